## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, trunfo
seat-card = { $name }: { $card }
event-turned = Viradas para cima: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = Um Meri: jogue um trunfo.
must-5-monchi = Jogue { $suit } ou um trunfo.
must-free = Você pode jogar qualquer carta.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = Dizer de novo
again-hand-trumps = Trunfos na sua mão: { $cards }.
again-hand-no-trump = Nenhum trunfo na sua mão.
again-hand-others = Suas outras cartas: { $cards }.
again-hand-none = Sua mão está vazia.
again-trick = Vaza { $number }: { $cards }.
again-trick-none = Ainda não se jogou nada.
again-trumps = Já saíram { $count } de { $all } trunfos: { $cards }.
again-trumps-none = Pelo que se vê, nenhum trunfo saiu ainda.
again-where = Rodada { $deal } de 8, vaza { $trick } de 9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = Sua mão
help-key-say-trick = As cartas da vaza
help-key-say-trumps = Os trunfos que já saíram
help-key-say-score = Os pontos
help-key-say-turn = De quem é a vez e qual é o trunfo
keys-are-off = As letras e os algarismos estão desligados nas configurações.
