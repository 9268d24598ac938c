## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta: co bije co
print-suits = Pięć kolorów z ich liczbami, od najmocniejszej
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] kolor długi
   *[round] kolor okrągły
}
# $trump is the suit that is trump in the picture.
print-trumps = Atuty od najmocniejszego: tutaj atutem jest { $trump }
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }, zawsze atut
print-native = atutowy Robai: smok koloru atutowego
# Stands before the numbers from the strongest to the weakest.
print-then = potem liczby
print-trumps-many = Razem { $count ->
    [one] { $count } atut
    [few] { $count } atuty
    [many] { $count } atutów
   *[other] { $count } atutu
}. Każdy kolor, gdy jest atutem, zachowuje kolejność liczb ze swojego rzędu powyżej.
print-trumps-pao = Gdy atutem jest { $trump }, Tenka sama jest atutowym Robai: { $count ->
    [one] { $count } atut
    [few] { $count } atuty
    [many] { $count } atutów
   *[other] { $count } atutu
}.
print-plain = Kolor zwykły, czyli taki, który nie jest atutem: tutaj { $suit }
print-plain-means = Zwykłe kolory nie mierzą się ze sobą: bez atutu wygrać może tylko kolor wyjścia.
# $card is Isu Robai; $above and $below are numbers.
print-odd = Osobliwy smok: zwykły { $card } stoi między { $above } a { $below }
print-odd-pao = Zwykły kolor { $suit } nie ma Robai, bo to Tenka.
print-pairs = Sześć układów: atut, który wygrywa, i atut, który bije
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] każdy kolor
    [long] kolory długie
   *[round] kolory okrągłe
}
print-pairs-means = Atut bierze lewę, w której wyjście było w zwykły kolor. Jeśli tworzy taką parę z najmocniejszym atutem drugiej drużyny, od przegranej drużyny do zwycięskiej { $value ->
    [one] przechodzi { $value } punkt
    [few] przechodzą { $value } punkty
    [many] przechodzi { $value } punktów
   *[other] przechodzi { $value } punktu
}; w dziewiątej lewie, albo gdy jedną z dwóch kart jest ukryty Robai, { $most }.
# Millimetres.
print-foot = Każda karta ma { $width } × { $height } mm. Drukuj karty w skali 100%, dwustronnie, z obrotem wzdłuż długiej krawędzi; potem tnij po znacznikach.
