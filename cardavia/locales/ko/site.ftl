## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, 카드 전통으로
skip-to-content = 본문으로 건너뛰기

language-label = 언어:

look = 화면 모습
look-contrast = 대비
look-grain = 종이 결
look-warmth = 색온도
look-theme = 테마
look-theme-system = 시스템 설정대로
look-theme-light = 종이(밝게)
look-theme-dark = 옻칠(어둡게)
look-reset = 처음대로
# The value of a slider.
look-percent = { $percent }%

footer-nav = 다른 페이지
footer-about = Cardavia는 글과 그림까지 모두 Apache License 2.0을 따르는 자유 소프트웨어예요.

# The page of all traditions.
traditions = 카드 전통
traditions-title = 카드 전통 · Cardavia
traditions-about = 지금도 살아 있는 전통의 오랜 카드 게임을, 느긋하게 놀아 줄 상대와 함께 브라우저에서 즐기세요.
traditions-lead = 카드는 멀리 여행했고, 다른 데서는 볼 수 없는 게임을 간직해 온 고장도 있어요. 여기에서 그 카드를 구경하고, 노는 법을 읽고, 테이블에 앉아 보세요.
traditions-more = 이곳의 첫 전통이에요. 규칙이 정확해지고 카드 그림이 마련되는 대로 다른 전통도 이어질지 몰라요.
# The first screen.
front-title = 한 고장이 지켜 온 카드 게임
front-lead = 운슨 카루타는 포르투갈 선원들이 일본에 가져온 카드에서 태어났어요. 용과 복의 신이 있고, 으뜸패는 엎어서 내요. 여덟 명의 테이블에 한 자리가 비어 있어요. 우리 편은 셋, 상대는 넷이에요.
front-play = 지금 하기
front-new = 새 경기
front-go-on = 이어 하기({ $deal }/8판)
front-look = 카드와 규칙 보기
front-honest = 다른 일곱 명은 프로그램이에요. 자유 소프트웨어라서 가입도 설치도 필요 없어요.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = 다른 사람들의 실력
level-novice-means = 이제 막 배워서 둥근 무늬의 9가 높은 줄 알고, 가끔 같은 편의 카드를 이겨 버려요
level-casual-means = 재미 삼아 해서, 뻔한 것은 보지만 나머지는 자주 놓쳐요
level-club-means = 매주 모이는 회원처럼 꾸준하고, 좀처럼 실수하지 않아요
level-expert-means = 뻔한 실수를 하지 않고 바로바로 내요
level-master-means = 다른 사람들이 어떻게 냈는지 보고 손에 든 카드를 헤아리며, 한 장마다 생각해요
seat-by-seat = 자리별로
seat-by-seat-means = 자리는 내 왼쪽부터 시계 방향으로 이어져요.
your-partners = 우리 편
your-opponents = 상대편
as-above = 위와 같음
place-1 = 바로 왼쪽
place-2 = 왼쪽
place-3 = 왼쪽 건너편
place-4 = 맞은편
place-5 = 오른쪽 건너편
place-6 = 오른쪽
place-7 = 바로 오른쪽

# One's own matches.
your-matches = 내 경기
matches-title = 내 경기 · Cardavia
matches-about = 내가 한 하치닌 메리 경기예요. 이어 하거나 다시 볼 수 있어요.
matches-lead = 이 브라우저에서만 열 수 있는 테이블이에요.
matches-none = 이 브라우저에서는 아직 경기를 시작하지 않았어요.
matches-open = 이어 할 경기
matches-over = 끝난 경기
# What stands in a match’s line.
match-deal = { $deal }/8판
match-total = { $own } 대 { $other }점
match-played = 마지막 경기: { $day }
match-continue = 이어 하기
match-look = 다시 보기
match-won = 승
match-lost = 패
match-drawn = 무승부

# The page that holds the table.
table-page-title = 하치닌 메리 · Cardavia
table-page-about = 운슨 카루타로 여덟 명이 노는 하치닌 메리의 테이블이에요.
table-waiting = 테이블을 차리는 중이에요…
noscript-table = 테이블에는 JavaScript가 필요한데, 이 브라우저에서는 꺼져 있어요. 다른 페이지는 없어도 쓸 수 있어요.
noscript-rules = 그동안 규칙 읽기
