## The names of the cards, for the pages and for the table. The game's words stay Japanese.

suit-p = 파오
suit-i = 이스
suit-k = 코푸
suit-o = 오우루
suit-g = 구루

rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-b = 로바이
rank-t = 소타
rank-k = 카바
rank-r = 레이
rank-u = 운
rank-s = 슨

# A card's whole name, from the names of its suit and its rank: “Koppu Sun”, “Pao 9”.
card-name = { $suit } { $rank }
# Pao Robai, which is always a trump.
card-tenka = 파오 로바이(덴카)
