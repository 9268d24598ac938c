## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = To the card traditions
error-matches = To your matches

error-not-found-title = There is no page here
error-not-found-text = The address may have a slip in it, or what stood here has moved on.

error-others-table-title = This is somebody else’s table
error-others-table-text = Only the browser that began this match can open it, so that nobody sees another player’s cards. Your own table is quickly laid.

error-closed-title = This table is closed
error-closed-text = Whoever sat here has left, and the match goes on no more.

error-bad-request-title = That could not be understood
error-bad-request-text = Something in what the browser sent was missing or wrong. Go back one page, reload it, and try once more.

error-busy-title = One moment, please
error-busy-text = That was a little too much at once. Wait a few seconds and try again.

error-failed-title = Something broke on our side
error-failed-text = It was nothing you did. Your matches are safe: every card is stored before it is shown. Please try again.

error-gone-title = The house is closed just now
error-gone-text = The server is being stopped or started. Your matches are safe; come back in a moment and go on where you were.
