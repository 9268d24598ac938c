## What is said besides the events, to whoever listens to the table.

card-trump = { $card }，主牌
seat-card = { $name }：{ $card }
event-turned = 翻开的牌：{ $cards }。

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = Meri：请出主牌。
must-5-monchi = 请出 { $suit } 或主牌。
must-free = 任何牌都可以出。

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = 再说一遍
again-hand-trumps = 手中的主牌：{ $cards }。
again-hand-no-trump = 手中没有主牌。
again-hand-others = 其余的牌：{ $cards }。
again-hand-none = 手中没有牌了。
again-trick = 第 { $number } 墩：{ $cards }。
again-trick-none = 还没有人出牌。
again-trumps = { $all } 张主牌中已出 { $count } 张：{ $cards }。
again-trumps-none = 就目前所见，还没有出过主牌。
again-where = 第 { $deal } 局（共 8 局），第 { $trick } 墩（共 9 墩）。

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = 我的手牌
help-key-say-trick = 这一墩的牌
help-key-say-trumps = 已出的主牌
help-key-say-score = 得分
help-key-say-turn = 轮到谁，什么是主牌
keys-are-off = 字母键和数字键已在设置中关闭。
