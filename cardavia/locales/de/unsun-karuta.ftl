## Unsun Karuta aus Hitoyoshi: die Tradition, ihre Karten, ihr Spiel und die Regeln.
## Ein Wort zwischen *Sternen* ist ein Wort des Spiels an der Stelle, die es erklärt.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Japan · 75 Karten
unsun-about = Japans Unsun-Karten mit fünf Farben, hier an einem eigenen Tisch, mit den besonderen Rängen für Hitoyoshis Partnerspiel zu acht.
unsun-story = Seeleute aus Portugal brachten im sechzehnten Jahrhundert Spielkarten nach Japan. Daraus wurde ein japanisches Kartenspiel mit einer fünften Farbe und mit eigenen Figuren: Drachen, Glücksgöttern, Würdenträgern aus China. Fast überall geriet es in Vergessenheit. In Hitoyoshi, einer Burgstadt in den Bergen von Kumamoto, wird es bis heute gespielt.
back-to-traditions = ← Kartentraditionen
back-to-tradition = ← Unsun Karuta
wikipedia = Wikipedia ↗
on-this-page = Auf dieser Seite
to-play = Spielen
to-cards = Die Karten

games = Spiele
hachinin-meri = Hachinin Meri
hachinin-meri-about = Acht Spieler sitzen in abwechselnden Teams. Gewinne mit deinen Partnern neun Stiche, spiele Trümpfe verdeckt und sammle Trumpfkombinationen.
hachinin-meri-gloss = *Hachinin* heißt acht Personen; *Meri* nennt das Spiel einen ausgespielten Trumpf.
start-match = Spiel beginnen
go-on = Eine Partie weiterspielen
read-the-rules = Regeln lesen

## Die Karten

cards-title = Die 75 Karten
cards-lead = Fünf Farben zu je fünfzehn Karten: sechs Bilder und neun Zahlen.
cards-each = Jede Karte hat ihre eigene Seite: wie stark sie ist und was sie tut.
pictures-title = Die sechs Bilder
suits-title = Die fünf Farben
suit-pictures = Bilder von { $suit }, das stärkste zuerst, wenn die Farbe nicht Trumpf ist
suit-numbers = Zahlen von { $suit }, die stärkste zuerst
kind-long = eine lange Farbe: Die 9 ist ihre höchste Zahl
kind-round = eine runde Farbe: Die 1 ist ihre höchste Zahl

suit-p-reading = パオ
suit-p-meaning = Keulen
suit-i-reading = イス
suit-i-meaning = Schwerter
suit-k-reading = コップ
suit-k-meaning = Kelche
suit-o-reading = オウル
suit-o-meaning = Münzen
suit-g-reading = グル
suit-g-meaning = Trommeln, mit dreifachem Wirbel

rank-s-reading = スン
rank-s-figure = Würdenträger aus China
rank-s-does = Die stärkste Karte jeder Farbe, ob Trumpf oder nicht.
rank-u-reading = ウン
rank-u-figure = Glücksgott
rank-u-does = In jeder Farbe die zweite, gleich hinter Sun.
rank-t-reading = ソウタ
rank-t-figure = Magd
rank-t-does = Unter den Trümpfen die dritte, in einer einfachen Farbe nur das vorletzte Bild.
rank-b-reading = ロバイ
rank-b-figure = Drache
rank-b-does = Den Robai der Trumpffarbe kann man erklären oder verbergen. Pao Robai, Tenka, ist in jedem Spiel Trumpf.
rank-r-reading = レイ
rank-r-figure = Kriegerkönig, sitzend
rank-r-does = In einer einfachen Farbe der dritte, unter den Trümpfen hinter Sota und Robai.
rank-k-reading = カバ
rank-k-figure = Reiter
rank-k-does = In einer einfachen Farbe der vierte, unter den Trümpfen das niedrigste Bild.

## Die Regeln

rules-title = Regeln
rules-line = 8 Spieler · Du und 3 KI-Partner gegen 4 KI · Partie über 8 Spiele

rules-goal-title = Ziel
rules-goal-1 = Du und deine Partner sitzen auf jedem zweiten Platz: Die Plätze 0, 2, 4 und 6 sind euer Team, die Plätze 1, 3, 5 und 7 das andere. Wie in Hitoyoshi heißen die Seiten nach zwei alten Geschlechtern: Eure ist *Genji*, weiß, die andere *Heiji*, rot.
rules-goal-2 = In jedem Spiel geht es um neun Stiche; ein Stich ist je eine Karte von allen. Die höhere Summe nach acht Spielen gewinnt die Partie. Gleiche Summen sind unentschieden.

rules-set-up-title = Aufbau
rules-set-up-1 = Gespielt wird mit allen 75 Karten: je 15 von *Pao* (Keulen), *Isu* (Schwerter), *Koppu* (Kelche), *Ouru* (Münzen) und *Guru* (Trommeln). Links vom Geber beginnend, im Uhrzeigersinn, bekommen alle dreimal drei Karten, zusammen neun. Drei Karten bleiben übrig.
rules-set-up-2 = Die erste dieser drei wird aufgedeckt. Sie heißt *Okie*, der Indikator, und ihre aufgedruckte Farbe ist in diesem Spiel Trumpf.
rules-set-up-3 = Links vom Geber beginnend kann jeder der Reihe nach einmal erklären oder passen. Nur wer den *Robai* (Drachen) der aufgedruckten Trumpffarbe hält, darf ihn erklären und damit den Indikator aufnehmen. Er darf auch passen und ihn verbergen. Mit der ersten Erklärung endet die Frage; passen alle acht, nimmt der Geber den Indikator auf. Liegt dieser Robai unter den drei übrigen Karten, kann niemand erklären, und doch passen alle der Reihe nach.
rules-set-up-4 = Wer den Indikator aufgenommen hat, hält nun zehn Karten, legt eine ab, die nicht Trumpf ist, und eröffnet mit einer, die nicht Trumpf ist. Nur mit zehn Trümpfen auf der Hand darf ein Trumpf abgelegt werden, und nur wenn keine andere Karte mehr da ist, wird mit einem Trumpf eröffnet.
rules-set-up-5 = Mit der ersten Karte werden allen die abgelegte Karte und die beiden übrigen gezeigt. Diese Seitenkarten bringen keinen Stich und keine Punkte.

rules-order-title = Rangordnung
rules-order-1 = Trümpfe fallen Sun > Un > Sota > Tenka > einheimischer Robai > Rei > Kaba > Zahlen. Der *einheimische Robai* ist der Robai der Trumpffarbe. *Tenka*, „alles unter dem Himmel“, ist Pao Robai und immer Trumpf. Ist Pao Trumpf, so ist er der einheimische Robai und steht nur einmal in der Reihe.
rules-order-2 = Eine Farbe, die nicht Trumpf ist, heißt einfach. Ihre Bilder fallen Sun > Un > Rei > Kaba > Sota > Robai, danach kommen die Zahlen; doch der einfache Isu Robai steht zwischen 2 und 1, und das einfache Pao hat keinen Robai, denn der ist Tenka.
rules-order-3 = Die Zahlen von Pao und Isu, den langen Farben, fallen 9 > 8 > … > 1. Die von Koppu, Ouru und Guru, den runden Farben, fallen 1 > 2 > … > 9.
rules-order-4 = Verschiedene einfache Farben messen sich nicht: Ohne Trumpf kann nur die ausgespielte Farbe gewinnen.
row-trumps = Die Trümpfe, wenn Koppu Trumpf ist, der stärkste zuerst
row-plain = Einfaches Isu, die stärkste Karte zuerst: Der Robai steht zwischen 2 und 1

rules-round-title = Eine Runde spielen
rules-round-1 = Alle spielen im Uhrzeigersinn je eine Karte. Bevor zum ersten Mal Trumpf ausgespielt wird, muss niemand bedienen. Trümpfe, die zu einer einfachen Farbe fallen, bleiben verdeckt, bis alle acht Karten liegen, und werden dann zusammen aufgedeckt. Der höchste Trumpf gewinnt, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt als Nächster aus.
rules-round-2 = Ein ausgespielter Trumpf ist ein *Meri*. Zum ersten Stich darf niemand freiwillig Trumpf ausspielen. Zu einem Meri fallen Trümpfe offen, und wer Trumpf hält, muss einen spielen, auch Tenka; wer keinen hat, spielt eine beliebige Karte.
rules-round-3 = Der einsame Sun, *ichimai-zun*: Wer beim Geben keinen Trumpf außer dem Trumpf-Sun bekommen hat, darf ihn bei einem Meri zurückhalten, solange er sein einziger Trumpf ist.
rules-round-4 = Nach dem ersten Meri gilt *Monchi*: Wird eine einfache Farbe ausgespielt, so bediene sie, wenn du kannst, oder spiele einen beliebigen Trumpf. Hast du keine Karte dieser Farbe, ist jede Karte recht. Tenka ist ein Trumpf und muss Pao nie bedienen.
rules-round-5 = Der neunte Stich wird nicht ausgespielt. Alle decken ihre letzte Karte im selben Augenblick auf, und der Stich entscheidet sich von selbst. Trümpfe messen sich wie sonst; ohne Trumpf gilt die Farbe der letzten Karte des Gebers als ausgespielt. Niemand kann auf die letzte Karte eines anderen antworten.

rules-score-title = Wertung und Ende
rules-score-1 = Jeder Stich zählt 1. Ist er kein Meri und gewinnt ihn ein Trumpf, so vergleicht man diesen mit dem stärksten Trumpf, den das andere Team dazu gespielt hat. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 einer langen oder 8–9 einer runden Farbe ist eine Kombination und bringt 2 weitere Punkte vom anderen Team zu dem des Gewinners. Dabei zählt nur der einheimische Robai; Tenka vertritt ihn nie.
rules-score-2 = Im neunten Stich, der nie ein Meri ist, bringt eine Kombination 5. Sie bringt auch 5, wenn ein verborgener Robai eine der beiden Karten ist, ein einheimischer also, dessen Halter gepasst hat. Beides zusammen zählt nicht doppelt; jede andere Kombination bringt 2. So ergeben die Punkte beider Teams in jedem Spiel zusammen 9, und die eines Teams können unter null liegen.
rules-score-3 = Nach jedem Spiel gibt der nächste Spieler zur Linken. Die höhere Summe nach acht Spielen gewinnt; gleiche Summen sind hier unentschieden, ohne Verlängerung. „Nächstes Spiel“ behält die Punkte. „Neustart“ löscht sie.
combinations = Die sechs Kombinationen: der gewinnende Trumpf und der, den er schlägt
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, lange Farben
pair-8-9 = 8–9, runde Farben
