## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = Consiglio
hint-label = Un consiglio
hint-close = Chiudi il consiglio
hint-thinking = Si esaminano le mani possibili…
hint-more = Tutte le tue scelte
hint-less = Solo il consiglio
hint-choice = Scelta
hint-points = Punti
hint-points-mean = Quanti dei nove punti di questa mano fa in media la tua squadra.
hint-busy = Si sta ancora pensando a un altro consiglio. Chiedi di nuovo tra un momento, per favore.
hint-none = Per ora non c’è nessun consiglio.
# A card in the hand that full help marks.
hint-good = { $card }, una buona carta
help-key-hint = Chiedi un consiglio

hint-play = Gioca { $card }.
hint-discard = Scarta { $card }.
hint-declare = Dichiara il Robai.
hint-pass = Passa, e tieni nascosto il Robai.
hint-tenka = Tenka
hint-choice-declare = Dichiara
hint-choice-pass = Passa

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] L’uscita è di briscola e va seguita con una briscola: hai solo questa.
    [monchi] Bisogna rispondere al seme: è l’unica carta che puoi giocare.
    [first-lead] La prima presa non si apre di briscola: è la tua unica altra carta.
    [discard] Si scarta solo una carta che non sia briscola: è l’unica.
   *[none] È l’unica carta che ti resta.
}
hint-sure = Niente di ciò che gli avversari possono ancora avere la batte.
hint-only-beaten-by = Di ciò che gli avversari possono ancora avere, non c’è che { $cards } a batterla.
hint-only-trumps-beat = Gli avversari non possono avere { $suit } più alto: la batte solo una briscola.
hint-takes = { $tenths ->
    [0] Da sola non vince quasi mai la presa.
    [1] Vince da sola la presa in circa { $tenths } caso su 10.
    [9] Vince quasi sempre la presa.
    [10] Vince la presa in quasi tutti i casi.
   *[other] Vince da sola la presa in circa { $tenths } casi su 10.
}
hint-side-takes = { $tenths ->
    [1] La tua squadra vince questa presa in circa { $tenths } caso su 10.
    [9] La tua squadra vince quasi sempre questa presa.
    [10] La tua squadra vince questa presa in quasi tutti i casi.
   *[other] La tua squadra vince questa presa in circa { $tenths } casi su 10.
}
hint-cannot-win = Non può vincere questa presa.
hint-cheapest = È la carta che ti mancherà di meno.
hint-enough = Dopo di te non gioca nessuno, e questa basta: { $card } può aspettare.
hint-partner-sure = Gli avversari non possono battere la carta di { $name }: lascia la presa alla tua squadra.
hint-overtakes = Toglierebbe la presa a { $name }, della tua squadra, che la vince comunque.
hint-partner-likely = { $tenths ->
    [1] { $name }, della tua squadra, vince questa presa in circa { $tenths } caso su 10.
    [9] { $name }, della tua squadra, vince quasi sempre questa presa.
    [10] { $name }, della tua squadra, vince questa presa in quasi tutti i casi.
   *[other] { $name }, della tua squadra, vince questa presa in circa { $tenths } casi su 10.
}
hint-face-down = A battere di sicuro la briscola coperta di { $name } non c’è che { $cards }.
hint-lies-hidden = Resta coperta: gli altri vedono solo che è una briscola.
hint-makes = In circa { $tenths ->
    [1] { $tenths } caso
   *[other] { $tenths } casi
} su 10 fa { $pair }: { $points } punti presi agli avversari.
hint-falls = In circa { $tenths ->
    [1] { $tenths } caso
   *[other] { $tenths } casi
} su 10 cade per { $pair } degli avversari: { $points } punti persi.
hint-guards = { $card } resta al sicuro: giocata adesso, cadrebbe per { $pair } in circa { $tenths ->
    [1] { $tenths } caso
   *[other] { $tenths } casi
} su 10, { $points } punti persi.
hint-keeps = Tieni { $card } per dopo: rende { $points } punti in più che giocarla adesso.
hint-opens-meri = Apre un Meri: tutti devono seguire con una briscola, e da lì in poi si risponde al seme.
hint-draws-trumps = { $count ->
    [one] Fa cadere le briscole: gli altri ne hanno al massimo ancora una.
   *[other] Fa cadere le briscole: gli altri ne hanno al massimo ancora { $count }.
}
hint-ninth = { $tenths ->
    [1] { $card } resta per la nona presa, e la vince in circa { $tenths } caso su 10.
    [9] { $card } resta per la nona presa, e la vince quasi sempre.
    [10] { $card } resta per la nona presa, e la vince in quasi tutti i casi.
   *[other] { $card } resta per la nona presa, e la vince in circa { $tenths } casi su 10.
}
hint-ninth-suit = In questa mano dai tu le carte: la tua ultima, { $card }, fissa il seme della nona presa.
hint-void = È la tua unica carta di { $suit }: senza, non devi più rispondere a { $suit }.
hint-others-of = { $count ->
    [one] Ti resta un’altra carta di { $suit }.
   *[other] Ti restano altre { $count } carte di { $suit }.
}
hint-highest = È la carta più alta di { $suit } che possa ancora venire.
hint-gains-indicator = Prendi l’indicatore, { $card }, come briscola, ed esci tu.
hint-robai-hidden = Nascosto, il Robai porta 5 punti alla tua squadra { $tenths ->
    [0] quasi mai
    [1] in circa { $tenths } caso su 10
   *[other] in circa { $tenths } casi su 10
} e gliene costa 5 { $against ->
    [0] quasi mai
    [1] in circa { $against } caso su 10
   *[other] in circa { $against } casi su 10
}.
hint-as-good = Andrebbe più o meno altrettanto bene: { $cards }.
hint-many-alike = Altre { $count } carte andrebbero più o meno altrettanto bene.
hint-all-alike = Qui la tua scelta conta ben poco.

## For the terminal.

hint-seat = posto { $seat }
hint-moment = Presa { $trick }. Tocca a { $name }; la briscola è { $trump }.
hint-hand = In mano: { $cards }.
hint-done = scelta fatta nella partita
