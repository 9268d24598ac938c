## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, atut
seat-card = { $name }: { $card }
event-turned = Odkryte: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = Meri: zagraj atut.
must-5-monchi = Zagraj kartę koloru { $suit } albo atut.
must-free = Możesz zagrać dowolną kartę.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = Powiedz jeszcze raz
again-hand-trumps = Atuty na ręce: { $cards }.
again-hand-no-trump = Na ręce nie ma atutów.
again-hand-others = Pozostałe karty: { $cards }.
again-hand-none = Nie masz już kart.
again-trick = Lewa { $number }: { $cards }.
again-trick-none = Nic jeszcze nie zagrano.
again-trumps = Zeszły atuty, { $count } z { $all }: { $cards }.
again-trumps-none = O ile wiadomo, żaden atut jeszcze nie zszedł.
again-where = Rozdanie { $deal } z 8, lewa { $trick } z 9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = Twoja ręka
help-key-say-trick = Karty tej lewy
help-key-say-trumps = Atuty, które zeszły
help-key-say-score = Punkty
help-key-say-turn = Czyja kolej i co jest atutem
keys-are-off = Litery i cyfry są wyłączone w ustawieniach.
