## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = あなた
team-genji = 源氏
team-heiji = 平氏
face-down-trump = 伏せた切り札
card-face-down = 伏せた札
card-peek = { $card }（ほかの人には伏せた札）

combination-sun-un = スン–ウン
combination-un-sota = ウン–ソウタ
combination-sota-robai = ソウタ–ロバイ
combination-robai-rei = ロバイ–レイ
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = 第{ $deal }局。{ $who ->
    [you] 親はあなたです。
   *[other] 親は{ $name }さんです。
}オキエは{ $card }、切り札は{ $trump }です。
event-declare = { $who ->
    [you] あなたがロバイを宣言しました。
   *[other] { $name }さんがロバイを宣言しました。
}
event-pass = { $who ->
    [you] あなたはパスしました。
   *[other] { $name }さんはパスしました。
}
event-take = { $who ->
    [you] あなたがオキエの{ $card }を取りました。
   *[other] { $name }さんがオキエの{ $card }を取りました。
}
event-aside = { $who ->
    [you] あなたが札を一枚捨てました。
   *[other] { $name }さんが札を一枚捨てました。
}
event-aside-open = { $who ->
    [you] あなたが{ $card }を捨てました。
   *[other] { $name }さんが{ $card }を捨てました。
}
event-play = { $who ->
    [you] あなたが{ $card }を出しました。
   *[other] { $name }さんが{ $card }を出しました。
}
event-sides = 脇札は{ $cards }です。
event-ninth = 最後の札をいっせいに表にしました。
event-won = { $who ->
    [you] 第{ $number }トリックは、あなたが{ $card }で取りました。
   *[other] 第{ $number }トリックは、{ $name }さんが{ $card }で取りました。
}
event-won-combination = { $who ->
    [you] 第{ $number }トリックは、あなたが{ $card }で取りました。{ $pair }で{ $value }点が移ります。
   *[other] 第{ $number }トリックは、{ $name }さんが{ $card }で取りました。{ $pair }で{ $value }点が移ります。
}
event-score = この局は終わりです。源氏{ $even }点、平氏{ $odd }点。

## The line above the hand.

prompt-wait = { $name }さんの番です。
prompt-declare = 切り札の紋のロバイがあります。宣言しますか。
prompt-discard = 捨てる札を選んでください。点にはならず、打ち出すときに全員に見せます。
prompt-pass = 切り札の紋のロバイがないので、パスになります。
prompt-discard-only = 捨てられる札は一枚だけなので、自動で捨てます。
prompt-lead = あなたの打ち出しです。札を選んでください。
prompt-follow = あなたの番です。台札は{ $suit }です。
prompt-done = この局は終わりです。
prompt-over = 対局は終わりです。
prompt-closed = この卓は閉じられました。

declare = 宣言する
declare-means = オキエの{ $card }を取り、一枚捨てて、打ち出します。ロバイを持っていることが全員に知られます。
pass = パス
pass-means = ロバイは隠れたままです。これが入った役は、どちらの組にできても5点が動きます。

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = お待ちください。{ $name }さんの番です。
why-done = この局は終わっています。
why-declare = まず、ロバイを宣言するかパスするかを選んでください。
why-4-discard = 捨てられるのは、切り札でない札です。切り札は手に残します。
why-5-first-lead = 打ち出せるのは、切り札でない札です。最初のトリックは切り札では始めません。
why-5-meri = 出せるのは切り札です。切り札が打ち出された（メリ）ので、切り札で応じます。
why-5-monchi = 出せるのは、切り札か{ $suit }です。メリのあとは台札の紋に従います。
why-other = 浮き上がっている札のどれかを出せます。

refused-stale = 卓はもう先に進んでいます。もう一度ご覧ください。
refused-not-now = 今はそれはできません。
refused-bad-message = 卓に内容が伝わりませんでした。ページを読み込み直してください。
refused-closed = この卓は閉じられました。
refused-foreign = あなたはこの卓に座っていません。

## Around the table.

table-label = 八人メリの卓
seats-label = 席
hand-label = あなたの手札、{ $count ->
   *[other] { $count }枚
}
trick-label = 場の札
trump = 切り札
trump-label = 切り札は{ $suit }、オキエは{ $card }でした。
seat-cards = { $count ->
   *[other] 手札{ $count }枚
}
mark-dealer = 親
mark-recipient = オキエを取った
mark-leader = 打ち出し
mark-turn = 手番
mark-partner = 味方
mark-opponent = 相手
deal-of = 第{ $deal }局／8
trick-of = 第{ $trick }トリック／9
score-deal = この局
score-total = 合計
meri = メリ
meri-means = 切り札が打ち出されました。切り札で応じます。
monchi = モンチ
monchi-means = この局ではもう切り札が打ち出されました。これからは台札の紋に従うか、切り札を出します。
free-follow = 自由
free-follow-means = まだ切り札は打ち出されていません。どの札を出してもかまいません。
side-cards = 脇札
side-cards-mine = 捨てた札
log = これまでの流れ
last-trick = 前のトリック
last-trick-none = 終わったトリックはまだありません。
help = ヘルプ
more = その他
close = 閉じる

## Help.

help-title = 卓の使い方
help-keys = キー
help-key-hand = 手札から選ぶ
help-key-play = 選んだ札を出す
help-key-declare = 宣言する
help-key-pass = パス
help-key-next = 次の局
help-key-last = 前のトリック
help-key-help = このヘルプ
help-marks = しるし
help-learn = 短いレッスンで学ぶ
help-rules = ルールを読む
help-words = ことば
help-tenka = 天下はパオのロバイです。どの局でも切り札です。
help-teams = 白い竜胆（りんどう）が源氏で0・2・4・6の席、赤い蝶が平氏で1・3・5・7の席です。
key-arrows = ← → Home End
key-enter = Enter、Space

## The end of a deal and of a match.

next-deal = 次の局
restart = やり直す
restart-asks = 新しい対局を始めますか。この対局の点は失われます。
restart-yes = 新しく始める
restart-no = 続ける
play-again = もう一度遊ぶ
leave = 席を立つ
leave-asks = 席を立ちますか。卓は閉じられ、対局はここで終わります。
leave-yes = 席を立つ
show-summary = 精算を見る

## The line to the server.

line-connecting = 卓を整えています…
line-lost = サーバーにつながりません。対局は無事です。つなぎ直しています…
line-back = 卓に戻りました。
line-foreign = ほかの方の卓です。遊べるのは、対局を始めたブラウザだけです。
line-unknown = その卓はありません。もう閉じられたのかもしれません。
line-home = 伝統のカード遊びへ
line-matches = 自分の対局へ

## How strong a player plays, in one word; for the start form too.

level-novice = 初心者
level-casual = 愛好者
level-club = 常連
level-expert = 達人
level-master = 名人
# In lessons, and in matches that were begun with earlier levels.
level-greedy = おだやか
level-pimc-20 = 堅実
level-pimc-200 = 切れ者
