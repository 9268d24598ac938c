## The settings: a page of its own, and the same form in a dialogue at the table.

settings = 설정
settings-title = 설정 · Cardavia
settings-about = 테이블의 모습과 소리와 도움: 속도, 소리, 카드, 도움, 페이지의 모습을 고를 수 있어요.
settings-lead = 설정은 이 브라우저에 남고, 열려 있는 테이블에도 바로 적용돼요.
settings-no-script = 설정을 저장하려면 JavaScript가 필요한데, 이 브라우저에서는 꺼져 있어요. 지금은 테이블과 페이지가 여기 보이는 대로예요.
settings-table = 테이블에서
settings-cards = 카드
settings-pages = 종이와 빛

set-help = 도움
set-help-means = 누구에게나 보이는 것 말고 테이블이 얼마나 알려 줄지.
set-help-none = 없음
set-help-none-means = 나온 카드를 스스로 기억하고 스스로 생각해요.
set-help-hints = 물을 때만 힌트
set-help-hints-means = 물어보면 카드를 권하고 까닭을 알려 줘요.
set-help-full = 모두
set-help-full-means = 힌트에 더해, 이미 나온 카드와 손패의 좋은 카드를 표시해요.

set-speed = 속도
set-speed-means = 카드가 움직이고 뒤집히는 속도. 기다릴 필요 없이 언제든 이어서 낼 수 있어요.
set-speed-slow = 느리게
set-speed-normal = 보통
set-speed-fast = 빠르게
set-speed-off = 움직임 없음

set-sound = 소리
set-sound-means = 카드, 뒤집기, 트릭, 조합의 소리.
set-sound-off = 끔
set-sound-quiet = 작게
set-sound-full = 크게

set-confirm = 카드 내기
set-confirm-means = 카드를 내기 전에 한 번 더 확인할지.
set-confirm-no = 바로 내기
set-confirm-yes = 고른 뒤 내기

set-keys = 한 글자 키
set-keys-means = 탁자에서 쓰는 글자와 숫자 키예요. 예를 들어 D는 선언이에요. 음성 입력이 잘못 누를 수 있어요. 화살표, Enter, Escape는 언제나 쓸 수 있어요.
set-keys-on = 켬
set-keys-off = 끔

set-sort = 손패 정렬
set-sort-means = 나눠 받은 카드를 늘어놓는 방법.
set-sort-trumps = 으뜸패 먼저
set-sort-suits = 무늬별로
set-sort-dealt = 받은 대로

set-deck = 카드 종류
set-deck-means = 큰 글자는 작은 화면에서 읽기 쉬워요.
set-deck-standard = 표준
set-deck-large = 큰 글자

set-index = 글자
set-index-means = 카드 귀퉁이에 적는 글자.
set-index-latin = 로마자
set-index-japanese = 일본어
