## What is said besides the events, to whoever listens to the table.

card-trump = { $card }、切り札
seat-card = { $name }：{ $card }
event-turned = 表になった札：{ $cards }。

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = メリです。切り札を出してください。
must-5-monchi = { $suit }か切り札を出してください。
must-free = どの札でも出せます。

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = もう一度聞く
again-hand-trumps = 手札の切り札：{ $cards }。
again-hand-no-trump = 手札に切り札はありません。
again-hand-others = そのほかの手札：{ $cards }。
again-hand-none = 手札はもうありません。
again-trick = トリック{ $number }：{ $cards }。
again-trick-none = まだ何も出ていません。
again-trumps = 切り札{ $all }枚のうち、出たのは{ $count }枚：{ $cards }。
again-trumps-none = 見えている限り、切り札はまだ出ていません。
again-where = 全8局の第{ $deal }局、9トリック中の第{ $trick }トリック。

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = 自分の手札
help-key-say-trick = 場の札
help-key-say-trumps = 出た切り札
help-key-say-score = 得点
help-key-say-turn = 誰の番か、切り札は何か
keys-are-off = 文字と数字のキーは設定でオフになっています。
