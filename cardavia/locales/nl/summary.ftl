## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = Spel { $deal }
summary-title = Spel { $deal }: Genji { $even }, Heiji { $odd }
summary-look-back = Terugkijken op een spel
summary-deal-button = Spel { $deal }: Genji { $even }, Heiji { $odd }
summary-missing = Dit spel is nu niet op te halen. Probeer het nog eens.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] Jij gaf.
   *[other] { $name } gaf.
}
facts-trump = { $suit } was troef.
facts-declared = { $who ->
    [you] Jij meldde de Robai en nam de keerkaart.
   *[other] { $name } meldde de Robai en nam de keerkaart.
}
facts-took = { $who ->
    [you] Niemand meldde, dus nam jij de keerkaart.
   *[other] Niemand meldde, dus nam { $name } de keerkaart.
}
facts-indicator = Keerkaart
facts-sides = Zijkaarten
facts-aside = weg

## How a deal’s nine points came to lie.

parts-title = Hoe de punten liggen
parts-about = Er liggen negen punten op tafel. Elke slag is er een waard; een combinatie schuift er een paar naar de overkant.
parts-tricks = Gewonnen slagen
parts-tricks-spoken = Gewonnen slagen: Genji { $even }, Heiji { $odd }.
parts-pair = { $pair } in slag { $number }
parts-pair-hidden = { $pair } met de verborgen Robai in slag { $number }
parts-moved-spoken = { $value } punten gaan naar { $team }. Dan heeft Genji { $even }, Heiji { $odd }.
parts-score = Dit spel
parts-score-spoken = Dit spel: Genji { $even }, Heiji { $odd }.
parts-total = Partij tot nu toe
parts-total-spoken = Partij tot nu toe: Genji { $even }, Heiji { $odd }.

## The tricks as small pictures.

tricks-title = De negen slagen
tricks-so-far = Slagen tot nu toe
tricks-none = Er is nog geen slag klaar.
tricks-legend = Een omgevouwen hoek toont de achterkant: die troef lag gedekt tot de achtste kaart.
trick-number = Slag { $number }
trick-led = { $who ->
    [you] Jij kwam uit.
   *[other] { $name } kwam uit.
}
trick-ninth = Samen opengelegd.
trick-won = { $who ->
    [you] Jij won hem.
   *[other] { $name } won hem.
}
trick-moved = { $pair } brengt { $value } punten naar { $team }.
trick-moved-hidden = { $pair } met de verborgen Robai brengt { $value } punten naar { $team }.
trick-card-was-down = { $card }, gedekt gespeeld

## Running totals.

totals-title = Door de partij heen
totals-label = De stand van Genji en Heiji na elk spel; de getallen staan in de tabel ernaast.
totals-as-table = Als tabel
totals-none = Het eerste spel is nog niet klaar.
deals-caption = De punten van elk spel, en de stand erna
deals-number = Spel
deals-dealer = Gever
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, totaal
deals-heiji-total = Heiji, totaal

## The end of a match.

result-title = De partij is uit
result-won = { $team } wint met { $most } tegen { $least }.
result-yours = Jij en je partners hebben gewonnen.
result-theirs = De tegenpartij heeft gewonnen.
result-draw = Gelijkspel: { $even } tegen { $odd }.
result-draw-means = Gelijk blijft gelijk, er komt geen extra spel.
result-stood-out = Wat opviel
result-biggest = Het grootste spel was spel { $deal }: { $most } tegen { $least } voor { $team }.
result-combination = Spel { $deal }, slag { $number }: { $who ->
    [you] jij maakte { $pair }, { $value } punten.
   *[other] { $name } maakte { $pair }, { $value } punten.
}
result-no-combinations = Niemand maakte een combinatie: elk punt was een slag.
result-record = Het verslag van de partij

## The log in words, grouped.

story-before = Voor de eerste slag
story-trick = Slag { $number }
story-after = Na de laatste slag
