## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = 제{ $deal }판
summary-title = 제{ $deal }판: 겐지 { $even }, 헤이지 { $odd }
summary-look-back = 지난 판 돌아보기
summary-deal-button = 제{ $deal }판: 겐지 { $even }, 헤이지 { $odd }
summary-missing = 지금은 이 판을 불러올 수 없어요. 다시 해 보세요.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] 내가 딜러였어요.
   *[other] { $name } 님이 딜러였어요.
}
facts-trump = { $suit } 무늬가 으뜸이었어요.
facts-declared = { $who ->
    [you] 내가 로바이를 선언하고 표시패를 가져왔어요.
   *[other] { $name } 님이 로바이를 선언하고 표시패를 가져갔어요.
}
facts-took = { $who ->
    [you] 아무도 선언하지 않아서 내가 표시패를 가져왔어요.
   *[other] 아무도 선언하지 않아서 { $name } 님이 표시패를 가져갔어요.
}
facts-indicator = 표시패
facts-sides = 곁패
facts-aside = 버린 카드

## How a deal’s nine points came to lie.

parts-title = 점수의 흐름
parts-about = 테이블에는 9점이 있어요. 트릭 하나가 1점이고, 조합이 나오면 점수가 옮겨 가요.
parts-tricks = 딴 트릭
parts-tricks-spoken = 딴 트릭: 겐지 { $even }, 헤이지 { $odd }.
parts-pair = 제{ $number }트릭의 { $pair }
parts-pair-hidden = 제{ $number }트릭, 숨은 로바이가 든 { $pair }
parts-moved-spoken = { $team } 팀으로 { $value }점이 옮겨 가요. 이제 겐지 { $even }, 헤이지 { $odd }.
parts-score = 이번 판
parts-score-spoken = 이번 판: 겐지 { $even }, 헤이지 { $odd }.
parts-total = 지금까지 합계
parts-total-spoken = 지금까지 합계: 겐지 { $even }, 헤이지 { $odd }.

## The tricks as small pictures.

tricks-title = 아홉 트릭
tricks-so-far = 지금까지의 트릭
tricks-none = 아직 끝난 트릭이 없어요.
tricks-legend = 귀퉁이가 접혀 뒷면이 보이는 카드는 여덟 장이 다 놓일 때까지 엎어 두었던 으뜸패예요.
trick-number = 제{ $number }트릭
trick-led = { $who ->
    [you] 내가 리드했어요.
   *[other] { $name } 님이 리드했어요.
}
trick-ninth = 한꺼번에 펼쳤어요.
trick-won = { $who ->
    [you] 내가 땄어요.
   *[other] { $name } 님이 땄어요.
}
trick-moved = { $pair } 조합으로 { $team } 팀에 { $value }점이 옮겨 갔어요.
trick-moved-hidden = 숨은 로바이가 든 { $pair } 조합으로 { $team } 팀에 { $value }점이 옮겨 갔어요.
trick-card-was-down = { $card }, 엎어 낸 카드

## Running totals.

totals-title = 경기의 흐름
totals-label = 판마다 달라지는 겐지와 헤이지의 합계. 숫자는 옆의 표에 있어요.
totals-as-table = 표로 보기
totals-none = 첫 판이 아직 끝나지 않았어요.
deals-caption = 판마다의 점수와 그때까지의 합계
deals-number = 판
deals-dealer = 딜러
deals-genji = 겐지
deals-heiji = 헤이지
deals-genji-total = 겐지 합계
deals-heiji-total = 헤이지 합계

## The end of a match.

result-title = 경기가 끝났어요
result-won = { $most } 대 { $least }, { $team } 팀의 승리예요.
result-yours = 우리 팀이 이겼어요.
result-theirs = 상대 팀이 이겼어요.
result-draw = { $even } 대 { $odd }, 무승부예요.
result-draw-means = 합계가 같으면 그대로 비기고, 추가 판은 없어요.
result-stood-out = 돋보인 장면
result-biggest = 가장 크게 갈린 판은 제{ $deal }판이에요. { $most } 대 { $least }, { $team } 팀이 앞섰어요.
result-combination = 제{ $deal }판 제{ $number }트릭: { $who ->
    [you] 내가 { $pair } 조합으로 { $value }점.
   *[other] { $name } 님이 { $pair } 조합으로 { $value }점.
}
result-no-combinations = 조합은 하나도 없었고, 점수는 모두 트릭에서 나왔어요.
result-record = 경기 기록

## The log in words, grouped.

story-before = 첫 트릭 전
story-trick = 제{ $number }트릭
story-after = 마지막 트릭 뒤
