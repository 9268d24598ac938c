## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = Mano { $deal }
summary-title = Mano { $deal }: Genji { $even }, Heiji { $odd }
summary-look-back = Rivedi una mano
summary-deal-button = Mano { $deal }: Genji { $even }, Heiji { $odd }
summary-missing = Per ora non si riesce ad aprire questa mano. Prova di nuovo, per favore.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] Hai dato le carte tu.
   *[other] { $name } ha dato le carte.
}
facts-trump = La briscola era { $suit }.
facts-declared = { $who ->
    [you] Hai dichiarato il Robai e preso l’indicatore.
   *[other] { $name } ha dichiarato il Robai e preso l’indicatore.
}
facts-took = { $who ->
    [you] Nessuno ha dichiarato: hai preso tu l’indicatore.
   *[other] Nessuno ha dichiarato: { $name } ha preso l’indicatore.
}
facts-indicator = Indicatore
facts-sides = Carte a lato
facts-aside = scartata

## How a deal’s nine points came to lie.

parts-title = Dove vanno i punti
parts-about = Sul tavolo ci sono nove punti. Ogni presa ne vale uno; una combinazione ne sposta alcuni dall’altra parte.
parts-tricks = Prese vinte
parts-tricks-spoken = Prese vinte: Genji { $even }, Heiji { $odd }.
parts-pair = { $pair } nella presa { $number }
parts-pair-hidden = { $pair } con il Robai nascosto nella presa { $number }
parts-moved-spoken = { $value } punti vanno a { $team }. Ora Genji ha { $even }, Heiji { $odd }.
parts-score = Questa mano
parts-score-spoken = Questa mano: Genji { $even }, Heiji { $odd }.
parts-total = Partita finora
parts-total-spoken = Partita finora: Genji { $even }, Heiji { $odd }.

## The tricks as small pictures.

tricks-title = Le nove prese
tricks-so-far = Le prese finora
tricks-none = Nessuna presa è ancora finita.
tricks-legend = Un angolo piegato mostra il dorso: quella briscola è rimasta coperta fino all’ottava carta.
trick-number = Presa { $number }
trick-led = { $who ->
    [you] Uscita: tu.
   *[other] Uscita: { $name }.
}
trick-ninth = Scoperte insieme.
trick-won = { $who ->
    [you] La vinci tu.
   *[other] La vince { $name }.
}
trick-moved = { $pair } porta { $value } punti a { $team }.
trick-moved-hidden = { $pair } con il Robai nascosto porta { $value } punti a { $team }.
trick-card-was-down = { $card }, giocata coperta

## Running totals.

totals-title = Lungo la partita
totals-label = Totali di Genji e Heiji dopo ogni mano; i numeri sono nella tabella accanto.
totals-as-table = Come tabella
totals-none = La prima mano non è ancora finita.
deals-caption = Punti di ogni mano, e i totali dopo di essa
deals-number = Mano
deals-dealer = Mazziere
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, totale
deals-heiji-total = Heiji, totale

## The end of a match.

result-title = La partita è finita
result-won = { $team } vince, { $most } a { $least }.
result-yours = Hai vinto, insieme ai tuoi compagni.
result-theirs = Hanno vinto gli avversari.
result-draw = Pareggio: { $even } a { $odd }.
result-draw-means = A totali uguali resta pareggio, senza mano supplementare.
result-stood-out = I momenti migliori
result-biggest = La mano più netta: la mano { $deal }, { $most } a { $least } per { $team }.
result-combination = Mano { $deal }, presa { $number }: { $who ->
    [you] hai fatto { $pair }, { $value } punti.
   *[other] { $name } ha fatto { $pair }, { $value } punti.
}
result-no-combinations = Nessuno ha fatto combinazioni: ogni punto è stato una presa.
result-record = Il resoconto della partita

## The log in words, grouped.

story-before = Prima della prima presa
story-trick = Presa { $number }
story-after = Dopo l’ultima presa
