## What stands around the cushion, the tools, and the chart of the orders.

score-label = Placar
tricks-taken = Vazas
tools-label = Ferramentas
order = Ordem das cartas

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = Devolver à mão a carta escolhida
help-key-order = Ordem das cartas
help-key-tricks = Todas as vazas desta rodada
help-key-log = O que aconteceu
help-key-settings = Ajustes
help-key-mute = Ligar ou desligar o som

## The hand.

confirm-asks = Jogar { $card }? Escolha de novo ou aperte Escape.
confirm-asks-discard = Descartar { $card }? Escolha de novo ou aperte Escape.
confirm-back = { $card } voltou para a sua mão.
drop-here = Jogar aqui

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = A carta mais forte vem primeiro.
order-trumps = Trunfos: { $suit }
order-trumps-means = Qualquer trunfo vence qualquer outra carta.
order-long = O 9 é o número mais forte.
order-round = Os números correm ao contrário: o 1 é o mais forte.
order-isu = O Robai fica entre o 2 e o 1.
order-pao = Seu Robai é Tenka, um trunfo.
order-tenka = Tenka é trunfo em todas as rodadas.
order-led = Sem trunfo, ganha a carta mais forte do naipe da saída. Os outros naipes não podem ganhar.
order-pairs = Combinações
order-pairs-means = A primeira carta ganha a vaza, e a segunda é o trunfo mais alto do outro lado: 2 pontos mudam de lado. Na nona vaza, ou com um Robai escondido, são 5. Num Meri, nenhum.
order-pair = { $winner } vence { $loser }
order-gone = Apagada e riscada: você já a viu.
card-gone = { $card }, já saiu
card-yours = { $card }, na sua mão
order-yours = Sublinhada: está na sua mão.
