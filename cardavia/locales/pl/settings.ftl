## The settings: a page of its own, and the same form in a dialogue at the table.

settings = Ustawienia
settings-title = Ustawienia · Cardavia
settings-about = Jak stół wygląda, brzmi i pomaga: tempo, dźwięk, karty, pomoc i wygląd stron.
settings-lead = Zapisują się w tej przeglądarce i działają od razu, także przy otwartym stole.
settings-no-script = Ustawienia zapisuje JavaScript, a w tej przeglądarce jest wyłączony. Do tego czasu stół i strony wyglądają tak, jak tu widać.
settings-table = Przy stole
settings-cards = Karty
settings-pages = Papier i światło

set-help = Pomoc
set-help-means = Ile stół mówi ponad to, co widzą wszyscy.
set-help-none = Brak
set-help-none-means = Pamiętasz na własną rękę, co już poszło, i myślisz po swojemu.
set-help-hints = Podpowiedzi
set-help-hints-means = Na życzenie stół doradza kartę i mówi dlaczego.
set-help-full = Pełna
set-help-full-means = Podpowiedzi, karty, które już poszły, i dobre karty zaznaczone na ręce.

set-speed = Tempo
set-speed-means = Jak szybko karty wędrują i się odwracają. Nic na nie nie czeka: zawsze możesz grać dalej.
set-speed-slow = Wolno
set-speed-normal = Zwykłe
set-speed-fast = Szybko
set-speed-off = Bez ruchu

set-sound = Dźwięk
set-sound-means = Karty, odkrywanie, lewy i układy.
set-sound-off = Brak
set-sound-quiet = Cicho
set-sound-full = Głośno

set-confirm = Zagranie karty
set-confirm-means = Czy stół pyta jeszcze raz, zanim karta zostanie zagrana.
set-confirm-no = Od razu
set-confirm-yes = Wybór, potem gra

set-keys = Klawisze jednoznakowe
set-keys-means = Litery i cyfry, które działają przy stole, na przykład D, by zgłosić. Sterowanie głosem może je nacisnąć przez pomyłkę. Strzałki, Enter i Escape działają zawsze.
set-keys-on = Włączone
set-keys-off = Wyłączone

set-sort = Kolejność na ręce
set-sort-means = Jak leżą twoje karty po rozdaniu.
set-sort-trumps = Najpierw atuty
set-sort-suits = Kolorami
set-sort-dealt = Jak z rozdania

set-deck = Talia
set-deck-means = Duże znaki w rogach łatwiej odczytać na małym ekranie.
set-deck-standard = Zwykła
set-deck-large = Duże rogi

set-index = Pismo
set-index-means = Co stoi w rogu karty.
set-index-latin = Łacińskie
set-index-japanese = Japońskie
