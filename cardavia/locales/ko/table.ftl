## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = 나
team-genji = 겐지
team-heiji = 헤이지
face-down-trump = 엎은 으뜸패
card-face-down = 엎은 카드
card-peek = { $card }, 남에게는 엎은 카드

combination-sun-un = 슨–운
combination-un-sota = 운–소타
combination-sota-robai = 소타–로바이
combination-robai-rei = 로바이–레이
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = 제{ $deal }판. { $who ->
    [you] 내가 딜러예요.
   *[other] { $name } 님이 딜러예요.
} 표시패는 { $card } 카드, 으뜸은 { $trump } 무늬예요.
event-declare = { $who ->
    [you] 내가 로바이를 선언했어요.
   *[other] { $name } 님이 로바이를 선언했어요.
}
event-pass = { $who ->
    [you] 나는 패스했어요.
   *[other] { $name } 님은 패스했어요.
}
event-take = { $who ->
    [you] 내가 표시패 { $card } 카드를 가져왔어요.
   *[other] { $name } 님이 표시패 { $card } 카드를 가져갔어요.
}
event-aside = { $who ->
    [you] 내가 카드 한 장을 버렸어요.
   *[other] { $name } 님이 카드 한 장을 버렸어요.
}
event-aside-open = { $who ->
    [you] 내가 { $card } 카드를 버렸어요.
   *[other] { $name } 님이 { $card } 카드를 버렸어요.
}
event-play = { $who ->
    [you] 내가 낸 카드: { $card }.
   *[other] { $name } 님이 낸 카드: { $card }.
}
event-sides = 곁패: { $cards }.
event-ninth = 마지막 카드를 한꺼번에 펼쳐요.
event-won = { $who ->
    [you] 제{ $number }트릭은 내가 { $card } 카드로 땄어요.
   *[other] 제{ $number }트릭은 { $name } 님이 { $card } 카드로 땄어요.
}
event-won-combination = { $who ->
    [you] 제{ $number }트릭은 내가 { $card } 카드로 땄어요. { $pair } 조합으로 { $value }점이 옮겨 와요.
   *[other] 제{ $number }트릭은 { $name } 님이 { $card } 카드로 땄어요. { $pair } 조합으로 { $value }점이 옮겨 가요.
}
event-score = 판이 끝났어요. 겐지 { $even }, 헤이지 { $odd }.

## The line above the hand.

prompt-wait = { $name } 님 차례예요.
prompt-declare = 으뜸 무늬의 로바이가 있어요. 선언할까요?
prompt-discard = 버릴 카드를 고르세요. 점수는 없고, 리드할 때 모두에게 보여요.
prompt-pass = 으뜸 무늬의 로바이가 없으니 패스예요.
prompt-discard-only = 버릴 수 있는 카드가 한 장뿐이라, 테이블이 대신 버려요.
prompt-lead = 내가 리드할 차례예요. 카드를 고르세요.
prompt-follow = 내 차례예요. 리드 무늬는 { $suit }.
prompt-done = 판이 끝났어요.
prompt-over = 경기가 끝났어요.
prompt-closed = 닫힌 테이블이에요.

declare = 선언
declare-means = 표시패 { $card } 카드를 가져오고, 한 장을 버린 뒤 리드해요. 로바이를 가졌다는 것을 모두가 알게 돼요.
pass = 패스
pass-means = 로바이는 숨은 채로 있어요. 이 로바이가 든 조합은 어느 팀이 만들든 5점을 옮겨요.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = 기다려 주세요. { $name } 님 차례예요.
why-done = 이 판은 끝났어요.
why-declare = 먼저 로바이를 선언할지 패스할지 정하세요.
why-4-discard = 으뜸패가 아닌 카드만 버릴 수 있어요. 으뜸패는 손에 남겨요.
why-5-first-lead = 으뜸패가 아닌 카드만 리드할 수 있어요. 첫 트릭은 으뜸패로 시작하지 않아요.
why-5-meri = 으뜸패만 낼 수 있어요. 으뜸패가 리드된 메리라서 으뜸패로 따라 내야 해요.
why-5-monchi = 으뜸패나 { $suit } 무늬만 낼 수 있어요. 메리 뒤에는 무늬를 따라 내야 해요.
why-other = 위로 올라온 카드 가운데 하나를 낼 수 있어요.

refused-stale = 테이블이 벌써 더 나아갔어요. 다시 한번 보세요.
refused-not-now = 지금은 할 수 없어요.
refused-bad-message = 테이블이 알아듣지 못했어요. 페이지를 새로 고쳐 주세요.
refused-closed = 닫힌 테이블이에요.
refused-foreign = 이 테이블에 앉아 있지 않아요.

## Around the table.

table-label = 하치닌 메리 테이블
seats-label = 자리
hand-label = 내 손패, { $count ->
   *[other] { $count }장
}
trick-label = 테이블 위의 카드
trump = 으뜸
trump-label = 으뜸은 { $suit } 무늬예요. 표시패는 { $card } 카드였어요.
seat-cards = { $count ->
   *[other] 손패 { $count }장
}
mark-dealer = 딜러
mark-recipient = 표시패 가져감
mark-leader = 리드
mark-turn = 차례
mark-partner = 우리 편
mark-opponent = 상대
deal-of = { $deal }/8판
trick-of = { $trick }/9트릭
score-deal = 이번 판
score-total = 합계
meri = 메리
meri-means = 으뜸패가 리드되었어요. 으뜸패로 따라 내야 해요.
monchi = 몬치
monchi-means = 이번 판에 으뜸패가 리드되었어요. 이제부터 무늬를 따라 내거나 으뜸패를 내야 해요.
free-follow = 자유
free-follow-means = 아직 으뜸패가 리드되지 않았어요. 아무 카드나 낼 수 있어요.
side-cards = 곁패
side-cards-mine = 버린 카드
log = 지금까지 일어난 일
last-trick = 지난 트릭
last-trick-none = 아직 끝난 트릭이 없어요.
help = 도움말
more = 더 보기
close = 닫기

## Help.

help-title = 테이블에서
help-keys = 키
help-key-hand = 손패에서 카드 고르기
help-key-play = 고른 카드 내기
help-key-declare = 선언
help-key-pass = 패스
help-key-next = 다음 판
help-key-last = 지난 트릭
help-key-help = 이 도움말
help-marks = 표시
help-learn = 짧은 수업으로 배우기
help-rules = 규칙 읽기
help-words = 말뜻
help-tenka = 덴카는 파오 로바이예요. 어느 판에서나 으뜸패예요.
help-teams = 흰 용담꽃은 겐지로 0, 2, 4, 6번 자리, 붉은 나비는 헤이지로 1, 3, 5, 7번 자리예요.
key-arrows = ← → Home End
key-enter = Enter, 스페이스

## The end of a deal and of a match.

next-deal = 다음 판
restart = 다시 시작
restart-asks = 새 경기를 시작할까요? 이 경기의 점수는 사라져요.
restart-yes = 새로 시작
restart-no = 계속하기
play-again = 한 번 더
leave = 나가기
leave-asks = 테이블에서 나갈까요? 테이블이 닫히고 경기는 여기서 끝나요.
leave-yes = 나가기
show-summary = 정산 보기

## The line to the server.

line-connecting = 테이블을 차리는 중이에요…
line-lost = 서버에 연결할 수 없어요. 경기는 안전해요. 다시 연결하는 중이에요…
line-back = 테이블에 다시 연결됐어요.
line-foreign = 다른 사람의 테이블이에요. 경기를 시작한 브라우저에서만 할 수 있어요.
line-unknown = 그런 테이블이 없거나, 이제 없어졌어요.
line-home = 카드 전통으로
line-matches = 내 경기로

## How strong a player plays, in one word; for the start form too.

level-novice = 초보
level-casual = 취미
level-club = 동호회
level-expert = 고수
level-master = 명인
# In lessons, and in matches that were begun with earlier levels.
level-greedy = 느긋함
level-pimc-20 = 착실함
level-pimc-200 = 예리함
