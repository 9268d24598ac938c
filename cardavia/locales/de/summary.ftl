## Das Ende eines Spiels und einer Partie, frühere Stiche und Spiele. $who ist „you“ oder „other“,
## $name der Name des Spielers; $even und $odd sind Punkte von Genji und Heiji, schon als Zahlen geschrieben.

summary-deal = Spiel { $deal }
summary-title = Spiel { $deal }: Genji { $even }, Heiji { $odd }
summary-look-back = Auf ein Spiel zurückblicken
summary-deal-button = Spiel { $deal }: Genji { $even }, Heiji { $odd }
summary-missing = Dieses Spiel lässt sich gerade nicht holen. Bitte noch einmal versuchen.

## Wer gab, was Trumpf war, wer den Indikator nahm.

facts-dealt = { $who ->
    [you] Du hast gegeben.
   *[other] { $name } hat gegeben.
}
facts-trump = Trumpf war { $suit }.
facts-declared = { $who ->
    [you] Du hast den Robai erklärt und den Indikator aufgenommen.
   *[other] { $name } hat den Robai erklärt und den Indikator aufgenommen.
}
facts-took = { $who ->
    [you] Niemand hat erklärt, also hast du den Indikator aufgenommen.
   *[other] Niemand hat erklärt, also hat { $name } den Indikator aufgenommen.
}
facts-indicator = Indikator
facts-sides = Seitenkarten
facts-aside = abgelegt

## Wie die neun Punkte eines Spiels zu liegen kamen.

parts-title = Wie die Punkte liegen
parts-about = Neun Punkte liegen auf dem Tisch. Jeder Stich zählt einen; eine Kombination schiebt einige hinüber.
parts-tricks = Gewonnene Stiche
parts-tricks-spoken = Gewonnene Stiche: Genji { $even }, Heiji { $odd }.
parts-pair = { $pair } in Stich { $number }
parts-pair-hidden = { $pair } mit dem verborgenen Robai in Stich { $number }
parts-moved-spoken = { $value } Punkte gehen an { $team }. Danach hat Genji { $even }, Heiji { $odd }.
parts-score = Dieses Spiel
parts-score-spoken = Dieses Spiel: Genji { $even }, Heiji { $odd }.
parts-total = Partie bisher
parts-total-spoken = Partie bisher: Genji { $even }, Heiji { $odd }.

## Die Stiche als kleine Bilder.

tricks-title = Die neun Stiche
tricks-so-far = Stiche bisher
tricks-none = Noch ist kein Stich fertig.
tricks-legend = Eine umgeschlagene Ecke zeigt die Rückseite: Dieser Trumpf lag verdeckt, bis die achte Karte kam.
trick-number = Stich { $number }
trick-led = { $who ->
    [you] Du hast ausgespielt.
   *[other] { $name } hat ausgespielt.
}
trick-ninth = Zugleich aufgedeckt.
trick-won = { $who ->
    [you] Du hast ihn gewonnen.
   *[other] { $name } hat ihn gewonnen.
}
trick-moved = { $pair } bringt { $team } { $value } Punkte.
trick-moved-hidden = { $pair } mit dem verborgenen Robai bringt { $team } { $value } Punkte.
trick-card-was-down = { $card }, verdeckt gespielt

## Laufende Summen.

totals-title = Die Partie im Lauf
totals-label = Der Stand von Genji und Heiji nach jedem Spiel; die Zahlen stehen in der Tabelle daneben.
totals-as-table = Als Tabelle
totals-none = Noch ist kein Spiel fertig.
deals-caption = Punkte jedes Spiels und der Stand danach
deals-number = Spiel
deals-dealer = Geber
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, Stand
deals-heiji-total = Heiji, Stand

## Das Ende einer Partie.

result-title = Die Partie ist zu Ende
result-won = { $team } gewinnt, { $most } zu { $least }.
result-yours = Du und deine Partner habt gewonnen.
result-theirs = Die andere Seite hat gewonnen.
result-draw = Unentschieden: { $even } zu { $odd }.
result-draw-means = Gleiche Summen bleiben gleich, ein weiteres Spiel gibt es nicht.
result-stood-out = Was herausragte
result-biggest = Das größte Spiel war Spiel { $deal }: { $most } zu { $least } für { $team }.
result-combination = Spiel { $deal }, Stich { $number }: { $who ->
    [you] Du hast { $pair } gemacht, { $value } Punkte.
   *[other] { $name } hat { $pair } gemacht, { $value } Punkte.
}
result-no-combinations = Niemand hat eine Kombination gemacht: Jeder Punkt war ein Stich.
result-record = Aufzeichnung der Partie

## Was geschah, in Worten und geordnet.

story-before = Vor dem ersten Stich
story-trick = Stich { $number }
story-after = Nach dem letzten Stich
