## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · 운슨 카루타 · Cardavia
gallery-about = 운슨 카루타의 { $card } 카드. 일반 패일 때와 으뜸패일 때 얼마나 강한지, 어떤 조합에 들어가는지 알려 드려요.
gallery-back = ← 카드 75장 모두
gallery-neighbours = 이웃 카드
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = 무늬
gallery-rank = 등급
gallery-number = 숫자 { $number }

gallery-plain = 일반 패일 때
gallery-plain-place = { $place ->
    [1] 다른 무늬가 으뜸일 때는 { $suit } 무늬 { $of }장 가운데 가장 강해요.
   *[other] 다른 무늬가 으뜸일 때는 { $suit } 무늬 { $of }장 가운데 { $place }번째로 강해요.
  }
gallery-plain-wins = { $suit } 무늬가 리드되고 아무도 으뜸패를 내지 않을 때만 트릭을 딸 수 있어요.
gallery-plain-odd = 참 별난 자리예요. 다른 용들은 제 무늬의 모든 숫자보다 위에 있는데, 이 용 아래에는 1밖에 없어요.
gallery-plain-long = 긴 무늬의 숫자는 보통 생각하는 순서예요. 9가 가장 강하고 1이 가장 약해요.
gallery-plain-round = 둥근 무늬의 숫자는 거꾸로예요. 1이 가장 강하고 9가 가장 약해요.
gallery-plain-never = 일반 패가 되는 일이 없어요. 파오 로바이는 ‘천하’라는 뜻의 *덴카*이고, 어느 판에서나 으뜸패예요. 파오로 치지 않으니, 파오가 리드되어도 따라 낼 의무가 없어요.
gallery-plain-row = 으뜸이 아닐 때의 { $suit } 무늬(강한 순)

gallery-trump = 으뜸패일 때
gallery-trump-place = { $place ->
    [1] { $suit } 무늬가 으뜸이면 으뜸패 { $of }장 가운데 가장 강하고, 이 카드를 이기는 카드는 없어요.
   *[other] { $suit } 무늬가 으뜸이면 으뜸패 { $of }장 가운데 { $place }번째로 강해요.
  }
gallery-trump-tenka = 다른 무늬가 으뜸이면 으뜸패 { $of }장 가운데 { $place }번째로, 그 무늬의 로바이 바로 위예요.
gallery-trump-native = 파오가 으뜸이면 그 판의 본 로바이가 되고, 으뜸패 { $of }장 가운데 { $place }번째예요.
gallery-trump-sun = 나눠 받은 으뜸패가 이것뿐인 사람은 메리에 내지 않고 아껴 둘 수 있어요. 이것을 외톨이 슨, *이치마이즌*이라고 해요.
gallery-trump-robai = 본 로바이로서 선언하고 표시패를 가져갈 수도, 숨겨 둘 수도 있어요.
gallery-trump-row = { $suit } 무늬가 으뜸일 때의 으뜸패(강한 순)

gallery-pairs = 조합
gallery-pair-wins = 이 카드로 트릭을 따고, 상대 팀이 낸 가장 센 으뜸패가 { $other }일 때.
gallery-pair-loses = { $other } 카드가 트릭을 따고, 진 팀이 낸 가장 센 으뜸패가 이 카드일 때.
gallery-pairs-tenka = 파오가 으뜸일 때만이에요. 덴카가 다른 무늬의 로바이를 대신하는 일은 없어요.
gallery-pairs-worth = 조합을 만들면 2점이 상대 팀에서 트릭을 딴 팀으로 옮겨 가요. 아홉 번째 트릭에서는 5점이에요. 메리에는 조합이 없어요.
gallery-pairs-hidden = 숨은 로바이가 들어 있으면 어느 트릭에서나 5점이 옮겨 가요.
gallery-pairs-none = 들어가는 조합이 없어요. 가져올 수 있는 것은 트릭 점수뿐이에요.
