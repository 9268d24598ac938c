## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = Podpowiedź
hint-label = Podpowiedź
hint-close = Schowaj podpowiedź
hint-thinking = Przeglądam możliwe światy…
hint-more = Wszystkie możliwości
hint-less = Tylko podpowiedź
hint-choice = Wybór
hint-points = Punkty
hint-points-mean = Ile z dziewięciu punktów tego rozdania zdobywa średnio twoja drużyna.
hint-busy = Trwa jeszcze namysł nad inną podpowiedzią. Zapytaj ponownie za chwilę.
hint-none = Tym razem nie udało się znaleźć podpowiedzi.
# A card in the hand that full help marks.
hint-good = { $card }, dobra karta
help-key-hint = Poproś o podpowiedź

hint-play = Zagraj: { $card }.
hint-discard = Odłóż: { $card }.
hint-declare = Zgłoś Robai.
hint-pass = Spasuj i ukryj Robai.
hint-tenka = Tenka
hint-choice-declare = Zgłoś
hint-choice-pass = Pas

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] Było wyjście w atut i trzeba dołożyć atut: to twój jedyny.
    [monchi] Trzeba dołożyć do koloru: wolno zagrać tylko tę kartę.
    [first-lead] Pierwszej lewy nie otwiera się atutem: to twoja jedyna inna karta.
    [discard] Odłożyć wolno tylko kartę, która nie jest atutem: to jedyna taka.
   *[none] To twoja ostatnia karta.
}
hint-sure = Nic, co przeciwnicy mogą jeszcze mieć, jej nie bije.
hint-only-beaten-by = Ze wszystkiego, co przeciwnicy mogą jeszcze mieć, może ją pobić tylko { $cards }.
hint-only-trumps-beat = Przeciwnicy nie mogą mieć wyższej karty koloru { $suit }: może ją pobić tylko atut.
hint-takes = { $tenths ->
    [0] Sama prawie nigdy nie bierze lewy.
    [9] Prawie zawsze bierze lewę.
    [10] Bierze lewę w niemal każdym przypadku.
    [1] Sama bierze lewę mniej więcej w 1 przypadku na 10.
    [few] Sama bierze lewę mniej więcej w { $tenths } przypadkach na 10.
    [many] Sama bierze lewę mniej więcej w { $tenths } przypadkach na 10.
   *[other] Sama bierze lewę mniej więcej w { $tenths } przypadku na 10.
}
hint-side-takes = { $tenths ->
    [9] Twoja drużyna prawie zawsze bierze tę lewę.
    [10] Twoja drużyna bierze tę lewę w niemal każdym przypadku.
    [1] Twoja drużyna bierze tę lewę mniej więcej w 1 przypadku na 10.
    [few] Twoja drużyna bierze tę lewę mniej więcej w { $tenths } przypadkach na 10.
    [many] Twoja drużyna bierze tę lewę mniej więcej w { $tenths } przypadkach na 10.
   *[other] Twoja drużyna bierze tę lewę mniej więcej w { $tenths } przypadku na 10.
}
hint-cannot-win = Nie może wziąć tej lewy.
hint-cheapest = Oddajesz kartę, której najmniej będzie ci brakować.
hint-enough = Grasz na końcu i ta karta wystarczy: { $card } może poczekać.
hint-partner-sure = Karty, którą gra { $name }, przeciwnicy nie pobiją: zostaw lewę swojej drużynie.
hint-overtakes = Ta karta zabrałaby lewę komuś z twojej drużyny: i tak bierze ją { $name }.
hint-partner-likely = { $tenths ->
    [9] { $name } z twojej drużyny prawie zawsze bierze tę lewę.
    [10] { $name } z twojej drużyny bierze tę lewę w niemal każdym przypadku.
    [1] { $name } z twojej drużyny bierze tę lewę mniej więcej w 1 przypadku na 10.
    [few] { $name } z twojej drużyny bierze tę lewę mniej więcej w { $tenths } przypadkach na 10.
    [many] { $name } z twojej drużyny bierze tę lewę mniej więcej w { $tenths } przypadkach na 10.
   *[other] { $name } z twojej drużyny bierze tę lewę mniej więcej w { $tenths } przypadku na 10.
}
hint-face-down = { $name } ma na stole zakryty atut: na pewno pobije go tylko { $cards }.
hint-lies-hidden = Leży zakryta: inni widzą tylko, że to atut.
hint-makes = Mniej więcej w { $tenths ->
    [one] { $tenths } przypadku
    [few] { $tenths } przypadkach
    [many] { $tenths } przypadkach
   *[other] { $tenths } przypadku
} na 10 tworzy układ { $pair }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} od przeciwników.
hint-falls = Mniej więcej w { $tenths ->
    [one] { $tenths } przypadku
    [few] { $tenths } przypadkach
    [many] { $tenths } przypadkach
   *[other] { $tenths } przypadku
} na 10 wpada w układ przeciwników { $pair }: strata { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-guards = { $card } zostaje na ręce: zagrana teraz, ta karta wpadłaby mniej więcej w { $tenths ->
    [one] { $tenths } przypadku
    [few] { $tenths } przypadkach
    [many] { $tenths } przypadkach
   *[other] { $tenths } przypadku
} na 10 w układ { $pair }, czyli strata { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-keeps = Na później zostaje ci { $card }; to lepsze od zagrania teraz o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-opens-meri = Otwiera Meri: każdy musi dołożyć atut, a odtąd trzeba dokładać do koloru.
hint-draws-trumps = { $count ->
    [one] Ściąga atuty: u innych jest najwyżej jeszcze jeden.
    [few] Ściąga atuty: u innych są najwyżej jeszcze { $count }.
    [many] Ściąga atuty: u innych jest najwyżej jeszcze { $count }.
   *[other] Ściąga atuty: u innych jest najwyżej jeszcze { $count }.
}
hint-ninth = { $tenths ->
    [9] { $card } zostaje na dziewiątą lewę i prawie zawsze ją bierze.
    [10] { $card } zostaje na dziewiątą lewę i bierze ją w niemal każdym przypadku.
    [1] { $card } zostaje na dziewiątą lewę i bierze ją mniej więcej w 1 przypadku na 10.
    [few] { $card } zostaje na dziewiątą lewę i bierze ją mniej więcej w { $tenths } przypadkach na 10.
    [many] { $card } zostaje na dziewiątą lewę i bierze ją mniej więcej w { $tenths } przypadkach na 10.
   *[other] { $card } zostaje na dziewiątą lewę i bierze ją mniej więcej w { $tenths } przypadku na 10.
}
hint-ninth-suit = To ty rozdajesz, więc twoja ostatnia karta, { $card }, wyznacza kolor dziewiątej lewy.
hint-void = To twoja jedyna karta koloru { $suit }: bez niej nie musisz dokładać do { $suit }.
hint-others-of = { $count ->
    [one] Zostaje ci jeszcze jedna karta koloru { $suit }.
    [few] Zostają ci jeszcze { $count } karty koloru { $suit }.
    [many] Zostaje ci jeszcze { $count } kart koloru { $suit }.
   *[other] Zostaje ci jeszcze { $count } karty koloru { $suit }.
}
hint-highest = To najwyższa karta koloru { $suit }, jaka może jeszcze wyjść.
hint-gains-indicator = Zyskujesz wskaźnik { $card } jako atut i zaczynasz pierwszą lewę.
hint-robai-hidden = Ukryty Robai: dla twojej drużyny zysk 5 punktów { $tenths ->
    [0] prawie nigdy
    [1] mniej więcej w 1 przypadku na 10
    [few] mniej więcej w { $tenths } przypadkach na 10
    [many] mniej więcej w { $tenths } przypadkach na 10
   *[other] mniej więcej w { $tenths } przypadku na 10
}, strata 5 punktów { $against ->
    [0] prawie nigdy
    [1] mniej więcej w 1 przypadku na 10
    [few] mniej więcej w { $against } przypadkach na 10
    [many] mniej więcej w { $against } przypadkach na 10
   *[other] mniej więcej w { $against } przypadku na 10
}.
hint-as-good = Mniej więcej równie dobrze: { $cards }.
hint-many-alike = { $count ->
    [one] { $count } inna karta jest mniej więcej równie dobra.
    [few] { $count } inne karty są mniej więcej równie dobre.
    [many] { $count } innych kart jest mniej więcej równie dobrych.
   *[other] { $count } innej karty jest mniej więcej równie dobre.
}
hint-all-alike = Tutaj prawie wszystko jedno, co wybierzesz.

## For the terminal.

hint-seat = miejsce { $seat }
hint-moment = Lewa { $trick }. Kolej na: { $name }; atutem jest { $trump }.
hint-hand = Na ręce: { $cards }.
hint-done = wybór w tej partii
