## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, troef
seat-card = { $name }: { $card }
event-turned = Opengedraaid: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = Een Meri: speel een troef.
must-5-monchi = Speel { $suit } of een troef.
must-free = Je mag elke kaart spelen.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = Nog eens zeggen
again-hand-trumps = Troeven in je hand: { $cards }.
again-hand-no-trump = Geen troef in je hand.
again-hand-others = Je andere kaarten: { $cards }.
again-hand-none = Je hand is leeg.
again-trick = Slag { $number }: { $cards }.
again-trick-none = Er is nog niets gespeeld.
again-trumps = Van de { $all } troeven zijn er { $count } gevallen: { $cards }.
again-trumps-none = Voor zover te zien is er nog geen troef gevallen.
again-where = Spel { $deal } van 8, slag { $trick } van 9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = Je hand
help-key-say-trick = De kaarten van de slag
help-key-say-trumps = Gevallen troeven
help-key-say-score = De stand
help-key-say-turn = Wie aan de beurt is en wat troef is
keys-are-off = De letters en cijfers zijn bij de instellingen uitgezet.
