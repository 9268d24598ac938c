## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = { $card } de Unsun Karuta: a força que tem como carta simples e como trunfo, e as combinações de que participa.
gallery-back = ← Todas as 75 cartas
gallery-neighbours = Cartas vizinhas
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Naipe
gallery-rank = Valor
gallery-number = número { $number }

gallery-plain = Como carta simples
gallery-plain-place = { $place ->
    [1] Quando o trunfo é outro naipe, é a mais forte das { $of } cartas de { $suit }.
   *[other] Quando o trunfo é outro naipe, é a número { $place } das { $of } cartas de { $suit }, contando da mais forte.
  }
gallery-plain-wins = Só pode ganhar uma vaza se a saída foi de { $suit } e ninguém joga trunfo.
gallery-plain-odd = É um lugar estranho: os outros dragões ficam acima de todos os números do seu naipe, e este só tem o 1 abaixo dele.
gallery-plain-long = Os números de um naipe longo correm como se espera: o 9 é o mais forte e o 1, o mais fraco.
gallery-plain-round = Os números de um naipe redondo correm ao contrário: o 1 é o mais forte e o 9, o mais fraco.
gallery-plain-never = Nunca é. Pao Robai é *Tenka*, “tudo sob o céu”, trunfo em todas as rodadas. Não conta como carta de Pao e nunca precisa acompanhar Pao.
gallery-plain-row = { $suit } simples, da mais forte à mais fraca

gallery-trump = Como trunfo
gallery-trump-place = { $place ->
    [1] Quando o trunfo é { $suit }, é o mais forte dos { $of } trunfos, e nada o vence.
   *[other] Quando o trunfo é { $suit }, é o número { $place } dos { $of } trunfos, contando do mais forte.
  }
gallery-trump-tenka = Quando o trunfo é qualquer outro naipe, é o número { $place } dos { $of } trunfos, logo acima do Robai desse naipe.
gallery-trump-native = Quando o trunfo é o próprio Pao, é o Robai nativo da rodada, o número { $place } dos { $of } trunfos.
gallery-trump-sun = Quem não recebeu nenhum outro trunfo pode guardá-lo num Meri: é o Sun solitário, *ichimai-zun*.
gallery-trump-robai = Como Robai nativo, pode ser declarado, para pegar o indicador, ou ficar escondido.
gallery-trump-row = Os trunfos quando o trunfo é { $suit }, do mais forte ao mais fraco

gallery-pairs = Em combinações
gallery-pair-wins = Esta carta ganha a vaza, e o trunfo mais alto do outro lado é { $other }.
gallery-pair-loses = { $other } ganha a vaza, e esta carta é o trunfo mais alto do outro lado.
gallery-pairs-tenka = Só quando o trunfo é Pao; Tenka nunca substitui o Robai de outro naipe.
gallery-pairs-worth = Uma combinação tira 2 pontos da outra equipe e os dá à que ganha a vaza; na nona vaza, 5. Num Meri não há combinações.
gallery-pairs-hidden = Com um Robai escondido, são 5 em qualquer vaza.
gallery-pairs-none = Não participa de nenhuma. O que ela pode trazer é a vaza.
