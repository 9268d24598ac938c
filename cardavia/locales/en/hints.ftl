## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = Hint
hint-label = A hint
hint-close = Put the hint away
hint-thinking = Looking through the worlds that may be …
hint-more = All your choices
hint-less = Only the hint
hint-choice = Choice
hint-points = Points
hint-points-mean = What your side makes of the nine points of this deal, on average.
hint-busy = Another hint is being thought about. Ask again in a moment, please.
hint-none = No hint could be found just now.
# A card in the hand that full help marks.
hint-good = { $card }, a good card
help-key-hint = Ask for a hint

hint-play = Play { $card }.
hint-discard = Lay { $card } aside.
hint-declare = Declare the Robai.
hint-pass = Pass, and keep the Robai hidden.
hint-tenka = Tenka
hint-choice-declare = Declare
hint-choice-pass = Pass

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] A trump was led and must be followed: this is your only trump.
    [monchi] Suit must be followed: this is the only card that you may play.
    [first-lead] The first trick is not opened with a trump: this is the only other card you have.
    [discard] Only a card that is no trump may be laid aside: this is the only one.
   *[none] It is the only card that you have left.
}
hint-sure = Nothing that the other side may still hold beats it.
hint-only-beaten-by = Of all that the other side may still hold, only { $cards } can beat it.
hint-only-trumps-beat = No { $suit } that the other side may hold is higher: only a trump can beat it.
hint-takes = { $tenths ->
    [0] It hardly ever takes the trick itself.
    [9] It nearly always takes the trick.
    [10] It takes the trick in almost every case.
    [1] It takes the trick itself in about 1 of 10 cases.
   *[other] It takes the trick itself in about { $tenths } of 10 cases.
}
hint-side-takes = { $tenths ->
    [9] Your side nearly always takes this trick.
    [10] Your side takes this trick in almost every case.
    [1] Your side takes this trick in about 1 of 10 cases.
   *[other] Your side takes this trick in about { $tenths } of 10 cases.
}
hint-cannot-win = It cannot win this trick.
hint-cheapest = You part with the card that you will miss least.
hint-enough = You play last, and it is enough: { $card } can wait.
hint-partner-sure = The other side cannot beat { $name }’s card: leave the trick to your partner.
hint-overtakes = It would take the trick from { $name }, your partner, who has it anyway.
hint-partner-likely = { $tenths ->
    [9] { $name }, your partner, nearly always takes this trick.
    [10] { $name }, your partner, takes this trick in almost every case.
    [1] { $name }, your partner, takes this trick in about 1 of 10 cases.
   *[other] { $name }, your partner, takes this trick in about { $tenths } of 10 cases.
}
hint-face-down = Only { $cards } would be sure to beat { $name }’s trump that lies face down.
hint-lies-hidden = It lies face down: the others only see that it is a trump.
hint-makes = In about { $tenths } of 10 cases it makes { $pair }: { $points } points from the other side.
hint-falls = In about { $tenths } of 10 cases it falls to the other side’s { $pair }: { $points } points lost.
hint-guards = { $card } stays safe: played now, it would fall to { $pair } in about { $tenths } of 10 cases, { $points } points lost.
hint-keeps = You keep { $card } for later, which comes to { $points } points more than playing it now.
hint-opens-meri = It opens a Meri: everyone must answer with a trump, and from then on suit must be followed.
hint-draws-trumps = { $count ->
    [one] It draws trumps: the others hold one more at most.
   *[other] It draws trumps: the others hold { $count } more at most.
}
hint-ninth = { $tenths ->
    [9] { $card } stays for the ninth trick, and nearly always wins it.
    [10] { $card } stays for the ninth trick, and wins it in almost every case.
    [1] { $card } stays for the ninth trick, and wins it in about 1 of 10 cases.
   *[other] { $card } stays for the ninth trick, and wins it in about { $tenths } of 10 cases.
}
hint-ninth-suit = You are the dealer, so your last card, { $card }, gives the ninth trick its suit.
hint-void = It is your only { $suit }: without it you need not follow { $suit }.
hint-others-of = { $count ->
    [one] You keep one other { $suit }.
   *[other] You keep { $count } other { $suit }.
}
hint-highest = It is the highest { $suit } that is still to come.
hint-gains-indicator = You gain the indicator { $card } as a trump, and you lead.
hint-robai-hidden = Hidden, the Robai brings your side 5 points { $tenths ->
    [0] hardly ever
    [1] in about 1 of 10 cases
   *[other] in about { $tenths } of 10 cases
} and costs it 5 { $against ->
    [0] hardly ever
    [1] in about 1 of 10 cases
   *[other] in about { $against } of 10 cases
}.
hint-as-good = { $cards } would do about as well.
hint-many-alike = { $count } other cards would do about as well.
hint-all-alike = It hardly matters what you choose here.

## For the terminal.

hint-seat = seat { $seat }
hint-moment = Trick { $trick }. It is the turn of { $name }; trump is { $trump }.
hint-hand = In hand: { $cards }.
hint-done = chosen in the match
