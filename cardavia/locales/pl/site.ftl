## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, do tradycji karcianych
skip-to-content = Przejdź do treści

language-label = Język:

look = Wygląd
look-contrast = Kontrast
look-grain = Ziarno
look-warmth = Temperatura barw
look-theme = Motyw
look-theme-system = Jak w systemie
look-theme-light = Papier, jasny
look-theme-dark = Laka, ciemny
look-reset = Przywróć
# The value of a slider.
look-percent = { $percent }%

footer-nav = Więcej stron
footer-about = Cardavia to wolne oprogramowanie na licencji Apache 2.0, razem z tekstami i obrazami.

# The page of all traditions.
traditions = Tradycje karciane
traditions-title = Tradycje karciane · Cardavia
traditions-about = Dawne gry karciane z żywych tradycji, do zagrania w przeglądarce z cierpliwymi partnerami.
traditions-lead = Karty przebyły daleką drogę, a niektóre miejsca zachowały gry, których nie ma nigdzie indziej. Tutaj można obejrzeć ich karty, przeczytać, jak się nimi gra, i usiąść do stołu.
traditions-more = To pierwsza tradycja w tym miejscu. Mogą przyjść następne, każda wtedy, gdy jej zasady będą pewne, a karty narysowane.
# The first screen.
front-title = Gra karciana, którą zachowało jedno miasto
front-lead = Unsun Karuta wyrosła z kart, które do Japonii przywieźli portugalscy żeglarze: smoki, bogowie szczęścia i atuty grane zakryte. Przy stole dla ośmiu osób jest wolne miejsce: trzech partnerów, czterech przeciwników.
front-play = Zagraj
front-new = Nowa partia
front-go-on = Graj dalej, rozdanie { $deal } z 8
front-look = Zobacz karty i zasady
front-honest = Pozostała siódemka to programy. Wolne oprogramowanie, bez konta, bez instalacji.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = Jak grają inni
level-novice-means = dopiero poznaje grę: okrągłą dziewiątkę ma za wysoką i czasem przebija partnera
level-casual-means = gra dla przyjemności: widzi to, co oczywiste, a resztę często przeocza
level-club-means = gra co tydzień i rzadko się myli
level-expert-means = nie popełnia prostych błędów i odpowiada od razu
level-master-means = namyśla się nad każdą kartą i z gry innych wnioskuje, co mają na ręku
seat-by-seat = Miejsce po miejscu
seat-by-seat-means = Miejsca biegną wokół stołu zgodnie z ruchem wskazówek zegara, od ciebie najpierw w lewo.
your-partners = Twoi partnerzy
your-opponents = Twoi przeciwnicy
as-above = Jak wyżej
place-1 = Tuż po lewej
place-2 = Po lewej
place-3 = Naprzeciw, z lewej
place-4 = Naprzeciw ciebie
place-5 = Naprzeciw, z prawej
place-6 = Po prawej
place-7 = Tuż po prawej

# One's own matches.
your-matches = Twoje partie
matches-title = Twoje partie · Cardavia
matches-about = Twoje własne partie Hachinin Meri, do dalszej gry albo do ponownego obejrzenia.
matches-lead = Te stoły może otworzyć tylko ta przeglądarka.
matches-none = W tej przeglądarce nie ma jeszcze żadnej partii.
matches-open = Do dokończenia
matches-over = Zakończone
# What stands in a match’s line.
match-deal = Rozdanie { $deal } z 8
match-total = Punkty: { $own } do { $other }
match-played = ostatnia gra: { $day }
match-continue = Graj dalej
match-look = Obejrzyj
match-won = Wygrana
match-lost = Przegrana
match-drawn = Remis

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Stół do Hachinin Meri, gry dla ośmiu osób kartami Unsun Karuta.
table-waiting = Stół się nakrywa…
noscript-table = Stół potrzebuje JavaScriptu, a w tej przeglądarce jest on wyłączony. Cała reszta działa i bez niego.
noscript-rules = Przeczytaj tymczasem zasady
