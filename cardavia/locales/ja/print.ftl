## The cards on paper: the order chart that is printed with them.

print-title = うんすんカルタ：どの札がどの札に勝つか
print-suits = 五つの紋とその数札（強い順）
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] 長い紋
   *[round] 丸い紋
}
# $trump is the suit that is trump in the picture.
print-trumps = 切り札（強い順）：ここでは{ $trump }が切り札
print-tenka = 天下
# $card is Pao Robai.
print-tenka-figure = { $card }、いつでも切り札
print-native = 本ロバイ：切り札の紋の龍
# Stands before the numbers from the strongest to the weakest.
print-then = そのあとに数札
print-trumps-many = 切り札は全部で{ $count }枚です。どの紋が切り札でも、数札の順は上の段のその紋の順と同じです。
print-trumps-pao = { $trump }が切り札のときは、天下がそのまま本ロバイとなり、切り札は{ $count }枚です。
print-plain = 平札の紋、つまり切り札でない紋：ここでは{ $suit }
print-plain-means = 平札の紋どうしは競いません。切り札が出なければ、台札の紋だけが勝てます。
# $card is Isu Robai; $above and $below are numbers.
print-odd = 変わり者の龍：平札の{ $card }は{ $above }と{ $below }のあいだに入ります
print-odd-pao = 平札の{ $suit }にロバイはありません。ロバイは天下だからです。
print-pairs = 六つの役：勝つ切り札と、負ける切り札
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] すべての紋
    [long] 長い紋
   *[round] 丸い紋
}
print-pairs-means = 平札が打ち出されたトリックを切り札で取り、その札と相手の組のいちばん強い切り札がこの組み合わせになると、負けた組から取った組へ{ $value }点が移ります。九つめのトリックか、二枚のどちらかが隠しロバイのときは{ $most }点です。
# Millimetres.
print-foot = 札の大きさは{ $width } × { $height } mmです。札は100 % の大きさで、長辺とじの両面に印刷し、しるしに沿って切ってください。
