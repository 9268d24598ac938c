## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: 운슨 카루타

offline-page-title = 연결 없음 · Cardavia
offline-title = 서버에 연결할 수 없어요
offline-text = 이 기기가 인터넷에 연결되어 있지 않거나 서버가 잠시 쉬고 있어요. 모든 카드는 보여 주기 전에 서버에 저장하니, 경기는 안전해요.
offline-trying = 다시 연결되면 이 페이지가 저절로 이어져요.
offline-again = 지금 다시 시도
