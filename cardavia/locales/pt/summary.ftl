## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = Rodada { $deal }
summary-title = Rodada { $deal }: Genji { $even }, Heiji { $odd }
summary-look-back = Rever uma rodada
summary-deal-button = Rodada { $deal }: Genji { $even }, Heiji { $odd }
summary-missing = Não foi possível buscar esta rodada agora. Tente de novo, por favor.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] Você deu as cartas.
   *[other] { $name } deu as cartas.
}
facts-trump = O trunfo era { $suit }.
facts-declared = { $who ->
    [you] Você declarou o Robai e pegou o indicador.
   *[other] { $name } declarou o Robai e pegou o indicador.
}
facts-took = { $who ->
    [you] Ninguém declarou, então você pegou o indicador.
   *[other] Ninguém declarou, então { $name } pegou o indicador.
}
facts-indicator = Indicador
facts-sides = Cartas de fora
facts-aside = descarte

## How a deal’s nine points came to lie.

parts-title = De onde vêm os pontos
parts-about = Há nove pontos na mesa. Cada vaza vale um; uma combinação faz alguns mudarem de lado.
parts-tricks = Vazas ganhas
parts-tricks-spoken = Vazas ganhas: Genji { $even }, Heiji { $odd }.
parts-pair = { $pair } na vaza { $number }
parts-pair-hidden = { $pair } com o Robai escondido na vaza { $number }
parts-moved-spoken = { $value } pontos para { $team }. Com eles, Genji tem { $even } e Heiji { $odd }.
parts-score = Esta rodada
parts-score-spoken = Esta rodada: Genji { $even }, Heiji { $odd }.
parts-total = Partida
parts-total-spoken = Partida até aqui: Genji { $even }, Heiji { $odd }.

## The tricks as small pictures.

tricks-title = As nove vazas
tricks-so-far = Vazas até aqui
tricks-none = Nenhuma vaza terminou ainda.
tricks-legend = Um canto dobrado mostra o verso: esse trunfo ficou virado para baixo até a oitava carta.
trick-number = Vaza { $number }
trick-led = { $who ->
    [you] A saída foi sua.
   *[other] A saída foi de { $name }.
}
trick-ninth = Viradas ao mesmo tempo.
trick-won = { $who ->
    [you] Você ganhou.
   *[other] { $name } ganhou.
}
trick-moved = { $pair }: { $value } pontos passam para { $team }.
trick-moved-hidden = { $pair } com o Robai escondido: { $value } pontos passam para { $team }.
trick-card-was-down = { $card }, jogada virada para baixo

## Running totals.

totals-title = Ao longo da partida
totals-label = Os totais de Genji e Heiji depois de cada rodada; a tabela ao lado traz os números.
totals-as-table = Em tabela
totals-none = A primeira rodada ainda não terminou.
deals-caption = Pontos de cada rodada e totais depois dela
deals-number = Rodada
deals-dealer = Deu as cartas
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, total
deals-heiji-total = Heiji, total

## The end of a match.

result-title = A partida terminou
result-won = { $team } vence por { $most } a { $least }.
result-yours = Sua equipe venceu.
result-theirs = A outra equipe venceu.
result-draw = Empate: { $even } a { $odd }.
result-draw-means = Totais iguais são empate; não há rodada extra.
result-stood-out = O que se destacou
result-biggest = A maior rodada foi a { $deal }: { $most } a { $least } para { $team }.
result-combination = Rodada { $deal }, vaza { $number }: { $who ->
    [you] você fez { $pair }, { $value } pontos.
   *[other] { $name } fez { $pair }, { $value } pontos.
}
result-no-combinations = Ninguém fez nenhuma combinação: cada ponto foi uma vaza.
result-record = O registro da partida

## The log in words, grouped.

story-before = Antes da primeira vaza
story-trick = Vaza { $number }
story-after = Depois da última vaza
