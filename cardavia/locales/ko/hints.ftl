## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = 힌트
hint-label = 힌트
hint-close = 힌트 닫기
hint-thinking = 보이지 않는 카드를 헤아려 보는 중이에요…
hint-more = 모든 선택 보기
hint-less = 힌트만 보기
hint-choice = 선택
hint-points = 점수
hint-points-mean = 이번 판의 9점 가운데 우리 팀이 얻는 점수의 평균이에요.
hint-busy = 다른 힌트를 생각하는 중이에요. 잠시 뒤에 다시 물어보세요.
hint-none = 지금은 힌트를 찾지 못했어요.
# A card in the hand that full help marks.
hint-good = { $card }, 좋은 카드
help-key-hint = 힌트 보기

hint-play = { $card } 카드를 내세요.
hint-discard = { $card } 카드를 버리세요.
hint-declare = 로바이를 선언하세요.
hint-pass = 패스하고 로바이를 숨겨 두세요.
hint-tenka = 덴카
hint-choice-declare = 선언
hint-choice-pass = 패스

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] 으뜸패가 리드되어 으뜸패로 따라 내야 하는데, 으뜸패가 이것뿐이에요.
    [monchi] 무늬를 따라 내야 해서, 낼 수 있는 카드가 이것뿐이에요.
    [first-lead] 첫 트릭은 으뜸패로 시작하지 않는데, 다른 카드가 이것뿐이에요.
    [discard] 으뜸패가 아닌 카드만 버릴 수 있는데, 그런 카드가 이것뿐이에요.
   *[none] 남은 카드가 이것뿐이에요.
}
hint-sure = 상대 팀이 가지고 있을 만한 카드로는 이 카드를 이길 수 없어요.
hint-only-beaten-by = 상대 팀이 가지고 있을 만한 카드 중에 이 카드를 이기는 것은 { $cards }뿐이에요.
hint-only-trumps-beat = 상대 팀이 가지고 있을 만한 { $suit } 무늬에는 더 높은 카드가 없어요. 으뜸패만 이 카드를 이겨요.
hint-takes = { $tenths ->
    [0] 이 카드로 트릭을 따는 일은 거의 없어요.
    [9] 이 카드로 트릭을 거의 늘 따요.
    [10] 이 카드로 트릭을 틀림없이 따다시피 해요.
   *[other] 열 번에 { $tenths }번쯤은 이 카드로 트릭을 따요.
}
hint-side-takes = { $tenths ->
    [9] 우리 팀이 이 트릭을 거의 늘 따요.
    [10] 우리 팀이 이 트릭을 틀림없이 따다시피 해요.
   *[other] 열 번에 { $tenths }번쯤은 우리 팀이 이 트릭을 따요.
}
hint-cannot-win = 이 카드로는 이 트릭을 딸 수 없어요.
hint-cheapest = 없어져도 가장 덜 아쉬운 카드예요.
hint-enough = 마지막으로 내니 이 카드면 충분해요. { $card } 카드는 아껴 둘 수 있어요.
hint-partner-sure = 상대 팀은 { $name } 님의 카드를 이길 수 없어요. 트릭은 우리 편에게 맡기세요.
hint-overtakes = 어차피 우리 편 { $name } 님이 딸 트릭을 가로채게 돼요.
hint-partner-likely = { $tenths ->
    [9] 우리 편 { $name } 님이 이 트릭을 거의 늘 따요.
    [10] 우리 편 { $name } 님이 이 트릭을 틀림없이 따다시피 해요.
   *[other] 열 번에 { $tenths }번쯤은 우리 편 { $name } 님이 이 트릭을 따요.
}
hint-face-down = { $name } 님이 엎어 낸 으뜸패를 확실히 이기는 것은 { $cards }뿐이에요.
hint-lies-hidden = 엎어 내는 카드라, 다른 사람은 으뜸패라는 것만 알아요.
hint-makes = 열 번에 { $tenths }번쯤은 { $pair } 조합이 되어, 상대 팀에서 { $points }점을 가져와요.
hint-falls = 열 번에 { $tenths }번쯤은 상대 팀의 { $pair } 조합에 걸려, { $points }점을 잃어요.
hint-guards = { $card } 카드를 지켜요. 지금 내면 열 번에 { $tenths }번쯤은 { $pair } 조합에 걸려, { $points }점을 잃어요.
hint-keeps = { $card } 카드를 나중에 쓸 수 있어요. 지금 내는 것보다 { $points }점 이득이에요.
hint-opens-meri = 메리가 돼요. 모두 으뜸패로 따라 내야 하고, 그 뒤로는 무늬를 따라야 해요.
hint-draws-trumps = { $count ->
   *[other] 으뜸패를 끌어내요. 다른 사람들에게는 많아야 { $count }장 남아요.
}
hint-ninth = { $tenths ->
    [9] { $card } 카드를 아홉 번째 트릭까지 남기면 거의 늘 이겨요.
    [10] { $card } 카드를 아홉 번째 트릭까지 남기면 틀림없이 이기다시피 해요.
   *[other] { $card } 카드를 아홉 번째 트릭까지 남기면 열 번에 { $tenths }번쯤은 이겨요.
}
hint-ninth-suit = 내가 딜러라서, 마지막 카드 { $card }의 무늬가 아홉 번째 트릭의 무늬가 돼요.
hint-void = { $suit } 무늬는 이 한 장뿐이에요. 이것을 내고 나면 { $suit } 무늬를 따라 내지 않아도 돼요.
hint-others-of = { $count ->
   *[other] { $suit } 무늬가 { $count }장 더 남아요.
}
hint-highest = 아직 나오지 않은 { $suit } 무늬에서 가장 높은 카드예요.
hint-gains-indicator = 표시패 { $card } 카드를 으뜸패로 얻고, 첫 트릭을 리드해요.
hint-robai-hidden = 숨겨 두면 로바이로 우리 팀이 5점을 얻는 일은 { $tenths ->
    [0] 거의 없고
   *[other] 열 번에 { $tenths }번쯤이고
}, 5점을 잃는 일은 { $against ->
    [0] 거의 없어요
   *[other] 열 번에 { $against }번쯤이에요
}.
hint-as-good = { $cards }도 거의 비슷하게 좋아요.
hint-many-alike = 다른 카드 { $count }장도 거의 비슷하게 좋아요.
hint-all-alike = 여기서는 무엇을 골라도 거의 같아요.

## For the terminal.

hint-seat = { $seat }번
hint-moment = 제{ $trick }트릭. 차례: { $name }, 으뜸 무늬: { $trump }.
hint-hand = 손패: { $cards }.
hint-done = 경기에서 고른 것
