## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Japan · 75 kaarten
unsun-about = De Japanse Unsun-kaarten met hun vijf kleuren, hier aan een eigen tafel, met de bijzondere rangorde van het partnerspel voor acht uit Hitoyoshi.
unsun-story = In de zestiende eeuw brachten Portugese zeelieden speelkaarten naar Japan. Daaruit groeide een Japans kaartspel met een vijfde kleur en eigen figuren: draken, geluksgoden, dignitarissen uit China. Bijna overal raakte het vergeten. In Hitoyoshi, een kasteelstadje in de bergen van Kumamoto, spelen mensen het tot op de dag van vandaag.
back-to-traditions = ← Kaarttradities
back-to-tradition = ← Unsun Karuta
wikipedia = Wikipedia ↗
on-this-page = Op deze pagina
to-play = Spelen
to-cards = De kaarten

games = Spellen
hachinin-meri = Hachinin Meri
hachinin-meri-about = Acht spelers zitten om en om in twee teams. Win met je partners negen slagen, speel troeven gedekt en verzamel combinaties van troeven.
hachinin-meri-gloss = *Hachinin* betekent acht mensen; *Meri* is het woord van het spel voor uitkomen met troef.
start-match = Begin een partij
go-on = Verder met een partij
read-the-rules = Lees de regels

## The cards

cards-title = De 75 kaarten
cards-lead = Vijf kleuren van vijftien kaarten: elk zes plaatjes en negen getallen.
cards-each = Elke kaart heeft een eigen pagina: hoe sterk die is en wat die doet.
pictures-title = De zes plaatjes
suits-title = De vijf kleuren
suit-pictures = Plaatjes van { $suit }, de sterkste eerst als de kleur geen troef is
suit-numbers = Getallen van { $suit }, het sterkste eerst
kind-long = een lange kleur: de 9 is het hoogste getal
kind-round = een ronde kleur: de 1 is het hoogste getal

suit-p-reading = パオ
suit-p-meaning = staven
suit-i-reading = イス
suit-i-meaning = zwaarden
suit-k-reading = コップ
suit-k-meaning = bekers
suit-o-reading = オウル
suit-o-meaning = munten
suit-g-reading = グル
suit-g-meaning = trommels met de drievoudige komma

rank-s-reading = スン
rank-s-figure = dignitaris uit China
rank-s-does = De sterkste kaart van elke kleur, troef of niet.
rank-u-reading = ウン
rank-u-figure = geluksgod
rank-u-does = De tweede in elke kleur, vlak achter Sun.
rank-t-reading = ソウタ
rank-t-figure = dienstmaagd
rank-t-does = De derde bij de troeven, maar in een gewone kleur het op één na laagste plaatje.
rank-b-reading = ロバイ
rank-b-figure = draak
rank-b-does = De Robai van de troefkleur mag je melden of verborgen houden. Pao Robai, Tenka, is in elk spel troef.
rank-r-reading = レイ
rank-r-figure = krijgsvorst, zittend
rank-r-does = De derde in een gewone kleur; bij de troeven achter Sota en Robai.
rank-k-reading = カバ
rank-k-figure = ruiter
rank-k-does = De vierde in een gewone kleur, en het laagste plaatje bij de troeven.

## The rules

rules-title = Regels
rules-line = 8 spelers · jij en 3 AI-partners tegen 4 AI · partij van 8 spellen

rules-goal-title = Doel
rules-goal-1 = Jij en je partners zitten op elke tweede plaats: de plaatsen 0, 2, 4 en 6 zijn jullie team, de plaatsen 1, 3, 5 en 7 het andere. Net als in Hitoyoshi heten de twee kanten naar twee oude geslachten: die van jou is *Genji*, wit, de andere *Heiji*, rood.
rules-goal-2 = In elk spel strijden de teams om negen slagen; een slag is één kaart van iedereen. Wie na acht spellen het hoogste totaal heeft, wint de partij. Bij gelijke totalen is het gelijkspel.

rules-set-up-title = Voorbereiding
rules-set-up-1 = Alle 75 kaarten doen mee: vijftien van *Pao* (staven), *Isu* (zwaarden), *Koppu* (bekers), *Ouru* (munten) en *Guru* (trommels). Vanaf de linkerhand van de gever krijgt iedereen met de klok mee driemaal drie kaarten, samen negen. Er blijven drie kaarten over.
rules-set-up-2 = De eerste van die drie wordt opengelegd. Dat is de *Okie*, de keerkaart, en de kleur die erop staat is in dit spel troef.
rules-set-up-3 = Vanaf de linkerhand van de gever meldt of past iedereen om de beurt, één keer. Alleen wie de *Robai* (draak) van de troefkleur heeft, mag melden en zo de keerkaart nemen. Passen en het geheim houden mag ook. Met de eerste melding is de ronde voorbij; passen alle acht, dan neemt de gever de keerkaart. Is die Robai een van de drie overgebleven kaarten, dan kan niemand melden, en toch past iedereen om de beurt.
rules-set-up-4 = Wie de keerkaart nam, heeft nu tien kaarten, legt er een weg die geen troef is en komt uit met een kaart die geen troef is. Alleen met tien troeven in de hand mag een troef worden weggelegd; en alleen als er geen andere kaart meer is, wordt met troef geopend.
rules-set-up-5 = Met de eerste kaart worden de weggelegde kaart en de andere twee overgebleven kaarten aan iedereen getoond. Deze zijkaarten winnen geen slag en tellen niet mee.

rules-order-title = Rangorde
rules-order-1 = De troeven dalen zo: Sun > Un > Sota > Tenka > troef-Robai > Rei > Kaba > getallen. De *troef-Robai* is de Robai van de troefkleur. *Tenka*, “alles onder de hemel”, is Pao Robai en altijd troef. Is Pao troef, dan is Tenka zelf de troef-Robai en staat maar één keer in de rij.
rules-order-2 = Een kleur die geen troef is, heet gewoon. De plaatjes dalen zo: Sun > Un > Rei > Kaba > Sota > Robai, en dan komen de getallen; maar de gewone Isu Robai staat tussen 2 en 1, en gewoon Pao heeft geen Robai, want dat is Tenka.
rules-order-3 = De getallen van Pao en Isu, de lange kleuren, dalen 9 > 8 > … > 1. Die van Koppu, Ouru en Guru, de ronde kleuren, dalen 1 > 2 > … > 9.
rules-order-4 = Verschillende gewone kleuren meten zich niet met elkaar: zonder troef kan alleen de gevraagde kleur winnen.
row-trumps = De troeven als Koppu troef is, de sterkste eerst
row-plain = Isu als gewone kleur, de sterkste eerst: de Robai staat tussen 2 en 1

rules-round-title = Het spelen
rules-round-1 = Iedereen speelt met de klok mee één kaart. Zolang er nog niet met troef is uitgekomen, hoeft niemand kleur te bekennen. Is een gewone kleur gevraagd, dan blijven troeven gedekt liggen tot alle acht kaarten op tafel zijn, en gaan ze dan samen open. De hoogste troef wint; zonder troef de hoogste kaart van de gevraagde kleur. De winnaar komt uit voor de volgende slag.
rules-round-2 = Uitkomen met troef is een *Meri*. Niemand mag ervoor kiezen de eerste slag met troef te openen. Op een Meri worden troeven open gespeeld, en wie een troef heeft, moet er een spelen, ook Tenka; wie er geen heeft, mag elke kaart spelen.
rules-round-3 = De eenzame Sun, *ichimai-zun*: wie geen andere troef dan de Sun van troef gedeeld kreeg, mag die bij een Meri achterhouden zolang het de enige troef in de hand is.
rules-round-4 = Na de eerste Meri geldt *Monchi*: is een gewone kleur gevraagd, dan beken je als je kunt, of je speelt een troef naar keuze. Heb je die kleur niet, dan mag elke kaart. Tenka is een troef en hoeft nooit Pao te bekennen.
rules-round-5 = Voor de negende slag komt niemand uit. Ieders laatste kaart gaat op hetzelfde moment open, en de slag beslist zich vanzelf. Troeven meten zich als altijd; zonder troef geeft de laatste kaart van de gever de gevraagde kleur. Niemand kan op andermans laatste kaart reageren.

rules-score-title = Punten en einde
rules-score-1 = Elke slag telt 1. Is het geen Meri en wint een troef, vergelijk die troef dan met de hoogste die het andere team erop speelde. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 van een lange kleur of 8–9 van een ronde kleur is een combinatie, en er gaan nog 2 punten van het andere team naar het team dat de slag wint. Alleen de troef-Robai telt hierin mee; Tenka neemt nooit die plaats in.
rules-score-2 = In de negende slag, die nooit een Meri is, verschuift een combinatie 5 punten. Het zijn er ook 5 als een van de twee kaarten een verborgen Robai is: een troef-Robai waarmee iemand paste. Die twee worden niet opgeteld; elke andere combinatie verschuift 2. Zo zijn de punten van beide teams in een spel samen altijd 9, en kan een van beide onder nul komen.
rules-score-3 = Na elk spel geeft de volgende speler links. Het hoogste totaal na acht spellen wint; gelijke totalen zijn hier gelijkspel, zonder extra spel. “Volgend spel” houdt de punten. “Opnieuw” wist ze.
combinations = De zes combinaties: de troef die wint, en de troef die eronder valt
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, lange kleuren
pair-8-9 = 8–9, ronde kleuren
