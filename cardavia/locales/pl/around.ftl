## What stands around the cushion, the tools, and the chart of the orders.

score-label = Wynik
tricks-taken = Lewy
tools-label = Narzędzia
order = Starszeństwo kart

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = Odłóż wybraną kartę na rękę
help-key-order = Starszeństwo kart
help-key-tricks = Wszystkie lewy tego rozdania
help-key-log = Przebieg gry
help-key-settings = Ustawienia
help-key-mute = Włącz lub wyłącz dźwięk

## The hand.

confirm-asks = Zagrać { $card }? Wybierz tę kartę jeszcze raz albo naciśnij Escape.
confirm-asks-discard = Odłożyć { $card }? Wybierz tę kartę jeszcze raz albo naciśnij Escape.
confirm-back = { $card } wraca na rękę.
drop-here = Zagraj tutaj

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = Najmocniejsza karta stoi pierwsza.
order-trumps = Atuty: { $suit }
order-trumps-means = Każdy atut bije każdą inną kartę.
order-long = Najmocniejszą liczbą jest 9.
order-round = Liczby biegną wstecz: najmocniejsza jest 1.
order-isu = Robai stoi między 2 a 1.
order-pao = Robai tego koloru to Tenka, atut.
order-tenka = Tenka jest atutem w każdym rozdaniu.
order-led = Bez atutu wygrywa najmocniejsza karta koloru wyjścia. Inne kolory nie mogą wygrać.
order-pairs = Układy
order-pairs-means = Pierwsza karta bierze lewę, druga jest w niej najmocniejszym atutem przeciwników: przechodzą 2 punkty. W dziewiątej lewie albo z ukrytym Robai przechodzi 5. W Meri nie przechodzi nic.
order-pair = { $winner } bije { $loser }
order-gone = Przygaszone i skreślone: karty już widziane.
card-gone = { $card }, już poza grą
card-yours = { $card }, na twojej ręce
order-yours = Podkreślone: na twojej ręce.
