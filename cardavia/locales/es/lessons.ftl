## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = Aprender a jugar
# In the header: short.
learn-short = Aprender
learn-title = Aprender a jugar · Cardavia
learn-about = Lecciones breves en una mesa de verdad, desde los cinco palos hasta una primera partida corta.
learn-lead = No hace falta saber nada de antemano. En cada lección juegas unas pocas cartas, y la mesa te enseña en qué acaba la jugada. Todas las lecciones juntas duran más o menos un cuarto de hora.
learn-begin = Empezar
learn-go-on = Seguir: { $title }
learn-done = Hecha
learn-forget = Borrar mi progreso
learn-all = Todas las lecciones
learn-after = ¿Te apetece más? Otra mano se reparte enseguida.
lesson-page-title = { $title } · Aprender a jugar · Cardavia
lesson-number = Lección { $number } de { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
lesson-step = Paso { $step } de { $count }
lesson-step-done = Paso { $step } de { $count }, hecho
lesson-next-step = Siguiente
lesson-again = Otra vez
lesson-next-lesson = Lección siguiente: { $title }
lesson-onward = Lección siguiente
learn-play = Jugar una partida
lesson-finished = Y con esto termina la lección.
lesson-right = ¡Muy bien!
lesson-wrong = No del todo.
lesson-illegal = Eso aquí no se puede.
lesson-point = Elige la carta:
lesson-waiting = La mesa se está preparando…
lesson-failed = La casa no responde ahora mismo. Inténtalo otra vez dentro de un momento.
lesson-answer = Ver la respuesta
lesson-position-trump = El triunfo es { $suit }.
lesson-position-table = En la mesa
lesson-position-hand = Tu mano
lesson-position-sides = Cartas aparte
lesson-played = { $card }, de { $name }
lesson-without-script = Con JavaScript activado puedes jugar esta lección. Sin él, sigue leyendo: cada posición trae su respuesta.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] Te llevas la baza con { $card }: un punto para tu bando.
    [partner] { $name }, de tu equipo, se lleva la baza con { $card }: un punto para tu bando.
   *[opponent] { $name } se lleva la baza con { $card }: un punto para el otro bando.
}
came-trick-pair = { $side ->
    [you] Te llevas la baza con { $card }: un punto, y por { $pair } otros { $value } pasan del otro bando al tuyo.
    [partner] { $name }, de tu equipo, se lleva la baza con { $card }: un punto, y por { $pair } otros { $value } pasan del otro bando al tuyo.
   *[opponent] { $name } se lleva la baza con { $card }: un punto, y por { $pair } otros { $value } pasan de tu bando al otro.
}
came-ninth = { $side ->
    [you] En la novena baza gana tu carta, { $card }: otro punto para tu bando.
    [partner] En la novena baza gana { $card }, de { $name }, de tu equipo: otro punto para tu bando.
   *[opponent] En la novena baza gana { $card }, de { $name }: otro punto para el otro bando.
}
came-ninth-pair = { $side ->
    [you] En la novena baza gana tu carta, { $card }: un punto, y por { $pair } otros { $value } pasan del otro bando al tuyo.
    [partner] En la novena baza gana { $card }, de { $name }, de tu equipo: un punto, y por { $pair } otros { $value } pasan del otro bando al tuyo.
   *[opponent] En la novena baza gana { $card }, de { $name }: un punto, y por { $pair } otros { $value } pasan de tu bando al otro.
}
came-indicator = { $side ->
    [you] Te llevas el indicador, { $card }, y tienes diez cartas.
    [partner] Nadie ha declarado, así que { $name }, de tu equipo, se lleva el indicador, { $card }, porque reparte.
   *[opponent] Nadie ha declarado, así que { $name }, del otro bando, se lleva el indicador, { $card }, porque reparte.
}
came-aside = { $card } queda aparte. Se enseña cuando sales y no gana nada.
lesson-is-stronger = { $other } es más fuerte que { $card }.
lesson-hidden-is-stronger = La carta boca abajo es más fuerte que { $card }.
lesson-cannot-win = { $card } no es del palo de salida, así que no puede ganar; { $other } sí.

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = Buena elección: alguien con experiencia habría hecho lo mismo.
lesson-advice-as-good = Esa elección es prácticamente igual de buena.
lesson-advice-other = Alguien con experiencia habría elegido otra cosa:
came-deal = La mano ha terminado: { $own } para tu bando y { $theirs } para el otro. Los puntos de los dos siempre suman 9.
came-match = { $result ->
    [won] La partida ha terminado y la ha ganado tu bando, { $own } a { $theirs }.
    [lost] La partida ha terminado y la ha ganado el otro bando, { $theirs } a { $own }.
   *[drawn] La partida ha terminado en empate, { $own } a { $theirs }.
}
lesson-next-deal = Mano siguiente

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai es Tenka: triunfo en todas las manos, y nunca una carta de Pao.
rule-2-led-suit = Sin triunfos, solo puede ganar el palo de salida.
rule-2-plain = En un palo simple el orden es Sun, Un, Rei, Kaba, Sota, Robai y después los números.
rule-2-isu-robai = El Robai de Isu, cuando Isu es un palo simple, está entre el 2 y el 1.
rule-2-numbers = En Pao y en Isu el número más alto es el 9; en Koppu, Ouru y Guru es el 1.
rule-2-trumps = El orden de los triunfos es Sun, Un, Sota, Tenka, Robai, Rei, Kaba y después los números.
rule-3-teams = Toda baza que gana tu equipo es también tuya: no hace falta superarla.
rule-4-recipient = Quien declara se lleva el indicador. Si no declara nadie, se lo lleva quien reparte.
rule-4-side-cards = Una carta apartada está fuera de juego y no gana nada.
rule-4-hidden-robai = El Robai solo está oculto si quien lo tiene pasa. Si se declara, todos lo saben.
rule-5-face-down = Una carta boca abajo es un triunfo, y cualquier triunfo vence a cualquier carta simple.
rule-5-later-lead = Después de la primera baza se puede salir con cualquier carta, también de triunfo.
rule-5-lone-sun = Quien no recibió más triunfo que el Sun puede guardarlo cuando se sale de triunfo.
rule-5-meri = Cuando se sale de triunfo, quien tiene algún triunfo debe jugar uno.
rule-5-meri-void = Sin triunfos puedes jugar cualquier carta en un Meri, pero no puedes ganarlo.
rule-5-monchi = Con Monchi se juega una carta del palo de salida o cualquier triunfo.
rule-5-monchi-void = Si no tienes el palo de salida puedes jugar cualquier carta, también con Monchi.
rule-5-ninth = En la novena baza todos descubren su última carta y, sin triunfos, la de quien reparte da el palo.
rule-5-winner = Cualquier triunfo vence a cualquier carta simple, y entre triunfos gana el más alto.
rule-5-first-lead = La primera baza se abre con una carta que no sea triunfo.
rule-6-combination = Una combinación necesita la pareja justa: el triunfo que gana y el más alto del otro bando.
rule-6-five-hidden = Con un Robai oculto, una combinación vale 5 puntos en vez de 2.
rule-6-five-ninth = En la novena baza, una combinación vale 5 puntos en vez de 2.

## 1

lesson-suits-title = Cinco palos, seis figuras
lesson-suits-about = Cómo se llaman las cartas y cuál se lleva una baza.
lesson-suits-led-ask = Hay cinco palos: Pao (bastos), Isu (espadas), Koppu (copas), Ouru (oros) y Guru (tambores). Cada cual juega una carta, y la más fuerte del palo de salida se las lleva todas: eso es una baza. Se salió de Isu; ¿qué carta va ganando?
lesson-suits-led-right = Isu 7 es la espada más alta de la mesa. Pao Sun es una carta poderosa, pero nadie había pedido bastos.
lesson-suits-figures-ask = Por encima de los números hay seis figuras: Sun, el dignatario; Un, el dios de la fortuna; Rei, el rey; Kaba, el jinete; Sota, la doncella, y Robai, el dragón, en este orden. Va ganando Ouru Kaba de { $seat3 }, del otro bando. Juega una carta que la venza.
lesson-suits-figures-right = Rei, el rey, está justo por encima de Kaba, el jinete.
lesson-suits-partner-ask = No juegas en solitario: quien lleva la genciana blanca es de tu equipo. También { $seat4 }, que va ganando con Pao Rei, y tú juegas al final. Aquí puedes jugar cualquier carta; ¿cuál te sobra?
lesson-suits-partner-right = La baza ya es de tu bando. Tus cartas fuertes quedan para las bazas que las necesiten.

## 2

lesson-backwards-title = Números que van al revés
lesson-backwards-about = Por qué una copa vale más que nueve.
lesson-backwards-long-ask = Pao (bastos) e Isu (espadas) son los palos largos. Sus números van como cabe esperar: el 9 es el más alto y el 1 el más bajo. Se salió de Pao; ¿qué carta va ganando?
lesson-backwards-long-right = Pao 8. En un palo largo, cuantos más, mejor.
lesson-backwards-round-ask = Koppu (copas), Ouru (oros) y Guru (tambores) son los palos redondos, y sus números van al revés: el 1 es el más alto y el 9 el más bajo. Las cartas lo trajeron de Europa, donde algunos juegos antiguos aún cuentan así las copas y los oros. Se salió de Koppu; ¿qué carta va ganando?
lesson-backwards-round-right = Koppu 2. En un palo redondo, menos es más: mejor una copa llena que nueve pequeñas.
lesson-backwards-beat-ask = Se salió de Ouru, un palo redondo. Va ganando { $seat3 }, del otro bando, con Ouru 3, y tú juegas al final. Llévate la baza.
lesson-backwards-beat-right = Dos oros vencen a tres. Tu 5, tu 7 y tu 8 se habrían quedado por debajo.

## 3

lesson-trumps-title = Los triunfos y su propio orden
lesson-trumps-about = El palo que vence a todos los demás, y una doncella que sube por encima de los reyes.
lesson-trumps-beats-ask = Antes de jugar se descubre una carta: el indicador. Su palo es el triunfo de esta mano, y cualquier triunfo vence a cualquier carta que no lo sea, por noble que parezca. El triunfo es Isu, y va ganando Ouru Sun del otro bando; llévate la baza.
lesson-trumps-beats-right = Una espada pequeña vence al gran Sun de oros, porque es triunfo.
lesson-trumps-order-ask = Cuando un palo es triunfo, dos de sus figuras suben: Sota, la doncella, y Robai, el dragón. El orden es entonces Sun, Un, Sota, Robai, Rei, Kaba y después los números. El triunfo es Koppu y de Koppu se salió; ¿qué carta va ganando?
lesson-trumps-order-right = ¡Sota, la doncella! En un palo simple el rey y el jinete están por encima de ella; entre los triunfos, solo Un y Sun.
lesson-trumps-beat-ask = La misma mesa, y ahora te toca a ti. Se salió de triunfo, así que también tú tienes que jugar triunfo. Vence a Sota.
lesson-trumps-beat-right = Un está justo por encima de Sota. Solo Sun es más fuerte.

## 4

lesson-tenka-title = Tenka, siempre triunfo
lesson-tenka-about = El dragón de bastos no es de ningún palo.
lesson-tenka-place-ask = Pao Robai, el dragón de bastos, tiene nombre propio: Tenka, “todo bajo el cielo”. Es triunfo en todas las manos y está entre Sota y el Robai del palo de triunfo. El triunfo es Ouru; ¿qué carta va ganando?
lesson-tenka-place-right = Tenka vence por poco al Robai del palo de triunfo. Más fuertes son solo Sota, Un y Sun de triunfo.
lesson-tenka-pao-ask = Se salió de Pao, y va ganando Pao Sun de { $seat1 }, del otro bando. Tenka parece un basto, pero es un triunfo. Llévate la baza.
lesson-tenka-pao-right = Tenka vence incluso al Sun del palo que lleva dibujado.
lesson-tenka-must-ask = { $seat1 }, del otro bando, salió con Ouru Un, un triunfo. Quien tenga algún triunfo debe jugar uno ahora. ¿Qué tienes que jugar?
lesson-tenka-must-right = Tenka es tu único triunfo, así que ha tenido que caer, y encima sin ganar. Así es como se caza a Tenka.

## 5

lesson-isu-robai-title = El extraño dragón de espadas
lesson-isu-robai-about = Un Robai se ha caído entre los números.
lesson-isu-robai-low-ask = Un Robai, el dragón, está por encima de todos los números de su palo. Solo Isu Robai, el dragón de espadas, se ha caído: mientras Isu no es triunfo, está entre el 2 y el 1. Se salió de Isu; ¿qué carta va ganando?
lesson-isu-robai-low-right = Isu 2 vence a este dragón. Él solo puede vencer al 1.
lesson-isu-robai-beat-ask = { $seat1 }, del otro bando, salió con Isu Robai y sigue ganando con él. Tú juegas al final. Llévate la baza con lo menos que puedas.
lesson-isu-robai-beat-right = Con el 2 basta. El 1 habría sido muy poco.
lesson-isu-robai-trump-ask = Ahora el triunfo es Isu. Entonces su dragón vuelve al lugar que le toca a un Robai de triunfo. ¿Qué carta va ganando?
lesson-isu-robai-trump-right = Como triunfo, Isu Robai vuelve a estar por encima de Rei y de Kaba.

## 6

lesson-declare-title = Declarar, tomar, ocultar
lesson-declare-about = Lo que puede hacer antes de jugar quien tiene el Robai de triunfo.
lesson-declare-declare-ask = El triunfo es Ouru, y tienes Ouru Robai, el dragón del palo de triunfo: solo tú puedes declararlo. Entonces el indicador, Ouru 4, pasa a ser tu décima carta y sales en la primera baza. Tu mano ya es fuerte; llévate el indicador.
lesson-declare-declare-right = Ahora tienes cinco triunfos y sales tú. El precio: todos saben dónde está el Robai.
lesson-declare-aside-ask = Tienes diez cartas y debes apartar una, cualquiera que no sea triunfo. No puntúa. ¿De cuál puedes prescindir?
lesson-declare-aside-right = Un número pequeño no habría ganado casi nada. El Sun y el Rei de Koppu sí pueden.
lesson-declare-hide-ask = Otra mano: el triunfo es Guru, y tienes Guru Robai con un solo triunfo más. Si pasas, nadie sabe quién lo tiene, y una combinación con un Robai oculto vale 5 puntos en vez de 2. Pruébalo y oculta el dragón.
lesson-declare-hide-right = El dragón está oculto. Ahora puede ganar 5 puntos para tu bando, y puede costarle 5 si el otro lo caza.

## 7

lesson-opening-title = La salida y las cartas aparte
lesson-opening-about = Cómo empieza el juego y qué cuentan las tres cartas que quedan fuera.
lesson-opening-first-ask = Quien se llevó el indicador sale en la primera baza, y tiene que ser con una carta que no sea triunfo. Lo tienes tú, y has apartado Pao 2: ya hay tres cartas aparte, boca abajo. Abre el juego.
lesson-opening-first-right = Con tu salida se descubren las tres cartas aparte: la que has apartado y las dos que no recibió nadie. El triunfo es Ouru, así que valían cuatro de tus cartas; la más fuerte es Koppu Sun, y solo la gana un triunfo.
lesson-opening-sides-ask = El triunfo es Koppu, y Koppu Sun está entre las tres cartas aparte: nadie puede tenerlo. { $seat3 }, del otro bando, ha jugado un triunfo boca abajo, y no sabes cuál. Tú juegas al final; llévate la baza con seguridad.
lesson-opening-sides-right = Con Sun fuera de juego, nada es más fuerte que Un. Vale la pena mirar las cartas aparte.

## 8

lesson-face-down-title = Boca abajo
lesson-face-down-about = Leer una carta que nadie ha visto.
lesson-face-down-reading-ask = Un triunfo que se juega en un palo simple queda boca abajo hasta que están las ocho cartas. Así que lo que está boca abajo es un triunfo, aunque nadie sabe cuál. Se salió de Ouru; ¿qué carta va ganando?
lesson-face-down-reading-right = Ouru Sun de { $seat4 }, de tu equipo, es la mejor carta de oros. Pero lo que ha puesto { $seat5 } es un triunfo, y la vence.
lesson-face-down-sure-ask = El triunfo es Guru, y { $seat3 }, del otro bando, ha jugado un triunfo boca abajo. Tú juegas al final. Llévate la baza con seguridad.
lesson-face-down-sure-right = Nada vence al Sun de triunfo. Tu 8 es casi el triunfo más bajo: en los palos redondos solo el 9 está por debajo.
lesson-face-down-partner-ask = Esta vez la única carta boca abajo es de { $seat4 }, de tu equipo. Tú juegas al final y puedes jugar cualquier carta. ¿Cuál te sobra?
lesson-face-down-partner-right = El triunfo de tu equipo se lleva la baza, sea cual sea. Los tuyos pueden esperar.

## 9

lesson-meri-title = Meri: se sale de triunfo
lesson-meri-about = Cuándo te obliga un Meri y para qué sirve.
lesson-meri-follow-ask = Una salida de triunfo se llama Meri. Obliga a todos: quien tiene algún triunfo debe jugar uno, boca arriba. El triunfo es Isu, y va ganando Isu Kaba del otro bando; llévate la baza.
lesson-meri-follow-right = Rei vence a Kaba. Tus otras cartas estaban cerradas: a un Meri se responde con triunfo.
lesson-meri-pull-ask = Has ganado la primera baza y sales en la segunda; desde ahora puedes salir de triunfo. Un Meri saca un triunfo de cada mano que tenga alguno. Tienes el más fuerte; haz que salgan.
lesson-meri-pull-right = Ahora quedan menos triunfos que puedan vencer a tus cartas simples.
lesson-meri-none-ask = El otro bando salió con Isu Un, un Meri, y no tienes triunfos. Entonces vale cualquier carta, pero ninguna de las tuyas puede ganar. ¿Cuál te sobra?
lesson-meri-none-right = Se va un número pequeño, y las figuras quedan para después.

## 10

lesson-lone-sun-title = El Sun solitario
lesson-lone-sun-about = El único triunfo al que un Meri no obliga.
lesson-lone-sun-keep-ask = El triunfo es Koppu, y el único que recibiste es su Sun, el más fuerte de todos. Un Sun tan solitario no tiene que responder a un Meri. { $seat6 }, de tu equipo, salió con Koppu Un, al que solo tu Sun podría vencer: ¿qué juegas?
lesson-lone-sun-keep-right = Tu equipo se lleva la baza de todos modos, y tu Sun se llevará otra.
lesson-lone-sun-bound-ask = Esta vez recibiste dos triunfos, Koppu Sun y Koppu 6, y el 6 ya no está. El favor es solo para quien recibió el Sun sin más triunfos. Se salió con un Meri: ¿qué tienes que jugar?
lesson-lone-sun-bound-right = El Sun ha tenido que caer. Por lo menos se lleva la baza.

## 11

lesson-monchi-title = Monchi: asistir al palo
lesson-monchi-about = Lo que cambia cuando ya se ha jugado un Meri.
lesson-monchi-follow-ask = Después del primer Meri de una mano rige Monchi: quien tiene el palo de salida debe asistir o jugar triunfo. El triunfo es Ouru, se salió de Isu, y va ganando Isu Sun del otro bando. Llévate la baza.
lesson-monchi-follow-right = Un triunfo siempre se puede jugar. Tus otros palos estaban cerrados mientras tenías Isu.
lesson-monchi-void-ask = Se salió de Pao, y no tienes ninguno. Entonces vale cualquier carta, también con Monchi. Va ganando Pao Sun de { $seat4 }, de tu equipo, y tú juegas al final: ¿qué carta te sobra?
lesson-monchi-void-right = La baza es de tu bando. El triunfo y la figura se quedan contigo.

## 12

lesson-ninth-title = La novena baza
lesson-ninth-about = Las últimas cartas se descubren todas a la vez.
lesson-ninth-suit-ask = En la novena baza no sale nadie: todos descubren a la vez su última carta y, sin triunfos, la de quien reparte da el palo. Repartes tú, y ya no quedan triunfos. Te quedan dos cartas, y esta es la octava baza: ¿cuál juegas ahora?
lesson-ninth-suit-right = Tu última carta era Guru Sun. Así que el palo era Guru, y a su Sun no lo vence nada.
lesson-ninth-five-ask = Ya no quedan triunfos, salvo tu Ouru 8 y Ouru 9, que tiene alguien. En un palo redondo el 8 vence al 9, y esa pareja es una combinación: vale 2 puntos, pero 5 en la novena baza. ¿Qué carta juegas ahora, en la octava?
lesson-ninth-five-right = Guardaste el 8 para el final, y el 9 era del otro bando.

## 13

lesson-combinations-title = Combinaciones
lesson-combinations-about = Parejas de triunfos que cambian puntos de lado.
lesson-combinations-sun-un-ask = Si gana un triunfo y el más alto del otro bando forma pareja con él, 2 puntos cambian de lado. Las parejas son Sun–Un, Un–Sota, Sota–Robai, Robai–Rei y los dos números más bajos: 2–1 en los palos largos, 8–9 en los redondos. El otro bando ha jugado un triunfo boca abajo; llévate la baza con seguridad.
lesson-combinations-sun-un-right = Era Un, y Sun–Un es una pareja. En un Meri no habría dado nada.
lesson-combinations-hidden-ask = Antes de jugar pasaste y ocultaste Koppu Robai. { $seat5 }, del otro bando, ha jugado un triunfo boca abajo: puede que sea más bajo que tu Robai, quizá incluso Rei. Una combinación con un Robai oculto vale 5; atrévete.
lesson-combinations-hidden-right = Era Rei, y Robai–Rei es una pareja. Eso es lo que vale un Robai oculto.
lesson-combinations-count-ask = Has llevado la cuenta: de todos los triunfos solo quedan en juego tu Un, tu 8 y Ouru 9. Así que lo que ha puesto boca abajo { $seat7 }, del otro bando, solo puede ser el 9. ¿Qué triunfo te da más?
lesson-combinations-count-right = 8–9 es una pareja, y Un–9 no. El triunfo más pequeño que gana valía más que el grande.

## 14

lesson-match-title = Una partida corta
lesson-match-about = Dos manos enteras, con un consejo después de cada decisión tuya.
lesson-match-play-ask = Ahora juega dos manos hasta el final, con todo lo que has aprendido. Después de cada decisión sabrás qué habría hecho alguien con experiencia. ¡Buena suerte!
