## Die Namen der Karten, für die Seiten und für den Tisch. Die Wörter des Spiels bleiben japanisch.

suit-p = Pao
suit-i = Isu
suit-k = Koppu
suit-o = Ouru
suit-g = Guru

rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-b = Robai
rank-t = Sota
rank-k = Kaba
rank-r = Rei
rank-u = Un
rank-s = Sun

# Der ganze Name einer Karte, aus den Namen von Farbe und Rang: „Koppu Sun“, „Pao 9“.
card-name = { $suit } { $rank }
# Pao Robai, immer Trumpf.
card-tenka = Pao Robai, Tenka
