## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Japonia · 75 kart
unsun-about = Japońska talia Unsun o pięciu kolorach, tu przy własnym stole, ze szczególnym starszeństwem kart z ośmioosobowej gry drużynowej z Hitoyoshi.
unsun-story = W XVI wieku portugalscy żeglarze przywieźli do Japonii karty do gry. Wyrosła z nich japońska talia z piątym kolorem i własnymi figurami: smokami, bogami szczęścia, dostojnikami z Chin. Prawie wszędzie ją zapomniano. W Hitoyoshi, mieście pod zamkiem w górach Kumamoto, gra się nią do dziś.
back-to-traditions = ← Tradycje karciane
back-to-tradition = ← Unsun Karuta
wikipedia = Wikipedia ↗
on-this-page = Na tej stronie
to-play = Gra
to-cards = Karty

games = Gry
hachinin-meri = Hachinin Meri
hachinin-meri-about = Osiem osób zasiada na przemian w dwóch drużynach. Zdobądź z partnerami dziewięć lew, zagrywaj atuty zakryte i zbieraj układy atutów.
hachinin-meri-gloss = *Hachinin* znaczy osiem osób; *Meri* to w tej grze wyjście w atut.
start-match = Rozpocznij partię
go-on = Wróć do partii
read-the-rules = Przeczytaj zasady

## The cards

cards-title = 75 kart
cards-lead = Pięć kolorów po piętnaście kart: w każdym sześć figur i dziewięć liczb.
cards-each = Każda karta ma swoją stronę: jak jest mocna i co robi.
pictures-title = Sześć figur
suits-title = Pięć kolorów
suit-pictures = Figury koloru { $suit }, od najmocniejszej, gdy kolor nie jest atutem
suit-numbers = Liczby koloru { $suit }, od najmocniejszej
kind-long = kolor długi: najwyższą liczbą jest 9
kind-round = kolor okrągły: najwyższą liczbą jest 1

suit-p-reading = パオ
suit-p-meaning = buławy
suit-i-reading = イス
suit-i-meaning = miecze
suit-k-reading = コップ
suit-k-meaning = kielichy
suit-o-reading = オウル
suit-o-meaning = monety
suit-g-reading = グル
suit-g-meaning = bębny z potrójnym przecinkiem

rank-s-reading = スン
rank-s-figure = dostojnik z Chin
rank-s-does = Najmocniejsza karta każdego koloru, atutowego i zwykłego.
rank-u-reading = ウン
rank-u-figure = bóg szczęścia
rank-u-does = Druga w każdym kolorze, tuż za Sun.
rank-t-reading = ソウタ
rank-t-figure = panna
rank-t-does = Trzecia wśród atutów, ale w kolorze zwykłym przedostatnia z figur.
rank-b-reading = ロバイ
rank-b-figure = smok
rank-b-does = Robai koloru atutowego można zgłosić albo ukryć. Pao Robai, czyli Tenka, jest atutem w każdym rozdaniu.
rank-r-reading = レイ
rank-r-figure = król wojownik, siedzący
rank-r-does = Trzecia w kolorze zwykłym; wśród atutów za Sota i Robai.
rank-k-reading = カバ
rank-k-figure = jeździec
rank-k-does = Czwarta w kolorze zwykłym i najniższa z figur atutowych.

## The rules

rules-title = Zasady
rules-line = 8 osób · ty i 3 partnerów AI przeciw 4 AI · partia z 8 rozdań

rules-goal-title = Cel gry
rules-goal-1 = Ty i twoi partnerzy siedzicie co drugie miejsce: miejsca 0, 2, 4 i 6 to wasza drużyna, miejsca 1, 3, 5 i 7 to druga. Jak w Hitoyoshi, strony noszą nazwy dwóch dawnych rodów: twoja to biali *Genji*, druga to czerwoni *Heiji*.
rules-goal-2 = W każdym rozdaniu drużyny walczą o dziewięć lew; lewa to po jednej karcie od każdego. Partię wygrywa wyższa suma po ośmiu rozdaniach. Równe sumy oznaczają remis.

rules-set-up-title = Przygotowanie
rules-set-up-1 = W grze jest wszystkie 75 kart: po piętnaście w kolorach *Pao* (buławy), *Isu* (miecze), *Koppu* (kielichy), *Ouru* (monety) i *Guru* (bębny). Od lewej strony rozdającego, zgodnie z ruchem wskazówek zegara, każdy dostaje trzy razy po trzy karty, razem dziewięć. Zostają trzy karty.
rules-set-up-2 = Pierwszą z trzech się odkrywa. To *Okie*, wskaźnik; kolor, który na niej widnieje, jest atutem tego rozdania.
rules-set-up-3 = Od lewej strony rozdającego każdy po kolei, jeden raz, zgłasza albo pasuje. Zgłosić i wziąć w ten sposób wskaźnik może tylko ten, kto trzyma *Robai* (smoka) koloru atutowego. Może też spasować i zachować to w tajemnicy. Pierwsze zgłoszenie kończy pytanie; jeśli pasuje cała ósemka, wskaźnik bierze rozdający. Gdy ten Robai leży wśród trzech pozostałych kart, nikt nie może zgłosić, a mimo to wszyscy po kolei pasują.
rules-set-up-4 = Kto wziął wskaźnik, ma teraz dziesięć kart: odkłada jedną, która nie jest atutem, i wychodzi kartą, która nie jest atutem. Odłożyć atut wolno tylko z dziesięcioma atutami na ręce, a otworzyć atutem tylko wtedy, gdy nie ma innej karty.
rules-set-up-5 = Razem z pierwszą kartą pokazuje się wszystkim kartę odłożoną i dwie pozostałe. Te karty boczne nie biorą lew i nie dają punktów.

rules-order-title = Starszeństwo kart
rules-order-1 = Atuty idą od najstarszego tak: Sun > Un > Sota > Tenka > atutowy Robai > Rei > Kaba > liczby. *Atutowy Robai* to Robai koloru atutowego. *Tenka*, „wszystko pod niebem”, to Pao Robai, zawsze atut. Gdy atutem jest Pao, to on jest atutowym Robai i stoi w szeregu tylko raz.
rules-order-2 = Kolor, który nie jest atutem, jest zwykły. Jego figury idą tak: Sun > Un > Rei > Kaba > Sota > Robai, a potem liczby; lecz zwykły Isu Robai stoi między 2 a 1, a zwykły kolor Pao nie ma Robai, bo to Tenka.
rules-order-3 = Liczby kolorów długich, Pao i Isu, idą 9 > 8 > … > 1. Liczby kolorów okrągłych, Koppu, Ouru i Guru, idą 1 > 2 > … > 9.
rules-order-4 = Różne zwykłe kolory nie mierzą się ze sobą: bez atutu wygrać może tylko kolor wyjścia.
row-trumps = Atuty, gdy atutem jest Koppu, od najmocniejszego
row-plain = Isu jako zwykły kolor, od najmocniejszej karty: Robai stoi między 2 a 1

rules-round-title = Rozgrywka
rules-round-1 = Każdy zagrywa jedną kartę, zgodnie z ruchem wskazówek zegara. Dopóki nikt nie wyszedł w atut, nie trzeba dokładać do koloru. Atuty zagrane do zwykłego koloru leżą zakryte, aż na stole znajdzie się wszystkie osiem kart, i wtedy odkrywają się razem. Wygrywa najstarszy atut, a bez atutów najstarsza karta koloru wyjścia. Kto bierze lewę, wychodzi w następnej.
rules-round-2 = Wyjście w atut to *Meri*. W pierwszej lewie nikt nie może sam wybrać wyjścia w atut. Do Meri atuty zagrywa się odkryte, a kto ma atut, musi go zagrać, także Tenkę; kto nie ma żadnego, zagrywa dowolną kartę.
rules-round-3 = Samotny Sun, *ichimai-zun*: kto z atutów dostał w rozdaniu tylko atutowego Sun, może go przy Meri zatrzymać, dopóki to jego jedyny atut.
rules-round-4 = Po pierwszym Meri obowiązuje *Monchi*: gdy wyjście jest w zwykły kolor, trzeba do niego dołożyć, jeśli można, albo zagrać dowolny atut. Bez kart tego koloru wolno zagrać cokolwiek. Tenka jest atutem i nigdy nie musi dokładać do Pao.
rules-round-5 = Do dziewiątej lewy nikt nie wychodzi. Ostatnie karty wszystkich odkrywają się w tej samej chwili i lewa rozstrzyga się sama. Atuty mierzą się jak zwykle; bez atutu kolor wyjścia wyznacza ostatnia karta rozdającego. Nikt nie może odpowiedzieć na cudzą ostatnią kartę.

rules-score-title = Punkty i koniec
rules-score-1 = Każda lewa daje 1 punkt. Jeśli nie jest to Meri, a wygrywa atut, porównuje się go z najstarszym atutem, który zagrała w niej druga drużyna. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 koloru długiego lub 8–9 okrągłego to układ, i jeszcze 2 punkty przechodzą od drugiej drużyny do tej, która bierze lewę. Liczy się tu tylko atutowy Robai; Tenka nigdy go nie zastępuje.
rules-score-2 = W dziewiątej lewie, która nigdy nie jest Meri, układ przenosi 5 punktów. Przenosi 5 także wtedy, gdy jedną z dwóch kart jest ukryty Robai, czyli atutowy Robai, z którym ktoś spasował. Jedno z drugim się nie sumuje; każdy inny układ przenosi 2. Tak więc punkty obu drużyn w rozdaniu dają razem zawsze 9, a jedna z nich może zejść poniżej zera.
rules-score-3 = Po każdym rozdaniu rozdaje następna osoba po lewej. Wygrywa wyższa suma po ośmiu rozdaniach; równe sumy to tutaj remis, bez dodatkowego rozdania. „Rozdaj dalej” zachowuje punkty. „Od nowa” je kasuje.
combinations = Sześć układów: atut, który wygrywa, i atut, który bije
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, kolory długie
pair-8-9 = 8–9, kolory okrągłe
