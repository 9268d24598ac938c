## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = Ir para as tradições de cartas
error-matches = Ir para suas partidas

error-not-found-title = Não há nenhuma página aqui
error-not-found-text = Talvez haja um erro no endereço, ou o que estava aqui mudou de lugar.

error-others-table-title = Esta mesa é de outra pessoa
error-others-table-text = Só o navegador que começou esta partida pode abri-la, para que ninguém veja as cartas dos outros. Sua própria mesa fica pronta num instante.

error-closed-title = Esta mesa está fechada
error-closed-text = Quem jogava aqui foi embora, e a partida não continua mais.

error-bad-request-title = Não deu para entender
error-bad-request-text = Faltava alguma coisa no que o navegador enviou, ou havia um erro. Volte uma página, recarregue e tente mais uma vez.

error-busy-title = Um momento, por favor
error-busy-text = Foi um pouco demais de uma vez só. Espere alguns segundos e tente de novo.

error-failed-title = Algo se quebrou do nosso lado
error-failed-text = Não foi nada que você fez. Suas partidas estão a salvo: cada carta é guardada antes de ser mostrada. Tente de novo, por favor.

error-gone-title = A casa está fechada agora
error-gone-text = O servidor está sendo parado ou iniciado. Suas partidas estão a salvo; volte daqui a pouco e continue de onde parou.
