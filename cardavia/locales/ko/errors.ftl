## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = 카드 전통으로
error-matches = 내 경기로

error-not-found-title = 여기에는 페이지가 없어요
error-not-found-text = 주소가 잘못되었거나, 여기 있던 페이지가 다른 곳으로 옮겨 갔어요.

error-others-table-title = 다른 사람의 테이블이에요
error-others-table-text = 경기를 시작한 브라우저에서만 이 경기를 열 수 있어요. 다른 사람의 카드를 볼 수 없게 하기 위해서예요. 내 테이블은 금방 차릴 수 있어요.

error-closed-title = 닫힌 테이블이에요
error-closed-text = 여기 앉았던 사람이 떠나서, 이 경기는 더 이어지지 않아요.

error-bad-request-title = 요청을 이해하지 못했어요
error-bad-request-text = 브라우저가 보낸 내용에 빠지거나 잘못된 것이 있어요. 앞 페이지로 돌아가 새로 고친 뒤 다시 해 보세요.

error-busy-title = 잠시만 기다려 주세요
error-busy-text = 한꺼번에 너무 많은 요청이 왔어요. 몇 초 뒤에 다시 해 보세요.

error-failed-title = 저희 쪽에서 문제가 생겼어요
error-failed-text = 뭔가 잘못하신 것은 아니에요. 모든 카드는 보여 주기 전에 저장하니, 경기는 안전해요. 다시 해 보세요.

error-gone-title = 지금은 문을 닫았어요
error-gone-text = 서버를 멈추거나 다시 켜는 중이에요. 경기는 안전하니, 잠시 뒤에 와서 이어 하세요.
