## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta: welke kaart slaat welke
print-suits = De vijf kleuren met hun getallen, het sterkste eerst
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] lange kleur
   *[round] ronde kleur
}
# $trump is the suit that is trump in the picture.
print-trumps = Troeven, de sterkste eerst: hier is { $trump } troef
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }, altijd troef
print-native = de troef-Robai: de draak van de troefkleur
# Stands before the numbers from the strongest to the weakest.
print-then = dan de getallen
print-trumps-many = Samen { $count } troeven. Welke kleur ook troef is, de getallen ervan dalen zoals hierboven in de rij van die kleur.
print-trumps-pao = Is { $trump } troef, dan is Tenka zelf de troef-Robai: { $count } troeven.
print-plain = Een gewone kleur, die geen troef is: hier { $suit }
print-plain-means = Gewone kleuren meten zich niet met elkaar: zonder troef kan alleen de gevraagde kleur winnen.
# $card is Isu Robai; $above and $below are numbers.
print-odd = De vreemde draak: als gewone kaart staat { $card } tussen { $above } en { $below }
print-odd-pao = Als gewone kleur heeft { $suit } geen Robai, want dat is Tenka.
print-pairs = De zes combinaties: de troef die wint, en de troef die eronder valt
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] elke kleur
    [long] lange kleuren
   *[round] ronde kleuren
}
print-pairs-means = Een troef wint een slag waarin een gewone kleur gevraagd is. Vormt die met de sterkste troef van het andere team zo’n paar, dan gaan er { $value } punten van het verliezende naar het winnende team; { $most } in de negende slag, of als een van de twee een verborgen Robai is.
# Millimetres.
print-foot = Elke kaart is { $width } × { $height } mm. Druk de kaarten af op 100%, dubbelzijdig, gedraaid over de lange kant; snijd ze daarna langs de merktekens.
