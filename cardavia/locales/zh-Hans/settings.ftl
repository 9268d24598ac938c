## The settings: a page of its own, and the same form in a dialogue at the table.

settings = 设置
settings-title = 设置 · Cardavia
settings-about = 牌桌的样子、声音和帮助：速度、声音、牌面、帮助和页面外观。
settings-lead = 设置保存在这个浏览器里，立即生效，正在打的牌桌也一样。
settings-no-script = 设置要靠 JavaScript 保存，而这个浏览器里它是关着的。在打开之前，牌桌和页面就是这里显示的样子。
settings-table = 牌桌
settings-cards = 牌面
settings-pages = 纸与光

set-help = 帮助
set-help-means = 除了大家都看得到的，牌桌再告诉你多少。
set-help-none = 无
set-help-none-means = 自己记住出过的牌，自己思考。
set-help-hints = 需要时提示
set-help-hints-means = 你问的时候，牌桌建议一张牌并说明理由。
set-help-full = 全部
set-help-full-means = 提示、已出的牌，以及手中好牌的标记。

set-speed = 速度
set-speed-means = 牌移动和翻开的快慢。什么都不用等动画：你随时可以接着出牌。
set-speed-slow = 慢
set-speed-normal = 中
set-speed-fast = 快
set-speed-off = 无动画

set-sound = 声音
set-sound-means = 出牌、翻牌、赢墩和组合的声音。
set-sound-off = 关
set-sound-quiet = 轻声
set-sound-full = 全音量

set-confirm = 出牌方式
set-confirm-means = 出牌之前是否再确认一次。
set-confirm-no = 直接出
set-confirm-yes = 先选再出

set-keys = 单字符按键
set-keys-means = 在牌桌上起作用的字母和数字，例如按 D 宣告。语音输入可能会误按。方向键、Enter 和 Escape 始终有效。
set-keys-on = 开
set-keys-off = 关

set-sort = 手牌排列
set-sort-means = 发牌后你的牌怎样排列。
set-sort-trumps = 主牌在前
set-sort-suits = 按花色
set-sort-dealt = 按发牌顺序

set-deck = 牌组
set-deck-means = 大角标在小屏幕上更容易看清。
set-deck-standard = 标准
set-deck-large = 大角标

set-index = 文字
set-index-means = 牌角上写什么。
set-index-latin = 拉丁字母
set-index-japanese = 日文
