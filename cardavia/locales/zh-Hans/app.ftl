## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia：Unsun Karuta

offline-page-title = 未连接 · Cardavia
offline-title = 暂时连不上牌桌
offline-text = 可能是这台设备没有网络，也可能是服务器正在休息。你的比赛不会丢：每张牌都先在那里存好，然后才给人看到。
offline-trying = 一恢复连接，页面就会自动继续。
offline-again = 立即重试
