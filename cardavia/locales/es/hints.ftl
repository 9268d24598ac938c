## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = Consejo
hint-label = Un consejo
hint-close = Guardar el consejo
hint-thinking = Repasando los repartos posibles…
hint-more = Todas tus opciones
hint-less = Solo el consejo
hint-choice = Opción
hint-points = Puntos
hint-points-mean = Lo que tu bando saca de los nueve puntos de esta mano, de media.
hint-busy = Se está pensando otro consejo. Vuelve a pedirlo dentro de un momento, por favor.
hint-none = Ahora mismo no se ha encontrado ningún consejo.
# A card in the hand that full help marks.
hint-good = { $card }, una buena carta
help-key-hint = Pedir un consejo

hint-play = Juega { $card }.
hint-discard = Aparta { $card }.
hint-declare = Declara el Robai.
hint-pass = Pasa y mantén oculto el Robai.
hint-tenka = Tenka
hint-choice-declare = Declarar
hint-choice-pass = Pasar

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] Se salió de triunfo y hay que responder: este es tu único triunfo.
    [monchi] Hay que asistir al palo: es la única carta que puedes jugar.
    [first-lead] En la primera baza no se sale de triunfo: es la única otra carta que tienes.
    [discard] Solo se puede apartar una carta que no sea triunfo: no tienes otra.
   *[none] Es la única carta que te queda.
}
hint-sure = Nada de lo que el otro bando pueda tener la vence.
hint-only-beaten-by = De todo lo que el otro bando pueda tener, solo la vence { $cards }.
hint-only-trumps-beat = El otro bando no puede tener un { $suit } más alto: solo un triunfo la vence.
hint-takes = { $tenths ->
    [0] Ella misma casi nunca gana la baza.
    [9] Gana la baza casi siempre.
    [10] Gana la baza en prácticamente todos los casos.
    [1] Ella misma gana la baza en 1 de cada 10 casos, más o menos.
   *[other] Ella misma gana la baza en { $tenths } de cada 10 casos, más o menos.
}
hint-side-takes = { $tenths ->
    [9] Tu bando gana esta baza casi siempre.
    [10] Tu bando gana esta baza en prácticamente todos los casos.
    [1] Tu bando gana esta baza en 1 de cada 10 casos, más o menos.
   *[other] Tu bando gana esta baza en { $tenths } de cada 10 casos, más o menos.
}
hint-cannot-win = No puede ganar esta baza.
hint-cheapest = Te desprendes de la carta que menos vas a echar de menos.
hint-enough = Juegas al final, y con ella basta: { $card } puede esperar.
hint-partner-sure = El otro bando no puede vencer la carta de { $name }: deja la baza a tu equipo.
hint-overtakes = Le quitaría la baza a { $name }, de tu equipo, que la tiene de todos modos.
hint-partner-likely = { $tenths ->
    [9] { $name }, de tu equipo, gana esta baza casi siempre.
    [10] { $name }, de tu equipo, gana esta baza en prácticamente todos los casos.
    [1] { $name }, de tu equipo, gana esta baza en 1 de cada 10 casos, más o menos.
   *[other] { $name }, de tu equipo, gana esta baza en { $tenths } de cada 10 casos, más o menos.
}
hint-face-down = Solo { $cards } vencería con seguridad el triunfo que { $name } tiene boca abajo.
hint-lies-hidden = Queda boca abajo: los demás solo ven que es un triunfo.
hint-makes = En unos { $tenths } de cada 10 casos hace { $pair }: le quita { $points } puntos al otro bando.
hint-falls = En unos { $tenths } de cada 10 casos cae ante { $pair } del otro bando: { $points } puntos perdidos.
hint-guards = { $card } queda a salvo: si la juegas ahora, cae ante { $pair } en unos { $tenths } de cada 10 casos, { $points } puntos perdidos.
hint-keeps = Guardas { $card } para después, y eso da { $points } puntos más que jugarla ahora.
hint-opens-meri = Abre un Meri: todos deben responder con triunfo, y a partir de ahí hay que asistir al palo.
hint-draws-trumps = { $count ->
    [one] Saca triunfos: a los demás les queda uno como mucho.
   *[other] Saca triunfos: a los demás les quedan { $count } como mucho.
}
hint-ninth = { $tenths ->
    [9] { $card } se queda para la novena baza, y la gana casi siempre.
    [10] { $card } se queda para la novena baza, y la gana en prácticamente todos los casos.
    [1] { $card } se queda para la novena baza, y la gana en 1 de cada 10 casos, más o menos.
   *[other] { $card } se queda para la novena baza, y la gana en { $tenths } de cada 10 casos, más o menos.
}
hint-ninth-suit = Repartes tú, así que tu última carta, { $card }, da el palo de la novena baza.
hint-void = Es tu única carta de { $suit }: sin ella no tienes que asistir a { $suit }.
hint-others-of = { $count ->
    [one] Te queda otra carta de { $suit }.
   *[other] Te quedan otras { $count } cartas de { $suit }.
}
hint-highest = Es la carta de { $suit } más alta de las que faltan por salir.
hint-gains-indicator = Ganas el indicador, { $card }, como triunfo, y sales tú.
hint-robai-hidden = Oculto, el Robai le da a tu bando 5 puntos { $tenths ->
    [0] casi nunca
    [1] en 1 de cada 10 casos
   *[other] en unos { $tenths } de cada 10 casos
} y le cuesta 5 { $against ->
    [0] casi nunca
    [1] en 1 de cada 10 casos
   *[other] en unos { $against } de cada 10 casos
}.
hint-as-good = Igual de bien iría { $cards }.
hint-many-alike = Otras { $count } cartas irían igual de bien.
hint-all-alike = Aquí casi da igual lo que elijas.

## For the terminal.

hint-seat = asiento { $seat }
hint-moment = Baza { $trick }. Le toca a { $name }; el triunfo es { $trump }.
hint-hand = En la mano: { $cards }.
hint-done = lo elegido en la partida
