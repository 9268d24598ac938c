## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = Rozdanie { $deal }
summary-title = Rozdanie { $deal }: Genji { $even }, Heiji { $odd }
summary-look-back = Spojrzenie wstecz na rozdanie
summary-deal-button = Rozdanie { $deal }: Genji { $even }, Heiji { $odd }
summary-missing = Nie można teraz pobrać tego rozdania. Spróbuj jeszcze raz.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] Rozdajesz ty.
   *[other] Rozdaje { $name }.
}
facts-trump = Atutem jest { $suit }.
facts-declared = { $who ->
    [you] Zgłaszasz Robai i bierzesz wskaźnik.
   *[other] { $name } zgłasza Robai i bierze wskaźnik.
}
facts-took = { $who ->
    [you] Nikt nie zgłasza, więc wskaźnik bierzesz ty.
   *[other] Nikt nie zgłasza, więc wskaźnik bierze { $name }.
}
facts-indicator = Wskaźnik
facts-sides = Karty boczne
facts-aside = odłożona

## How a deal’s nine points came to lie.

parts-title = Jak rozkładają się punkty
parts-about = Na stole leży dziewięć punktów. Każda lewa jest warta jeden; układ przesuwa kilka na drugą stronę.
parts-tricks = Wzięte lewy
parts-tricks-spoken = Wzięte lewy: Genji { $even }, Heiji { $odd }.
parts-pair = { $pair } w lewie { $number }
parts-pair-hidden = { $pair } z ukrytym Robai w lewie { $number }
parts-moved-spoken = { $value ->
    [one] { $value } punkt przechodzi do drużyny { $team }.
    [few] { $value } punkty przechodzą do drużyny { $team }.
    [many] { $value } punktów przechodzi do drużyny { $team }.
   *[other] { $value } punktu przechodzi do drużyny { $team }.
} Teraz Genji ma { $even }, Heiji { $odd }.
parts-score = To rozdanie
parts-score-spoken = To rozdanie: Genji { $even }, Heiji { $odd }.
parts-total = Partia do tej pory
parts-total-spoken = Partia do tej pory: Genji { $even }, Heiji { $odd }.

## The tricks as small pictures.

tricks-title = Dziewięć lew
tricks-so-far = Lewy do tej pory
tricks-none = Żadna lewa nie jest jeszcze skończona.
tricks-legend = Zagięty róg pokazuje tył karty: ten atut leżał zakryty aż do ósmej karty.
trick-number = Lewa { $number }
trick-led = { $who ->
    [you] Zaczynasz ty.
   *[other] Zaczyna { $name }.
}
trick-ninth = Odkryte razem.
trick-won = { $who ->
    [you] Bierzesz ją ty.
   *[other] Bierze ją { $name }.
}
trick-moved = { $pair } przenosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
} do drużyny { $team }.
trick-moved-hidden = { $pair } z ukrytym Robai przenosi { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
} do drużyny { $team }.
trick-card-was-down = { $card }, zagrana zakryta

## Running totals.

totals-title = Przebieg partii
totals-label = Sumy Genji i Heiji po każdym rozdaniu; liczby są w tabeli obok.
totals-as-table = Jako tabela
totals-none = Pierwsze rozdanie jeszcze trwa.
deals-caption = Punkty każdego rozdania i sumy po nim
deals-number = Rozdanie
deals-dealer = Rozdaje
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, suma
deals-heiji-total = Heiji, suma

## The end of a match.

result-title = Koniec partii
result-won = { $team } wygrywa, { $most } do { $least }.
result-yours = Wygrywasz razem z partnerami.
result-theirs = Wygrywa druga drużyna.
result-draw = Remis: { $even } do { $odd }.
result-draw-means = Równe sumy pozostają równe, dodatkowego rozdania nie ma.
result-stood-out = Co się wyróżnia
result-biggest = Największe było rozdanie { $deal }: { $most } do { $least } dla drużyny { $team }.
result-combination = Rozdanie { $deal }, lewa { $number }: { $who ->
    [you] tworzysz układ { $pair },
   *[other] { $name } tworzy układ { $pair },
} { $value ->
    [one] { $value } punkt.
    [few] { $value } punkty.
    [many] { $value } punktów.
   *[other] { $value } punktu.
}
result-no-combinations = Nikt nie stworzył układu: każdy punkt to lewa.
result-record = Zapis partii

## The log in words, grouped.

story-before = Przed pierwszą lewą
story-trick = Lewa { $number }
story-after = Po ostatniej lewie
