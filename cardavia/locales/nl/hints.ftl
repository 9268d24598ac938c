## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = Tip
hint-label = Een tip
hint-close = Tip wegleggen
hint-thinking = De mogelijke werelden gaan langs…
hint-more = Alle keuzes
hint-less = Alleen de tip
hint-choice = Keuze
hint-points = Punten
hint-points-mean = Wat jouw kant gemiddeld haalt van de negen punten van dit spel.
hint-busy = Er wordt nog over een andere tip nagedacht. Vraag het zo nog eens.
hint-none = Er was nu geen tip te vinden.
# A card in the hand that full help marks.
hint-good = { $card }, een goede kaart
help-key-hint = Een tip vragen

hint-play = Speel { $card }.
hint-discard = Leg { $card } weg.
hint-declare = Meld de Robai.
hint-pass = Pas, en houd de Robai verborgen.
hint-tenka = Tenka
hint-choice-declare = Melden
hint-choice-pass = Passen

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] Er is troef gevraagd en je moet bekennen: dit is je enige troef.
    [monchi] Je moet kleur bekennen: dit is de enige kaart die mag.
    [first-lead] De eerste slag wordt niet met troef geopend: dit is je enige andere kaart.
    [discard] Alleen een kaart die geen troef is mag weg: dit is de enige.
   *[none] Het is je laatste kaart.
}
hint-sure = Niets wat de tegenpartij nog kan hebben, slaat deze kaart.
hint-only-beaten-by = Van alles wat de tegenpartij nog kan hebben, slaat alleen { $cards } deze kaart.
hint-only-trumps-beat = De tegenpartij kan geen hogere { $suit } hebben: alleen een troef slaat deze kaart.
hint-takes = { $tenths ->
    [0] Zelf wint deze kaart de slag bijna nooit.
    [9] Deze kaart wint de slag bijna altijd.
    [10] Deze kaart wint de slag in vrijwel elk geval.
    [1] Zelf wint deze kaart de slag in ongeveer 1 van de 10 gevallen.
   *[other] Zelf wint deze kaart de slag in ongeveer { $tenths } van de 10 gevallen.
}
hint-side-takes = { $tenths ->
    [9] Jouw kant wint deze slag bijna altijd.
    [10] Jouw kant wint deze slag in vrijwel elk geval.
    [1] Jouw kant wint deze slag in ongeveer 1 van de 10 gevallen.
   *[other] Jouw kant wint deze slag in ongeveer { $tenths } van de 10 gevallen.
}
hint-cannot-win = Deze kaart kan de slag niet winnen.
hint-cheapest = Zo geef je de kaart weg die je het minst zult missen.
hint-enough = Je speelt als laatste, en deze kaart is genoeg: { $card } kan wachten.
hint-partner-sure = De tegenpartij kan de kaart van { $name } niet slaan: laat je partner de slag.
hint-overtakes = Deze kaart zou de slag afpakken van je partner { $name }, die hem toch al heeft.
hint-partner-likely = { $tenths ->
    [9] { $name }, je partner, wint deze slag bijna altijd.
    [10] { $name }, je partner, wint deze slag in vrijwel elk geval.
    [1] { $name }, je partner, wint deze slag in ongeveer 1 van de 10 gevallen.
   *[other] { $name }, je partner, wint deze slag in ongeveer { $tenths } van de 10 gevallen.
}
hint-face-down = Alleen { $cards } zou de gedekte troef van { $name } zeker slaan.
hint-lies-hidden = De kaart ligt gedekt: de anderen zien alleen dat het een troef is.
hint-makes = In ongeveer { $tenths } van de 10 gevallen maakt deze kaart { $pair }: { $points } punten van de tegenpartij.
hint-falls = In ongeveer { $tenths } van de 10 gevallen gaat deze kaart verloren aan { $pair } van de tegenpartij: dat kost { $points } punten.
hint-guards = { $card } blijft veilig: nu gespeeld ging deze kaart in ongeveer { $tenths } van de 10 gevallen verloren aan { $pair }, en dat kost { $points } punten.
hint-keeps = Je bewaart { $card } voor later; dat levert { $points } punten meer op dan nu spelen.
hint-opens-meri = Hiermee open je een Meri: iedereen moet troef bekennen, en vanaf dan moet je kleur bekennen.
hint-draws-trumps = { $count ->
    [one] Hiermee haal je troeven op: de anderen hebben er hoogstens nog een.
   *[other] Hiermee haal je troeven op: de anderen hebben er hoogstens nog { $count }.
}
hint-ninth = { $tenths ->
    [9] { $card } blijft voor de negende slag, en wint die bijna altijd.
    [10] { $card } blijft voor de negende slag, en wint die in vrijwel elk geval.
    [1] { $card } blijft voor de negende slag, en wint die in ongeveer 1 van de 10 gevallen.
   *[other] { $card } blijft voor de negende slag, en wint die in ongeveer { $tenths } van de 10 gevallen.
}
hint-ninth-suit = Jij bent de gever, dus je laatste kaart, { $card }, geeft de negende slag zijn kleur.
hint-void = Het is je enige { $suit }: zonder deze kaart hoef je { $suit } niet te bekennen.
hint-others-of = { $count ->
    [one] Je houdt nog één andere kaart van { $suit }.
   *[other] Je houdt nog { $count } andere kaarten van { $suit }.
}
hint-highest = Het is de hoogste { $suit } die nog kan komen.
hint-gains-indicator = Je krijgt de keerkaart { $card } als troef, en je komt uit.
hint-robai-hidden = Verborgen levert de Robai jouw kant { $tenths ->
    [0] bijna nooit
    [1] in ongeveer 1 van de 10 gevallen
   *[other] in ongeveer { $tenths } van de 10 gevallen
} 5 punten op, en kost hij { $against ->
    [0] bijna nooit
    [1] in ongeveer 1 van de 10 gevallen
   *[other] in ongeveer { $against } van de 10 gevallen
} 5 punten.
hint-as-good = Ongeveer even goed: { $cards }.
hint-many-alike = { $count } andere kaarten zijn ongeveer even goed.
hint-all-alike = Het maakt hier weinig uit wat je kiest.

## For the terminal.

hint-seat = plaats { $seat }
hint-moment = Slag { $trick }. { $name } is aan de beurt; troef is { $trump }.
hint-hand = In de hand: { $cards }.
hint-done = in de partij gekozen
