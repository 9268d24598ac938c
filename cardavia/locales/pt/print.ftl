## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta: qual carta vence qual
print-suits = Os cinco naipes com seus números, do mais forte ao mais fraco
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] naipe longo
   *[round] naipe redondo
}
# $trump is the suit that is trump in the picture.
print-trumps = Trunfos, do mais forte ao mais fraco: aqui o trunfo é { $trump }
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }, sempre trunfo
print-native = o Robai nativo: o dragão do naipe de trunfo
# Stands before the numbers from the strongest to the weakest.
print-then = depois, os números
print-trumps-many = { $count } trunfos ao todo. Seja qual for o naipe de trunfo, seus números seguem a ordem da fileira do naipe, acima.
print-trumps-pao = Quando o trunfo é { $trump }, Tenka é o próprio Robai nativo: { $count } trunfos.
print-plain = Um naipe simples, isto é, que não é trunfo: aqui { $suit }
print-plain-means = Os naipes simples não competem entre si: sem trunfo, só pode ganhar o naipe da saída.
# $card is Isu Robai; $above and $below are numbers.
print-odd = O dragão diferente: { $card } simples fica entre { $above } e { $below }
print-odd-pao = { $suit } simples não tem Robai, pois esse é Tenka.
print-pairs = As seis combinações: o trunfo que ganha e o trunfo que ele vence
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] todos os naipes
    [long] naipes longos
   *[round] naipes redondos
}
print-pairs-means = Um trunfo ganha uma vaza em que a saída foi de um naipe simples. Se ele e o trunfo mais alto da outra equipe formam um desses pares, { $value } pontos passam da equipe que perde a vaza para a que ganha; { $most } na nona vaza, ou quando uma das duas cartas é um Robai escondido.
# Millimetres.
print-foot = Cada carta mede { $width } × { $height } mm. Imprima as cartas a 100%, frente e verso, virando pela borda longa; depois corte pelas marcas.
