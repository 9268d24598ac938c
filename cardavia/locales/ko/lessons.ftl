## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = 게임 배우기
# In the header: short.
learn-short = 배우기
learn-title = 게임 배우기 · Cardavia
learn-about = 진짜 테이블에서 배우는 짧은 수업. 다섯 무늬부터 처음 하는 짧은 경기까지.
learn-lead = 미리 알아야 할 것은 없어요. 수업마다 카드 몇 장을 내 보면, 어떻게 되는지 테이블이 보여 줘요. 모두 해도 15분쯤이에요.
learn-begin = 시작하기
learn-go-on = 이어 하기: { $title }
learn-done = 끝냄
learn-forget = 진도 지우기
learn-all = 수업 목록
learn-after = 더 해 볼까요? 새 판은 금방 나눠 드려요.
lesson-page-title = { $title } · 게임 배우기 · Cardavia
lesson-number = 수업 { $number }/{ $count }
lesson-minutes = { $minutes ->
   *[other] { $minutes }분
}
lesson-step = 문제 { $step }/{ $count }
lesson-step-done = 문제 { $step }/{ $count }, 끝냄
lesson-next-step = 다음
lesson-again = 다시 하기
lesson-next-lesson = 다음 수업: { $title }
lesson-onward = 다음 수업
learn-play = 경기하기
lesson-finished = 이 수업은 여기까지예요.
lesson-right = 맞았어요!
lesson-wrong = 조금 아쉬워요.
lesson-illegal = 여기서는 낼 수 없어요.
lesson-point = 카드를 고르세요:
lesson-waiting = 테이블을 차리는 중이에요…
lesson-failed = 지금은 서버에 연결할 수 없어요. 잠시 뒤에 다시 해 보세요.
lesson-answer = 답 보기
lesson-position-trump = 으뜸은 { $suit } 무늬예요.
lesson-position-table = 테이블 위
lesson-position-hand = 내 손패
lesson-position-sides = 곁패
lesson-played = { $card }({ $name } 님)
lesson-without-script = JavaScript를 켜면 이 수업을 직접 해 볼 수 있어요. 끈 채라면 그대로 읽으세요. 문제마다 답이 있어요.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] 내가 { $card } 카드로 트릭을 땄어요. 우리 팀 1점이에요.
    [partner] 우리 편 { $name } 님이 { $card } 카드로 트릭을 땄어요. 우리 팀 1점이에요.
   *[opponent] { $name } 님이 { $card } 카드로 트릭을 땄어요. 상대 팀 1점이에요.
}
came-trick-pair = { $side ->
    [you] 내가 { $card } 카드로 트릭을 땄어요. 1점에 더해, { $pair } 조합으로 상대 팀에서 우리 팀으로 { $value }점이 옮겨 와요.
    [partner] 우리 편 { $name } 님이 { $card } 카드로 트릭을 땄어요. 1점에 더해, { $pair } 조합으로 상대 팀에서 우리 팀으로 { $value }점이 옮겨 와요.
   *[opponent] { $name } 님이 { $card } 카드로 트릭을 땄어요. 1점에 더해, { $pair } 조합으로 우리 팀에서 상대 팀으로 { $value }점이 옮겨 가요.
}
came-ninth = { $side ->
    [you] 아홉 번째 트릭은 내 { $card } 카드가 이겼어요. 우리 팀 1점 추가예요.
    [partner] 아홉 번째 트릭은 우리 편 { $name } 님의 { $card } 카드가 이겼어요. 우리 팀 1점 추가예요.
   *[opponent] 아홉 번째 트릭은 { $name } 님의 { $card } 카드가 이겼어요. 상대 팀 1점 추가예요.
}
came-ninth-pair = { $side ->
    [you] 아홉 번째 트릭은 내 { $card } 카드가 이겼어요. 1점에 더해, { $pair } 조합으로 상대 팀에서 우리 팀으로 { $value }점이 옮겨 와요.
    [partner] 아홉 번째 트릭은 우리 편 { $name } 님의 { $card } 카드가 이겼어요. 1점에 더해, { $pair } 조합으로 상대 팀에서 우리 팀으로 { $value }점이 옮겨 와요.
   *[opponent] 아홉 번째 트릭은 { $name } 님의 { $card } 카드가 이겼어요. 1점에 더해, { $pair } 조합으로 우리 팀에서 상대 팀으로 { $value }점이 옮겨 가요.
}
came-indicator = { $side ->
    [you] 표시패 { $card } 카드를 가져와서 손패가 열 장이 됐어요.
    [partner] 아무도 선언하지 않아서, 딜러인 우리 편 { $name } 님이 표시패 { $card } 카드를 가져갔어요.
   *[opponent] 아무도 선언하지 않아서, 딜러인 상대편 { $name } 님이 표시패 { $card } 카드를 가져갔어요.
}
came-aside = { $card } 카드를 버렸어요. 리드할 때 모두에게 보여 주지만, 트릭은 따지 못해요.
lesson-is-stronger = { $other } 카드가 { $card } 카드보다 강해요.
lesson-hidden-is-stronger = 엎어 놓은 카드가 { $card } 카드보다 강해요.
lesson-cannot-win = { $card } 카드는 리드 무늬가 아니라서 이길 수 없어요. { $other } 카드는 이길 수 있어요.

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = 좋은 선택이에요. 잘하는 사람도 똑같이 했을 거예요.
lesson-advice-as-good = 그것도 거의 똑같이 좋은 선택이에요.
lesson-advice-other = 잘하는 사람이라면 다르게 골랐을 거예요:
came-deal = 판이 끝났어요. 우리 팀 { $own }점, 상대 팀 { $theirs }점이에요. 두 점수를 합치면 언제나 9점이에요.
came-match = { $result ->
    [won] 경기가 끝났어요. { $own } 대 { $theirs }, 우리 팀이 이겼어요.
    [lost] 경기가 끝났어요. { $theirs } 대 { $own }, 상대 팀이 이겼어요.
   *[drawn] 경기가 끝났어요. { $own } 대 { $theirs }, 비겼어요.
}
lesson-next-deal = 다음 판

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = 파오 로바이는 덴카예요. 어느 판에서나 으뜸패이고, 파오로 치지 않아요.
rule-2-led-suit = 으뜸패가 없으면 리드 무늬만 이길 수 있어요.
rule-2-plain = 일반 무늬의 서열은 슨, 운, 레이, 카바, 소타, 로바이, 그다음이 숫자예요.
rule-2-isu-robai = 이스가 으뜸이 아닐 때 이스 로바이는 2와 1 사이에 있어요.
rule-2-numbers = 가장 높은 숫자는 파오와 이스에서는 9, 코푸와 오우루와 구루에서는 1이에요.
rule-2-trumps = 으뜸패의 서열은 슨, 운, 소타, 덴카, 로바이, 레이, 카바, 그다음이 숫자예요.
rule-3-teams = 우리 편이 따는 트릭은 우리 팀 것이니, 굳이 이길 필요가 없어요.
rule-4-recipient = 선언한 사람이 표시패를 가져가요. 아무도 선언하지 않으면 딜러가 가져가요.
rule-4-side-cards = 버린 카드는 더는 쓰이지 않고, 아무것도 따지 못해요.
rule-4-hidden-robai = 로바이는 가진 사람이 패스해야만 숨어 있어요. 선언하면 모두가 알게 돼요.
rule-5-face-down = 엎어 놓은 카드는 으뜸패이고, 으뜸패는 어떤 일반 패든 이겨요.
rule-5-later-lead = 첫 트릭 뒤에는 으뜸패를 포함해 아무 카드나 리드할 수 있어요.
rule-5-lone-sun = 나눠 받은 으뜸패가 슨뿐인 사람은 으뜸패가 리드되어도 그것을 아껴 둘 수 있어요.
rule-5-meri = 으뜸패가 리드되면, 으뜸패를 가진 사람은 모두 으뜸패를 내야 해요.
rule-5-meri-void = 으뜸패가 없으면 메리에 아무 카드나 낼 수 있지만, 이길 수는 없어요.
rule-5-monchi = 몬치에서는 리드 무늬를 따라 내거나 아무 으뜸패나 내요.
rule-5-monchi-void = 몬치에서도 리드 무늬가 없으면 아무 카드나 낼 수 있어요.
rule-5-ninth = 아홉 번째 트릭에서는 모두 마지막 카드를 펼치고, 으뜸패가 없으면 딜러의 카드가 무늬를 정해요.
rule-5-winner = 으뜸패는 어떤 일반 패든 이기고, 으뜸패끼리는 높은 쪽이 이겨요.
rule-5-first-lead = 첫 트릭은 으뜸패가 아닌 카드로 시작해요.
rule-6-combination = 조합이 되려면 이긴 으뜸패와 상대 팀의 가장 센 으뜸패가 정해진 짝이어야 해요.
rule-6-five-hidden = 숨은 로바이가 든 조합은 2점이 아니라 5점을 옮겨요.
rule-6-five-ninth = 아홉 번째 트릭의 조합은 2점이 아니라 5점을 옮겨요.

## 1

lesson-suits-title = 다섯 무늬, 여섯 그림
lesson-suits-about = 카드의 이름, 그리고 트릭을 따는 카드.
lesson-suits-led-ask = 무늬는 파오(곤봉), 이스(검), 코푸(잔), 오우루(금화), 구루(북) 다섯이에요. 모두 한 장씩 내고, 처음 낸 카드의 무늬(리드 무늬)에서 가장 강한 카드가 전부 가져가는데, 이것을 트릭이라고 해요. 리드 무늬가 이스일 때, 지금 이기고 있는 카드는 무엇일까요?
lesson-suits-led-right = 이스 7이 테이블에서 가장 높은 검이에요. 파오 슨은 대단한 카드지만, 지금은 곤봉의 차례가 아니에요.
lesson-suits-figures-ask = 숫자 위에 여섯 가지 그림이 있어요. 강한 순서대로 고관 슨, 복의 신 운, 왕 레이, 말 탄 무사 카바, 시녀 소타, 용 로바이예요. 지금 상대편 { $seat3 } 님이 오우루 카바로 이기고 있으니, 그 카드를 이기는 카드를 내세요.
lesson-suits-figures-right = 왕 레이는 말 탄 무사 카바 바로 위예요.
lesson-suits-partner-ask = 혼자 하는 게임이 아니에요. 흰 용담꽃 표시가 있는 사람은 모두 우리 편이고, 그중 { $seat4 } 님이 파오 레이로 이기고 있어요. 내가 마지막이고 아무 카드나 낼 수 있는데, 어느 카드를 내주면 좋을까요?
lesson-suits-partner-right = 트릭은 이미 우리 팀 것이에요. 강한 카드는 꼭 필요한 트릭을 위해 남겨 둬요.

## 2

lesson-backwards-title = 거꾸로 가는 숫자
lesson-backwards-about = 잔 하나가 아홉보다 나은 까닭.
lesson-backwards-long-ask = 파오(곤봉)와 이스(검)는 긴 무늬예요. 숫자는 보통 생각하는 순서라서 9가 가장 높고 1이 가장 낮아요. 파오가 리드됐을 때, 지금 이기고 있는 카드는 무엇일까요?
lesson-backwards-long-right = 파오 8이에요. 긴 무늬에서는 많을수록 좋아요.
lesson-backwards-round-ask = 코푸(잔), 오우루(금화), 구루(북)는 둥근 무늬이고, 숫자가 거꾸로라서 1이 가장 높고 9가 가장 낮아요. 카드가 유럽에서 가져온 셈법으로, 그곳의 오랜 게임에서는 지금도 잔과 금화를 그렇게 세어요. 코푸가 리드됐을 때, 지금 이기고 있는 카드는 무엇일까요?
lesson-backwards-round-right = 코푸 2예요. 둥근 무늬에서는 적을수록 귀해요. 작은 잔 아홉보다 가득 찬 한 잔이 낫지요.
lesson-backwards-beat-ask = 둥근 무늬인 오우루가 리드됐어요. 상대편 { $seat3 } 님이 오우루 3으로 이기고 있고, 내가 마지막이에요. 트릭을 따세요.
lesson-backwards-beat-right = 금화 두 닢이 세 닢을 이겨요. 내 5, 7, 8은 모두 더 낮았을 거예요.

## 3

lesson-trumps-title = 으뜸패와 그 서열
lesson-trumps-about = 다른 모두를 이기는 무늬, 그리고 왕보다 높아지는 시녀.
lesson-trumps-beats-ask = 시작하기 전에 카드 한 장을 펼치는데, 이것을 표시패라고 해요. 그 무늬가 이번 판의 으뜸이고, 으뜸패는 아무리 귀한 카드라도 으뜸패가 아니면 모두 이겨요. 으뜸은 이스이고 상대편의 오우루 슨이 이기고 있으니, 트릭을 따세요.
lesson-trumps-beats-right = 작은 검이 금화의 위대한 슨을 이겼어요. 으뜸패이기 때문이에요.
lesson-trumps-order-ask = 어떤 무늬가 으뜸이 되면 그림 둘, 시녀 소타와 용 로바이가 올라가요. 그래서 서열은 슨, 운, 소타, 로바이, 레이, 카바, 그다음이 숫자예요. 으뜸인 코푸가 리드됐을 때, 지금 이기고 있는 카드는 무엇일까요?
lesson-trumps-order-right = 시녀 소타예요! 일반 무늬에서는 왕과 말 탄 무사가 더 높지만, 으뜸패에서는 운과 슨만 더 높아요.
lesson-trumps-beat-ask = 같은 테이블이고, 이제 내 차례예요. 으뜸패가 리드됐으니 나도 으뜸패를 내야 해요. 소타를 이겨 보세요.
lesson-trumps-beat-right = 운은 소타 바로 위예요. 더 강한 것은 슨뿐이에요.

## 4

lesson-tenka-title = 언제나 으뜸패, 덴카
lesson-tenka-about = 어느 무늬에도 속하지 않는 곤봉의 용.
lesson-tenka-place-ask = 곤봉의 용 파오 로바이에게는 ‘천하’라는 뜻의 덴카라는 이름이 있어요. 어느 판에서나 으뜸패이고, 소타와 으뜸 무늬의 로바이 사이에 있어요. 으뜸이 오우루일 때, 지금 이기고 있는 카드는 무엇일까요?
lesson-tenka-place-right = 덴카는 으뜸 무늬의 로바이를 아슬아슬하게 이겨요. 더 강한 것은 으뜸 무늬의 소타, 운, 슨뿐이에요.
lesson-tenka-pao-ask = 파오가 리드됐고, 상대편 { $seat1 } 님이 파오 슨으로 이기고 있어요. 덴카는 곤봉처럼 보여도 으뜸패예요. 트릭을 따세요.
lesson-tenka-pao-right = 덴카는 자기에게 그려진 무늬의 슨까지도 이겨요.
lesson-tenka-must-ask = 상대편 { $seat1 } 님이 으뜸패인 오우루 운을 리드했어요. 으뜸패를 가진 사람은 이제 으뜸패를 내야 해요. 무엇을 내야 할까요?
lesson-tenka-must-right = 으뜸패가 덴카뿐이라 낼 수밖에 없었고, 지기까지 했어요. 덴카는 이렇게 붙잡히지요.

## 5

lesson-isu-robai-title = 별난 검의 용
lesson-isu-robai-about = 숫자들 사이로 미끄러진 로바이 하나.
lesson-isu-robai-low-ask = 용 로바이는 제 무늬의 모든 숫자보다 높아요. 그런데 검의 용 이스 로바이만은 아래로 미끄러져, 이스가 으뜸이 아닌 동안 2와 1 사이에 있어요. 이스가 리드됐을 때, 지금 이기고 있는 카드는 무엇일까요?
lesson-isu-robai-low-right = 이스 2가 이 용을 이겨요. 이 용이 이길 수 있는 것은 1뿐이에요.
lesson-isu-robai-beat-ask = 상대편 { $seat1 } 님이 이스 로바이를 리드해서 아직 이기고 있어요. 내가 마지막이에요. 되도록 낮은 카드로 트릭을 따세요.
lesson-isu-robai-beat-right = 2면 충분해요. 1로는 모자랐을 거예요.
lesson-isu-robai-trump-ask = 이번에는 이스가 으뜸이에요. 그러면 검의 용도 으뜸 로바이의 제자리로 돌아가요. 지금 이기고 있는 카드는 무엇일까요?
lesson-isu-robai-trump-right = 으뜸패가 되면 이스 로바이도 다시 레이와 카바보다 높아요.

## 6

lesson-declare-title = 선언하기, 가져가기, 숨기기
lesson-declare-about = 으뜸 로바이를 가진 사람이 시작 전에 할 수 있는 일.
lesson-declare-declare-ask = 으뜸은 오우루이고, 나는 그 용인 오우루 로바이를 가지고 있어서 나만 선언할 수 있어요. 선언하면 표시패 오우루 4가 열 번째 카드가 되고, 첫 트릭을 리드해요. 손패가 이미 강하니 표시패를 가져오세요.
lesson-declare-declare-right = 이제 으뜸패가 다섯 장이고 리드도 내가 해요. 대신 로바이가 어디 있는지 모두가 알아요.
lesson-declare-aside-ask = 손패가 열 장이라, 으뜸패가 아닌 한 장을 버려야 해요. 버린 카드는 점수가 없어요. 어느 카드가 가장 덜 아쉬울까요?
lesson-declare-aside-right = 작은 숫자로는 거의 아무것도 따지 못했을 거예요. 코푸 슨과 레이라면 딸 수도 있어요.
lesson-declare-hide-ask = 다른 판이에요. 으뜸은 구루인데, 내 으뜸패는 구루 로바이 말고 한 장뿐이에요. 패스하면 누가 가졌는지 아무도 모르고, 숨은 로바이가 든 조합은 2점이 아니라 5점을 옮기니, 한번 용을 숨겨 보세요.
lesson-declare-hide-right = 용이 숨었어요. 우리 팀에 5점을 가져다줄 수도 있고, 상대 팀에 붙잡히면 5점을 잃을 수도 있어요.

## 7

lesson-opening-title = 시작과 곁패
lesson-opening-about = 어떻게 시작하는지, 곁에 놓인 세 장이 무엇을 알려 주는지.
lesson-opening-first-ask = 표시패를 가져간 사람이 첫 트릭을 리드하는데, 으뜸패가 아닌 카드여야 해요. 표시패는 내가 가져왔고 파오 2를 버려서 이제 곁패 세 장이 엎어져 있어요. 첫 카드를 내세요.
lesson-opening-first-right = 리드할 때 곁패 세 장이 펼쳐져요. 내가 버린 한 장, 그리고 아무도 받지 않은 두 장이에요. 으뜸이 오우루라서 네 장 가운데 어느 것이든 맞아요.
lesson-opening-sides-ask = 으뜸은 코푸인데 코푸 슨이 곁패 세 장 가운데 있으니, 아무도 가지고 있지 않아요. 상대편 { $seat3 } 님이 으뜸패를 엎어 냈고, 무엇인지는 알 수 없어요. 내가 마지막이니 확실하게 트릭을 따세요.
lesson-opening-sides-right = 슨이 빠졌으니 운보다 강한 카드는 없어요. 곁패는 봐 두면 쓸모가 있어요.

## 8

lesson-face-down-title = 엎어 내기
lesson-face-down-about = 아무도 보지 못한 카드 읽기.
lesson-face-down-reading-ask = 일반 무늬의 리드에 낸 으뜸패는 여덟 장이 다 놓일 때까지 엎어 둬요. 그래서 엎어 놓은 카드는 으뜸패지만, 어느 것인지는 아무도 몰라요. 오우루가 리드됐을 때, 지금 이기고 있는 카드는 무엇일까요?
lesson-face-down-reading-right = 우리 편 { $seat4 } 님의 오우루 슨은 금화 가운데 최고예요. 하지만 { $seat5 } 님이 엎어 놓은 것은 으뜸패라서 그것을 이겨요.
lesson-face-down-sure-ask = 으뜸은 구루이고, 상대편 { $seat3 } 님이 으뜸패를 엎어 냈어요. 내가 마지막이에요. 확실하게 트릭을 따세요.
lesson-face-down-sure-right = 으뜸 무늬의 슨을 이기는 카드는 없어요. 내 8은 거의 가장 낮은 으뜸패예요. 둥근 무늬에서 더 낮은 것은 9뿐이거든요.
lesson-face-down-partner-ask = 이번에는 엎어 놓은 카드가 우리 편 { $seat4 } 님의 것 하나뿐이에요. 내가 마지막이고 아무 카드나 낼 수 있어요. 어느 카드를 내주면 좋을까요?
lesson-face-down-partner-right = 무엇이든 우리 편의 으뜸패가 트릭을 따요. 내 으뜸패는 아껴 둘 수 있어요.

## 9

lesson-meri-title = 메리: 으뜸패를 리드하기
lesson-meri-about = 메리에 매일 때, 그리고 메리의 쓸모.
lesson-meri-follow-ask = 으뜸패를 리드하는 것을 메리라고 해요. 메리에는 모두가 매여서, 으뜸패를 가진 사람은 으뜸패를 펼쳐서 내야 해요. 으뜸은 이스이고 상대편의 이스 카바가 이기고 있으니, 트릭을 따세요.
lesson-meri-follow-right = 레이는 카바를 이겨요. 메리에는 으뜸패로 따라 내야 해서, 다른 카드는 낼 수 없었어요.
lesson-meri-pull-ask = 첫 트릭을 따서 두 번째 트릭을 리드해요. 이제는 으뜸패도 리드할 수 있고, 메리는 으뜸패를 가진 모두에게서 한 장씩 끌어내요. 가장 강한 으뜸패가 내 손에 있으니, 끌어내 보세요.
lesson-meri-pull-right = 이제 내 일반 패를 이길 으뜸패가 줄었어요.
lesson-meri-none-ask = 상대편이 이스 운을 리드해서 메리가 됐는데, 나에게는 으뜸패가 없어요. 그러면 아무 카드나 낼 수 있지만, 어느 것도 이길 수 없어요. 어느 카드를 내주면 좋을까요?
lesson-meri-none-right = 작은 숫자를 내주고, 그림은 나중을 위해 남겨 둬요.

## 10

lesson-lone-sun-title = 외톨이 슨
lesson-lone-sun-about = 메리에 매이지 않는 단 하나의 으뜸패.
lesson-lone-sun-keep-ask = 으뜸은 코푸이고, 내가 받은 으뜸패는 가장 강한 슨 한 장뿐이었어요. 이런 외톨이 슨은 메리에 내지 않아도 돼요. 우리 편 { $seat6 } 님이 코푸 운을 리드했고 그것을 이길 카드는 내 슨뿐인데, 무엇을 낼까요?
lesson-lone-sun-keep-right = 트릭은 어차피 우리 편이 따고, 내 슨은 다른 트릭을 딸 거예요.
lesson-lone-sun-bound-ask = 이번에는 으뜸패로 코푸 슨과 코푸 6, 두 장을 받았고 6은 이미 냈어요. 슨만 받은 사람이라야 아껴 둘 수 있어요. 메리가 됐는데, 무엇을 내야 할까요?
lesson-lone-sun-bound-right = 슨을 낼 수밖에 없었어요. 그래도 트릭은 땄어요.

## 11

lesson-monchi-title = 몬치: 무늬 따라 내기
lesson-monchi-about = 메리가 나온 뒤에 달라지는 것.
lesson-monchi-follow-ask = 한 판에서 첫 메리가 나온 뒤에는 몬치가 적용되어, 리드 무늬를 가진 사람은 그것을 따라 내거나 으뜸패를 내야 해요. 으뜸은 오우루, 리드 무늬는 이스이고, 상대편의 이스 슨이 이기고 있어요. 트릭을 따세요.
lesson-monchi-follow-right = 으뜸패는 언제나 낼 수 있어요. 이스를 가지고 있어서 다른 무늬는 낼 수 없었어요.
lesson-monchi-void-ask = 파오가 리드됐는데, 나에게는 파오가 없어요. 그러면 몬치에서도 아무 카드나 낼 수 있어요. 우리 편 { $seat4 } 님의 파오 슨이 이기고 있고 내가 마지막인데, 어느 카드를 내주면 좋을까요?
lesson-monchi-void-right = 트릭은 우리 팀 것이에요. 으뜸패와 그림은 손에 남았어요.

## 12

lesson-ninth-title = 아홉 번째 트릭
lesson-ninth-about = 마지막 카드를 한꺼번에 펼쳐요.
lesson-ninth-suit-ask = 아홉 번째 트릭은 리드하지 않아요. 모두 마지막 카드를 한꺼번에 펼치고, 으뜸패가 없으면 딜러의 카드가 무늬를 정해요. 내가 딜러이고 으뜸패는 모두 나왔으며 지금은 여덟 번째 트릭인데, 남은 두 장 가운데 어느 것을 낼까요?
lesson-ninth-suit-right = 마지막 카드가 구루 슨이었어요. 그래서 무늬는 구루가 됐고, 그 슨을 이기는 카드는 없어요.
lesson-ninth-five-ask = 남은 으뜸패는 내 오우루 8, 그리고 누군가 가진 오우루 9뿐이에요. 둥근 무늬에서는 8이 9를 이기고, 이 짝은 조합이라서 2점을, 아홉 번째 트릭에서는 5점을 옮겨요. 지금 여덟 번째 트릭에는 어느 카드를 낼까요?
lesson-ninth-five-right = 8을 끝까지 남겨 두었더니, 9는 상대편이 가지고 있었어요.

## 13

lesson-combinations-title = 조합
lesson-combinations-about = 점수를 옮기는 으뜸패의 짝.
lesson-combinations-sun-un-ask = 으뜸패가 이기고, 상대 팀의 가장 센 으뜸패가 그것과 짝을 이루면 2점이 옮겨 가요. 짝은 슨–운, 운–소타, 소타–로바이, 로바이–레이, 그리고 가장 낮은 두 숫자인 긴 무늬의 2–1과 둥근 무늬의 8–9예요. 상대편이 으뜸패를 엎어 냈으니, 확실하게 트릭을 따세요.
lesson-combinations-sun-un-right = 엎어 놓은 것은 운이었고, 슨–운은 짝이에요. 메리였다면 점수가 옮겨 오지 않았을 거예요.
lesson-combinations-hidden-ask = 시작하기 전에 패스해서 코푸 로바이를 숨겼어요. 상대편 { $seat5 } 님이 엎어 낸 으뜸패는 내 로바이보다 낮을지도, 어쩌면 레이일지도 몰라요. 숨은 로바이가 든 조합은 5점을 옮기니, 과감하게 내 보세요.
lesson-combinations-hidden-right = 레이였고, 로바이–레이는 짝이에요. 숨은 로바이는 이만한 값어치가 있어요.
lesson-combinations-count-ask = 지금까지 세어 보니, 남은 으뜸패는 내 운과 8, 그리고 오우루 9뿐이에요. 그러니 상대편 { $seat7 } 님이 엎어 놓은 카드는 9일 수밖에 없어요. 어느 으뜸패가 가장 이득일까요?
lesson-combinations-count-right = 8–9는 짝이지만, 운–9는 짝이 아니에요. 이길 수 있는 가장 작은 으뜸패가 큰 것보다 값졌어요.

## 14

lesson-match-title = 짧은 경기
lesson-match-about = 온전한 두 판을, 고를 때마다 조언과 함께.
lesson-match-play-ask = 이제 배운 것을 모두 써서 두 판을 끝까지 해 보세요. 고를 때마다 잘하는 사람이라면 어떻게 했을지 들려 드려요. 행운을 빌어요!
