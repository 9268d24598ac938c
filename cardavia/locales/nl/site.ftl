## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, naar de kaarttradities
skip-to-content = Naar de inhoud

language-label = Taal:

look = Beeld
look-contrast = Contrast
look-grain = Korrel
look-warmth = Kleurtemperatuur
look-theme = Thema
look-theme-system = Zoals het systeem
look-theme-light = Papier, licht
look-theme-dark = Lak, donker
look-reset = Herstel
# The value of a slider.
look-percent = { $percent }%

footer-nav = Meer pagina’s
footer-about = Cardavia is vrije software onder de Apache-licentie 2.0, ook de teksten en de tekeningen.

# The page of all traditions.
traditions = Kaarttradities
traditions-title = Kaarttradities · Cardavia
traditions-about = Oude kaartspellen uit levende tradities, in de browser te spelen met geduldige partners.
traditions-lead = Kaarten hebben ver gereisd, en sommige plaatsen hebben spellen bewaard die nergens anders te vinden zijn. Hier kun je hun kaarten bekijken, lezen hoe ze gespeeld worden, en aan tafel schuiven.
traditions-more = Dit is de eerste traditie hier. Andere kunnen volgen, elk zodra de regels kloppen en de kaarten getekend zijn.
# The first screen.
front-title = Het kaartspel dat één stad bewaarde
front-lead = Unsun Karuta groeide uit de kaarten die Portugese zeelieden naar Japan brachten: draken, geluksgoden, en troeven die gedekt op tafel komen. Aan de tafel voor acht is een plaats vrij: drie partners, vier tegenstanders.
front-play = Speel nu
front-new = Nieuwe partij
front-go-on = Verder, spel { $deal } van 8
front-look = Bekijk de kaarten en de regels
front-honest = De andere zeven zijn programma’s. Vrije software, geen account, niets te installeren.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = Hoe de anderen spelen
level-novice-means = heeft het spel net geleerd: denkt dat een ronde 9 hoog is en slaat soms een partner
level-casual-means = speelt voor het plezier: ziet wat voor de hand ligt en mist vaak de rest
level-club-means = speelt elke week en vergist zich zelden
level-expert-means = maakt geen grove fouten en antwoordt meteen
level-master-means = leidt uit het spel van de anderen af wat ze hebben en denkt na bij elke kaart
seat-by-seat = Plaats voor plaats
seat-by-seat-means = De plaatsen gaan met de klok mee rond de tafel, van jou af eerst naar links.
your-partners = Je partners
your-opponents = Je tegenstanders
as-above = Als hierboven
place-1 = Links naast je
place-2 = Links
place-3 = Links tegenover
place-4 = Recht tegenover je
place-5 = Rechts tegenover
place-6 = Rechts
place-7 = Rechts naast je

# One's own matches.
your-matches = Je partijen
matches-title = Je partijen · Cardavia
matches-about = Je eigen partijen Hachinin Meri, om verder te spelen of terug te kijken.
matches-lead = Alleen deze browser kan deze tafels openen.
matches-none = Je bent in deze browser nog geen partij begonnen.
matches-open = Om verder te spelen
matches-over = Afgelopen
# What stands in a match’s line.
match-deal = Spel { $deal } van 8
match-total = { $own } tegen { $other } punten
match-played = laatst gespeeld { $day }
match-continue = Verder
match-look = Bekijk
match-won = Gewonnen
match-lost = Verloren
match-drawn = Gelijkspel

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Een tafel voor Hachinin Meri, het spel voor acht met Unsun Karuta.
table-waiting = De tafel wordt gedekt…
noscript-table = De tafel heeft JavaScript nodig, en dat staat in deze browser uit. Al het andere hier werkt ook zonder.
noscript-rules = Lees intussen de regels
