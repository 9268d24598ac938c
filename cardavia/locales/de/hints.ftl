## Hinweise: was zu raten ist, und warum. „Sie“ ist in den Gründen die Karte, neben der der Satz steht.

hint = Hinweis
hint-label = Ein Hinweis
hint-close = Hinweis weglegen
hint-thinking = Die möglichen Welten werden durchgesehen …
hint-more = Alle Möglichkeiten
hint-less = Nur der Hinweis
hint-choice = Wahl
hint-points = Punkte
hint-points-mean = Was deine Seite von den neun Punkten dieses Spiels im Mittel macht.
hint-busy = Es wird noch über einen anderen Hinweis nachgedacht. Frag bitte gleich noch einmal.
hint-none = Gerade ließ sich kein Hinweis finden.
# A card in the hand that full help marks.
hint-good = { $card }, eine gute Karte
help-key-hint = Einen Hinweis holen

hint-play = Spiele { $card }.
hint-discard = Lege { $card } ab.
hint-declare = Erkläre den Robai.
hint-pass = Passe und halte den Robai verborgen.
hint-tenka = Tenka
hint-choice-declare = Erklären
hint-choice-pass = Passen

# Zahlen in den Sätzen: $tenths und $against zählen Fälle von zehn, $points sind Punkte des Spiels.
hint-only-legal = { $clause ->
    [meri] Trumpf ist ausgespielt und muss bedient werden: Das ist dein einziger.
    [monchi] Farbe muss bedient werden: Nur diese Karte darfst du spielen.
    [first-lead] Der erste Stich wird nicht mit Trumpf eröffnet: Das ist deine einzige andere Karte.
    [discard] Abgelegt wird nur, was kein Trumpf ist: Das ist deine einzige solche Karte.
   *[none] Es ist deine letzte Karte.
}
hint-sure = Nichts, was die Gegner noch halten können, schlägt sie.
hint-only-beaten-by = Von allem, was die Gegner noch halten können, schlägt sie nur { $cards }.
hint-only-trumps-beat = Die Gegner können kein höheres { $suit } haben: Nur ein Trumpf schlägt sie.
hint-takes = { $tenths ->
    [0] Sie gewinnt den Stich selbst so gut wie nie.
    [9] Sie gewinnt den Stich fast immer.
    [10] Sie gewinnt den Stich in beinahe jedem Fall.
    [1] Sie gewinnt den Stich selbst in etwa einem von 10 Fällen.
   *[other] Sie gewinnt den Stich selbst in etwa { $tenths } von 10 Fällen.
}
hint-side-takes = { $tenths ->
    [9] Deine Seite gewinnt diesen Stich fast immer.
    [10] Deine Seite gewinnt diesen Stich in beinahe jedem Fall.
    [1] Deine Seite gewinnt diesen Stich in etwa einem von 10 Fällen.
   *[other] Deine Seite gewinnt diesen Stich in etwa { $tenths } von 10 Fällen.
}
hint-cannot-win = Sie kann diesen Stich nicht gewinnen.
hint-cheapest = So gibst du die Karte her, die dir am wenigsten fehlen wird.
hint-enough = Du spielst als Letzter, und sie genügt: { $card } kann warten.
hint-partner-sure = Die Karte von { $name } können die Gegner nicht schlagen: Überlass deinem Partner den Stich.
hint-overtakes = Sie nähme den Stich nur deinem Partner { $name } weg, der ihn ohnehin hat.
hint-partner-likely = { $tenths ->
    [9] { $name }, dein Partner, gewinnt diesen Stich fast immer.
    [10] { $name }, dein Partner, gewinnt diesen Stich in beinahe jedem Fall.
    [1] { $name }, dein Partner, gewinnt diesen Stich in etwa einem von 10 Fällen.
   *[other] { $name }, dein Partner, gewinnt diesen Stich in etwa { $tenths } von 10 Fällen.
}
hint-face-down = Den verdeckten Trumpf von { $name } würde mit Sicherheit nur { $cards } schlagen.
hint-lies-hidden = Sie liegt verdeckt: Die anderen sehen nur, dass es ein Trumpf ist.
hint-makes = In etwa { $tenths } von 10 Fällen macht sie { $pair }: { $points } Punkte von den Gegnern.
hint-falls = In etwa { $tenths } von 10 Fällen fällt sie durch { $pair } der Gegner: { $points } Punkte verloren.
hint-guards = { $card } bleibt verschont: Jetzt gespielt, fiele sie in etwa { $tenths } von 10 Fällen durch { $pair }, { $points } Punkte verloren.
hint-keeps = Du behältst { $card } für später; das bringt { $points } Punkte mehr, als sie jetzt zu spielen.
hint-opens-meri = Sie eröffnet ein Meri: Alle müssen mit Trumpf bedienen, und von da an gilt Farbzwang.
hint-draws-trumps = { $count ->
    [one] Sie zieht Trumpf: Die anderen haben höchstens noch einen.
   *[other] Sie zieht Trumpf: Die anderen haben höchstens noch { $count }.
}
hint-ninth = { $tenths ->
    [9] { $card } bleibt für den neunten Stich und gewinnt ihn fast immer.
    [10] { $card } bleibt für den neunten Stich und gewinnt ihn in beinahe jedem Fall.
    [1] { $card } bleibt für den neunten Stich und gewinnt ihn in etwa einem von 10 Fällen.
   *[other] { $card } bleibt für den neunten Stich und gewinnt ihn in etwa { $tenths } von 10 Fällen.
}
hint-ninth-suit = Du bist Geber: Deine letzte Karte, { $card }, bestimmt die Farbe des neunten Stichs.
hint-void = Es ist dein einziges { $suit }: Ohne die Karte musst du { $suit } nicht bedienen.
hint-others-of = { $count ->
    [one] Eine andere Karte von { $suit } behältst du.
   *[other] { $count } andere Karten von { $suit } behältst du.
}
hint-highest = Sie ist das höchste { $suit }, das noch kommen kann.
hint-gains-indicator = Du bekommst den Indikator { $card } als Trumpf, und du spielst aus.
hint-robai-hidden = Verborgen bringt der Robai deiner Seite { $tenths ->
    [0] so gut wie nie
    [1] in etwa einem von 10 Fällen
   *[other] in etwa { $tenths } von 10 Fällen
} 5 Punkte und kostet sie { $against ->
    [0] so gut wie nie
    [1] in etwa einem von 10 Fällen
   *[other] in etwa { $against } von 10 Fällen
} 5.
hint-as-good = Etwa ebenso gut wäre { $cards }.
hint-many-alike = { $count } andere Karten wären etwa ebenso gut.
hint-all-alike = Hier ist es fast gleich, was du wählst.

## Für das Terminal.

hint-seat = Platz { $seat }
hint-moment = Stich { $trick }. Am Zug ist { $name }; Trumpf ist { $trump }.
hint-hand = Auf der Hand: { $cards }.
hint-done = in der Partie gewählt
