## The names of the cards, for the pages and for the table. The game's words stay Japanese.

suit-p = パオ
suit-i = イス
suit-k = コップ
suit-o = オウル
suit-g = グル

rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-b = ロバイ
rank-t = ソウタ
rank-k = カバ
rank-r = レイ
rank-u = ウン
rank-s = スン

# A card's whole name, from the names of its suit and its rank: “Koppu Sun”, “Pao 9”.
card-name = { $suit }の{ $rank }
# Pao Robai, which is always a trump.
card-tenka = パオのロバイ（天下）
