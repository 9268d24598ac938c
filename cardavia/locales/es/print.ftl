## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta: qué carta vence a cuál
print-suits = Los cinco palos con sus números, de mayor a menor
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] palo largo
   *[round] palo redondo
}
# $trump is the suit that is trump in the picture.
print-trumps = Triunfos, de mayor a menor: aquí el triunfo es { $trump }
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }, siempre triunfo
print-native = el Robai nativo: el dragón del palo de triunfo
# Stands before the numbers from the strongest to the weakest.
print-then = después, los números
print-trumps-many = { $count } triunfos en total. Sea cual sea el palo de triunfo, sus números van como en la fila de su palo, más arriba.
print-trumps-pao = Cuando { $trump } es triunfo, Tenka es el propio Robai nativo: { $count } triunfos.
print-plain = Un palo simple, es decir, que no es triunfo: aquí { $suit }
print-plain-means = Los palos simples no compiten entre sí: sin triunfos, solo puede ganar el palo de salida.
# $card is Isu Robai; $above and $below are numbers.
print-odd = El dragón raro: { $card } simple está entre { $above } y { $below }
print-odd-pao = { $suit } simple no tiene Robai, porque ese es Tenka.
print-pairs = Las seis combinaciones: el triunfo que gana y el triunfo al que vence
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] todos los palos
    [long] palos largos
   *[round] palos redondos
}
print-pairs-means = Un triunfo gana una baza en la que se salió de un palo simple. Si forma una de estas parejas con el triunfo más alto del otro equipo, { $value } puntos pasan del equipo que pierde la baza al que la gana; { $most } en la novena baza, o cuando una de las dos cartas es un Robai oculto.
# Millimetres.
print-foot = Cada carta mide { $width } × { $height } mm. Imprime las cartas al 100 %, por las dos caras, volteando por el borde largo; después corta por las marcas.
