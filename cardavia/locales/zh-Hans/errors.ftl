## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = 前往纸牌传统
error-matches = 前往你的比赛

error-not-found-title = 这里没有页面
error-not-found-text = 可能是网址有误，也可能是原来的内容已经搬走。

error-others-table-title = 这是别人的牌桌
error-others-table-text = 只有开始这场比赛的浏览器才能打开它，这样谁也看不到别人的牌。你自己的牌桌很快就能摆好。

error-closed-title = 这张牌桌已经关闭
error-closed-text = 坐在这里的人已经离开，比赛不再继续。

error-bad-request-title = 没能看懂这个请求
error-bad-request-text = 浏览器发来的内容有缺漏或错误。请返回上一页，刷新后再试一次。

error-busy-title = 请稍等
error-busy-text = 一下子来得有点多。等几秒钟再试一次。

error-failed-title = 我们这边出了问题
error-failed-text = 这不是你的错。你的比赛不会丢：每张牌都先存好再显示。请再试一次。

error-gone-title = 牌桌暂时休息
error-gone-text = 服务器正在停止或启动。你的比赛不会丢；过一会儿再来，接着打就好。
