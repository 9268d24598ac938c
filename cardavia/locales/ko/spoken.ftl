## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, 으뜸패
seat-card = { $name }: { $card }
event-turned = 뒤집은 카드: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = 메리예요. 으뜸패를 내세요.
must-5-monchi = { $suit } 또는 으뜸패를 내세요.
must-free = 아무 카드나 낼 수 있어요.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = 다시 듣기
again-hand-trumps = 손에 든 으뜸패: { $cards }.
again-hand-no-trump = 손에 으뜸패가 없어요.
again-hand-others = 나머지 카드: { $cards }.
again-hand-none = 손에 남은 카드가 없어요.
again-trick = 트릭 { $number }: { $cards }.
again-trick-none = 아직 아무것도 나오지 않았어요.
again-trumps = 으뜸패 { $all }장 가운데 나온 { $count }장: { $cards }.
again-trumps-none = 보이는 한 아직 나온 으뜸패가 없어요.
again-where = 8판 중 { $deal }판, 9트릭 중 { $trick }트릭.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = 내 카드
help-key-say-trick = 바닥에 놓인 카드
help-key-say-trumps = 나온 으뜸패
help-key-say-score = 점수
help-key-say-turn = 누구 차례이고 으뜸이 무엇인지
keys-are-off = 글자와 숫자 키는 설정에서 꺼져 있어요.
