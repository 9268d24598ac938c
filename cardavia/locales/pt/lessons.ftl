## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = Aprender a jogar
# In the header: short.
learn-short = Aprender
learn-title = Aprender a jogar · Cardavia
learn-about = Lições curtas numa mesa de verdade, dos cinco naipes a uma primeira partida curta.
learn-lead = Não é preciso saber nada de antemão. Em cada lição você joga algumas cartas, e a mesa mostra no que deu. Todas as lições juntas levam mais ou menos quinze minutos.
learn-begin = Começar
learn-go-on = Continuar: { $title }
learn-done = Feita
learn-forget = Apagar meu progresso
learn-all = Todas as lições
learn-after = Quer mais? Outra rodada começa num instante.
lesson-page-title = { $title } · Aprender a jogar · Cardavia
lesson-number = Lição { $number } de { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
lesson-step = Passo { $step } de { $count }
lesson-step-done = Passo { $step } de { $count }, feito
lesson-next-step = Próximo
lesson-again = De novo
lesson-next-lesson = Próxima lição: { $title }
lesson-onward = Próxima lição
learn-play = Jogar uma partida
lesson-finished = E assim termina a lição.
lesson-right = Isso mesmo!
lesson-wrong = Não exatamente.
lesson-illegal = Aqui isso não pode.
lesson-point = Escolha a carta:
lesson-waiting = A mesa está sendo preparada…
lesson-failed = A casa não responde agora. Tente de novo daqui a pouco.
lesson-answer = Ver a resposta
lesson-position-trump = O trunfo é { $suit }.
lesson-position-table = Na mesa
lesson-position-hand = Sua mão
lesson-position-sides = Cartas de fora
lesson-played = { $card }, de { $name }
lesson-without-script = Com JavaScript ativado, você pode jogar esta lição. Sem ele, continue lendo: cada posição traz a sua resposta.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] Você leva a vaza com { $card }: um ponto para o seu lado.
    [partner] { $name }, da sua equipe, leva a vaza com { $card }: um ponto para o seu lado.
   *[opponent] { $name } leva a vaza com { $card }: um ponto para o outro lado.
}
came-trick-pair = { $side ->
    [you] Você leva a vaza com { $card }: um ponto, e por { $pair } mais { $value } passam do outro lado para o seu.
    [partner] { $name }, da sua equipe, leva a vaza com { $card }: um ponto, e por { $pair } mais { $value } passam do outro lado para o seu.
   *[opponent] { $name } leva a vaza com { $card }: um ponto, e por { $pair } mais { $value } passam do seu lado para o outro.
}
came-ninth = { $side ->
    [you] Na nona vaza ganha a sua carta, { $card }: mais um ponto para o seu lado.
    [partner] Na nona vaza ganha { $card }, de { $name }, da sua equipe: mais um ponto para o seu lado.
   *[opponent] Na nona vaza ganha { $card }, de { $name }: mais um ponto para o outro lado.
}
came-ninth-pair = { $side ->
    [you] Na nona vaza ganha a sua carta, { $card }: um ponto, e por { $pair } mais { $value } passam do outro lado para o seu.
    [partner] Na nona vaza ganha { $card }, de { $name }, da sua equipe: um ponto, e por { $pair } mais { $value } passam do outro lado para o seu.
   *[opponent] Na nona vaza ganha { $card }, de { $name }: um ponto, e por { $pair } mais { $value } passam do seu lado para o outro.
}
came-indicator = { $side ->
    [you] Você pega o indicador, { $card }, e fica com dez cartas.
    [partner] Ninguém declarou; quem deu as cartas foi { $name }, da sua equipe, e pega o indicador, { $card }.
   *[opponent] Ninguém declarou; quem deu as cartas foi { $name }, do outro lado, e pega o indicador, { $card }.
}
came-aside = { $card } fica de fora. É mostrada na sua saída e não ganha nada.
lesson-is-stronger = { $other } é mais forte que { $card }.
lesson-hidden-is-stronger = A carta virada para baixo é mais forte que { $card }.
lesson-cannot-win = { $card } não é do naipe da saída, então não pode ganhar; { $other } pode.

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = Boa escolha: alguém com experiência teria feito o mesmo.
lesson-advice-as-good = Essa escolha é praticamente tão boa quanto a melhor.
lesson-advice-other = Alguém com experiência teria escolhido outra coisa:
came-deal = A rodada terminou: { $own } para o seu lado e { $theirs } para o outro. Os pontos dos dois somam sempre 9.
came-match = { $result ->
    [won] A partida terminou e o seu lado venceu, { $own } a { $theirs }.
    [lost] A partida terminou e o outro lado venceu, { $theirs } a { $own }.
   *[drawn] A partida terminou empatada, { $own } a { $theirs }.
}
lesson-next-deal = Próxima rodada

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai é Tenka: trunfo em todas as rodadas, e nunca uma carta de Pao.
rule-2-led-suit = Sem trunfo, só pode ganhar o naipe da saída.
rule-2-plain = Num naipe simples a ordem é Sun, Un, Rei, Kaba, Sota, Robai e depois os números.
rule-2-isu-robai = O Robai de Isu, quando Isu é um naipe simples, fica entre o 2 e o 1.
rule-2-numbers = Em Pao e Isu o número mais alto é o 9; em Koppu, Ouru e Guru é o 1.
rule-2-trumps = A ordem dos trunfos é Sun, Un, Sota, Tenka, Robai, Rei, Kaba e depois os números.
rule-3-teams = Toda vaza que a sua equipe leva também é sua: não é preciso superá-la.
rule-4-recipient = Quem declara pega o indicador. Se ninguém declara, quem deu as cartas fica com ele.
rule-4-side-cards = Uma carta descartada está fora do jogo e não ganha nada.
rule-4-hidden-robai = O Robai só fica escondido se quem o tem passa. Se é declarado, todos sabem dele.
rule-5-face-down = Uma carta virada para baixo é um trunfo, e qualquer trunfo vence qualquer carta simples.
rule-5-later-lead = Depois da primeira vaza pode-se sair com qualquer carta, também de trunfo.
rule-5-lone-sun = Quem não recebeu nenhum trunfo além do Sun pode guardá-lo quando a saída é de trunfo.
rule-5-meri = Quando a saída é de trunfo, quem tem algum trunfo deve jogar um.
rule-5-meri-void = Sem trunfos você pode jogar qualquer carta num Meri, mas não pode ganhá-lo.
rule-5-monchi = Em Monchi joga-se uma carta do naipe da saída ou qualquer trunfo.
rule-5-monchi-void = Sem o naipe da saída você pode jogar qualquer carta, mesmo em Monchi.
rule-5-ninth = Na nona vaza todos viram a última carta e, sem trunfo, a de quem deu as cartas define o naipe.
rule-5-winner = Qualquer trunfo vence qualquer carta simples, e entre trunfos ganha o mais alto.
rule-5-first-lead = A primeira vaza se abre com uma carta que não seja trunfo.
rule-6-combination = Uma combinação precisa do par certo: o trunfo que ganha e o mais alto do outro lado.
rule-6-five-hidden = Com um Robai escondido, uma combinação vale 5 pontos em vez de 2.
rule-6-five-ninth = Na nona vaza, uma combinação vale 5 pontos em vez de 2.

## 1

lesson-suits-title = Cinco naipes, seis figuras
lesson-suits-about = Como se chamam as cartas e qual delas leva uma vaza.
lesson-suits-led-ask = Há cinco naipes: Pao (paus), Isu (espadas), Koppu (copas), Ouru (ouros) e Guru (tambores). Cada pessoa joga uma carta, e a mais forte do naipe da saída leva todas: isso é uma vaza. A saída foi de Isu; que carta está ganhando?
lesson-suits-led-right = Isu 7 é a espada mais alta da mesa. Pao Sun é uma carta poderosa, mas ninguém pediu paus.
lesson-suits-figures-ask = Acima dos números há seis figuras: Sun, o dignitário; Un, o deus da fortuna; Rei, o rei; Kaba, o cavaleiro; Sota, a donzela, e Robai, o dragão, nesta ordem. Quem está ganhando é Ouru Kaba de { $seat3 }, do outro lado. Jogue uma carta que a vença.
lesson-suits-figures-right = Rei, o rei, fica logo acima de Kaba, o cavaleiro.
lesson-suits-partner-ask = Você não joga por conta própria: quem tem a genciana branca é da sua equipe. É o caso de { $seat4 }, que está ganhando com Pao Rei, e você joga por último. Aqui você pode jogar qualquer carta; qual não vai fazer falta?
lesson-suits-partner-right = A vaza já é do seu lado. Suas cartas fortes ficam para as vazas que precisam delas.

## 2

lesson-backwards-title = Números que correm ao contrário
lesson-backwards-about = Por que uma copa vale mais que nove.
lesson-backwards-long-ask = Pao (paus) e Isu (espadas) são os naipes longos. Seus números correm como se espera: o 9 é o mais alto e o 1 o mais baixo. A saída foi de Pao; que carta está ganhando?
lesson-backwards-long-right = Pao 8. Num naipe longo, quanto mais, melhor.
lesson-backwards-round-ask = Koppu (copas), Ouru (ouros) e Guru (tambores) são os naipes redondos, e seus números correm ao contrário: o 1 é o mais alto e o 9 o mais baixo. As cartas trouxeram isso da Europa, onde jogos antigos ainda contam assim as copas e os ouros. A saída foi de Koppu; que carta está ganhando?
lesson-backwards-round-right = Koppu 2. Num naipe redondo, menos é mais: melhor uma taça cheia que nove pequenas.
lesson-backwards-beat-ask = A saída foi de Ouru, um naipe redondo. Quem está ganhando é { $seat3 }, do outro lado, com Ouru 3, e você joga por último. Leve a vaza.
lesson-backwards-beat-right = Dois ouros vencem três. O seu 5, o 7 e o 8 teriam ficado abaixo.

## 3

lesson-trumps-title = Os trunfos e sua própria ordem
lesson-trumps-about = O naipe que vence todos os outros, e uma donzela que sobe acima dos reis.
lesson-trumps-beats-ask = Antes do jogo, uma carta é virada para cima: o indicador. Seu naipe é o trunfo desta rodada, e qualquer trunfo vence qualquer carta que não seja trunfo, por mais nobre que pareça. O trunfo é Isu, e Ouru Sun do outro lado está ganhando; leve a vaza.
lesson-trumps-beats-right = Uma espada pequena vence o grande Sun de ouros, porque é trunfo.
lesson-trumps-order-ask = Quando um naipe é trunfo, duas de suas figuras sobem: Sota, a donzela, e Robai, o dragão. A ordem é então Sun, Un, Sota, Robai, Rei, Kaba e depois os números. O trunfo é Koppu, e a saída foi de Koppu; que carta está ganhando?
lesson-trumps-order-right = Sota, a donzela! Num naipe simples o rei e o cavaleiro ficam acima dela; entre os trunfos, só Un e Sun.
lesson-trumps-beat-ask = A mesma mesa, e agora é a sua vez. A saída foi de trunfo, então você também tem de jogar trunfo. Vença Sota.
lesson-trumps-beat-right = Un fica logo acima de Sota. Só Sun é mais forte.

## 4

lesson-tenka-title = Tenka, sempre trunfo
lesson-tenka-about = O dragão de paus não é de nenhum naipe.
lesson-tenka-place-ask = Pao Robai, o dragão de paus, tem um nome próprio: Tenka, “tudo sob o céu”. É trunfo em todas as rodadas e fica entre Sota e o Robai do naipe de trunfo. O trunfo é Ouru; que carta está ganhando?
lesson-tenka-place-right = Tenka vence por pouco o Robai do naipe de trunfo. Mais fortes, só Sota, Un e Sun de trunfo.
lesson-tenka-pao-ask = A saída foi de Pao, e quem está ganhando é Pao Sun de { $seat1 }, do outro lado. Tenka parece uma carta de paus, mas é um trunfo. Leve a vaza.
lesson-tenka-pao-right = Tenka vence até o Sun do naipe que traz desenhado.
lesson-tenka-must-ask = { $seat1 }, do outro lado, saiu com Ouru Un, um trunfo. Quem tem algum trunfo deve jogar um agora. O que você tem de jogar?
lesson-tenka-must-right = Tenka é o seu único trunfo, então teve de cair, e ainda por cima sem ganhar. É assim que se caça Tenka.

## 5

lesson-isu-robai-title = O estranho dragão de espadas
lesson-isu-robai-about = Um Robai escorregou para o meio dos números.
lesson-isu-robai-low-ask = Um Robai, o dragão, fica acima de todos os números do seu naipe. Só Isu Robai, o dragão de espadas, escorregou: quando Isu não é trunfo, fica entre o 2 e o 1. A saída foi de Isu; que carta está ganhando?
lesson-isu-robai-low-right = Isu 2 vence este dragão. Tudo o que ele pode vencer é o 1.
lesson-isu-robai-beat-ask = { $seat1 }, do outro lado, saiu com Isu Robai e ainda está ganhando com ele. Você joga por último. Leve a vaza com o mínimo que puder.
lesson-isu-robai-beat-right = O 2 basta. O 1 teria sido pouco.
lesson-isu-robai-trump-ask = Agora o trunfo é o próprio Isu. Então seu dragão volta ao lugar que cabe a um Robai de trunfo. Que carta está ganhando?
lesson-isu-robai-trump-right = Como trunfo, Isu Robai volta a ficar acima de Rei e Kaba.

## 6

lesson-declare-title = Declarar, pegar, esconder
lesson-declare-about = O que pode fazer antes do jogo quem tem o Robai de trunfo.
lesson-declare-declare-ask = O trunfo é Ouru, e você tem Ouru Robai, o dragão do naipe de trunfo: só você pode declará-lo. Então o indicador, Ouru 4, vira a sua décima carta, e você sai na primeira vaza. Sua mão já é forte; pegue o indicador.
lesson-declare-declare-right = Agora você tem cinco trunfos e a saída é sua. O preço: todos sabem onde está o Robai.
lesson-declare-aside-ask = Você tem dez cartas e deve descartar uma, qualquer uma que não seja trunfo. Ela não conta pontos. Qual vai fazer menos falta?
lesson-declare-aside-right = Um número pequeno dificilmente ganharia alguma coisa. O Sun e o Rei de Koppu podem ganhar.
lesson-declare-hide-ask = Outra rodada: o trunfo é Guru, e você tem Guru Robai com um só trunfo a mais. Se você passar, ninguém sabe com quem ele está, e uma combinação com um Robai escondido vale 5 pontos em vez de 2. Experimente e esconda o dragão.
lesson-declare-hide-right = O dragão está escondido. Agora pode ganhar 5 pontos para o seu lado, e pode custar 5 se o outro lado o caçar.

## 7

lesson-opening-title = A abertura e as cartas de fora
lesson-opening-about = Como o jogo começa e o que contam as três cartas que ficam ao lado.
lesson-opening-first-ask = Quem pegou o indicador sai na primeira vaza, e tem de ser com uma carta que não seja trunfo. Foi você quem o pegou, e você descartou Pao 2: agora há três cartas de fora, viradas para baixo. Abra o jogo.
lesson-opening-first-right = Com a sua saída são viradas as três cartas de fora: a que você descartou e as duas que ninguém recebeu. O trunfo é Ouru, então quatro das suas cartas estavam certas; a mais forte é Koppu Sun, e só um trunfo a vence.
lesson-opening-sides-ask = O trunfo é Koppu, e Koppu Sun está entre as três cartas de fora: ninguém pode tê-lo na mão. { $seat3 }, do outro lado, jogou um trunfo virado para baixo, e você não sabe qual. Você joga por último; leve a vaza com certeza.
lesson-opening-sides-right = Com Sun fora do jogo, nada é mais forte que Un. Vale a pena olhar as cartas de fora.

## 8

lesson-face-down-title = Virada para baixo
lesson-face-down-about = Ler uma carta que ninguém viu.
lesson-face-down-reading-ask = Um trunfo jogado quando a saída é de um naipe simples fica virado para baixo até que as oito cartas estejam na mesa. Então o que está virado para baixo é um trunfo, embora ninguém saiba qual. A saída foi de Ouru; que carta está ganhando?
lesson-face-down-reading-right = Ouru Sun de { $seat4 }, da sua equipe, é a melhor carta de ouros. Mas o que { $seat5 } pôs na mesa é um trunfo, e a vence.
lesson-face-down-sure-ask = O trunfo é Guru, e { $seat3 }, do outro lado, jogou um trunfo virado para baixo. Você joga por último. Leve a vaza com certeza.
lesson-face-down-sure-right = Nada vence o Sun de trunfo. O seu 8 é quase o trunfo mais baixo: nos naipes redondos só o 9 fica abaixo.
lesson-face-down-partner-ask = Desta vez a única carta virada para baixo é de { $seat4 }, da sua equipe. Você joga por último e pode jogar qualquer carta. Qual não vai fazer falta?
lesson-face-down-partner-right = O trunfo da sua equipe leva a vaza, seja qual for. Os seus podem esperar.

## 9

lesson-meri-title = Meri: a saída é de trunfo
lesson-meri-about = Quando um Meri obriga você, e para que ele serve.
lesson-meri-follow-ask = Uma saída de trunfo se chama Meri. Ela obriga todos: quem tem algum trunfo deve jogar um, virado para cima. O trunfo é Isu, e Isu Kaba do outro lado está ganhando; leve a vaza.
lesson-meri-follow-right = Rei vence Kaba. Suas outras cartas estavam bloqueadas: a um Meri se responde com trunfo.
lesson-meri-pull-ask = Você ganhou a primeira vaza e sai na segunda; de agora em diante pode sair de trunfo. Um Meri puxa um trunfo de cada mão que tenha algum. O mais forte é seu; puxe os dos outros.
lesson-meri-pull-right = Agora restam menos trunfos que possam vencer suas cartas simples.
lesson-meri-none-ask = O outro lado saiu com Isu Un, um Meri, e você não tem trunfos. Então vale qualquer carta, mas nenhuma das suas pode ganhar. Qual não vai fazer falta?
lesson-meri-none-right = Um número pequeno se vai, e as figuras ficam para depois.

## 10

lesson-lone-sun-title = O Sun solitário
lesson-lone-sun-about = O único trunfo que um Meri não obriga.
lesson-lone-sun-keep-ask = O trunfo é Koppu, e o único que você recebeu é o Sun, o mais forte de todos. Um Sun assim solitário não precisa responder a um Meri. { $seat6 }, da sua equipe, saiu com Koppu Un, que só o seu Sun poderia vencer: o que você joga?
lesson-lone-sun-keep-right = Sua equipe leva a vaza de qualquer jeito, e o seu Sun vai levar outra.
lesson-lone-sun-bound-ask = Desta vez você recebeu dois trunfos, Koppu Sun e Koppu 6, e o 6 já saiu. O favor é só para quem recebeu o Sun sem outros trunfos. A saída foi um Meri: o que você tem de jogar?
lesson-lone-sun-bound-right = O Sun teve de cair. Pelo menos leva a vaza.

## 11

lesson-monchi-title = Monchi: acompanhar o naipe
lesson-monchi-about = O que muda depois que um Meri foi jogado.
lesson-monchi-follow-ask = Depois do primeiro Meri de uma rodada vale Monchi: quem tem o naipe da saída deve acompanhar ou jogar trunfo. O trunfo é Ouru, a saída foi de Isu, e Isu Sun do outro lado está ganhando. Leve a vaza.
lesson-monchi-follow-right = Um trunfo sempre pode ser jogado. Seus outros naipes estavam bloqueados enquanto você tinha Isu.
lesson-monchi-void-ask = A saída foi de Pao, e você não tem nenhum. Então vale qualquer carta, mesmo em Monchi. Quem está ganhando é Pao Sun de { $seat4 }, da sua equipe, e você joga por último: que carta não vai fazer falta?
lesson-monchi-void-right = A vaza é do seu lado. O trunfo e a figura ficam com você.

## 12

lesson-ninth-title = A nona vaza
lesson-ninth-about = As últimas cartas são viradas todas ao mesmo tempo.
lesson-ninth-suit-ask = Na nona vaza ninguém sai: todos viram ao mesmo tempo a última carta e, sem trunfo, a de quem deu as cartas define o naipe. Foi você quem deu, e não restam trunfos. Você ainda tem duas cartas, e esta é a oitava vaza: qual joga agora?
lesson-ninth-suit-right = Sua última carta era Guru Sun. Então o naipe era Guru, e nada vence o Sun dele.
lesson-ninth-five-ask = Não restam trunfos, fora o seu Ouru 8 e Ouru 9, que está com alguém. Num naipe redondo o 8 vence o 9, e esse par é uma combinação: vale 2 pontos, mas 5 na nona vaza. Que carta você joga agora, na oitava?
lesson-ninth-five-right = Você guardou o 8 para o fim, e o 9 era do outro lado.

## 13

lesson-combinations-title = Combinações
lesson-combinations-about = Pares de trunfos que fazem pontos mudarem de lado.
lesson-combinations-sun-un-ask = Se um trunfo ganha e o mais alto do outro lado forma um par com ele, 2 pontos mudam de lado. Os pares são Sun–Un, Un–Sota, Sota–Robai, Robai–Rei e os dois números mais baixos: 2–1 nos naipes longos, 8–9 nos redondos. O outro lado jogou um trunfo virado para baixo; leve a vaza com certeza.
lesson-combinations-sun-un-right = Era Un, e Sun–Un é um par. Num Meri não teria rendido nada.
lesson-combinations-hidden-ask = Antes do jogo você passou e escondeu Koppu Robai. { $seat5 }, do outro lado, jogou um trunfo virado para baixo: pode ser mais baixo que o seu Robai, talvez até Rei. Uma combinação com um Robai escondido vale 5; arrisque.
lesson-combinations-hidden-right = Era Rei, e Robai–Rei é um par. É isso que vale um Robai escondido.
lesson-combinations-count-ask = Você fez as contas: de todos os trunfos, só restam em jogo o seu Un, o seu 8 e Ouru 9. Então a carta que { $seat7 }, do outro lado, pôs virada para baixo só pode ser o 9. Que trunfo rende mais?
lesson-combinations-count-right = 8–9 é um par, e Un–9 não. O menor trunfo que ganha valia mais que o grande.

## 14

lesson-match-title = Uma partida curta
lesson-match-about = Duas rodadas inteiras, com um conselho depois de cada decisão sua.
lesson-match-play-ask = Agora jogue duas rodadas até o fim, com tudo o que aprendeu. Depois de cada decisão você fica sabendo o que alguém com experiência teria feito. Boa sorte!
