## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia、伝統のカード遊びへ
skip-to-content = 本文へ移動

language-label = 言語：

look = 表示
look-contrast = コントラスト
look-grain = 紙の目
look-warmth = 色温度
look-theme = 地の色
look-theme-system = 端末に合わせる
look-theme-light = 和紙（明るい）
look-theme-dark = 漆（暗い）
look-reset = 元に戻す
# The value of a slider.
look-percent = { $percent }%

footer-nav = ほかのページ
footer-about = Cardaviaは、文章も絵も含めて、Apache License 2.0で公開された自由なソフトウェアです。

# The page of all traditions.
traditions = 伝統のカード遊び
traditions-title = 伝統のカード遊び · Cardavia
traditions-about = 今も受け継がれる昔ながらのカード遊びを、気長に付き合ってくれる仲間と、ブラウザで楽しめます。
traditions-lead = カードははるかな旅をし、よそにはもうない遊びを守り続けた土地もあります。ここでは、その札を眺め、遊び方を読み、卓に着くことができます。
traditions-more = ここでは、これが最初の伝統です。ルールが正確になり、札が描き上がりしだい、ほかのものも続くかもしれません。
# The first screen.
front-title = ひとつの町が守ったカルタ
front-lead = ポルトガルの船乗りが日本に伝えたカードから、うんすんカルタは生まれました。龍に福の神、そして伏せて出す切り札。八人の卓に席がひとつ空いています。味方は三人、相手は四人です。
front-play = 今すぐ遊ぶ
front-new = 新しい対局
front-go-on = 続ける（第{ $deal }局／全8局）
front-look = 札とルールを見る
front-honest = ほかの七人はプログラムです。自由なソフトウェアで、登録もインストールもいりません。

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = ほかの人の強さ
level-novice-means = 覚えたばかりで、丸い紋の9を強いと思い、味方の札に勝ってしまうこともあります
level-casual-means = 楽しみで打ち、分かりやすい手は見えますが、ほかはよく見落とします
level-club-means = 毎週打つ人のように安定し、めったに間違えません
level-expert-means = はっきりした間違いはせず、すぐに打ちます
level-master-means = ほかの人の打ち方から持ち札を推し量り、一手ごとに考えます
seat-by-seat = 席ごとに選ぶ
seat-by-seat-means = 席はあなたの左隣から、時計回りに並びます。
your-partners = あなたの味方
your-opponents = あなたの相手
as-above = 上と同じ
place-1 = 左隣
place-2 = 左
place-3 = 左斜め向かい
place-4 = 正面
place-5 = 右斜め向かい
place-6 = 右
place-7 = 右隣

# One's own matches.
your-matches = 自分の対局
matches-title = 自分の対局 · Cardavia
matches-about = 八人メリの自分の対局です。続きを遊ぶことも、見返すこともできます。
matches-lead = この卓を開けるのは、このブラウザだけです。
matches-none = このブラウザでは、まだ対局を始めていません。
matches-open = 途中の対局
matches-over = 終わった対局
# What stands in a match’s line.
match-deal = 第{ $deal }局／全8局
match-total = { $own }対{ $other }点
match-played = 最後に遊んだ日：{ $day }
match-continue = 続ける
match-look = 見る
match-won = 勝ち
match-lost = 負け
match-drawn = 引き分け

# The page that holds the table.
table-page-title = 八人メリ · Cardavia
table-page-about = うんすんカルタで八人が遊ぶ、八人メリの卓です。
table-waiting = 卓を整えています…
noscript-table = 卓にはJavaScriptが必要ですが、このブラウザでは切られています。ほかのページは、なくてもお使いいただけます。
noscript-rules = そのあいだにルールを読む
