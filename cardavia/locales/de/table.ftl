## Die Worte des Tischs im Browser. Die Namen der Karten, Farben und Ränge stehen in cards.ftl.

you = Du
team-genji = Genji
team-heiji = Heiji
face-down-trump = einen Trumpf, verdeckt
card-face-down = Eine verdeckte Karte
card-peek = { $card }, für die anderen verdeckt

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## Was geschehen ist. $who ist „you“ oder „other“, $name der Name des Spielers.

event-deal = Spiel { $deal }. { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
} Der Indikator ist { $card }: { $trump } ist Trumpf.
event-declare = { $who ->
    [you] Du erklärst den Robai.
   *[other] { $name } erklärt den Robai.
}
event-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-take = { $who ->
    [you] Du nimmst den Indikator { $card } auf.
   *[other] { $name } nimmt den Indikator { $card } auf.
}
event-aside = { $who ->
    [you] Du legst eine Karte ab.
   *[other] { $name } legt eine Karte ab.
}
event-aside-open = { $who ->
    [you] Du legst { $card } ab.
   *[other] { $name } legt { $card } ab.
}
event-play = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
event-sides = Die Seitenkarten sind { $cards }.
event-ninth = Die letzten Karten werden alle zugleich aufgedeckt.
event-won = { $who ->
    [you] Du gewinnst Stich { $number } mit { $card }.
   *[other] { $name } gewinnt Stich { $number } mit { $card }.
}
event-won-combination = { $who ->
    [you] Du gewinnst Stich { $number } mit { $card }: { $pair } bringt { $value } Punkte vom Gegner.
   *[other] { $name } gewinnt Stich { $number } mit { $card }: { $pair } bringt { $value } Punkte vom Gegner.
}
event-score = Das Spiel ist aus: Genji { $even }, Heiji { $odd }.

## Die Zeile über der Hand.

prompt-wait = { $name } ist am Zug.
prompt-declare = Du hältst den Robai der Trumpffarbe. Erklärst du ihn?
prompt-discard = Lege eine Karte ab. Sie zählt nichts und wird gezeigt, wenn du ausspielst.
prompt-pass = Kein Robai der Trumpffarbe auf der Hand: Du passt.
prompt-discard-only = Nur eine Karte darf abgelegt werden; der Tisch tut es für dich.
prompt-lead = Du spielst aus. Wähle eine Karte.
prompt-follow = Du bist am Zug. Ausgespielt ist { $suit }.
prompt-done = Das Spiel ist aus.
prompt-over = Die Partie ist zu Ende.
prompt-closed = Dieser Tisch ist geschlossen.

declare = Erklären
declare-means = Du nimmst den Indikator { $card } auf, legst eine Karte ab und spielst aus. Alle wissen dann, dass du den Robai hältst.
pass = Passen
pass-means = Der Robai bleibt verborgen: Eine Kombination mit ihm bewegt 5 Punkte, gleich für wen.

## Warum eine Karte jetzt nicht geht. $suit ist die ausgespielte Farbe.

why-wait = Bitte warte: { $name } ist am Zug.
why-done = Dieses Spiel ist aus.
why-declare = Sag zuerst, ob du den Robai erklärst oder passt.
why-4-discard = Ablegen darfst du jede Karte, die kein Trumpf ist: Trümpfe bleiben auf der Hand.
why-5-first-lead = Ausspielen darfst du jede Karte, die kein Trumpf ist: Der erste Stich wird nicht mit Trumpf eröffnet.
why-5-meri = Du darfst jeden Trumpf spielen: Trumpf ist ausgespielt, ein Meri, und muss mit Trumpf bedient werden.
why-5-monchi = Du darfst jeden Trumpf oder jede Karte von { $suit } spielen: Nach einem Meri muss Farbe bedient werden.
why-other = Du darfst eine der vorstehenden Karten spielen.

refused-stale = Der Tisch ist schon weiter. Bitte sieh noch einmal hin.
refused-not-now = Das geht gerade nicht.
refused-bad-message = Das hat der Tisch nicht verstanden. Bitte lade die Seite neu.
refused-closed = Dieser Tisch ist geschlossen.
refused-foreign = Du sitzt nicht an diesem Tisch.

## Rund um den Tisch.

table-label = Tisch für Hachinin Meri
seats-label = Plätze
hand-label = Deine Hand, { $count } { $count ->
    [one] Karte
   *[other] Karten
}
trick-label = Karten auf dem Tisch
trump = Trumpf
trump-label = Trumpf ist { $suit }. Der Indikator war { $card }.
seat-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
} auf der Hand
mark-dealer = Geber
mark-recipient = Nahm den Indikator
mark-leader = Spielt aus
mark-turn = Am Zug
mark-partner = dein Partner
mark-opponent = Gegner
deal-of = Spiel { $deal } von 8
trick-of = Stich { $trick } von 9
score-deal = Dieses Spiel
score-total = Gesamt
meri = Meri
meri-means = Trumpf ist ausgespielt: Er muss mit Trumpf bedient werden.
monchi = Monchi
monchi-means = In diesem Spiel ist Trumpf ausgespielt worden: Von nun an ist Farbe zu bedienen oder Trumpf zu spielen.
free-follow = Frei
free-follow-means = Noch ist kein Trumpf ausgespielt worden: Jede Karte darf folgen.
side-cards = Seitenkarten
side-cards-mine = Abgelegt
log = Was geschah
last-trick = Letzter Stich
last-trick-none = Noch ist kein Stich fertig.
help = Hilfe
more = Mehr
close = Schließen

## Hilfe.

help-title = Am Tisch
help-keys = Tasten
help-key-hand = Eine Karte der Hand wählen
help-key-play = Die gewählte Karte spielen
help-key-declare = Erklären
help-key-pass = Passen
help-key-next = Nächstes Spiel
help-key-last = Letzter Stich
help-key-help = Diese Hilfe
help-marks = Zeichen
help-learn = Das Spiel in kurzen Lektionen lernen
help-rules = Die Regeln lesen
help-words = Wörter
help-tenka = Tenka ist Pao Robai, in jedem Spiel ein Trumpf.
help-teams = Weißer Enzian ist Genji, die Plätze 0, 2, 4 und 6; roter Schmetterling ist Heiji, die Plätze 1, 3, 5 und 7.
key-arrows = ← → Pos1 Ende
key-enter = Eingabe, Leertaste

## Das Ende eines Spiels und einer Partie.

next-deal = Nächstes Spiel
restart = Neustart
restart-asks = Eine neue Partie beginnen? Die Punkte dieser Partie sind dann verloren.
restart-yes = Neu beginnen
restart-no = Weiterspielen
play-again = Noch eine Partie
leave = Verlassen
leave-asks = Diesen Tisch verlassen? Er wird geschlossen, und die Partie endet hier.
leave-yes = Verlassen
show-summary = Abrechnung

## Die Verbindung zum Server.

line-connecting = Der Tisch wird gedeckt …
line-lost = Das Haus ist gerade nicht zu erreichen. Deine Partie ist sicher; neuer Versuch …
line-back = Der Tisch ist wieder da.
line-foreign = Das ist der Tisch von jemand anderem. Nur der Browser, in dem die Partie begann, kann sie spielen.
line-unknown = Diesen Tisch gibt es nicht, oder nicht mehr.
line-home = Zu den Kartentraditionen
line-matches = Zu deinen Partien

## Wie stark ein Spieler spielt, in einem Wort; auch für das Startformular.

level-novice = Neuling
level-casual = Amateur
level-club = Routinier
level-expert = Könner
level-master = Meister
# In den Lektionen, und in Partien, die mit früheren Stärken begonnen wurden.
level-greedy = Sanft
level-pimc-20 = Bedacht
level-pimc-200 = Scharfsinnig
