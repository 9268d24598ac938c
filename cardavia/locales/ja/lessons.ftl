## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = 遊び方を学ぶ
# In the header: short.
learn-short = 学ぶ
learn-title = 遊び方を学ぶ · Cardavia
learn-about = 本物の卓で学ぶ短いレッスン。五つの紋から、初めての短い対局まで。
learn-lead = 何も知らなくて大丈夫です。レッスンごとに札を何枚か出してみると、どうなるかを卓が見せてくれます。全部で15分ほどです。
learn-begin = 始める
learn-go-on = 続き：{ $title }
learn-done = 済み
learn-forget = 進みぐあいを消す
learn-all = レッスン一覧
learn-after = もっと遊びますか。次の札はすぐに配れます。
lesson-page-title = { $title } · 遊び方を学ぶ · Cardavia
lesson-number = レッスン{ $number }／全{ $count }
lesson-minutes = { $minutes ->
   *[other] { $minutes }分
}
lesson-step = 問題{ $step }／全{ $count }
lesson-step-done = 問題{ $step }／全{ $count }、済み
lesson-next-step = 次へ
lesson-again = もう一度
lesson-next-lesson = 次のレッスン：{ $title }
lesson-onward = 次のレッスン
learn-play = 対局する
lesson-finished = このレッスンはこれで終わりです。
lesson-right = 正解です！
lesson-wrong = 惜しい。
lesson-illegal = ここでは出せません。
lesson-point = 札を選んでください：
lesson-waiting = 卓を整えています…
lesson-failed = 今はサーバーにつながりません。少ししてからもう一度お試しください。
lesson-answer = 答えを見る
lesson-position-trump = 切り札は{ $suit }です。
lesson-position-table = 場の札
lesson-position-hand = あなたの手札
lesson-position-sides = 脇札
lesson-played = { $card }（{ $name }さん）
lesson-without-script = JavaScriptを有効にすると、このレッスンを自分で遊べます。切ったままなら、このままお読みください。どの問題にも答えが付いています。

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] あなたが{ $card }でトリックを取りました。あなたの組に1点です。
    [partner] 味方の{ $name }さんが{ $card }でトリックを取りました。あなたの組に1点です。
   *[opponent] { $name }さんが{ $card }でトリックを取りました。相手の組に1点です。
}
came-trick-pair = { $side ->
    [you] あなたが{ $card }でトリックを取りました。まず1点、さらに{ $pair }の役で、相手の組からあなたの組へ{ $value }点が移ります。
    [partner] 味方の{ $name }さんが{ $card }でトリックを取りました。まず1点、さらに{ $pair }の役で、相手の組からあなたの組へ{ $value }点が移ります。
   *[opponent] { $name }さんが{ $card }でトリックを取りました。まず1点、さらに{ $pair }の役で、あなたの組から相手の組へ{ $value }点が移ります。
}
came-ninth = { $side ->
    [you] 九つめのトリックは、あなたの{ $card }が勝ちました。あなたの組にもう1点です。
    [partner] 九つめのトリックは、味方の{ $name }さんの{ $card }が勝ちました。あなたの組にもう1点です。
   *[opponent] 九つめのトリックは、{ $name }さんの{ $card }が勝ちました。相手の組にもう1点です。
}
came-ninth-pair = { $side ->
    [you] 九つめのトリックは、あなたの{ $card }が勝ちました。まず1点、さらに{ $pair }の役で、相手の組からあなたの組へ{ $value }点が移ります。
    [partner] 九つめのトリックは、味方の{ $name }さんの{ $card }が勝ちました。まず1点、さらに{ $pair }の役で、相手の組からあなたの組へ{ $value }点が移ります。
   *[opponent] 九つめのトリックは、{ $name }さんの{ $card }が勝ちました。まず1点、さらに{ $pair }の役で、あなたの組から相手の組へ{ $value }点が移ります。
}
came-indicator = { $side ->
    [you] オキエの{ $card }を取り、手札が十枚になりました。
    [partner] 誰も宣言しなかったので、親である味方の{ $name }さんが、オキエの{ $card }を取りました。
   *[opponent] 誰も宣言しなかったので、親である相手の{ $name }さんが、オキエの{ $card }を取りました。
}
came-aside = { $card }を捨てました。打ち出すときに全員に見せますが、トリックは取れません。
lesson-is-stronger = { $other }は{ $card }より強い札です。
lesson-hidden-is-stronger = 伏せてある札は{ $card }より強い札です。
lesson-cannot-win = { $card }は台札の紋ではないので勝てません。{ $other }なら勝てます。

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = よい選択です。上手な人も同じようにしたでしょう。
lesson-advice-as-good = それでも、ほぼ同じくらいよい選択です。
lesson-advice-other = 上手な人なら、別の選び方をしたでしょう：
came-deal = この局は終わりです。あなたの組は{ $own }点、相手の組は{ $theirs }点。二つを合わせると、いつも9点になります。
came-match = { $result ->
    [won] 対局は終わりです。{ $own }対{ $theirs }で、あなたの組の勝ちです。
    [lost] 対局は終わりです。{ $theirs }対{ $own }で、相手の組の勝ちです。
   *[drawn] 対局は終わりです。{ $own }対{ $theirs }で、引き分けです。
}
lesson-next-deal = 次の局

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = パオのロバイは天下です。どの局でも切り札で、パオの札には数えません。
rule-2-led-suit = 切り札がなければ、台札の紋だけが勝てます。
rule-2-plain = 平札の順は、スン、ウン、レイ、カバ、ソウタ、ロバイ、そのあとに数札です。
rule-2-isu-robai = 平札のイスのロバイは、2と1のあいだに入ります。
rule-2-numbers = 数札は、パオとイスでは9が、コップとオウルとグルでは1がいちばん強くなります。
rule-2-trumps = 切り札の順は、スン、ウン、ソウタ、天下、ロバイ、レイ、カバ、そのあとに数札です。
rule-3-teams = 味方が取るトリックは、あなたの組のものです。味方に勝つ必要はありません。
rule-4-recipient = 宣言した人がオキエを取ります。誰も宣言しなければ、親が取ります。
rule-4-side-cards = 捨てた札はもう使わず、トリックも取れません。
rule-4-hidden-robai = ロバイが隠れているのは、持ち主がパスしたときだけです。宣言すれば、全員に知られます。
rule-5-face-down = 伏せてある札は切り札です。切り札はどんな平札にも勝ちます。
rule-5-later-lead = 最初のトリックのあとは、切り札も含めて、どの札でも打ち出せます。
rule-5-lone-sun = 配られた切り札がスン一枚だけだった人は、切り札が打ち出されても、それを取っておけます。
rule-5-meri = 切り札が打ち出されたら、切り札を持つ人は必ず切り札を出します。
rule-5-meri-void = 切り札がなければ、メリにはどの札を出してもかまいませんが、勝つことはできません。
rule-5-monchi = モンチでは、台札の紋に従うか、切り札を出します。
rule-5-monchi-void = モンチでも、台札の紋がなければ、どの札を出してもかまいません。
rule-5-ninth = 九つめのトリックでは、全員が最後の札を表にします。切り札がなければ、親の札が台札になります。
rule-5-winner = 切り札はどんな平札にも勝ち、切り札どうしなら強いほうが勝ちます。
rule-5-first-lead = 最初のトリックは、切り札でない札で始めます。
rule-6-combination = 役になるのは、勝った切り札と、相手の組のいちばん強い切り札が、決まった組み合わせのときです。
rule-6-five-hidden = 隠しロバイが入った役では、2点ではなく5点が移ります。
rule-6-five-ninth = 九つめのトリックの役では、2点ではなく5点が移ります。

## 1

lesson-suits-title = 五つの紋と六種の絵札
lesson-suits-about = 札の呼び名と、トリックを取る札。
lesson-suits-led-ask = 紋は、パオ（棍棒）、イス（剣）、コップ（聖杯）、オウル（金貨）、グル（太鼓）の五つです。全員が一枚ずつ出し、最初に打ち出された札（台札）と同じ紋でいちばん強い札が全部をもらうのが、トリックです。台札がイスなら、今のところ勝っているのはどの札ですか。
lesson-suits-led-right = イスの7が、場でいちばん強い剣です。パオのスンは立派な札ですが、棍棒は求められていません。
lesson-suits-figures-ask = 数札の上に六種の絵札があります。強い順に、唐人のスン、福の神のウン、武将のレイ、騎馬武者のカバ、侍女のソウタ、龍のロバイです。今は相手の{ $seat3 }さんがオウルのカバで勝っているので、それに勝つ札を出しましょう。
lesson-suits-figures-right = 武将のレイは、騎馬武者のカバのすぐ上です。
lesson-suits-partner-ask = ひとりで戦うのではありません。白い竜胆のしるしの人は味方で、そのひとり{ $seat4 }さんがパオのレイで勝っています。あなたが最後で、どの札を出してもかまいませんが、手放してもいいのはどれですか。
lesson-suits-partner-right = このトリックは、もうあなたの組のものです。強い札は、必要なトリックのために取っておきます。

## 2

lesson-backwards-title = 逆さに並ぶ数札
lesson-backwards-about = 杯が九つより一つのほうがよい理由。
lesson-backwards-long-ask = パオ（棍棒）とイス（剣）は長い紋です。その数札は見たとおりの順で、9がいちばん強く、1がいちばん弱くなります。台札がパオなら、今のところ勝っているのはどの札ですか。
lesson-backwards-long-right = パオの8です。長い紋では、多いほど強くなります。
lesson-backwards-round-ask = コップ（聖杯）、オウル（金貨）、グル（太鼓）は丸い紋で、数札は逆さに並び、1がいちばん強く、9がいちばん弱くなります。カードがヨーロッパから持ってきた習わしで、かの地の古い遊びでは、今も杯や金貨をこう数えます。台札がコップなら、今のところ勝っているのはどの札ですか。
lesson-backwards-round-right = コップの2です。丸い紋では、少ないほど上等です。小さな杯を九つより、なみなみと注いだ杯を一つ。
lesson-backwards-beat-ask = 台札は丸い紋のオウルです。相手の{ $seat3 }さんがオウルの3で勝っていて、あなたが最後です。トリックを取りましょう。
lesson-backwards-beat-right = 金貨は、三枚より二枚が強いのです。あなたの5、7、8は、どれも3より下でした。

## 3

lesson-trumps-title = 切り札と、その並び
lesson-trumps-about = ほかのすべてに勝つ紋と、武将をしのぐ侍女。
lesson-trumps-beats-ask = 始める前に一枚が表にされます。これがオキエで、その紋がこの局の切り札となり、切り札はほかのどんな立派な札にも勝ちます。切り札はイス、相手のオウルのスンが勝っているので、トリックを取りましょう。
lesson-trumps-beats-right = 小さな剣が、金貨の大いなるスンに勝ちました。切り札だからです。
lesson-trumps-order-ask = 切り札の紋では、侍女のソウタと龍のロバイが上にのぼり、スン、ウン、ソウタ、ロバイ、レイ、カバ、数札の順になります。切り札のコップが打ち出されました。今のところ勝っているのはどの札ですか。
lesson-trumps-order-right = 侍女のソウタです！　平札なら武将や騎馬武者より下ですが、切り札では上にウンとスンしかいません。
lesson-trumps-beat-ask = 同じ場で、あなたの番になりました。切り札が打ち出されたので、あなたも切り札を出さなければなりません。ソウタに勝ちましょう。
lesson-trumps-beat-right = ウンはソウタのすぐ上です。これより強いのはスンだけです。

## 4

lesson-tenka-title = いつでも切り札、天下
lesson-tenka-about = どの紋にも属さない、棍棒の龍。
lesson-tenka-place-ask = 棍棒の龍、パオのロバイには「天下」という名があります。どの局でも切り札で、ソウタと、切り札の紋のロバイとのあいだに入ります。切り札がオウルなら、今のところ勝っているのはどの札ですか。
lesson-tenka-place-right = 天下は、切り札の紋のロバイのすぐ上です。これより強いのは、切り札のソウタ、ウン、スンだけです。
lesson-tenka-pao-ask = パオが打ち出され、相手の{ $seat1 }さんがパオのスンで勝っています。天下は棍棒に見えても、切り札です。トリックを取りましょう。
lesson-tenka-pao-right = 天下は、自分に描かれた紋のスンにさえ勝ちます。
lesson-tenka-must-ask = 相手の{ $seat1 }さんが、切り札のオウルのウンを打ち出しました。切り札を持つ人は、切り札を出さなければなりません。あなたは何を出すことになりますか。
lesson-tenka-must-right = 切り札は天下だけなので、出すしかなく、しかも負けました。天下はこうして捕まるのです。

## 5

lesson-isu-robai-title = 変わり者の剣の龍
lesson-isu-robai-about = ひとつだけ、数札のなかへ落ちたロバイ。
lesson-isu-robai-low-ask = 龍のロバイは、自分の紋のどの数札よりも上です。ただ剣の龍、イスのロバイだけは下に落ち、イスが切り札でないあいだは2と1のあいだに入ります。台札がイスなら、今のところ勝っているのはどの札ですか。
lesson-isu-robai-low-right = イスの2が、この龍に勝っています。龍が勝てるのは1だけです。
lesson-isu-robai-beat-ask = 相手の{ $seat1 }さんがイスのロバイを打ち出し、まだ勝っています。あなたが最後です。なるべく弱い札でトリックを取りましょう。
lesson-isu-robai-beat-right = 2で足ります。1では足りませんでした。
lesson-isu-robai-trump-ask = 今度はイスが切り札です。すると剣の龍も、切り札のロバイ本来の位置に戻ります。今のところ勝っているのはどの札ですか。
lesson-isu-robai-trump-right = 切り札になれば、イスのロバイもまたレイとカバの上に立ちます。

## 6

lesson-declare-title = 宣言する、取る、隠す
lesson-declare-about = 切り札のロバイを持つ人が、始める前にできること。
lesson-declare-declare-ask = 切り札はオウルで、あなたはその龍、オウルのロバイを持っています。宣言できるのはあなただけで、宣言すればオキエのオウルの4が十枚めの手札になり、最初のトリックを打ち出せます。もう手札は強いので、オキエを取りましょう。
lesson-declare-declare-right = これで切り札が五枚になり、あなたが打ち出します。その代わり、ロバイのありかは全員に知られました。
lesson-declare-aside-ask = 手札が十枚になったので、切り札でない札を一枚捨てます。捨てた札は点になりません。いちばん惜しくないのはどれですか。
lesson-declare-aside-right = 小さな数札では、まず勝てません。コップのスンやレイなら勝てるかもしれません。
lesson-declare-hide-ask = 別の局です。切り札はグルで、あなたの切り札はグルのロバイのほかに一枚だけです。パスすれば誰が持っているか分からず、隠しロバイの役では2点ではなく5点が移るので、ここは龍を隠してみましょう。
lesson-declare-hide-right = 龍は隠れました。あなたの組に5点をもたらすかもしれませんが、相手に捕まれば5点を失うかもしれません。

## 7

lesson-opening-title = 打ち出しと脇札
lesson-opening-about = 始まり方と、脇の三枚から分かること。
lesson-opening-first-ask = オキエを取った人が、最初のトリックを、切り札でない札で打ち出します。オキエを取ったのはあなたで、もうパオの2を捨てたので、脇札は伏せたまま三枚です。打ち出してください。
lesson-opening-first-right = 打ち出すと同時に、三枚の脇札が表になります。あなたが捨てた一枚と、誰にも配られなかった二枚です。切り札はオウルなので、四枚のどれでも正解で、一番強いのはコップのスンでした。
lesson-opening-sides-ask = 切り札はコップで、コップのスンが三枚の脇札の中にあるので、もう誰も持っていません。相手の{ $seat3 }さんが切り札を伏せて出しましたが、どれかは分かりません。あなたが最後なので、確実にトリックを取りましょう。
lesson-opening-sides-right = スンがなければ、ウンより強い札はありません。脇札は見ておくものです。

## 8

lesson-face-down-title = 伏せた札
lesson-face-down-about = 誰も見ていない札を読む。
lesson-face-down-reading-ask = 平札の台札に出した切り札は、八枚がそろうまで伏せておきます。つまり、伏せてある札は切り札ですが、どの札かは誰にも分かりません。台札がオウルなら、今のところ勝っているのはどの札ですか。
lesson-face-down-reading-right = 味方の{ $seat4 }さんのオウルのスンは、金貨ではいちばんです。でも{ $seat5 }さんが伏せたのは切り札なので、それに勝ちます。
lesson-face-down-sure-ask = 切り札はグルで、相手の{ $seat3 }さんが切り札を伏せて出しました。あなたが最後です。確実にトリックを取りましょう。
lesson-face-down-sure-right = 切り札のスンに勝つ札はありません。あなたの8は、ほとんどいちばん弱い切り札です。丸い紋では、その下は9だけですから。
lesson-face-down-partner-ask = 今度は、伏せてあるのは味方の{ $seat4 }さんの札だけです。あなたが最後で、どの札を出してもかまいません。手放してもいいのはどれですか。
lesson-face-down-partner-right = どの札であれ、味方の切り札がトリックを取ります。自分の切り札は取っておけます。

## 9

lesson-meri-title = メリ：切り札の打ち出し
lesson-meri-about = メリに縛られるときと、メリの使いみち。
lesson-meri-follow-ask = 切り札を打ち出すことをメリといいます。メリには誰も逆らえず、切り札を持つ人は切り札を表向きに出さなければなりません。切り札はイス、相手のイスのカバが勝っているので、トリックを取りましょう。
lesson-meri-follow-right = レイはカバに勝ちます。ほかの札は出せませんでした。メリには切り札で応じるからです。
lesson-meri-pull-ask = 最初のトリックを取ったので、次はあなたが打ち出します。今からは切り札も打ち出せ、メリは切り札を持つ全員から一枚ずつ引き出します。いちばん強い切り札はあなたの手にあるので、狩り出しましょう。
lesson-meri-pull-right = これで、あなたの平札に勝てる切り札が減りました。
lesson-meri-none-ask = 相手がイスのウンを打ち出し、メリになりましたが、あなたに切り札はありません。それなら何を出してもかまいませんが、どれも勝てません。手放してもいいのはどれですか。
lesson-meri-none-right = 小さな数札を手放し、絵札はあとに残します。

## 10

lesson-lone-sun-title = 一枚ズン
lesson-lone-sun-about = メリに縛られない、ただ一枚の切り札。
lesson-lone-sun-keep-ask = 切り札はコップで、あなたに配られた切り札は、いちばん強いスン一枚だけでした。これを一枚ズンといい、メリに出さなくてもかまいません。味方の{ $seat6 }さんがコップのウンを打ち出し、それに勝てるのはあなたのスンだけですが、何を出しますか。
lesson-lone-sun-keep-right = どのみち味方がトリックを取り、あなたのスンは別のトリックを取れます。
lesson-lone-sun-bound-ask = 今度は、コップのスンと6の二枚が配られ、6はもう出ました。スンを取っておけるのは、配られた切り札がスンだけだった人に限ります。メリになったので、何を出さなければなりませんか。
lesson-lone-sun-bound-right = スンを出すしかありませんでした。でも、トリックは取れました。

## 11

lesson-monchi-title = モンチ：台札の紋に従う
lesson-monchi-about = メリのあとで変わること。
lesson-monchi-follow-ask = その局で最初のメリのあとはモンチになり、台札の紋を持つ人は、それに従うか、切り札を出さなければなりません。切り札はオウル、台札はイスで、相手のイスのスンが勝っています。トリックを取りましょう。
lesson-monchi-follow-right = 切り札はいつでも出せます。イスを持っているので、ほかの紋は出せませんでした。
lesson-monchi-void-ask = 台札のパオを、あなたは持っていません。それなら、モンチでも何を出してもかまいません。味方の{ $seat4 }さんがパオのスンで勝っていて、あなたが最後ですが、手放してもいいのはどれですか。
lesson-monchi-void-right = このトリックはあなたの組のものです。切り札と絵札は手元に残りました。

## 12

lesson-ninth-title = 九つめのトリック
lesson-ninth-about = 最後の札を、いっせいに表に。
lesson-ninth-suit-ask = 九つめのトリックでは打ち出さず、全員が最後の札をいっせいに表にし、切り札がなければ親の札が台札になります。親はあなたで、切り札はもう残っていません。今は八つめのトリックで、残った二枚のどちらを出しますか。
lesson-ninth-suit-right = 最後に残したのはグルのスンでした。そこで台札はグルになり、そのスンに勝つ札はありません。
lesson-ninth-five-ask = 残っている切り札は、あなたのオウルの8と、誰かが持つオウルの9だけです。丸い紋では8が9に勝ち、この組み合わせは役となって2点、九つめのトリックなら5点が移ります。今は八つめ、どの札を出しますか。
lesson-ninth-five-right = 8を最後まで残したところ、9は相手が持っていました。

## 13

lesson-combinations-title = 役
lesson-combinations-about = 点を動かす、切り札の組み合わせ。
lesson-combinations-sun-un-ask = 切り札で勝ち、相手の組のいちばん強い切り札がそれと対になると役で、2点が移ります。役は、スン–ウン、ウン–ソウタ、ソウタ–ロバイ、ロバイ–レイ、それにいちばん下の数札どうし、長い紋の2–1と丸い紋の8–9です。相手が切り札を伏せて出したので、確実にトリックを取りましょう。
lesson-combinations-sun-un-right = 伏せてあったのはウンで、スン–ウンは役です。メリだったら、役にはなりませんでした。
lesson-combinations-hidden-ask = 始める前に、あなたはパスしてコップのロバイを隠しました。相手の{ $seat5 }さんが伏せた切り札は、ロバイより下かもしれず、レイということもありえます。隠しロバイの役なら5点が移るので、思いきって出しましょう。
lesson-combinations-hidden-right = レイでした。ロバイ–レイは役です。隠しロバイには、これだけの値打ちがあります。
lesson-combinations-count-ask = 数えてきたとおり、残った切り札は、あなたのウンと8、それにオウルの9だけです。相手の{ $seat7 }さんが伏せたのは、9にちがいありません。いちばん得な切り札はどれですか。
lesson-combinations-count-right = 8–9は役ですが、ウン–9は役ではありません。勝てるなかでいちばん小さな切り札が、大きな札より値打ちがあったのです。

## 14

lesson-match-title = 短い対局
lesson-match-about = まる二局を、選ぶたびに助言つきで。
lesson-match-play-ask = 学んだことをすべて使って、二局を最後まで遊びましょう。選ぶたびに、上手な人ならどうしたかが分かります。ご健闘を！
