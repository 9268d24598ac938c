## The settings: a page of its own, and the same form in a dialogue at the table.

settings = Ajustes
settings-title = Ajustes · Cardavia
settings-about = Cómo se ve, suena y ayuda la mesa: velocidad, sonido, cartas, ayuda y el aspecto de las páginas.
settings-lead = Se guardan en este navegador y actúan al momento, también en una mesa abierta.
settings-no-script = Los ajustes se guardan con JavaScript, y en este navegador está desactivado. Mientras tanto, la mesa y las páginas se ven como se indica aquí.
settings-table = En la mesa
settings-cards = Las cartas
settings-pages = Papel y luz

set-help = Ayuda
set-help-means = Cuánto cuenta la mesa aparte de lo que se ve.
set-help-none = Ninguna
set-help-none-means = Recuerdas lo que ha salido y piensas por tu cuenta.
set-help-hints = Consejos al pedirlos
set-help-hints-means = Si lo pides, la mesa aconseja una carta y dice por qué.
set-help-full = Completa
set-help-full-means = Consejos, las cartas que ya han salido y las buenas marcadas en tu mano.

set-speed = Velocidad
set-speed-means = A qué ritmo viajan y se vuelven las cartas. Nada las espera: siempre puedes seguir jugando.
set-speed-slow = Lenta
set-speed-normal = Normal
set-speed-fast = Rápida
set-speed-off = Sin movimiento

set-sound = Sonido
set-sound-means = Las cartas, el momento de descubrirlas, las bazas y las combinaciones.
set-sound-off = Sin sonido
set-sound-quiet = Bajo
set-sound-full = Alto

set-confirm = Jugar una carta
set-confirm-means = Si hay que elegir una carta dos veces para jugarla.
set-confirm-no = Al momento
set-confirm-yes = Elegir y luego jugar

set-keys = Teclas de un solo carácter
set-keys-means = Letras y cifras que actúan en la mesa, como la D para declarar. El control por voz puede pulsarlas sin querer. Las flechas, Intro y Escape funcionan siempre.
set-keys-on = Activadas
set-keys-off = Desactivadas

set-sort = Orden de tu mano
set-sort-means = Cómo quedan colocadas tus cartas tras el reparto.
set-sort-trumps = Triunfos primero
set-sort-suits = Palo por palo
set-sort-dealt = Como llegaron

set-deck = Baraja
set-deck-means = El índice grande se lee mejor en una pantalla pequeña.
set-deck-standard = Normal
set-deck-large = Índice grande

set-index = Letras
set-index-means = Lo que pone en la esquina de una carta.
set-index-latin = Latinas
set-index-japanese = Japonesas
