## Was um das Kissen steht, die Werkzeuge und die Tafel der Rangfolgen.

score-label = Stand
tricks-taken = Stiche
tools-label = Werkzeuge
order = Rangfolge der Karten

## Tasten, wie die Hilfe sie aufzählt. Die älteren stehen in table.ftl.

key-escape = Esc
help-key-escape = Eine gewählte Karte zurückstecken
help-key-order = Rangfolge der Karten
help-key-tricks = Alle Stiche dieses Spiels
help-key-log = Was geschah
help-key-settings = Einstellungen
help-key-mute = Ton an oder aus

## Die Hand.

confirm-asks = { $card } spielen? Noch einmal wählen – oder Escape drücken.
confirm-asks-discard = { $card } ablegen? Noch einmal wählen – oder Escape drücken.
confirm-back = { $card } steckt wieder in der Hand.
drop-here = Hier ausspielen

## Die Tafel. Die stärkste Karte steht vorn. $suit ist der Name einer Farbe.

order-first = Die stärkste Karte steht vorn.
order-trumps = Trümpfe: { $suit }
order-trumps-means = Jeder Trumpf schlägt jede andere Karte.
order-long = Die 9 ist die stärkste Zahl.
order-round = Die Zahlen laufen rückwärts: Die 1 ist die stärkste.
order-isu = Der Robai steht zwischen 2 und 1.
order-pao = Sein Robai ist Tenka, ein Trumpf.
order-tenka = Tenka ist in jedem Spiel ein Trumpf.
order-led = Ohne Trumpf gewinnt die stärkste Karte der ausgespielten Farbe. Andere Farben können nicht gewinnen.
order-pairs = Kombinationen
order-pairs-means = Die erste Karte gewinnt den Stich, die zweite ist darin der stärkste Trumpf der Gegner: 2 Punkte wechseln die Seite. Im neunten Stich oder mit verborgenem Robai sind es 5. In einem Meri wechselt nichts.
order-pair = { $winner } schlägt { $loser }
order-gone = Abgedunkelt und durchgestrichen: schon gesehen.
card-gone = { $card }, gefallen
card-yours = { $card }, auf der eigenen Hand
order-yours = Unterstrichen: auf der eigenen Hand.
