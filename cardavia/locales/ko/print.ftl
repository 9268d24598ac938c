## The cards on paper: the order chart that is printed with them.

print-title = 운슨 카루타: 어느 카드가 어느 카드를 이기나
print-suits = 다섯 무늬와 그 숫자(강한 순)
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] 긴 무늬
   *[round] 둥근 무늬
}
# $trump is the suit that is trump in the picture.
print-trumps = 으뜸패(강한 순): 여기서는 { $trump } 무늬가 으뜸
print-tenka = 덴카
# $card is Pao Robai.
print-tenka-figure = { $card }, 언제나 으뜸패
print-native = 본 로바이: 으뜸 무늬의 용
# Stands before the numbers from the strongest to the weakest.
print-then = 그다음은 숫자
print-trumps-many = 으뜸패는 모두 { $count }장이에요. 어느 무늬가 으뜸이든 숫자의 서열은 위에 있는 그 무늬의 줄과 같아요.
print-trumps-pao = { $trump } 무늬가 으뜸이면 덴카가 그대로 본 로바이가 되어, 으뜸패는 { $count }장이에요.
print-plain = 일반 무늬, 곧 으뜸이 아닌 무늬: 여기서는 { $suit }
print-plain-means = 일반 무늬끼리는 겨루지 않아요. 으뜸패가 없으면 리드 무늬만 이길 수 있어요.
# $card is Isu Robai; $above and $below are numbers.
print-odd = 별난 용: 으뜸이 아닌 { $card }의 자리는 { $above }·{ $below } 사이
print-odd-pao = 으뜸이 아닌 { $suit } 무늬에는 로바이가 없어요. 그것이 덴카이기 때문이에요.
print-pairs = 여섯 가지 조합: 이기는 으뜸패와 지는 으뜸패
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] 모든 무늬
    [long] 긴 무늬
   *[round] 둥근 무늬
}
print-pairs-means = 일반 무늬가 리드된 트릭을 으뜸패로 따고, 그 카드와 상대 팀의 가장 센 으뜸패가 이런 짝을 이루면, 진 팀에서 딴 팀으로 { $value }점이 옮겨 가요. 아홉 번째 트릭이거나 둘 중 하나가 숨은 로바이이면 { $most }점이에요.
# Millimetres.
print-foot = 카드 크기는 { $width } × { $height } mm예요. 100 % 크기로, 긴 쪽을 축으로 뒤집어 양면에 인쇄한 뒤 표시를 따라 자르세요.
