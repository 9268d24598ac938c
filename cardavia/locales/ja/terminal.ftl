## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = 味方の{ $seat }番
terminal-opponent = 相手の{ $seat }番
# Points of a deal or a match, seen from one’s own side.
terminal-points = 源氏（あなた）{ $own }：{ $other }平氏

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = 出す札（hでヘルプ）：
terminal-discard = 捨てる札（hでヘルプ）：
terminal-declare = 宣言かパスか（d/p）：
terminal-declare-again = 宣言なら d、パスなら pを入力してください。
terminal-help-cards = 札の前の番号か、K7のような札の名前を入力します。[括弧] の付いた札を出せます。
terminal-help-letters = h = このヘルプ、t = 前のトリック、r = 切り札の強さの順、q = 対局をやめる
terminal-no-card = 「{ $answer }」は手札にありません。1から{ $count }の番号か、札の名前を入力してください。

terminal-trump = 切り札：{ $trump } · { $points }
terminal-trumps = { $suit }（切り札）
terminal-led = 台札は{ $suit }
terminal-standing = 第{ $deal }局　{ $points }、合計　{ $total }
terminal-next-deal = Enterキーで次の局へ。
terminal-record = 対局の記録を{ $file }に加えました
terminal-good-bye = またどうぞ。この対局は途中のままです。

## A recorded deal, told step by step.

story-title = 対局{ $match }、第{ $deal }局
story-stock = 残りの三枚：{ $cards }
