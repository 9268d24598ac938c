## Was außer den Ereignissen gesagt wird, für alle, die dem Tisch zuhören.

card-trump = { $card }, Trumpf
seat-card = { $name }: { $card }
event-turned = Aufgedeckt: { $cards }.

## Was gespielt werden darf, gleich nachdem gesagt ist, wer dran ist. $suit ist die ausgespielte Farbe.

must-5-meri = Ein Meri: Spiel einen Trumpf.
must-5-monchi = Spiel { $suit } oder einen Trumpf.
must-free = Du darfst jede Karte spielen.

## Auf Wunsch noch einmal gesagt. $cards sind Karten, oder Spieler mit ihren Karten.

again-title = Noch einmal sagen
again-hand-trumps = Trümpfe in deiner Hand: { $cards }.
again-hand-no-trump = Kein Trumpf in deiner Hand.
again-hand-others = Deine anderen Karten: { $cards }.
again-hand-none = Deine Hand ist leer.
again-trick = Stich { $number }: { $cards }.
again-trick-none = Es ist noch nichts gespielt.
again-trumps = Von { $all } Trümpfen sind { $count } gefallen: { $cards }.
again-trumps-none = Noch ist kein Trumpf gefallen, soweit man es sehen kann.
again-where = Spiel { $deal } von 8, Stich { $trick } von 9.

## Die Tasten dafür, in der Liste der Tasten, und die Knöpfe.

help-key-say-hand = Deine Hand
help-key-say-trick = Die Karten des Stichs
help-key-say-trumps = Gefallene Trümpfe
help-key-say-score = Der Punktestand
help-key-say-turn = Wer dran ist und was Trumpf ist
keys-are-off = In den Einstellungen sind die Buchstaben und Ziffern ausgeschaltet.
