## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = ヒント
hint-label = ヒント
hint-close = ヒントを閉じる
hint-thinking = 見えない札の並びを考えています…
hint-more = すべての選択肢
hint-less = ヒントだけ
hint-choice = 選択肢
hint-points = 点
hint-points-mean = この局の9点のうち、あなたの組が得る点の平均です。
hint-busy = 別のヒントを考えているところです。少ししてからもう一度どうぞ。
hint-none = 今はヒントが見つかりませんでした。
# A card in the hand that full help marks.
hint-good = { $card }（よい札）
help-key-hint = ヒントを聞く

hint-play = { $card }を出しましょう。
hint-discard = { $card }を捨てましょう。
hint-declare = ロバイを宣言しましょう。
hint-pass = パスして、ロバイを隠しておきましょう。
hint-tenka = 天下
hint-choice-declare = 宣言する
hint-choice-pass = パス

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] 切り札が打ち出されたので、切り札で応じます。持っている切り札はこれだけです。
    [monchi] 台札の紋に従います。出せる札はこれだけです。
    [first-lead] 最初のトリックは切り札では始めません。ほかの札はこれだけです。
    [discard] 捨てられるのは切り札でない札で、それはこれだけです。
   *[none] 残っている札はこれだけです。
}
hint-sure = 相手の組が持ちうる札に、これに勝つものはありません。
hint-only-beaten-by = 相手の組が持ちうる札のうち、これに勝てるのは{ $cards }だけです。
hint-only-trumps-beat = 相手の組が持ちうる{ $suit }に、これより上はありません。勝てるのは切り札だけです。
hint-takes = { $tenths ->
    [0] これでトリックを取れることは、ほとんどありません。
    [9] たいてい、これでトリックを取れます。
    [10] まず間違いなく、これでトリックを取れます。
   *[other] 10回に{ $tenths }回ほどは、これでトリックを取れます。
}
hint-side-takes = { $tenths ->
    [9] たいてい、あなたの組がこのトリックを取れます。
    [10] まず間違いなく、あなたの組がこのトリックを取れます。
   *[other] 10回に{ $tenths }回ほどは、あなたの組がこのトリックを取れます。
}
hint-cannot-win = これではこのトリックを取れません。
hint-cheapest = 手放してもいちばん惜しくない札です。
hint-enough = 最後に出すので、これで足ります。{ $card }は取っておけます。
hint-partner-sure = 相手の組は{ $name }さんの札に勝てません。トリックは味方に任せましょう。
hint-overtakes = 味方の{ $name }さんがどのみち取るトリックを、横取りすることになります。
hint-partner-likely = { $tenths ->
    [9] たいてい、味方の{ $name }さんがこのトリックを取れます。
    [10] まず間違いなく、味方の{ $name }さんがこのトリックを取れます。
   *[other] 10回に{ $tenths }回ほどは、味方の{ $name }さんがこのトリックを取れます。
}
hint-face-down = { $name }さんが伏せた切り札に確実に勝てるのは、{ $cards }だけです。
hint-lies-hidden = 伏せて出すので、ほかの人には切り札だということしか分かりません。
hint-makes = 10回に{ $tenths }回ほどは{ $pair }の役ができ、相手の組から{ $points }点が移ります。
hint-falls = 10回に{ $tenths }回ほどは相手の組に{ $pair }の役ができ、{ $points }点を失います。
hint-guards = { $card }を守れます。今出すと、10回に{ $tenths }回ほどは{ $pair }の役で取られ、{ $points }点を失います。
hint-keeps = { $card }をあとに取っておけます。今出すより{ $points }点の得です。
hint-opens-meri = メリになります。全員が切り札で応じ、それからは台札の紋に従います。
hint-draws-trumps = { $count ->
   *[other] 切り札を狩れます。ほかの人が持つ切り札は、多くてもあと{ $count }枚です。
}
hint-ninth = { $tenths ->
    [9] { $card }を九つめのトリックに残せば、たいてい取れます。
    [10] { $card }を九つめのトリックに残せば、まず間違いなく取れます。
   *[other] { $card }を九つめのトリックに残せば、10回に{ $tenths }回ほどは取れます。
}
hint-ninth-suit = あなたが親なので、最後の札の{ $card }が九つめのトリックの台札になります。
hint-void = { $suit }はこれ一枚です。なくなれば、台札が{ $suit }でも自由に出せます。
hint-others-of = { $count ->
   *[other] ほかに{ $suit }が{ $count }枚残ります。
}
hint-highest = まだ出ていない{ $suit }のなかで、いちばん上の札です。
hint-gains-indicator = オキエの{ $card }を切り札として手に入れ、打ち出せます。
hint-robai-hidden = 隠しておくと、ロバイで5点を得るのは{ $tenths ->
    [0] ごくまれで
   *[other] 10回に{ $tenths }回ほどで
}、5点を失うのは{ $against ->
    [0] ごくまれです
   *[other] 10回に{ $against }回ほどです
}。
hint-as-good = { $cards }でも、ほぼ同じです。
hint-many-alike = ほかの{ $count }枚でも、ほぼ同じです。
hint-all-alike = ここでは、どれを選んでもほとんど変わりません。

## For the terminal.

hint-seat = { $seat }番
hint-moment = 第{ $trick }トリック。手番は{ $name }、切り札は{ $trump }です。
hint-hand = 手札：{ $cards }。
hint-done = 実際に選ばれたもの
