## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = Jij
team-genji = Genji
team-heiji = Heiji
face-down-trump = een troef, gedekt
card-face-down = Een gedekte kaart
card-peek = { $card }, gedekt voor de anderen

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = Spel { $deal }. { $who ->
    [you] Jij geeft.
   *[other] { $name } geeft.
} De keerkaart is { $card }: { $trump } is troef.
event-declare = { $who ->
    [you] Je meldt de Robai.
   *[other] { $name } meldt de Robai.
}
event-pass = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
event-take = { $who ->
    [you] Je neemt de keerkaart, { $card }.
   *[other] { $name } neemt de keerkaart, { $card }.
}
event-aside = { $who ->
    [you] Je legt een kaart weg.
   *[other] { $name } legt een kaart weg.
}
event-aside-open = { $who ->
    [you] Je legt { $card } weg.
   *[other] { $name } legt { $card } weg.
}
event-play = { $who ->
    [you] Je speelt { $card }.
   *[other] { $name } speelt { $card }.
}
event-sides = De zijkaarten zijn { $cards }.
event-ninth = De laatste kaarten gaan open, allemaal tegelijk.
event-won = { $who ->
    [you] Je wint slag { $number } met { $card }.
   *[other] { $name } wint slag { $number } met { $card }.
}
event-won-combination = { $who ->
    [you] Je wint slag { $number } met { $card }: { $pair } verschuift { $value } punten.
   *[other] { $name } wint slag { $number } met { $card }: { $pair } verschuift { $value } punten.
}
event-score = Het spel is uit: Genji { $even }, Heiji { $odd }.

## The line above the hand.

prompt-wait = { $name } is aan de beurt.
prompt-declare = Je hebt de Robai van de troefkleur. Meld je hem?
prompt-discard = Kies een kaart om weg te leggen. Die telt niet mee en wordt getoond als je uitkomt.
prompt-pass = Geen Robai van de troefkleur in je hand: je past.
prompt-discard-only = Er mag maar één kaart weg; dat doet de tafel voor je.
prompt-lead = Jij komt uit. Kies een kaart.
prompt-follow = Jouw beurt. { $suit } is gevraagd.
prompt-done = Het spel is uit.
prompt-over = De partij is uit.
prompt-closed = Deze tafel is gesloten.

declare = Melden
declare-means = Je neemt de keerkaart { $card }, legt een kaart weg en komt uit. Iedereen weet dan dat jij de Robai hebt.
pass = Passen
pass-means = De Robai blijft verborgen: een combinatie ermee verschuift 5 punten, welke kant op ook.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = Even wachten: { $name } is aan de beurt.
why-done = Dit spel is uit.
why-declare = Zeg eerst of je de Robai meldt of past.
why-4-discard = Je mag elke kaart wegleggen die geen troef is: troeven blijven in je hand.
why-5-first-lead = Je mag uitkomen met elke kaart die geen troef is: de eerste slag wordt niet met troef geopend.
why-5-meri = Je mag elke troef spelen: er is troef gevraagd, een Meri, en dan moet je met troef bekennen.
why-5-monchi = Je mag elke troef en elke { $suit } spelen: na een Meri moet je kleur bekennen.
why-other = Je mag een van de kaarten spelen die omhoog staan.

refused-stale = De tafel is al verder. Kijk nog eens.
refused-not-now = Dat kan nu even niet.
refused-bad-message = Dat begreep de tafel niet. Laad de pagina opnieuw.
refused-closed = Deze tafel is gesloten.
refused-foreign = Je zit niet aan deze tafel.

## Around the table.

table-label = Tafel voor Hachinin Meri
seats-label = Plaatsen
hand-label = Je hand, { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
trick-label = Kaarten op tafel
trump = Troef
trump-label = Troef is { $suit }. De keerkaart was { $card }.
seat-cards = { $count } { $count ->
    [one] kaart
   *[other] kaarten
} in de hand
mark-dealer = Gever
mark-recipient = Nam de keerkaart
mark-leader = Komt uit
mark-turn = Aan de beurt
mark-partner = je partner
mark-opponent = tegenstander
deal-of = Spel { $deal } van 8
trick-of = Slag { $trick } van 9
score-deal = Spel
score-total = Totaal
meri = Meri
meri-means = Er is troef gevraagd: je moet met troef bekennen.
monchi = Monchi
monchi-means = In dit spel is al met troef uitgekomen: voortaan moet je kleur bekennen, of troef spelen.
free-follow = Vrij
free-follow-means = Er is nog niet met troef uitgekomen: elke kaart mag.
side-cards = Zijkaarten
side-cards-mine = Weggelegd
log = Wat er gebeurde
last-trick = Laatste slag
last-trick-none = Er is nog geen slag klaar.
help = Hulp
more = Meer
close = Sluiten

## Help.

help-title = Aan tafel
help-keys = Toetsen
help-key-hand = Een kaart in je hand kiezen
help-key-play = De gekozen kaart spelen
help-key-declare = Melden
help-key-pass = Passen
help-key-next = Volgend spel
help-key-last = Laatste slag
help-key-help = Deze hulp
help-marks = Tekens
help-learn = Leer het spel in korte lessen
help-rules = De regels lezen
help-words = Woorden
help-tenka = Tenka is Pao Robai. Die is in elk spel troef.
help-teams = De witte gentiaan is Genji, plaatsen 0, 2, 4 en 6; de rode vlinder is Heiji, plaatsen 1, 3, 5 en 7.
key-arrows = ← → Home End
key-enter = Enter, spatie

## The end of a deal and of a match.

next-deal = Volgend spel
restart = Opnieuw
restart-asks = Een nieuwe partij beginnen? De punten van deze vervallen dan.
restart-yes = Opnieuw
restart-no = Doorspelen
play-again = Nog een partij
leave = Opstaan
leave-asks = Van deze tafel opstaan? De tafel wordt dan gesloten, en de partij eindigt hier.
leave-yes = Opstaan
show-summary = Afrekening

## The line to the server.

line-connecting = De tafel wordt gedekt…
line-lost = Het speelhuis is niet bereikbaar. Je partij is veilig; we proberen het opnieuw…
line-back = De tafel is er weer.
line-foreign = Dit is de tafel van iemand anders. Alleen de browser waarin de partij begon, kan die spelen.
line-unknown = Deze tafel bestaat niet, of niet meer.
line-home = Naar de kaarttradities
line-matches = Naar je partijen

## How strong a player plays, in one word; for the start form too.

level-novice = Beginner
level-casual = Liefhebber
level-club = Clubspeler
level-expert = Kenner
level-master = Meester
# In lessons, and in matches that were begun with earlier levels.
level-greedy = Mild
level-pimc-20 = Bedaard
level-pimc-200 = Scherp
