## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = Você
team-genji = Genji
team-heiji = Heiji
face-down-trump = um trunfo virado para baixo
card-face-down = Uma carta virada para baixo
card-peek = { $card }, virada para baixo para os outros

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = Rodada { $deal }. { $who ->
    [you] Você dá as cartas.
   *[other] { $name } dá as cartas.
} O indicador é { $card }: o trunfo é { $trump }.
event-declare = { $who ->
    [you] Você declara o Robai.
   *[other] { $name } declara o Robai.
}
event-pass = { $who ->
    [you] Você passa.
   *[other] { $name } passa.
}
event-take = { $who ->
    [you] Você pega o indicador, { $card }.
   *[other] { $name } pega o indicador, { $card }.
}
event-aside = { $who ->
    [you] Você descarta uma carta.
   *[other] { $name } descarta uma carta.
}
event-aside-open = { $who ->
    [you] Você descarta { $card }.
   *[other] { $name } descarta { $card }.
}
event-play = { $who ->
    [you] Você joga { $card }.
   *[other] { $name } joga { $card }.
}
event-sides = As cartas de fora são { $cards }.
event-ninth = As últimas cartas são viradas todas ao mesmo tempo.
event-won = { $who ->
    [you] Você ganha a vaza { $number } com { $card }.
   *[other] { $name } ganha a vaza { $number } com { $card }.
}
event-won-combination = { $who ->
    [you] Você ganha a vaza { $number } com { $card }: { $pair } tira { $value } pontos do outro lado.
   *[other] { $name } ganha a vaza { $number } com { $card }: { $pair } tira { $value } pontos do outro lado.
}
event-score = Fim da rodada: Genji { $even }, Heiji { $odd }.

## The line above the hand.

prompt-wait = É a vez de { $name }.
prompt-declare = Você tem o Robai do naipe de trunfo. Quer declarar?
prompt-discard = Escolha uma carta para descartar. Ela não conta pontos e é mostrada na sua saída.
prompt-pass = Você não tem o Robai do naipe de trunfo: passa.
prompt-discard-only = Só uma carta pode ser descartada; a mesa faz isso por você.
prompt-lead = A saída é sua. Escolha uma carta.
prompt-follow = Sua vez. A saída foi de { $suit }.
prompt-done = A rodada terminou.
prompt-over = A partida terminou.
prompt-closed = Esta mesa está fechada.

declare = Declarar
declare-means = Você pega o indicador { $card }, descarta uma carta, e a saída é sua. Mas todos saberão que o Robai está com você.
pass = Passar
pass-means = O Robai fica escondido: uma combinação com ele vale 5 pontos, para quem a fizer.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = Espere um pouco: é a vez de { $name }.
why-done = Esta rodada terminou.
why-declare = Primeiro diga se você declara o Robai ou passa.
why-4-discard = Você pode descartar qualquer carta que não seja trunfo: os trunfos ficam na sua mão.
why-5-first-lead = Você pode sair com qualquer carta que não seja trunfo: na primeira vaza não se sai de trunfo.
why-5-meri = Você pode jogar qualquer trunfo: a saída foi de trunfo, um Meri, e é preciso responder com trunfo.
why-5-monchi = Você pode jogar qualquer trunfo ou qualquer carta de { $suit }: depois de um Meri é preciso acompanhar o naipe.
why-other = Você pode jogar uma das cartas levantadas.

refused-stale = A mesa já seguiu adiante. Olhe de novo, por favor.
refused-not-now = Agora não dá.
refused-bad-message = A mesa não entendeu. Recarregue a página, por favor.
refused-closed = Esta mesa está fechada.
refused-foreign = Você não tem lugar nesta mesa.

## Around the table.

table-label = Mesa de Hachinin Meri
seats-label = Lugares
hand-label = Sua mão, { $count } { $count ->
    [one] carta
   *[other] cartas
}
trick-label = Cartas na mesa
trump = Trunfo
trump-label = O trunfo é { $suit }. O indicador era { $card }.
seat-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
} na mão
mark-dealer = Dá as cartas
mark-recipient = Pegou o indicador
mark-leader = Sai
mark-turn = Na vez
mark-partner = da sua equipe
mark-opponent = rival
deal-of = Rodada { $deal } de 8
trick-of = Vaza { $trick } de 9
score-deal = Esta rodada
score-total = Total
meri = Meri
meri-means = A saída foi de trunfo: é preciso responder com trunfo.
monchi = Monchi
monchi-means = Já houve uma saída de trunfo nesta rodada: agora é preciso acompanhar o naipe ou jogar trunfo.
free-follow = Livre
free-follow-means = Ainda não houve saída de trunfo: qualquer carta pode ser jogada.
side-cards = Cartas de fora
side-cards-mine = Descarte
log = O que aconteceu
last-trick = Última vaza
last-trick-none = Nenhuma vaza terminou ainda.
help = Ajuda
more = Mais
close = Fechar

## Help.

help-title = Na mesa
help-keys = Teclas
help-key-hand = Escolher uma carta da sua mão
help-key-play = Jogar a carta escolhida
help-key-declare = Declarar
help-key-pass = Passar
help-key-next = Próxima rodada
help-key-last = Última vaza
help-key-help = Esta ajuda
help-marks = Sinais
help-learn = Aprender o jogo em lições curtas
help-rules = Ler as regras
help-words = Palavras
help-tenka = Tenka é Pao Robai. É trunfo em todas as rodadas.
help-teams = A genciana branca é Genji, lugares 0, 2, 4 e 6; a borboleta vermelha é Heiji, lugares 1, 3, 5 e 7.
key-arrows = ← → Home End
key-enter = Enter, espaço

## The end of a deal and of a match.

next-deal = Próxima rodada
restart = Recomeçar
restart-asks = Começar uma nova partida? Os pontos desta se perdem.
restart-yes = Começar
restart-no = Seguir jogando
play-again = Jogar de novo
leave = Sair
leave-asks = Sair desta mesa? Ela será fechada, e a partida termina aqui.
leave-yes = Sair
show-summary = Resumo

## The line to the server.

line-connecting = A mesa está sendo preparada…
line-lost = A casa não responde. Sua partida está a salvo; tentando de novo…
line-back = A mesa está de volta.
line-foreign = Esta mesa é de outra pessoa. Só o navegador que começou a partida pode jogá-la.
line-unknown = Esta mesa não existe, ou não existe mais.
line-home = Ir para as tradições de cartas
line-matches = Ir para suas partidas

## How strong a player plays, in one word; for the start form too.

level-novice = Iniciante
level-casual = Amador
level-club = De clube
level-expert = Especialista
level-master = Mestre
# In lessons, and in matches that were begun with earlier levels.
level-greedy = Suave
level-pimc-20 = Prudente
level-pimc-200 = Sagaz
