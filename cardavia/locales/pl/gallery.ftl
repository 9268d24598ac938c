## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = { $card } z talii Unsun Karuta: jak mocna jest jako zwykła karta i jako atut i w jakich układach bierze udział.
gallery-back = ← Wszystkie 75 kart
gallery-neighbours = Sąsiednie karty
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Kolor
gallery-rank = Ranga
gallery-number = liczba { $number }

gallery-plain = Jako zwykła karta
gallery-plain-place = { $place ->
    [1] Gdy atutem jest inny kolor, to najmocniejsza karta koloru { $suit }, pierwsza z { $of }.
    [few] Gdy atutem jest inny kolor, to karta numer { $place } z { $of } kart koloru { $suit }, licząc od najmocniejszej.
    [many] Gdy atutem jest inny kolor, to karta numer { $place } z { $of } kart koloru { $suit }, licząc od najmocniejszej.
   *[other] Gdy atutem jest inny kolor, to karta numer { $place } z { $of } kart koloru { $suit }, licząc od najmocniejszej.
  }
gallery-plain-wins = Może wziąć lewę tylko wtedy, gdy kolorem wyjścia jest { $suit } i nikt nie zagra atutu.
gallery-plain-odd = To miejsce jest osobliwe: inne smoki stoją ponad wszystkimi liczbami swojego koloru, a ten ma pod sobą tylko 1.
gallery-plain-long = Liczby koloru długiego idą tak, jak można się spodziewać: 9 jest najmocniejsza, 1 najsłabsza.
gallery-plain-round = Liczby koloru okrągłego biegną wstecz: 1 jest najmocniejsza, 9 najsłabsza.
gallery-plain-never = Nigdy nią nie jest. Pao Robai to *Tenka*, „wszystko pod niebem”, atut w każdym rozdaniu. Nie liczy się jako karta koloru Pao i nigdy nie musi dokładać do Pao.
gallery-plain-row = { $suit } jako zwykły kolor, od najmocniejszej karty

gallery-trump = Jako atut
gallery-trump-place = { $place ->
    [1] Gdy atutem jest { $suit }, to najmocniejszy atut, pierwszy z { $of }, i nic go nie bije.
    [few] Gdy atutem jest { $suit }, to atut numer { $place } z { $of }, licząc od najmocniejszego.
    [many] Gdy atutem jest { $suit }, to atut numer { $place } z { $of }, licząc od najmocniejszego.
   *[other] Gdy atutem jest { $suit }, to atut numer { $place } z { $of }, licząc od najmocniejszego.
  }
gallery-trump-tenka = Gdy atutem jest inny kolor, to atut numer { $place } z { $of }, tuż nad Robai tego koloru.
gallery-trump-native = Gdy atutem jest samo Pao, to atutowy Robai tego rozdania, atut numer { $place } z { $of }.
gallery-trump-sun = Kto nie dostał w rozdaniu innego atutu, może tę kartę przy Meri zatrzymać: to samotny Sun, *ichimai-zun*.
gallery-trump-robai = Jako atutowego Robai można tę kartę zgłosić i wziąć wskaźnik albo ją ukryć.
gallery-trump-row = Atuty, gdy atutem jest { $suit }, od najmocniejszego

gallery-pairs = W układach
gallery-pair-wins = Ta karta bierze lewę, a najmocniejszym atutem przeciwników jest { $other }.
gallery-pair-loses = { $other } bierze lewę, a ta karta jest najmocniejszym atutem przeciwników.
gallery-pairs-tenka = Tylko gdy atutem jest Pao; Tenka nigdy nie zastępuje Robai innego koloru.
gallery-pairs-worth = Układ przenosi 2 punkty do drużyny, która bierze lewę, od drugiej drużyny, a w dziewiątej lewie 5. W Meri układów nie ma.
gallery-pairs-hidden = Z ukrytym Robai przenosi 5 w każdej lewie.
gallery-pairs-none = Nie bierze udziału w żadnym. Może przynieść samą lewę.
