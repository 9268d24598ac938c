## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: Unsun Karuta

offline-page-title = Without a line · Cardavia
offline-title = The house cannot be reached
offline-text = Either this device has no connection, or the server is taking a break. Your matches are safe: every card is stored there before anyone sees it.
offline-trying = As soon as the line is back, this page goes on by itself.
offline-again = Try now
