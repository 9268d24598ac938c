## The names of the cards, for the pages and for the table. The game's words stay Japanese.

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

# A card's whole name, from the names of its suit and its rank: “Koppu Sun”, “Pao 9”.
card-name = { $suit } { $rank }
# Pao Robai, which is always a trump.
card-tenka = Pao Robai, Tenka
