## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = Tú
team-genji = Genji
team-heiji = Heiji
face-down-trump = un triunfo boca abajo
card-face-down = Una carta boca abajo
card-peek = { $card }, boca abajo para los demás

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = Mano { $deal }. { $who ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
} El indicador es { $card }: el triunfo es { $trump }.
event-declare = { $who ->
    [you] Declaras el Robai.
   *[other] { $name } declara el Robai.
}
event-pass = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
event-take = { $who ->
    [you] Te llevas el indicador, { $card }.
   *[other] { $name } se lleva el indicador, { $card }.
}
event-aside = { $who ->
    [you] Apartas una carta.
   *[other] { $name } aparta una carta.
}
event-aside-open = { $who ->
    [you] Apartas { $card }.
   *[other] { $name } aparta { $card }.
}
event-play = { $who ->
    [you] Juegas { $card }.
   *[other] { $name } juega { $card }.
}
event-sides = Las cartas aparte son { $cards }.
event-ninth = Las últimas cartas se descubren todas a la vez.
event-won = { $who ->
    [you] Ganas la baza { $number } con { $card }.
   *[other] { $name } gana la baza { $number } con { $card }.
}
event-won-combination = { $who ->
    [you] Ganas la baza { $number } con { $card }: { $pair } le quita { $value } puntos al otro bando.
   *[other] { $name } gana la baza { $number } con { $card }: { $pair } le quita { $value } puntos al otro bando.
}
event-score = Fin de la mano: Genji { $even }, Heiji { $odd }.

## The line above the hand.

prompt-wait = Le toca a { $name }.
prompt-declare = Tienes el Robai del palo de triunfo. ¿Lo declaras?
prompt-discard = Elige una carta para apartarla. No puntúa, y se enseña cuando salgas.
prompt-pass = No tienes el Robai del palo de triunfo: pasas.
prompt-discard-only = Solo se puede apartar una carta; la mesa lo hace por ti.
prompt-lead = Sales tú. Elige una carta.
prompt-follow = Te toca. Se salió de { $suit }.
prompt-done = La mano ha terminado.
prompt-over = La partida ha terminado.
prompt-closed = Esta mesa está cerrada.

declare = Declarar
declare-means = Te llevas el indicador { $card }, apartas una carta y sales. Pero todos sabrán que tienes el Robai.
pass = Pasar
pass-means = El Robai queda oculto: una combinación con él vale 5 puntos, la haga quien la haga.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = Espera un poco: le toca a { $name }.
why-done = Esta mano ha terminado.
why-declare = Primero di si declaras el Robai o pasas.
why-4-discard = Puedes apartar cualquier carta que no sea triunfo: los triunfos se quedan en tu mano.
why-5-first-lead = Puedes salir con cualquier carta que no sea triunfo: en la primera baza no se sale de triunfo.
why-5-meri = Puedes jugar cualquier triunfo: se salió de triunfo, un Meri, y hay que responder con triunfo.
why-5-monchi = Puedes jugar cualquier triunfo o cualquier carta de { $suit }: después de un Meri hay que asistir al palo.
why-other = Puedes jugar una de las cartas levantadas.

refused-stale = La mesa ya ha seguido. Vuelve a mirar, por favor.
refused-not-now = Ahora mismo no se puede.
refused-bad-message = La mesa no lo ha entendido. Recarga la página, por favor.
refused-closed = Esta mesa está cerrada.
refused-foreign = No tienes asiento en esta mesa.

## Around the table.

table-label = Mesa de Hachinin Meri
seats-label = Asientos
hand-label = Tu mano, { $count } { $count ->
    [one] carta
   *[other] cartas
}
trick-label = Cartas en la mesa
trump = Triunfo
trump-label = El triunfo es { $suit }. El indicador era { $card }.
seat-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
} en la mano
mark-dealer = Reparte
mark-recipient = Se llevó el indicador
mark-leader = Sale
mark-turn = Le toca
mark-partner = de tu equipo
mark-opponent = rival
deal-of = Mano { $deal } de 8
trick-of = Baza { $trick } de 9
score-deal = Esta mano
score-total = Total
meri = Meri
meri-means = Se salió de triunfo: hay que responder con triunfo.
monchi = Monchi
monchi-means = En esta mano ya se ha salido de triunfo: desde ahora hay que asistir al palo o jugar triunfo.
free-follow = Libre
free-follow-means = Aún no se ha salido de triunfo: se puede jugar cualquier carta.
side-cards = Cartas aparte
side-cards-mine = Apartada
log = Lo que ha pasado
last-trick = Última baza
last-trick-none = Aún no ha terminado ninguna baza.
help = Ayuda
more = Más
close = Cerrar

## Help.

help-title = En la mesa
help-keys = Teclas
help-key-hand = Elegir una carta de tu mano
help-key-play = Jugar la carta elegida
help-key-declare = Declarar
help-key-pass = Pasar
help-key-next = Mano siguiente
help-key-last = Última baza
help-key-help = Esta ayuda
help-marks = Señales
help-learn = Aprender el juego en lecciones breves
help-rules = Leer las reglas
help-words = Palabras
help-tenka = Tenka es Pao Robai. Es triunfo en todas las manos.
help-teams = La genciana blanca es Genji, asientos 0, 2, 4 y 6; la mariposa roja es Heiji, asientos 1, 3, 5 y 7.
key-arrows = ← → Inicio Fin
key-enter = Intro, espacio

## The end of a deal and of a match.

next-deal = Mano siguiente
restart = Reiniciar
restart-asks = ¿Empezar una partida nueva? Los puntos de esta se pierden.
restart-yes = Empezar
restart-no = Seguir jugando
play-again = Jugar otra vez
leave = Salir
leave-asks = ¿Dejar esta mesa? Se cerrará, y la partida terminará aquí.
leave-yes = Dejarla
show-summary = Resumen

## The line to the server.

line-connecting = La mesa se está preparando…
line-lost = La casa no responde. Tu partida está a salvo; volviendo a intentarlo…
line-back = La mesa está aquí de nuevo.
line-foreign = Esta mesa es de otra persona. Solo puede jugarla el navegador que empezó la partida.
line-unknown = Esta mesa no existe, o ya no existe.
line-home = Ir a las tradiciones de naipes
line-matches = Ir a tus partidas

## How strong a player plays, in one word; for the start form too.

level-novice = Principiante
level-casual = Aficionado
level-club = De club
level-expert = Experto
level-master = Maestro
# In lessons, and in matches that were begun with earlier levels.
level-greedy = Suave
level-pimc-20 = Prudente
level-pimc-200 = Sagaz
