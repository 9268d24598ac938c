## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = Nauka gry
# In the header: short.
learn-short = Nauka
learn-title = Nauka gry · Cardavia
learn-about = Krótkie lekcje przy prawdziwym stole, od pięciu kolorów do pierwszej krótkiej partii.
learn-lead = Nie trzeba nic wiedzieć z góry. W każdej lekcji zagrywasz kilka kart, a stół pokazuje, co z tego wynika. Wszystkie lekcje razem zajmują około kwadransa.
learn-begin = Zacznij
learn-go-on = Dalej: { $title }
learn-done = Gotowe
learn-forget = Zapomnij moje postępy
learn-all = Wszystkie lekcje
learn-after = Chcesz więcej? Następne rozdanie czeka.
lesson-page-title = { $title } · Nauka gry · Cardavia
lesson-number = Lekcja { $number } z { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
lesson-step = Krok { $step } z { $count }
lesson-step-done = Krok { $step } z { $count }, gotowe
lesson-next-step = Dalej
lesson-again = Jeszcze raz
lesson-next-lesson = Następna lekcja: { $title }
lesson-onward = Następna lekcja
learn-play = Zagraj partię
lesson-finished = To już cała lekcja.
lesson-right = Dobrze!
lesson-wrong = Nie całkiem.
lesson-illegal = Tutaj tak nie wolno.
lesson-point = Wybierz kartę:
lesson-waiting = Stół się nakrywa…
lesson-failed = Serwer jest poza zasięgiem. Spróbuj ponownie za chwilę.
lesson-answer = Pokaż odpowiedź
lesson-position-trump = Atutem jest { $suit }.
lesson-position-table = Na stole
lesson-position-hand = Twoja ręka
lesson-position-sides = Karty boczne
lesson-played = { $card }, gra { $name }
lesson-without-script = Z włączonym JavaScriptem możesz rozegrać tę lekcję. Bez niego czytaj po prostu dalej: przy każdej pozycji jest odpowiedź.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] Bierzesz lewę kartą { $card }: jeden punkt dla twojej drużyny.
    [partner] { $name } z twojej drużyny bierze lewę kartą { $card }: jeden punkt dla was.
   *[opponent] { $name } bierze lewę kartą { $card }: jeden punkt dla przeciwników.
}
came-trick-pair = { $side ->
    [you] Bierzesz lewę kartą { $card }: jeden punkt, a układ { $pair } przenosi jeszcze { $value } od przeciwników do was.
    [partner] { $name } z twojej drużyny bierze lewę kartą { $card }: jeden punkt, a układ { $pair } przenosi jeszcze { $value } od przeciwników do was.
   *[opponent] { $name } bierze lewę kartą { $card }: jeden punkt, a układ { $pair } przenosi jeszcze { $value } od was do przeciwników.
}
came-ninth = { $side ->
    [you] W dziewiątej lewie wygrywa twoja karta, { $card }: jeszcze jeden punkt dla twojej drużyny.
    [partner] Dziewiątą lewę bierze { $name } z twojej drużyny kartą { $card }: jeszcze jeden punkt dla was.
   *[opponent] Dziewiątą lewę bierze { $name } kartą { $card }: jeszcze jeden punkt dla przeciwników.
}
came-ninth-pair = { $side ->
    [you] W dziewiątej lewie wygrywa twoja karta, { $card }: jeden punkt, a układ { $pair } przenosi jeszcze { $value } od przeciwników do was.
    [partner] Dziewiątą lewę bierze { $name } z twojej drużyny kartą { $card }: jeden punkt, a układ { $pair } przenosi jeszcze { $value } od przeciwników do was.
   *[opponent] Dziewiątą lewę bierze { $name } kartą { $card }: jeden punkt, a układ { $pair } przenosi jeszcze { $value } od was do przeciwników.
}
came-indicator = { $side ->
    [you] Bierzesz wskaźnik, { $card }, i masz teraz dziesięć kart.
    [partner] Nikt nie zgłasza, więc wskaźnik, { $card }, bierze { $name } z twojej drużyny, bo rozdaje.
   *[opponent] Nikt nie zgłasza, więc wskaźnik, { $card }, bierze { $name } z drużyny przeciwnej, bo rozdaje.
}
came-aside = { $card } leży odłożona. Ta karta zostanie pokazana przy twoim wyjściu i niczego nie weźmie.
lesson-is-stronger = { $other } jest mocniejszą kartą niż { $card }.
lesson-hidden-is-stronger = Zakryta karta jest mocniejsza niż { $card }.
lesson-cannot-win = { $card } nie jest w kolorze wyjścia, więc nie może wygrać; { $other } może.

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = Dobry wybór: dobry gracz zrobiłby to samo.
lesson-advice-as-good = To mniej więcej tak samo dobre jak wszystko inne.
lesson-advice-other = Dobry gracz wybrałby inaczej:
came-deal = Koniec rozdania. Punkty: { $own } dla twojej drużyny, { $theirs } dla przeciwników; razem jest ich zawsze 9.
came-match = { $result ->
    [won] Koniec partii: wygrywa twoja drużyna, { $own } do { $theirs }.
    [lost] Koniec partii: wygrywają przeciwnicy, { $theirs } do { $own }.
   *[drawn] Koniec partii: remis, { $own } do { $theirs }.
}
lesson-next-deal = Następne rozdanie

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai to Tenka: atut w każdym rozdaniu i nigdy karta koloru Pao.
rule-2-led-suit = Bez atutu wygrać może tylko kolor wyjścia.
rule-2-plain = W zwykłym kolorze kolejność to Sun, Un, Rei, Kaba, Sota, Robai, a potem liczby.
rule-2-isu-robai = Gdy Isu nie jest atutem, Isu Robai stoi między 2 a 1.
rule-2-numbers = W Pao i Isu najwyższą liczbą jest 9; w Koppu, Ouru i Guru jest nią 1.
rule-2-trumps = Kolejność atutów to Sun, Un, Sota, Tenka, Robai, Rei, Kaba, a potem liczby.
rule-3-teams = Lewa, którą bierze ktoś z twojej drużyny, jest też twoja; nie trzeba jej przebijać.
rule-4-recipient = Kto zgłasza, bierze wskaźnik. Jeśli nikt nie zgłasza, bierze go rozdający.
rule-4-side-cards = Odłożona karta jest poza grą i niczego nie bierze.
rule-4-hidden-robai = Robai jest ukryty tylko wtedy, gdy jego posiadacz pasuje. O zgłoszonym wiedzą wszyscy.
rule-5-face-down = Zakryta karta to atut, a każdy atut bije każdą zwykłą kartę.
rule-5-later-lead = Po pierwszej lewie wolno wyjść dowolną kartą, także atutem.
rule-5-lone-sun = Kto z atutów dostał w rozdaniu tylko Sun, może go zatrzymać przy wyjściu w atut.
rule-5-meri = Przy wyjściu w atut każdy, kto ma atut, musi go dołożyć.
rule-5-meri-void = Bez atutów możesz przy Meri zagrać dowolną kartę, ale nie możesz wygrać.
rule-5-monchi = Przy Monchi dokładasz kartę w kolorze wyjścia albo dowolny atut.
rule-5-monchi-void = Bez kart w kolorze wyjścia możesz zagrać dowolną kartę, także przy Monchi.
rule-5-ninth = W dziewiątej lewie wszyscy odkrywają ostatnią kartę, a bez atutu kolor wyznacza karta rozdającego.
rule-5-winner = Każdy atut bije każdą zwykłą kartę, a spośród atutów wygrywa starszy.
rule-5-first-lead = Pierwszą lewę otwiera się kartą, która nie jest atutem.
rule-6-combination = Układ wymaga właściwej pary: atutu, który wygrywa, i najmocniejszego atutu przeciwników.
rule-6-five-hidden = Układ z ukrytym Robai przenosi 5 punktów zamiast 2.
rule-6-five-ninth = Układ w dziewiątej lewie przenosi 5 punktów zamiast 2.

## 1

lesson-suits-title = Pięć kolorów, sześć figur
lesson-suits-about = Jak nazywają się karty i która z nich bierze lewę.
lesson-suits-led-ask = Jest pięć kolorów: Pao (buławy), Isu (miecze), Koppu (kielichy), Ouru (monety) i Guru (bębny). Każdy zagrywa jedną kartę, a najmocniejsza w kolorze wyjścia zabiera wszystkie: to jest lewa. Kolor wyjścia to Isu; która karta na razie wygrywa?
lesson-suits-led-right = Isu 7 to najwyższy miecz na stole. Pao Sun jest potężną kartą, ale o buławy nikt nie pytał.
lesson-suits-figures-ask = Nad liczbami stoi sześć figur, w tej kolejności: dostojnik Sun, bóg szczęścia Un, król Rei, jeździec Kaba, panna Sota i smok Robai. Na razie wygrywa { $seat3 } z drużyny przeciwnej kartą Ouru Kaba. Zagraj kartę, która ją bije.
lesson-suits-figures-right = Król Rei stoi tuż nad jeźdźcem, czyli kartą Kaba.
lesson-suits-partner-ask = Nie grasz w pojedynkę: każdy z białą goryczką należy do twojej drużyny. Należy do niej { $seat4 } i na razie wygrywa kartą Pao Rei, a ty grasz na końcu. Wolno ci zagrać dowolną kartę; bez której się obejdziesz?
lesson-suits-partner-right = Lewa już należy do twojej drużyny. Mocne karty zostają ci na lewy, w których się przydadzą.

## 2

lesson-backwards-title = Liczby, które biegną wstecz
lesson-backwards-about = Dlaczego jeden kielich jest wart więcej niż dziewięć.
lesson-backwards-long-ask = Pao (buławy) i Isu (miecze) to kolory długie. Ich liczby idą tak, jak można się spodziewać: 9 jest najwyższa, 1 najniższa. Kolor wyjścia to Pao; która karta na razie wygrywa?
lesson-backwards-long-right = Pao 8. W kolorze długim więcej znaczy lepiej.
lesson-backwards-round-ask = Koppu (kielichy), Ouru (monety) i Guru (bębny) to kolory okrągłe, a ich liczby biegną wstecz: 1 jest najwyższa, 9 najniższa. Karty przywiozły to z Europy, gdzie dawne gry do dziś tak liczą kielichy i monety. Kolor wyjścia to Koppu; która karta na razie wygrywa?
lesson-backwards-round-right = Koppu 2. W kolorze okrągłym mniej znaczy lepiej: raczej jeden pełny kielich niż dziewięć małych.
lesson-backwards-beat-ask = Kolor wyjścia to Ouru, kolor okrągły. Na razie wygrywa { $seat3 } z drużyny przeciwnej kartą Ouru 3, a ty grasz na końcu. Weź lewę.
lesson-backwards-beat-right = Dwie monety biją trzy. Twoje 5, 7 i 8 są wszystkie niższe.

## 3

lesson-trumps-title = Atuty i ich własna kolejność
lesson-trumps-about = Kolor, który bije wszystkie inne, i panna, która staje ponad królami.
lesson-trumps-beats-ask = Przed grą odkrywa się jedną kartę: wskaźnik. Jej kolor jest w tym rozdaniu atutem, a każdy atut bije każdą kartę, która nim nie jest, choćby najdostojniejszą. Atutem jest Isu, a na razie wygrywa Ouru Sun przeciwników; weź lewę.
lesson-trumps-beats-right = Mały miecz bije wielkiego Sun monet, bo jest atutem.
lesson-trumps-order-ask = Gdy kolor jest atutem, dwie jego figury idą w górę: panna Sota i smok Robai. Kolejność to wtedy Sun, Un, Sota, Robai, Rei, Kaba, a potem liczby. Koppu jest atutem i kolorem wyjścia; która karta na razie wygrywa?
lesson-trumps-order-right = Sota, panna! W zwykłym kolorze król i jeździec stoją nad nią, wśród atutów tylko Un i Sun.
lesson-trumps-beat-ask = Ten sam stół, a teraz twoja kolej. Było wyjście w atut, więc i ty musisz zagrać atut. Pobij kartę Sota.
lesson-trumps-beat-right = Un stoi tuż nad kartą Sota. Mocniejszy jest tylko Sun.

## 4

lesson-tenka-title = Tenka, zawsze atut
lesson-tenka-about = Smok buław nie należy do żadnego koloru.
lesson-tenka-place-ask = Pao Robai, smok buław, ma własne imię: Tenka, „wszystko pod niebem”. Jest atutem w każdym rozdaniu i stoi między kartą Sota a Robai koloru atutowego. Atutem jest Ouru; która karta na razie wygrywa?
lesson-tenka-place-right = Tenka o włos wyprzedza Robai koloru atutowego. Mocniejsze są tylko atutowe Sota, Un i Sun.
lesson-tenka-pao-ask = Kolor wyjścia to Pao, a na razie wygrywa { $seat1 } z drużyny przeciwnej kartą Pao Sun. Tenka wygląda jak buława, ale jest atutem. Weź lewę.
lesson-tenka-pao-right = Tenka bije nawet Sun tego koloru, który na niej widnieje.
lesson-tenka-must-ask = { $seat1 } z drużyny przeciwnej wychodzi atutem Ouru Un. Kto ma atut, musi go teraz dołożyć. Co musisz zagrać?
lesson-tenka-must-right = Tenka to twój jedyny atut, więc musi iść, i to na straty. Tak się łapie Tenkę.

## 5

lesson-isu-robai-title = Osobliwy smok mieczy
lesson-isu-robai-about = Jeden Robai zsunął się między liczby.
lesson-isu-robai-low-ask = Robai, smok, stoi nad wszystkimi liczbami swojego koloru. Tylko Isu Robai, smok mieczy, zsunął się w dół: dopóki Isu nie jest atutem, stoi między 2 a 1. Kolor wyjścia to Isu; która karta na razie wygrywa?
lesson-isu-robai-low-right = Isu 2 bije tego smoka. On sam bije tylko 1.
lesson-isu-robai-beat-ask = { $seat1 } z drużyny przeciwnej wychodzi kartą Isu Robai i wciąż nią wygrywa. Grasz na końcu. Weź lewę, jak najtaniej.
lesson-isu-robai-beat-right = Wystarcza 2. Karta 1 to byłoby za mało.
lesson-isu-robai-trump-ask = Teraz atutem jest samo Isu. Jego smok wraca więc tam, gdzie miejsce atutowego Robai. Która karta na razie wygrywa?
lesson-isu-robai-trump-right = Jako atut Isu Robai znów stoi nad kartami Rei i Kaba.

## 6

lesson-declare-title = Zgłosić, wziąć, ukryć
lesson-declare-about = Co przed grą może zrobić posiadacz atutowego Robai.
lesson-declare-declare-ask = Atutem jest Ouru, a ty masz Ouru Robai, smoka koloru atutowego: tylko ty możesz go zgłosić. Wtedy wskaźnik, Ouru 4, staje się twoją dziesiątą kartą i to ty zaczynasz pierwszą lewę. Twoja ręka jest już mocna; weź wskaźnik.
lesson-declare-declare-right = Masz teraz pięć atutów i wyjście. Cena: wszyscy wiedzą, gdzie jest Robai.
lesson-declare-aside-ask = Masz dziesięć kart i musisz odłożyć jedną, która nie jest atutem. Nie daje ona punktów. Której najmniej będzie ci brakować?
lesson-declare-aside-right = Mała liczba prawie nigdy nic nie bierze. Sun i Rei koloru Koppu mogą.
lesson-declare-hide-ask = Inne rozdanie: atutem jest Guru, a ty masz Guru Robai i tylko jeden atut poza nim. Jeśli spasujesz, nikt nie będzie wiedzieć, kto go ma, a układ z ukrytym Robai przenosi 5 punktów zamiast 2. Spróbuj i ukryj smoka.
lesson-declare-hide-right = Smok jest ukryty. Może teraz przynieść twojej drużynie 5 punktów, a może 5 kosztować, jeśli złapią go przeciwnicy.

## 7

lesson-opening-title = Otwarcie i karty boczne
lesson-opening-about = Jak zaczyna się gra i co mówią trzy karty leżące z boku.
lesson-opening-first-ask = Kto wziął wskaźnik, zaczyna pierwszą lewę i musi wyjść kartą, która nie jest atutem. Wskaźnik jest u ciebie, a odłożona leży Pao 2: są już trzy zakryte karty boczne. Otwórz grę.
lesson-opening-first-right = Przy twoim wyjściu odkrywają się trzy karty boczne: ta odłożona i dwie, których nikt nie dostał. Atutem jest Ouru, więc każda z czterech kart była dobra; najsilniejsza z nich to Koppu Sun, którą bije tylko atut.
lesson-opening-sides-ask = Atutem jest Koppu, a Koppu Sun leży wśród trzech kart bocznych: nikt nie może go mieć. { $seat3 } z drużyny przeciwnej gra zakryty atut i nie wiesz, jaki. Grasz na końcu; weź lewę na pewno.
lesson-opening-sides-right = Gdy Sun jest poza grą, nic nie jest mocniejsze niż Un. Na karty boczne warto patrzeć.

## 8

lesson-face-down-title = Zakryta karta
lesson-face-down-about = Jak czytać kartę, której nikt nie widzi.
lesson-face-down-reading-ask = Atut zagrany do zwykłego koloru leży zakryty, aż będzie wszystkie osiem kart. Co leży zakryte, jest więc atutem, choć nikt nie wie, jakim. Kolor wyjścia to Ouru; która karta na razie wygrywa?
lesson-face-down-reading-right = { $seat4 } z twojej drużyny ma kartę Ouru Sun, najlepszą z monet. Ale to, co kładzie { $seat5 }, jest atutem i ją bije.
lesson-face-down-sure-ask = Atutem jest Guru, a { $seat3 } z drużyny przeciwnej gra zakryty atut. Grasz na końcu. Weź lewę na pewno.
lesson-face-down-sure-right = Atutowego Sun nie bije nic. Twoja 8 to prawie najniższy atut: w kolorach okrągłych niższa jest tylko 9.
lesson-face-down-partner-ask = Tym razem jedyną zakrytą kartę gra { $seat4 } z twojej drużyny. Grasz na końcu i wolno ci zagrać dowolną kartę. Bez której się obejdziesz?
lesson-face-down-partner-right = Ten atut z twojej drużyny bierze lewę, jakikolwiek jest. Twoje własne atuty mogą poczekać.

## 9

lesson-meri-title = Meri: wyjście w atut
lesson-meri-about = Kiedy Meri cię wiąże i do czego się przydaje.
lesson-meri-follow-ask = Wyjście w atut nazywa się Meri. Wiąże wszystkich: kto ma atut, musi go dołożyć, i to odkryty. Atutem jest Isu, a na razie wygrywa Isu Kaba przeciwników; weź lewę.
lesson-meri-follow-right = Rei bije kartę Kaba. Innych kart nie było ci wolno zagrać: do Meri dokłada się atut.
lesson-meri-pull-ask = Pierwsza lewa jest twoja i zaczynasz drugą; od tej chwili wolno ci wyjść atutem. Meri ściąga po atucie z każdej ręki, która go ma. Twoje są najmocniejsze; wyciągnij resztę.
lesson-meri-pull-right = Teraz jest mniej atutów, które mogłyby bić twoje zwykłe karty.
lesson-meri-none-ask = Przeciwnicy wychodzą atutem Isu Un, to Meri, a ty nie masz atutu. Wtedy wolno zagrać dowolną kartę, ale żadna nie może wygrać. Bez której się obejdziesz?
lesson-meri-none-right = Idzie mała liczba, a figury zostają na później.

## 10

lesson-lone-sun-title = Samotny Sun
lesson-lone-sun-about = Jedyny atut, którego Meri nie wiąże.
lesson-lone-sun-keep-ask = Atutem jest Koppu, a jedyny atut, jaki masz z rozdania, to jego Sun, najmocniejszy ze wszystkich. Taki samotny Sun nie musi iść do Meri. { $seat6 } z twojej drużyny wychodzi kartą Koppu Un, którą pobić mógłby tylko twój Sun: co grasz?
lesson-lone-sun-keep-right = Lewę i tak bierze twoja drużyna, a twój Sun weźmie inną.
lesson-lone-sun-bound-ask = Tym razem z rozdania były dwa atuty, Koppu Sun i Koppu 6, a 6 już poszła. Ulga jest tylko dla tych, którzy z atutów dostali sam Sun. Było wyjście w atut, czyli Meri: co musisz zagrać?
lesson-lone-sun-bound-right = Sun musi iść. Przynajmniej bierze lewę.

## 11

lesson-monchi-title = Monchi: dokładaj do koloru
lesson-monchi-about = Co zmienia się po pierwszym Meri.
lesson-monchi-follow-ask = Po pierwszym Meri w rozdaniu obowiązuje Monchi: kto ma kolor wyjścia, musi do niego dołożyć albo zagrać atut. Atutem jest Ouru, kolor wyjścia to Isu, a na razie wygrywa Isu Sun przeciwników. Weź lewę.
lesson-monchi-follow-right = Atut wolno zagrać zawsze. Inne kolory były zamknięte, dopóki na twojej ręce jest Isu.
lesson-monchi-void-ask = Kolor wyjścia to Pao, a ty go nie masz. Wtedy wolno zagrać dowolną kartę, także przy Monchi. { $seat4 } z twojej drużyny wygrywa kartą Pao Sun, a ty grasz na końcu: bez której karty się obejdziesz?
lesson-monchi-void-right = Lewa należy do twojej drużyny. Atut i figura zostają u ciebie.

## 12

lesson-ninth-title = Dziewiąta lewa
lesson-ninth-about = Ostatnie karty odkrywają się wszystkie naraz.
lesson-ninth-suit-ask = Do dziewiątej lewy nikt nie wychodzi: wszyscy odkrywają naraz ostatnią kartę, a bez atutu kolor wyznacza karta rozdającego. To ty rozdajesz, a wszystkie atuty już poszły. Masz dwie karty, a to jest ósma lewa: którą grasz teraz?
lesson-ninth-suit-right = Twoją ostatnią kartą był Guru Sun. Kolorem było więc Guru, a jego Sun nie bije nic.
lesson-ninth-five-ask = Wszystkie atuty już poszły oprócz twojej Ouru 8 i Ouru 9, którą ma jeszcze ktoś inny. W kolorze okrągłym 8 bije 9, a ta para to układ: przenosi 2 punkty, ale w dziewiątej lewie 5. Którą kartę grasz teraz, w ósmej?
lesson-ninth-five-right = 8 została ci na koniec, a 9 była u przeciwników.

## 13

lesson-combinations-title = Układy
lesson-combinations-about = Pary atutów, które przenoszą punkty.
lesson-combinations-sun-un-ask = Gdy wygrywa atut i tworzy parę z najmocniejszym atutem przeciwników, przechodzą 2 punkty. Pary to Sun–Un, Un–Sota, Sota–Robai, Robai–Rei i dwie najniższe liczby: 2–1 w kolorach długich, 8–9 w okrągłych. Wśród kart przeciwników leży zakryty atut; weź lewę na pewno.
lesson-combinations-sun-un-right = To był Un, a Sun–Un to para. W Meri nie dałaby nic.
lesson-combinations-hidden-ask = Koppu Robai jest ukryty na twojej ręce, bo przed grą był pas. { $seat5 } z drużyny przeciwnej gra zakryty atut: może być niższy od twojego Robai, może to nawet Rei. Układ z ukrytym Robai przenosi 5; odważ się.
lesson-combinations-hidden-right = To był Rei, a Robai–Rei to para. Tyle jest wart ukryty Robai.
lesson-combinations-count-ask = Licząc karty, wiesz to: z wszystkich atutów w grze są jeszcze tylko twój Un, twoja 8 i Ouru 9. Zakryta karta, którą kładzie { $seat7 } z drużyny przeciwnej, może więc być tylko 9. Który atut da ci najwięcej?
lesson-combinations-count-right = 8–9 to para, a Un–9 nie. Najmniejszy atut, który wygrywa, był wart więcej niż wielki.

## 14

lesson-match-title = Krótka partia
lesson-match-about = Dwa całe rozdania, z radą po każdym twoim wyborze.
lesson-match-play-ask = Zagraj teraz dwa rozdania do końca, ze wszystkim, co już umiesz. Po każdym wyborze usłyszysz, co zrobiłby dobry gracz. Powodzenia!
