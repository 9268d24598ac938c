## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia：うんすんカルタ

offline-page-title = 接続なし · Cardavia
offline-title = サーバーにつながりません
offline-text = この端末がネットにつながっていないか、サーバーが休んでいます。どの札も、見せる前にサーバーへ保存しているので、対局は無事です。
offline-trying = つながりしだい、このページは自動で元に戻ります。
offline-again = 今すぐ試す
