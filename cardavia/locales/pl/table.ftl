## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = Ty
team-genji = Genji
team-heiji = Heiji
face-down-trump = zakryty atut
card-face-down = Zakryta karta
card-peek = { $card }, dla innych zakryta

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = Rozdanie { $deal }. { $who ->
    [you] Rozdajesz ty.
   *[other] Rozdaje { $name }.
} Wskaźnikiem jest { $card }: atut to { $trump }.
event-declare = { $who ->
    [you] Zgłaszasz Robai.
   *[other] { $name } zgłasza Robai.
}
event-pass = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
event-take = { $who ->
    [you] Bierzesz wskaźnik, { $card }.
   *[other] { $name } bierze wskaźnik, { $card }.
}
event-aside = { $who ->
    [you] Odkładasz kartę.
   *[other] { $name } odkłada kartę.
}
event-aside-open = { $who ->
    [you] Odkładasz { $card }.
   *[other] { $name } odkłada { $card }.
}
event-play = { $who ->
    [you] Zagrywasz { $card }.
   *[other] { $name } zagrywa { $card }.
}
event-sides = Karty boczne: { $cards }.
event-ninth = Ostatnie karty odkrywają się, wszystkie naraz.
event-won = { $who ->
    [you] Bierzesz lewę { $number } kartą { $card }.
   *[other] { $name } bierze lewę { $number } kartą { $card }.
}
event-won-combination = { $who ->
    [you] Bierzesz lewę { $number } kartą { $card }:
   *[other] { $name } bierze lewę { $number } kartą { $card }:
} { $pair } przenosi { $value ->
    [one] { $value } punkt.
    [few] { $value } punkty.
    [many] { $value } punktów.
   *[other] { $value } punktu.
}
event-score = Koniec rozdania: Genji { $even }, Heiji { $odd }.

## The line above the hand.

prompt-wait = Teraz gra { $name }.
prompt-declare = Masz Robai koloru atutowego. Zgłaszasz?
prompt-discard = Wybierz kartę do odłożenia. Nie daje punktów i zostanie pokazana przy twoim wyjściu.
prompt-pass = Na ręce nie ma Robai koloru atutowego: pasujesz.
prompt-discard-only = Odłożyć wolno tylko jedną kartę; stół robi to za ciebie.
prompt-lead = Zaczynasz lewę. Wybierz kartę.
prompt-follow = Twoja kolej. Kolor wyjścia: { $suit }.
prompt-done = Koniec rozdania.
prompt-over = Koniec partii.
prompt-closed = Ten stół jest zamknięty.

declare = Zgłoś
declare-means = Bierzesz wskaźnik { $card }, odkładasz kartę i zaczynasz lewę. Wszyscy wiedzą wtedy, że to ty masz Robai.
pass = Pas
pass-means = Robai pozostaje ukryty: układ z nim przenosi 5 punktów, w jedną albo w drugą stronę.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = Zaczekaj, proszę: teraz gra { $name }.
why-done = To rozdanie już się skończyło.
why-declare = Najpierw powiedz, czy zgłaszasz Robai, czy pasujesz.
why-4-discard = Odłożyć możesz każdą kartę, która nie jest atutem: atuty zostają na ręce.
why-5-first-lead = Wyjść możesz każdą kartą, która nie jest atutem: pierwszej lewy nie otwiera się atutem.
why-5-meri = Możesz zagrać dowolny atut: było wyjście w atut, czyli Meri, i trzeba dołożyć atut.
why-5-monchi = Możesz zagrać dowolny atut albo dowolną kartę koloru { $suit }: po Meri trzeba dokładać do koloru.
why-other = Możesz zagrać jedną z wysuniętych kart.

refused-stale = Gra poszła już dalej. Spójrz jeszcze raz.
refused-not-now = Teraz nie jest to możliwe.
refused-bad-message = Stół tego nie rozumie. Odśwież stronę.
refused-closed = Ten stół jest zamknięty.
refused-foreign = Nie siedzisz przy tym stole.

## Around the table.

table-label = Stół do Hachinin Meri
seats-label = Miejsca
hand-label = Twoja ręka, { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
trick-label = Karty na stole
trump = Atut
trump-label = Atutem jest { $suit }. Wskaźnik: { $card }.
seat-cards = { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} na ręce
mark-dealer = Rozdaje
mark-recipient = Ma wskaźnik
mark-leader = Wyjście
mark-turn = Teraz gra
mark-partner = z twojej drużyny
mark-opponent = przeciwnik
deal-of = Rozdanie { $deal } z 8
trick-of = Lewa { $trick } z 9
score-deal = Teraz
score-total = Suma
meri = Meri
meri-means = Było wyjście w atut: trzeba dołożyć atut.
monchi = Monchi
monchi-means = W tym rozdaniu było już wyjście w atut: odtąd trzeba dokładać do koloru albo zagrać atut.
free-follow = Dowolnie
free-follow-means = Nie było jeszcze wyjścia w atut: można dołożyć dowolną kartę.
side-cards = Boczne
side-cards-mine = Odłożona
log = Przebieg gry
last-trick = Ostatnia lewa
last-trick-none = Żadna lewa nie jest jeszcze skończona.
help = Pomoc
more = Więcej
close = Zamknij

## Help.

help-title = Przy stole
help-keys = Klawisze
help-key-hand = Wybierz kartę z ręki
help-key-play = Zagraj wybraną kartę
help-key-declare = Zgłoś
help-key-pass = Pas
help-key-next = Następne rozdanie
help-key-last = Ostatnia lewa
help-key-help = Ta pomoc
help-marks = Znaki
help-learn = Poznaj grę w krótkich lekcjach
help-rules = Przeczytaj zasady
help-words = Słowa
help-tenka = Tenka to Pao Robai. Jest atutem w każdym rozdaniu.
help-teams = Biała goryczka to Genji, miejsca 0, 2, 4 i 6; czerwony motyl to Heiji, miejsca 1, 3, 5 i 7.
key-arrows = ← → Home End
key-enter = Enter, spacja

## The end of a deal and of a match.

next-deal = Rozdaj dalej
restart = Od nowa
restart-asks = Zacząć nową partię? Punkty tej przepadną.
restart-yes = Zacznij
restart-no = Graj dalej
play-again = Jeszcze raz
leave = Odejdź
leave-asks = Odejść od tego stołu? Zostanie zamknięty i partia się tu skończy.
leave-yes = Odejdź
show-summary = Rozliczenie

## The line to the server.

line-connecting = Stół się nakrywa…
line-lost = Serwer jest poza zasięgiem. Twoja partia jest bezpieczna; trwa ponowna próba…
line-back = Stół znów jest dostępny.
line-foreign = To stół kogoś innego. Grać przy nim może tylko przeglądarka, w której zaczęła się partia.
line-unknown = Takiego stołu nie ma albo już go nie ma.
line-home = Do tradycji karcianych
line-matches = Do twoich partii

## How strong a player plays, in one word; for the start form too.

level-novice = Nowicjusz
level-casual = Amator
level-club = Klubowicz
level-expert = Ekspert
level-master = Mistrz
# In lessons, and in matches that were begun with earlier levels.
level-greedy = Łagodnie
level-pimc-20 = Rozważnie
level-pimc-200 = Bystro
