## What stands around the cushion, the tools, and the chart of the orders.

score-label = 점수
tricks-taken = 트릭
tools-label = 도구
order = 카드의 서열

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = 고른 카드를 되돌리기
help-key-order = 카드의 서열
help-key-tricks = 이번 판의 모든 트릭
help-key-log = 지금까지 일어난 일
help-key-settings = 설정
help-key-mute = 소리 켜고 끄기

## The hand.

confirm-asks = { $card } 카드를 낼까요? 한 번 더 고르면 내고, Esc를 누르면 되돌려요.
confirm-asks-discard = { $card } 카드를 버릴까요? 한 번 더 고르면 버리고, Esc를 누르면 되돌려요.
confirm-back = { $card } 카드를 손패로 되돌렸어요.
drop-here = 여기에 내기

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = 가장 강한 카드부터 차례로 놓여 있어요.
order-trumps = 으뜸패: { $suit }
order-trumps-means = 으뜸패는 다른 모든 카드를 이겨요.
order-long = 숫자는 9가 가장 강해요.
order-round = 숫자가 거꾸로예요. 1이 가장 강해요.
order-isu = 로바이는 2와 1 사이에 있어요.
order-pao = 이 무늬의 로바이는 덴카이고, 으뜸패예요.
order-tenka = 덴카는 어느 판에서나 으뜸패예요.
order-led = 으뜸패가 없으면 리드 무늬에서 가장 강한 카드가 이겨요. 다른 무늬는 이길 수 없어요.
order-pairs = 조합
order-pairs-means = 앞의 카드로 트릭을 따고 뒤의 카드가 상대 팀의 가장 센 으뜸패이면 2점이 옮겨 가요. 아홉 번째 트릭이거나 숨은 로바이가 있으면 5점이에요. 메리에서는 옮겨 가지 않아요.
order-pair = { $winner } 카드가 { $loser } 카드를 이김
order-gone = 흐리게 줄을 그은 카드는 이미 본 카드예요.
card-gone = { $card }, 이미 나옴
card-yours = { $card }, 내 손패
order-yours = 밑줄 친 카드는 내 손에 있어요.
