## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = 伝統のカード遊びへ
error-matches = 自分の対局へ

error-not-found-title = このページはありません
error-not-found-text = アドレスに書き間違いがあるか、ここにあったものが移ったようです。

error-others-table-title = ほかの方の卓です
error-others-table-text = この対局を開けるのは、始めたときのブラウザだけです。ほかの人の札が見えてしまわないようにするためです。自分の卓はすぐに用意できます。

error-closed-title = この卓は閉じられました
error-closed-text = 座っていた人が席を立ったため、この対局はもう続きません。

error-bad-request-title = 内容を読み取れませんでした
error-bad-request-text = ブラウザから届いた内容に、足りないところか誤りがありました。ひとつ前のページに戻って読み込み直し、もう一度お試しください。

error-busy-title = 少々お待ちください
error-busy-text = 一度に多くの操作が届きました。数秒待ってから、もう一度お試しください。

error-failed-title = こちら側で不具合が起きました
error-failed-text = あなたの操作のせいではありません。どの札も、見せる前に保存しているので、対局は無事です。もう一度お試しください。

error-gone-title = ただいまお休み中です
error-gone-text = サーバーを止めているか、起動しているところです。対局は無事です。少ししてから、続きをお楽しみください。
