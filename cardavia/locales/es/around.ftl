## What stands around the cushion, the tools, and the chart of the orders.

score-label = Marcador
tricks-taken = Bazas
tools-label = Herramientas
order = Orden de las cartas

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = Devolver a la mano la carta elegida
help-key-order = Orden de las cartas
help-key-tricks = Todas las bazas de esta mano
help-key-log = Lo que ha pasado
help-key-settings = Ajustes
help-key-mute = Encender o apagar el sonido

## The hand.

confirm-asks = ¿Jugar { $card }? Elígela otra vez o pulsa Escape.
confirm-asks-discard = ¿Apartar { $card }? Elígela otra vez o pulsa Escape.
confirm-back = { $card } vuelve a tu mano.
drop-here = Jugar aquí

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = La carta más fuerte va primero.
order-trumps = Triunfos: { $suit }
order-trumps-means = Cualquier triunfo vence a cualquier otra carta.
order-long = El 9 es el número más fuerte.
order-round = Los números van al revés: el 1 es el más fuerte.
order-isu = El Robai está entre el 2 y el 1.
order-pao = Su Robai es Tenka, un triunfo.
order-tenka = Tenka es triunfo en todas las manos.
order-led = Sin triunfos gana la carta más fuerte del palo de salida. Los demás palos no pueden ganar.
order-pairs = Combinaciones
order-pairs-means = La primera carta gana la baza y la segunda es el triunfo más alto del otro bando: 2 puntos cambian de lado. En la novena baza, o con un Robai oculto, son 5. En un Meri, ninguno.
order-pair = { $winner } vence a { $loser }
order-gone = Atenuada y tachada: ya la has visto.
card-gone = { $card }, ya ha salido
card-yours = { $card }, en tu mano
order-yours = Subrayada: está en tu mano.
