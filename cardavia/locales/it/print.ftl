## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta: quale carta batte quale
print-suits = I cinque semi con i loro numeri, dal più forte
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] seme lungo
   *[round] seme tondo
}
# $trump is the suit that is trump in the picture.
print-trumps = Le briscole, dalla più forte: qui è briscola { $trump }
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }, sempre briscola
print-native = il Robai nativo: il drago del seme di briscola
# Stands before the numbers from the strongest to the weakest.
print-then = poi i numeri
print-trumps-many = { $count } briscole in tutto. Qualunque sia il seme di briscola, i suoi numeri scendono come nella fila di quel seme, qui sopra.
print-trumps-pao = Quando { $trump } è briscola, Tenka stesso è il Robai nativo: { $count } briscole.
print-plain = Un seme semplice, cioè non briscola: qui { $suit }
print-plain-means = I semi semplici non gareggiano tra loro: senza briscole può vincere solo il seme d’uscita.
# $card is Isu Robai; $above and $below are numbers.
print-odd = Il drago insolito: { $card } semplice sta tra { $above } e { $below }
print-odd-pao = { $suit } semplice non ha Robai, perché quello è Tenka.
print-pairs = Le sei combinazioni: la briscola che vince e quella che batte
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] tutti i semi
    [long] semi lunghi
   *[round] semi tondi
}
print-pairs-means = Una briscola vince una presa con uscita semplice. Se forma una di queste coppie con la briscola più forte dell’altra squadra, { $value } punti passano dalla squadra che perde a quella che vince; { $most } nella nona presa, o quando una delle due carte è un Robai nascosto.
# Millimetres.
print-foot = Ogni carta misura { $width } × { $height } mm. Stampa le carte al 100%, fronte e retro, capovolgendo sul lato lungo; poi taglia lungo i segni.
