## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Japão · 75 cartas
unsun-about = O baralho japonês Unsun, de cinco naipes, numa mesa só dele e com a hierarquia própria do jogo de equipes para oito que se joga em Hitoyoshi.
unsun-story = No século XVI, marinheiros de Portugal levaram as cartas de jogar ao Japão. Delas nasceu um baralho japonês com um quinto naipe e com figuras próprias: dragões, deuses da fortuna, dignitários da China. Em quase toda parte ele foi esquecido. Em Hitoyoshi, uma cidade com castelo nas montanhas de Kumamoto, joga-se até hoje.
back-to-traditions = ← Tradições de cartas
back-to-tradition = ← Unsun Karuta
wikipedia = Wikipédia ↗
on-this-page = Nesta página
to-play = Jogar
to-cards = As cartas

games = Jogos
hachinin-meri = Hachinin Meri
hachinin-meri-about = Oito pessoas se sentam em duas equipes alternadas. Nove vazas por rodada, trunfos jogados virados para baixo e combinações de trunfos para ganhar com a sua equipe.
hachinin-meri-gloss = *Hachinin* significa oito pessoas; *Meri* é a palavra do jogo para sair de trunfo.
start-match = Começar partida
go-on = Continuar uma partida
read-the-rules = Ler as regras

## The cards

cards-title = As 75 cartas
cards-lead = Cinco naipes de quinze cartas, cada um com seis figuras e nove números.
cards-each = Cada carta tem uma página própria: a força que tem e o que ela faz.
pictures-title = As seis figuras
suits-title = Os cinco naipes
suit-pictures = Figuras de { $suit }, da mais forte à mais fraca quando o naipe não é trunfo
suit-numbers = Números de { $suit }, do mais forte ao mais fraco
kind-long = naipe longo: o 9 é o número mais alto
kind-round = naipe redondo: o 1 é o número mais alto

suit-p-reading = パオ
suit-p-meaning = paus
suit-i-reading = イス
suit-i-meaning = espadas
suit-k-reading = コップ
suit-k-meaning = copas
suit-o-reading = オウル
suit-o-meaning = ouros
suit-g-reading = グル
suit-g-meaning = tambores, com uma vírgula tripla

rank-s-reading = スン
rank-s-figure = dignitário da China
rank-s-does = A carta mais forte de cada naipe, seja trunfo ou não.
rank-u-reading = ウン
rank-u-figure = deus da fortuna
rank-u-does = Segunda em cada naipe, logo atrás de Sun.
rank-t-reading = ソウタ
rank-t-figure = donzela
rank-t-does = Terceira entre os trunfos, mas a penúltima figura num naipe simples.
rank-b-reading = ロバイ
rank-b-figure = dragão
rank-b-does = O Robai do naipe de trunfo pode ser declarado ou ficar escondido. Pao Robai, Tenka, é trunfo em todas as rodadas.
rank-r-reading = レイ
rank-r-figure = rei guerreiro, sentado
rank-r-does = Terceira num naipe simples; entre os trunfos, atrás de Sota e Robai.
rank-k-reading = カバ
rank-k-figure = cavaleiro
rank-k-does = Quarta num naipe simples e a figura mais baixa entre os trunfos.

## The rules

rules-title = Regras
rules-line = 8 lugares · você e 3 IA da sua equipe contra 4 IA · partida de 8 rodadas

rules-goal-title = Objetivo
rules-goal-1 = Sua equipe ocupa lugares alternados: os lugares 0, 2, 4 e 6 são dela, e os lugares 1, 3, 5 e 7, da outra. Como em Hitoyoshi, os lados têm o nome de dois clãs antigos: o seu é *Genji*, branco, e o outro é *Heiji*, vermelho.
rules-goal-2 = Em cada rodada as equipes disputam nove vazas; uma vaza é uma carta de cada lugar. Vence a partida a equipe com o maior total depois de oito rodadas. Totais iguais são empate.

rules-set-up-title = Preparação
rules-set-up-1 = Usam-se todas as 75 cartas: quinze de *Pao* (paus), quinze de *Isu* (espadas), quinze de *Koppu* (copas), quinze de *Ouru* (ouros) e quinze de *Guru* (tambores). A partir da esquerda de quem dá as cartas, no sentido horário, cada lugar recebe três levas de três cartas, nove ao todo. Sobram três cartas.
rules-set-up-2 = A primeira das três é virada para cima. É o *Okie*, o indicador, e o naipe impresso nela é o trunfo desta rodada.
rules-set-up-3 = A partir da esquerda de quem dá as cartas, cada pessoa, na sua vez e uma vez só, declara ou passa. Só quem tem o *Robai* (dragão) do naipe de trunfo pode declará-lo e assim pegar o indicador. Também pode passar e guardar segredo. Com a primeira declaração, as perguntas acabam; se os oito passam, quem deu as cartas pega o indicador. Se esse Robai é uma das três cartas que sobraram, ninguém pode declarar, e mesmo assim todos passam na sua vez.
rules-set-up-4 = Quem pegou o indicador tem agora dez cartas: descarta uma que não seja trunfo e abre o jogo com outra que não seja trunfo. Só com dez trunfos na mão se pode descartar um trunfo; e só quando não resta outra carta se abre com um trunfo.
rules-set-up-5 = Com a carta de abertura, são mostradas a todos a carta descartada e as outras duas que sobraram. Essas cartas de fora não ganham vazas nem contam pontos.

rules-order-title = Ordem das cartas
rules-order-1 = Os trunfos descem assim: Sun > Un > Sota > Tenka > Robai nativo > Rei > Kaba > números. O *Robai nativo* é o Robai do naipe de trunfo. *Tenka*, “tudo sob o céu”, é Pao Robai e é sempre trunfo. Quando o trunfo é Pao, ele é o Robai nativo e aparece na fileira uma só vez.
rules-order-2 = Um naipe que não é trunfo é simples. Suas figuras descem assim: Sun > Un > Rei > Kaba > Sota > Robai, e depois vêm os números; mas o Robai de Isu simples fica entre o 2 e o 1, e Pao simples não tem Robai, pois esse é Tenka.
rules-order-3 = Os números de Pao e Isu, os naipes longos, descem 9 > 8 > … > 1. Os de Koppu, Ouru e Guru, os naipes redondos, descem 1 > 2 > … > 9.
rules-order-4 = Os naipes simples não competem entre si: sem trunfo, só pode ganhar o naipe da saída.
row-trumps = Os trunfos quando o trunfo é Koppu, do mais forte ao mais fraco
row-plain = Isu simples, da mais forte à mais fraca: o Robai fica entre o 2 e o 1

rules-round-title = Como se joga
rules-round-1 = Cada pessoa joga uma carta, no sentido horário. Antes da primeira saída de trunfo, ninguém precisa acompanhar o naipe. Os trunfos jogados quando a saída foi de um naipe simples ficam virados para baixo até que as oito cartas estejam na mesa, e então são virados todos juntos. Ganha o trunfo mais alto; sem trunfo, a carta mais alta do naipe da saída. Quem ganha sai na vaza seguinte.
rules-round-2 = Uma saída de trunfo é um *Meri*. Na primeira vaza ninguém pode escolher sair de trunfo. Num Meri, os trunfos são jogados virados para cima, e quem tem algum trunfo deve jogar um, Tenka também; quem não tem nenhum joga o que quiser.
rules-round-3 = O Sun solitário, *ichimai-zun*: quem não recebeu nenhum trunfo além do Sun de trunfo pode guardá-lo num Meri enquanto for o seu único trunfo.
rules-round-4 = Depois do primeiro Meri vale *Monchi*: quando a saída é de um naipe simples, acompanhe se puder ou jogue qualquer trunfo. Sem cartas desse naipe, vale qualquer uma. Tenka é trunfo e nunca precisa acompanhar Pao.
rules-round-5 = Na nona vaza ninguém sai. Todos viram a última carta no mesmo instante, e a vaza se decide sozinha. Os trunfos competem como sempre; sem trunfo, a última carta de quem deu as cartas define o naipe da saída. Ninguém pode responder à última carta de outra pessoa.

rules-score-title = Pontos e fim
rules-score-1 = Cada vaza vale 1. Quando não é um Meri e um trunfo a ganha, compara-se esse trunfo com o mais alto que a outra equipe jogou nela. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 de um naipe longo ou 8–9 de um naipe redondo é uma combinação, e com ela mais 2 pontos passam da outra equipe para a que ganha a vaza. Só o Robai nativo conta; Tenka nunca ocupa o lugar dele.
rules-score-2 = Na nona vaza, que nunca é um Meri, uma combinação faz passar 5. Também passam 5 quando uma das duas cartas é um Robai escondido, isto é, o Robai nativo de quem preferiu passar. Uma coisa não se soma à outra; nas demais combinações passam 2. Assim, os pontos das duas equipes numa rodada somam sempre 9, e uma delas pode ficar abaixo de zero.
rules-score-3 = Depois de cada rodada, dá as cartas o lugar seguinte à esquerda. Vence o maior total depois de oito rodadas; totais iguais são empate, sem rodada extra. “Próxima rodada” mantém os pontos. “Recomeçar” apaga todos.
combinations = As seis combinações: o trunfo que ganha e o trunfo que ele vence
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, naipes longos
pair-8-9 = 8–9, naipes redondos
