## The names of the cards, for the pages and for the table. The game's words stay Japanese.

suit-p = باو
suit-i = إيسو
suit-k = كوبّو
suit-o = أورو
suit-g = غورو

rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-b = روباي
rank-t = سوتا
rank-k = كابا
rank-r = ري
rank-u = أون
rank-s = سون

# A card's whole name, from the names of its suit and its rank: “Koppu Sun”, “Pao 9”.
# The mark before it keeps suit and rank in their order wherever the name is put in.
card-name = ‏{ $suit } { $rank }
# Pao Robai, which is always a trump.
card-tenka = باو روباي، تنكا
