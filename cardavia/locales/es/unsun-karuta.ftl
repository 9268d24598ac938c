## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Japón · 75 cartas
unsun-about = La baraja japonesa Unsun, de cinco palos, en una mesa solo para ella y con las jerarquías propias del juego por equipos para ocho que se juega en Hitoyoshi.
unsun-story = En el siglo XVI, marinos de Portugal llevaron los naipes a Japón. De ellos nació una baraja japonesa con un quinto palo y con figuras propias: dragones, dioses de la fortuna, dignatarios de China. En casi todas partes cayó en el olvido. En Hitoyoshi, una ciudad con castillo en las montañas de Kumamoto, se sigue jugando hasta hoy.
back-to-traditions = ← Tradiciones de naipes
back-to-tradition = ← Unsun Karuta
wikipedia = Wikipedia ↗
on-this-page = En esta página
to-play = Jugar
to-cards = Las cartas

games = Juegos
hachinin-meri = Hachinin Meri
hachinin-meri-about = Ocho personas se sientan en dos equipos alternos. Nueve bazas por mano, triunfos que se juegan boca abajo y combinaciones de triunfos que ganar con tu equipo.
hachinin-meri-gloss = *Hachinin* significa ocho personas; *Meri* es la palabra del juego para salir de triunfo.
start-match = Empezar partida
go-on = Seguir con una partida
read-the-rules = Leer las reglas

## The cards

cards-title = Las 75 cartas
cards-lead = Cinco palos de quince cartas, cada uno con seis figuras y nueve números.
cards-each = Cada carta tiene su propia página: lo fuerte que es y lo que hace.
pictures-title = Las seis figuras
suits-title = Los cinco palos
suit-pictures = Figuras de { $suit }, de mayor a menor cuando el palo no es triunfo
suit-numbers = Números de { $suit }, de mayor a menor
kind-long = palo largo: el 9 es su número más alto
kind-round = palo redondo: el 1 es su número más alto

suit-p-reading = パオ
suit-p-meaning = bastos
suit-i-reading = イス
suit-i-meaning = espadas
suit-k-reading = コップ
suit-k-meaning = copas
suit-o-reading = オウル
suit-o-meaning = oros
suit-g-reading = グル
suit-g-meaning = tambores, con una triple coma

rank-s-reading = スン
rank-s-figure = dignatario de China
rank-s-does = La carta más fuerte de cada palo, sea o no triunfo.
rank-u-reading = ウン
rank-u-figure = dios de la fortuna
rank-u-does = Segunda en cada palo, justo detrás de Sun.
rank-t-reading = ソウタ
rank-t-figure = doncella
rank-t-does = Tercera entre los triunfos, pero la penúltima figura en un palo simple.
rank-b-reading = ロバイ
rank-b-figure = dragón
rank-b-does = El Robai del palo de triunfo se puede declarar o mantener oculto. Pao Robai, Tenka, es triunfo en todas las manos.
rank-r-reading = レイ
rank-r-figure = rey guerrero, sentado
rank-r-does = Tercera en un palo simple; entre los triunfos, detrás de Sota y Robai.
rank-k-reading = カバ
rank-k-figure = jinete
rank-k-does = Cuarta en un palo simple y la figura más baja entre los triunfos.

## The rules

rules-title = Reglas
rules-line = 8 asientos · tú y 3 IA de tu equipo contra 4 IA · partida de 8 manos

rules-goal-title = Objetivo
rules-goal-1 = Tu equipo ocupa asientos alternos: los asientos 0, 2, 4 y 6 son los suyos, y los asientos 1, 3, 5 y 7, los del otro. Como en Hitoyoshi, los bandos llevan el nombre de dos clanes antiguos: el tuyo es *Genji*, el blanco, y el otro *Heiji*, el rojo.
rules-goal-2 = En cada mano los equipos se disputan nueve bazas; una baza es una carta de cada asiento. Gana la partida el equipo que más suma en ocho manos. Si los totales son iguales, hay empate.

rules-set-up-title = Preparación
rules-set-up-1 = Se usan las 75 cartas: quince de *Pao* (bastos), quince de *Isu* (espadas), quince de *Koppu* (copas), quince de *Ouru* (oros) y quince de *Guru* (tambores). Empezando por la izquierda de quien reparte, en el sentido de las agujas del reloj, se dan tres tandas de tres cartas por asiento, nueve en total. Sobran tres cartas.
rules-set-up-2 = La primera de las tres se descubre. Es el *Okie*, el indicador, y el palo que lleva dibujado es el triunfo de la mano.
rules-set-up-3 = Empezando por la izquierda de quien reparte, cada cual, por turno y una sola vez, declara o pasa. Solo quien tiene el *Robai* (dragón) del palo de triunfo puede declararlo y llevarse así el indicador. También puede pasar y guardar el secreto. La primera declaración cierra la ronda; si los ocho pasan, se lleva el indicador quien reparte. Si ese Robai es una de las tres cartas que sobran, nadie puede declarar, y aun así todos pasan por turno.
rules-set-up-4 = Quien se llevó el indicador tiene ahora diez cartas: aparta una que no sea triunfo y abre el juego con otra que no sea triunfo. Solo con diez triunfos en la mano se puede apartar un triunfo, y solo si no queda otra carta se abre con un triunfo.
rules-set-up-5 = Con la carta de salida se enseñan a todos la carta apartada y las otras dos que sobraron. Estas cartas aparte no ganan bazas ni puntúan.

rules-order-title = Orden de las cartas
rules-order-1 = Los triunfos van de mayor a menor así: Sun > Un > Sota > Tenka > Robai nativo > Rei > Kaba > números. El *Robai nativo* es el Robai del palo de triunfo. *Tenka*, “todo bajo el cielo”, es Pao Robai y siempre es triunfo. Cuando Pao es triunfo, es el Robai nativo y aparece en la fila una sola vez.
rules-order-2 = Un palo que no es triunfo es simple. Sus figuras van así: Sun > Un > Rei > Kaba > Sota > Robai, y después vienen los números; pero el Robai del Isu simple está entre el 2 y el 1, y el Pao simple no tiene Robai, porque ese es Tenka.
rules-order-3 = Los números de Pao e Isu, los palos largos, van 9 > 8 > … > 1. Los de Koppu, Ouru y Guru, los palos redondos, van 1 > 2 > … > 9.
rules-order-4 = Los palos simples no compiten entre sí: sin triunfos, solo puede ganar el palo de salida.
row-trumps = Los triunfos cuando Koppu es triunfo, de mayor a menor
row-plain = Isu simple, de mayor a menor: el Robai está entre el 2 y el 1

rules-round-title = Cómo se juega
rules-round-1 = Cada cual juega una carta, en el sentido de las agujas del reloj. Hasta la primera salida de triunfo, nadie está obligado a asistir al palo. Los triunfos que se juegan cuando se salió de un palo simple quedan boca abajo hasta que las ocho cartas están en la mesa, y entonces se descubren a la vez. Gana el triunfo más alto; si no hay triunfos, la carta más alta del palo de salida. Quien gana sale en la baza siguiente.
rules-round-2 = Una salida de triunfo es un *Meri*. En la primera baza nadie puede elegir salir de triunfo. En un Meri los triunfos se juegan boca arriba, y quien tiene algún triunfo debe jugar uno, también Tenka; quien no tiene ninguno juega lo que quiera.
rules-round-3 = El Sun solitario, *ichimai-zun*: quien no recibió más triunfo que el Sun de triunfo puede guardarlo en un Meri mientras sea su único triunfo.
rules-round-4 = Después del primer Meri rige *Monchi*: cuando se sale de un palo simple, asiste si puedes o juega cualquier triunfo. Si no tienes cartas de ese palo, vale cualquiera. Tenka es un triunfo y nunca tiene que asistir a Pao.
rules-round-5 = En la novena baza no sale nadie. Todos descubren su última carta en el mismo instante y la baza se decide sola. Los triunfos compiten como siempre; sin triunfos, la última carta de quien reparte da el palo de salida. Nadie puede responder a la última carta de otro.

rules-score-title = Puntuación y final
rules-score-1 = Cada baza vale 1. Cuando no es un Meri y la gana un triunfo, se compara ese triunfo con el más alto que jugó en ella el otro equipo. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 de un palo largo u 8–9 de uno redondo es una combinación, y con ella pasan otros 2 puntos del otro equipo al que gana la baza. Solo cuenta el Robai nativo; Tenka nunca ocupa su lugar.
rules-score-2 = En la novena baza, que nunca es un Meri, con una combinación pasan 5. También pasan 5 cuando una de las dos cartas es un Robai oculto, es decir, el Robai nativo de quien prefirió pasar. Lo uno no se suma a lo otro; en las demás combinaciones pasan 2. Así, los puntos de los dos equipos en una mano siempre suman 9, y uno de ellos puede quedar por debajo de cero.
rules-score-3 = Después de cada mano reparte el asiento siguiente por la izquierda. Gana el total más alto tras ocho manos; si son iguales hay empate, sin mano extra. “Mano siguiente” conserva los puntos. “Reiniciar” los borra.
combinations = Las seis combinaciones: el triunfo que gana y el triunfo al que vence
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, palos largos
pair-8-9 = 8–9, palos redondos
