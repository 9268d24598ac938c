## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia，前往纸牌传统
skip-to-content = 跳到正文

language-label = 语言：

look = 外观
look-contrast = 对比度
look-grain = 纹理
look-warmth = 色温
look-theme = 主题
look-theme-system = 跟随系统
look-theme-light = 纸，浅色
look-theme-dark = 漆，深色
look-reset = 重置
# The value of a slider.
look-percent = { $percent }%

footer-nav = 更多页面
footer-about = Cardavia 是自由软件，采用 Apache 许可证 2.0，文字和图画也一样。

# The page of all traditions.
traditions = 纸牌传统
traditions-title = 纸牌传统 · Cardavia
traditions-about = 来自鲜活传统的古老纸牌游戏，在浏览器里就能玩，还有耐心的搭档。
traditions-lead = 纸牌走过了很远的路，有些地方保留着别处没有的玩法。在这里，你可以看看它们的牌，读读怎么玩，然后坐到桌边来。
traditions-more = 这是这里的第一个传统。以后可能还有别的：等规则核准了，牌也画好了，就会加进来。
# The first screen.
front-title = 一座小城守住的纸牌游戏
front-lead = 葡萄牙水手带到日本的纸牌，后来变成了 Unsun Karuta：有龙，有福神，主牌还要扣着出。八人桌上空着一个座位：三位搭档，四位对手。
front-play = 马上开始
front-new = 新比赛
front-go-on = 继续，第 { $deal } 局（共 8 局）
front-look = 看看牌和规则
front-honest = 另外七位都是程序。自由软件，不用注册，不用安装。

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = 其他人的水平
level-novice-means = 刚学会，以为圆花色的 9 很大，有时还会压过自己的搭档
level-casual-means = 打着玩，看得出明显的，别的常常漏掉
level-club-means = 每周都打，很少出错
level-expert-means = 没有明显的失误，立刻出牌
level-master-means = 每张牌都想一想，从别人的打法推测各家的手牌
seat-by-seat = 逐个座位设定
seat-by-seat-means = 座位按顺时针绕桌排列，从你的左边开始。
your-partners = 你的搭档
your-opponents = 你的对手
as-above = 同上
place-1 = 左手边
place-2 = 左侧
place-3 = 对面偏左
place-4 = 正对面
place-5 = 对面偏右
place-6 = 右侧
place-7 = 右手边

# One's own matches.
your-matches = 你的比赛
matches-title = 你的比赛 · Cardavia
matches-about = 你自己的 Hachinin Meri 比赛，可以继续打，也可以回看。
matches-lead = 只有这个浏览器能打开这些牌桌。
matches-none = 你还没有在这个浏览器里开始过比赛。
matches-open = 进行中
matches-over = 已结束
# What stands in a match’s line.
match-deal = 第 { $deal } 局（共 8 局）
match-total = { $own } 比 { $other }
match-played = 上次打牌：{ $day }
match-continue = 继续
match-look = 查看
match-won = 胜
match-lost = 负
match-drawn = 平局

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Hachinin Meri 的牌桌：用 Unsun Karuta 玩的八人游戏。
table-waiting = 正在摆牌桌……
noscript-table = 牌桌需要 JavaScript，而这个浏览器里它是关着的。这里的其他内容没有它也能用。
noscript-rules = 先读读规则
