## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = 우리 편 { $seat }번
terminal-opponent = 상대편 { $seat }번
# Points of a deal or a match, seen from one’s own side.
terminal-points = 겐지(나) { $own } : { $other } 헤이지

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = 낼 카드(h: 도움말):
terminal-discard = 버릴 카드(h: 도움말):
terminal-declare = 선언 또는 패스(d/p):
terminal-declare-again = 선언하려면 d, 패스하려면 p를 입력하세요.
terminal-help-cards = 카드 앞의 번호나, K7 같은 카드 이름을 입력하세요. [괄호]로 묶인 카드를 낼 수 있어요.
terminal-help-letters = h = 이 도움말, t = 지난 트릭, r = 으뜸패의 서열, q = 경기 나가기
terminal-no-card = “{ $answer }” 카드는 손에 없어요. 번호(1–{ $count })나 카드 이름을 입력하세요.

terminal-trump = 으뜸: { $trump } · { $points }
terminal-trumps = { $suit }, 으뜸패
terminal-led = 리드 무늬 { $suit }
terminal-standing = 제{ $deal }판: { $points }. 합계: { $total }.
terminal-next-deal = Enter를 누르면 다음 판이에요.
terminal-record = 경기 기록을 더한 파일: { $file }
terminal-good-bye = 또 만나요. 이 경기는 끝나지 않은 채로 남아요.

## A recorded deal, told step by step.

story-title = { $match } 경기, 제{ $deal }판
story-stock = 남은 세 장: { $cards }
