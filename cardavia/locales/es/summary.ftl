## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = Mano { $deal }
summary-title = Mano { $deal }: Genji { $even }, Heiji { $odd }
summary-look-back = Volver a ver una mano
summary-deal-button = Mano { $deal }: Genji { $even }, Heiji { $odd }
summary-missing = Ahora mismo no se puede traer esta mano. Inténtalo otra vez.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] Repartiste tú.
   *[other] Repartió { $name }.
}
facts-trump = El triunfo era { $suit }.
facts-declared = { $who ->
    [you] Declaraste el Robai y te llevaste el indicador.
   *[other] { $name } declaró el Robai y se llevó el indicador.
}
facts-took = { $who ->
    [you] Nadie declaró, así que te llevaste el indicador.
   *[other] Nadie declaró, así que { $name } se llevó el indicador.
}
facts-indicator = Indicador
facts-sides = Cartas aparte
facts-aside = apartada

## How a deal’s nine points came to lie.

parts-title = De dónde salen los puntos
parts-about = En la mesa hay nueve puntos. Cada baza vale uno; una combinación cambia algunos de lado.
parts-tricks = Bazas ganadas
parts-tricks-spoken = Bazas ganadas: Genji { $even }, Heiji { $odd }.
parts-pair = { $pair } en la baza { $number }
parts-pair-hidden = { $pair } con el Robai oculto en la baza { $number }
parts-moved-spoken = { $value } puntos para { $team }. Con ellos, Genji tiene { $even } y Heiji { $odd }.
parts-score = Esta mano
parts-score-spoken = Esta mano: Genji { $even }, Heiji { $odd }.
parts-total = Partida
parts-total-spoken = Partida hasta ahora: Genji { $even }, Heiji { $odd }.

## The tricks as small pictures.

tricks-title = Las nueve bazas
tricks-so-far = Bazas hasta ahora
tricks-none = Aún no ha terminado ninguna baza.
tricks-legend = Una esquina doblada enseña el dorso: ese triunfo estuvo boca abajo hasta la octava carta.
trick-number = Baza { $number }
trick-led = { $who ->
    [you] Saliste tú.
   *[other] Salió { $name }.
}
trick-ninth = Descubiertas a la vez.
trick-won = { $who ->
    [you] La ganaste tú.
   *[other] La ganó { $name }.
}
trick-moved = { $pair }: { $value } puntos pasan a { $team }.
trick-moved-hidden = { $pair } con el Robai oculto: { $value } puntos pasan a { $team }.
trick-card-was-down = { $card }, jugada boca abajo

## Running totals.

totals-title = A lo largo de la partida
totals-label = Los totales de Genji y Heiji después de cada mano; la tabla de al lado tiene los números.
totals-as-table = En una tabla
totals-none = La primera mano aún no ha terminado.
deals-caption = Puntos de cada mano y totales después de ella
deals-number = Mano
deals-dealer = Reparte
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, total
deals-heiji-total = Heiji, total

## The end of a match.

result-title = La partida ha terminado
result-won = Gana { $team }, { $most } a { $least }.
result-yours = Tu equipo ha ganado.
result-theirs = Ha ganado el otro equipo.
result-draw = Empate: { $even } a { $odd }.
result-draw-means = Si los totales son iguales hay empate; no se juega una mano más.
result-stood-out = Lo más destacado
result-biggest = La mano más grande fue la { $deal }: { $most } a { $least } para { $team }.
result-combination = Mano { $deal }, baza { $number }: { $who ->
    [you] hiciste { $pair }, { $value } puntos.
   *[other] { $name } hizo { $pair }, { $value } puntos.
}
result-no-combinations = Nadie hizo ninguna combinación: cada punto fue una baza.
result-record = El registro de la partida

## The log in words, grouped.

story-before = Antes de la primera baza
story-trick = Baza { $number }
story-after = Después de la última baza
