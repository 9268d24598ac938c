## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = Dica
hint-label = Uma dica
hint-close = Guardar a dica
hint-thinking = Examinando as distribuições possíveis…
hint-more = Todas as opções
hint-less = Só a dica
hint-choice = Opção
hint-points = Pontos
hint-points-mean = O que o seu lado faz dos nove pontos desta rodada, em média.
hint-busy = Outra dica está sendo pensada. Peça de novo daqui a pouco, por favor.
hint-none = Não foi possível encontrar uma dica agora.
# A card in the hand that full help marks.
hint-good = { $card }, uma boa carta
help-key-hint = Pedir uma dica

hint-play = Jogue { $card }.
hint-discard = Descarte { $card }.
hint-declare = Declare o Robai.
hint-pass = Passe e mantenha o Robai escondido.
hint-tenka = Tenka
hint-choice-declare = Declarar
hint-choice-pass = Passar

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] A saída foi de trunfo e é preciso responder: este é o seu único trunfo.
    [monchi] É preciso acompanhar o naipe: esta é a única carta que você pode jogar.
    [first-lead] Na primeira vaza não se sai de trunfo: esta é a sua única outra carta.
    [discard] Só se pode descartar uma carta que não seja trunfo: você não tem outra.
   *[none] É a única carta que resta a você.
}
hint-sure = Nada do que o outro lado ainda possa ter vence esta carta.
hint-only-beaten-by = De tudo o que o outro lado ainda possa ter, só { $cards } vence esta carta.
hint-only-trumps-beat = O outro lado não pode ter { $suit } mais alto: só um trunfo vence esta carta.
hint-takes = { $tenths ->
    [0] Ela mesma quase nunca ganha a vaza.
    [9] Ganha a vaza quase sempre.
    [10] Ganha a vaza em praticamente todos os casos.
    [1] Ela mesma ganha a vaza em cerca de 1 de cada 10 casos.
   *[other] Ela mesma ganha a vaza em cerca de { $tenths } de cada 10 casos.
}
hint-side-takes = { $tenths ->
    [9] O seu lado ganha esta vaza quase sempre.
    [10] O seu lado ganha esta vaza em praticamente todos os casos.
    [1] O seu lado ganha esta vaza em cerca de 1 de cada 10 casos.
   *[other] O seu lado ganha esta vaza em cerca de { $tenths } de cada 10 casos.
}
hint-cannot-win = Não pode ganhar esta vaza.
hint-cheapest = Você se desfaz da carta que menos vai fazer falta.
hint-enough = Você joga por último, e ela basta: { $card } pode esperar.
hint-partner-sure = O outro lado não pode vencer a carta de { $name }: deixe a vaza para a sua equipe.
hint-overtakes = Tiraria a vaza de { $name }, da sua equipe, que já a tem de qualquer jeito.
hint-partner-likely = { $tenths ->
    [9] { $name }, da sua equipe, ganha esta vaza quase sempre.
    [10] { $name }, da sua equipe, ganha esta vaza em praticamente todos os casos.
    [1] { $name }, da sua equipe, ganha esta vaza em cerca de 1 de cada 10 casos.
   *[other] { $name }, da sua equipe, ganha esta vaza em cerca de { $tenths } de cada 10 casos.
}
hint-face-down = Só { $cards } venceria com certeza o trunfo que { $name } tem virado para baixo.
hint-lies-hidden = Fica virada para baixo: os outros só veem que é um trunfo.
hint-makes = Em cerca de { $tenths } de cada 10 casos faz { $pair }: tira { $points } pontos do outro lado.
hint-falls = Em cerca de { $tenths } de cada 10 casos cai para { $pair } do outro lado: { $points } pontos perdidos.
hint-guards = { $card } fica a salvo: jogada agora, cairia para { $pair } em cerca de { $tenths } de cada 10 casos, { $points } pontos perdidos.
hint-keeps = Você guarda { $card } para depois, o que dá { $points } pontos a mais do que jogar agora.
hint-opens-meri = Abre um Meri: todos têm de responder com trunfo, e daí em diante é preciso acompanhar o naipe.
hint-draws-trumps = { $count ->
    [one] Puxa trunfos: os outros têm no máximo mais um.
   *[other] Puxa trunfos: os outros têm no máximo mais { $count }.
}
hint-ninth = { $tenths ->
    [9] { $card } fica para a nona vaza, e a ganha quase sempre.
    [10] { $card } fica para a nona vaza, e a ganha em praticamente todos os casos.
    [1] { $card } fica para a nona vaza, e a ganha em cerca de 1 de cada 10 casos.
   *[other] { $card } fica para a nona vaza, e a ganha em cerca de { $tenths } de cada 10 casos.
}
hint-ninth-suit = Foi você quem deu as cartas, então sua última carta, { $card }, define o naipe da nona vaza.
hint-void = É a sua única carta de { $suit }: sem ela, você não precisa acompanhar { $suit }.
hint-others-of = { $count ->
    [one] Você fica com mais uma carta de { $suit }.
   *[other] Você fica com outras { $count } cartas de { $suit }.
}
hint-highest = É a carta de { $suit } mais alta das que ainda vão sair.
hint-gains-indicator = Você ganha o indicador, { $card }, como trunfo, e sai na primeira vaza.
hint-robai-hidden = Escondido, o Robai dá ao seu lado 5 pontos { $tenths ->
    [0] quase nunca
    [1] em cerca de 1 de cada 10 casos
   *[other] em cerca de { $tenths } de cada 10 casos
} e lhe custa 5 { $against ->
    [0] quase nunca
    [1] em cerca de 1 de cada 10 casos
   *[other] em cerca de { $against } de cada 10 casos
}.
hint-as-good = { $cards } daria quase no mesmo.
hint-many-alike = Outras { $count } cartas dariam quase no mesmo.
hint-all-alike = Aqui quase não importa o que você escolher.

## For the terminal.

hint-seat = lugar { $seat }
hint-moment = Vaza { $trick }. É a vez de { $name }; o trunfo é { $trump }.
hint-hand = Na mão: { $cards }.
hint-done = o escolhido na partida
