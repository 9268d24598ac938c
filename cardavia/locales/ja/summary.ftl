## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = 第{ $deal }局
summary-title = 第{ $deal }局：源氏{ $even }、平氏{ $odd }
summary-look-back = 前の局を見返す
summary-deal-button = 第{ $deal }局：源氏{ $even }、平氏{ $odd }
summary-missing = この局を今は取り出せません。もう一度お試しください。

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] 親はあなたでした。
   *[other] 親は{ $name }さんでした。
}
facts-trump = 切り札は{ $suit }でした。
facts-declared = { $who ->
    [you] あなたがロバイを宣言し、オキエを取りました。
   *[other] { $name }さんがロバイを宣言し、オキエを取りました。
}
facts-took = { $who ->
    [you] 誰も宣言しなかったので、あなたがオキエを取りました。
   *[other] 誰も宣言しなかったので、{ $name }さんがオキエを取りました。
}
facts-indicator = オキエ
facts-sides = 脇札
facts-aside = 捨てた札

## How a deal’s nine points came to lie.

parts-title = 点の行方
parts-about = 卓の上の9点を分け合います。一トリックが1点で、役ができると点が移ります。
parts-tricks = 取ったトリック
parts-tricks-spoken = 取ったトリック：源氏{ $even }、平氏{ $odd }。
parts-pair = 第{ $number }トリックの{ $pair }
parts-pair-hidden = 第{ $number }トリックの、隠しロバイ入りの{ $pair }
parts-moved-spoken = { $team }へ{ $value }点が移ります。源氏{ $even }、平氏{ $odd }になります。
parts-score = この局
parts-score-spoken = この局：源氏{ $even }、平氏{ $odd }。
parts-total = これまでの対局
parts-total-spoken = これまでの対局：源氏{ $even }、平氏{ $odd }。

## The tricks as small pictures.

tricks-title = 九つのトリック
tricks-so-far = これまでのトリック
tricks-none = 終わったトリックはまだありません。
tricks-legend = 角が折れて裏の見える札は、八枚がそろうまで伏せてあった切り札です。
trick-number = 第{ $number }トリック
trick-led = { $who ->
    [you] 打ち出したのは、あなたです。
   *[other] 打ち出したのは、{ $name }さんです。
}
trick-ninth = いっせいに表にしました。
trick-won = { $who ->
    [you] あなたが取りました。
   *[other] { $name }さんが取りました。
}
trick-moved = { $pair }で、{ $team }へ{ $value }点が移りました。
trick-moved-hidden = 隠しロバイ入りの{ $pair }で、{ $team }へ{ $value }点が移りました。
trick-card-was-down = { $card }（伏せて出した札）

## Running totals.

totals-title = 対局の流れ
totals-label = 一局ごとの源氏と平氏の合計点。数字は隣の表にあります。
totals-as-table = 表で見る
totals-none = 最初の局がまだ終わっていません。
deals-caption = 一局ごとの点数と、その後の合計
deals-number = 局
deals-dealer = 親
deals-genji = 源氏
deals-heiji = 平氏
deals-genji-total = 源氏の合計
deals-heiji-total = 平氏の合計

## The end of a match.

result-title = 対局は終わりです
result-won = { $most }対{ $least }で{ $team }の勝ちです。
result-yours = あなたと味方の勝ちです。
result-theirs = 相手の組の勝ちです。
result-draw = { $even }対{ $odd }で引き分けです。
result-draw-means = 同点はそのまま引き分けで、延長はありません。
result-stood-out = 光った場面
result-biggest = いちばん大きく動いたのは第{ $deal }局で、{ $most }対{ $least }で{ $team }が取りました。
result-combination = 第{ $deal }局、第{ $number }トリック：{ $who ->
    [you] あなたが{ $pair }で{ $value }点。
   *[other] { $name }さんが{ $pair }で{ $value }点。
}
result-no-combinations = 役は一つもなく、点はすべてトリックで取ったものでした。
result-record = 対局の記録

## The log in words, grouped.

story-before = 最初のトリックの前
story-trick = 第{ $number }トリック
story-after = 最後のトリックのあと
