## What stands around the cushion, the tools, and the chart of the orders.

score-label = 点数
tricks-taken = トリック
tools-label = 道具
order = 札の強さ

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = 選んだ札を戻す
help-key-order = 札の強さ
help-key-tricks = この局の全トリック
help-key-log = これまでの流れ
help-key-settings = 設定
help-key-mute = 音の切り替え

## The hand.

confirm-asks = { $card }を出しますか。もう一度選ぶと出し、Escで戻します。
confirm-asks-discard = { $card }を捨てますか。もう一度選ぶと捨て、Escで戻します。
confirm-back = { $card }を手札に戻しました。
drop-here = ここに出す

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = 強い札から順に並んでいます。
order-trumps = 切り札：{ $suit }
order-trumps-means = 切り札はどれも、ほかのすべての札に勝ちます。
order-long = 数札は9がいちばん強くなります。
order-round = 数札は逆の順で、1がいちばん強くなります。
order-isu = ロバイは2と1のあいだに入ります。
order-pao = この紋のロバイは天下で、切り札です。
order-tenka = 天下はどの局でも切り札です。
order-led = 切り札がなければ、台札の紋でいちばん強い札が勝ちます。ほかの紋は勝てません。
order-pairs = 役
order-pairs-means = 一枚めがトリックを取った札、二枚めが相手の組のいちばん強い切り札なら、2点が移ります。九つめのトリックか、隠しロバイが入るときは5点です。メリでは移りません。
order-pair = { $winner }が{ $loser }に勝つ
order-gone = 薄くして線を引いた札は、もう見た札です。
card-gone = { $card }（もう出ました）
card-yours = { $card }（あなたの手札）
order-yours = 下線の札は、手札にあります。
