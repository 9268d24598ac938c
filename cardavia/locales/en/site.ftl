## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, to the card traditions
skip-to-content = Skip to the content

language-label = Language:

look = Appearance
look-contrast = Contrast
look-grain = Grain
look-warmth = Color temperature
look-theme = Theme
look-theme-system = As the system
look-theme-light = Paper, light
look-theme-dark = Lacquer, dark
look-reset = Reset
# The value of a slider.
look-percent = { $percent }%

footer-nav = More pages
footer-about = Cardavia is free software under the Apache License 2.0, its texts and pictures too.

# The page of all traditions.
traditions = Card traditions
traditions-title = Card traditions · Cardavia
traditions-about = Old card games from living traditions, to play in the browser with patient partners.
traditions-lead = Cards have travelled far, and some places have kept games that are found nowhere else. Here you can look at their cards, read how they are played, and sit down at the table.
traditions-more = This is the first tradition here. Others may follow, each when its rules are right and its cards are drawn.
# The first screen.
front-title = The card game that one town kept
front-lead = Unsun Karuta grew from the cards that Portuguese sailors brought to Japan: dragons, gods of good fortune, and trumps played face down. A seat at the table of eight is free: three partners, four opponents.
front-play = Play now
front-new = New match
front-go-on = Go on, deal { $deal } of 8
front-look = See the cards and the rules
front-honest = The other seven are programs. Free software, no account, nothing to install.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = How the others play
level-novice-means = has just learned the game: takes a round 9 for high, and may beat a partner
level-casual-means = plays for fun: sees what is plain, and often overlooks the rest
level-club-means = plays every week, and seldom errs
level-expert-means = makes no plain mistakes, and answers at once
level-master-means = ponders each card, and what the others may hold from how they have played
seat-by-seat = Seat by seat
seat-by-seat-means = The places go round the table clockwise, from you to the left first.
your-partners = Your partners
your-opponents = Your opponents
as-above = As above
place-1 = At your left hand
place-2 = On the left
place-3 = Across, on the left
place-4 = Opposite you
place-5 = Across, on the right
place-6 = On the right
place-7 = At your right hand

# One's own matches.
your-matches = Your matches
matches-title = Your matches · Cardavia
matches-about = Your own matches of Hachinin Meri, to go on with or to look at again.
matches-lead = Only this browser can open these tables.
matches-none = You have not begun a match in this browser yet.
matches-open = To go on with
matches-over = Finished
# What stands in a match’s line.
match-deal = Deal { $deal } of 8
match-total = { $own } to { $other } points
match-played = last played { $day }
match-continue = Continue
match-look = Look at it
match-won = Won
match-lost = Lost
match-drawn = A draw

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = A table of Hachinin Meri, the game for eight with Unsun Karuta.
table-waiting = The table is being laid …
noscript-table = The table needs JavaScript, and in this browser it is switched off. Everything else here works without it.
noscript-rules = Read the rules meanwhile
