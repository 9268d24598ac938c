## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · うんすんカルタ · Cardavia
gallery-about = うんすんカルタの{ $card }。平札としての強さ、切り札としての強さ、加わる役をまとめました。
gallery-back = ← 75枚の札
gallery-neighbours = 隣の札
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = 紋
gallery-rank = 位
gallery-number = 数札の{ $number }

gallery-plain = 平札として
gallery-plain-place = { $place ->
    [1] ほかの紋が切り札のあいだは、{ $suit }の{ $of }枚のうちでいちばん強い札です。
   *[other] ほかの紋が切り札のあいだは、{ $suit }の{ $of }枚のうち、強いほうから{ $place }番めの札です。
  }
gallery-plain-wins = トリックを取れるのは、台札が{ $suit }で、誰も切り札を出さないときだけです。
gallery-plain-odd = これは変わった位置です。ほかの龍は自分の紋のどの数札よりも上ですが、この龍の下には1しかありません。
gallery-plain-long = 長い紋の数札は、見たとおりの順です。9がいちばん強く、1がいちばん弱くなります。
gallery-plain-round = 丸い紋の数札は、逆の順です。1がいちばん強く、9がいちばん弱くなります。
gallery-plain-never = 平札になることはありません。パオのロバイは*天下*といい、どの局でも切り札です。パオの札には数えず、台札がパオでも従う必要はありません。
gallery-plain-row = 平札の{ $suit }（強い順）

gallery-trump = 切り札として
gallery-trump-place = { $place ->
    [1] { $suit }が切り札のとき、{ $of }枚の切り札のうちでいちばん強く、これに勝つ札はありません。
   *[other] { $suit }が切り札のとき、{ $of }枚の切り札のうち、強いほうから{ $place }番めの札です。
  }
gallery-trump-tenka = ほかの紋が切り札のとき、{ $of }枚の切り札のうち{ $place }番めで、その紋のロバイのすぐ上です。
gallery-trump-native = パオが切り札のときは、その局の本ロバイとなり、{ $of }枚の切り札のうち{ $place }番めです。
gallery-trump-sun = ほかに切り札を配られなかった人は、メリに出さずに取っておけます。これを*一枚ズン*といいます。
gallery-trump-robai = 本ロバイとして、宣言してオキエを取ることも、隠しておくこともできます。
gallery-trump-row = { $suit }が切り札のときの切り札（強い順）

gallery-pairs = 役
gallery-pair-wins = この札でトリックを取り、相手の組が出したいちばん強い切り札が{ $other }のとき。
gallery-pair-loses = { $other }がトリックを取り、取られた組が出したいちばん強い切り札がこの札のとき。
gallery-pairs-tenka = パオが切り札のときだけです。天下がほかの紋のロバイの代わりになることはありません。
gallery-pairs-worth = 役ができると、トリックを取った組へ相手の組から2点が移ります。九つめのトリックでは5点です。メリに役はありません。
gallery-pairs-hidden = 隠しロバイが入れば、どのトリックでも5点が移ります。
gallery-pairs-none = 加わる役はありません。取れるのはトリックの点だけです。
