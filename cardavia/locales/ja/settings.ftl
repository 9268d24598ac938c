## The settings: a page of its own, and the same form in a dialogue at the table.

settings = 設定
settings-title = 設定 · Cardavia
settings-about = 卓の見た目と音と助けの設定です。速さ、音、札、助け、ページの見た目を選べます。
settings-lead = 設定はこのブラウザに残り、開いている卓にもすぐ反映されます。
settings-no-script = 設定の保存にはJavaScriptが必要ですが、このブラウザでは切られています。今は、卓もページもここに示したとおりの見た目です。
settings-table = 卓で
settings-cards = 札
settings-pages = 紙と光

set-help = 助け
set-help-means = 誰にでも見えることのほかに、卓がどこまで教えるか。
set-help-none = なし
set-help-none-means = 出た札を自分で覚え、自分で考えます。
set-help-hints = 尋ねたらヒント
set-help-hints-means = 尋ねると、勧める札とその理由を教えます。
set-help-full = すべて
set-help-full-means = ヒントのほかに、もう出た札と、手札のよい札を示します。

set-speed = 速さ
set-speed-means = 札が動き、返る速さ。動きを待つ必要はなく、いつでも先へ進めます。
set-speed-slow = ゆっくり
set-speed-normal = ふつう
set-speed-fast = はやい
set-speed-off = 動きなし

set-sound = 音
set-sound-means = 札、返す音、トリック、役の音。
set-sound-off = なし
set-sound-quiet = 小さく
set-sound-full = 大きく

set-confirm = 札を出すとき
set-confirm-means = 出す前にもう一度確かめるかどうか。
set-confirm-no = すぐに出す
set-confirm-yes = 選んでから出す

set-keys = 一文字のキー
set-keys-means = 卓で働く文字と数字のキーです。たとえば D は宣言です。音声入力では誤って押されることがあります。矢印、Enter、Escape はいつでも使えます。
set-keys-on = オン
set-keys-off = オフ

set-sort = 手札の並び
set-sort-means = 配られたあとの札の並べ方。
set-sort-trumps = 切り札を先に
set-sort-suits = 紋ごとに
set-sort-dealt = 配られたまま

set-deck = 札の種類
set-deck-means = 大きな文字の札は、小さな画面で読みやすくなります。
set-deck-standard = 標準
set-deck-large = 大きな文字

set-index = 文字
set-index-means = 札の隅に書く文字。
set-index-latin = ローマ字
set-index-japanese = 日本語
