## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = Leer spelen
# In the header: short.
learn-short = Leren
learn-title = Leer spelen · Cardavia
learn-about = Korte lessen aan een echte tafel, van de vijf kleuren tot een eerste korte partij.
learn-lead = Je hoeft vooraf niets te weten. In elke les speel je een paar kaarten, en de tafel laat zien wat ervan komt. Alle lessen samen duren ongeveer een kwartier.
learn-begin = Beginnen
learn-go-on = Verder: { $title }
learn-done = Klaar
learn-forget = Mijn voortgang vergeten
learn-all = Alle lessen
learn-after = Zin in meer? Een volgend spel is zo gegeven.
lesson-page-title = { $title } · Leer spelen · Cardavia
lesson-number = Les { $number } van { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
lesson-step = Stap { $step } van { $count }
lesson-step-done = Stap { $step } van { $count }, klaar
lesson-next-step = Verder
lesson-again = Nog eens
lesson-next-lesson = Volgende les: { $title }
lesson-onward = Volgende les
learn-play = Speel een partij
lesson-finished = Dat was de hele les.
lesson-right = Goed zo!
lesson-wrong = Niet helemaal.
lesson-illegal = Dat mag hier niet.
lesson-point = Kies de kaart:
lesson-waiting = De tafel wordt gedekt…
lesson-failed = Het speelhuis is even niet bereikbaar. Probeer het zo nog eens.
lesson-answer = Toon het antwoord
lesson-position-trump = Troef is { $suit }.
lesson-position-table = Op tafel
lesson-position-hand = Je hand
lesson-position-sides = Zijkaarten
lesson-played = { $card }, van { $name }
lesson-without-script = Met JavaScript aan kun je deze les zelf spelen. Zonder lees je gewoon verder: bij elke stelling staat het antwoord.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] Jij wint de slag met { $card }: één punt voor jullie.
    [partner] { $name }, je partner, wint de slag met { $card }: één punt voor jullie.
   *[opponent] { $name } wint de slag met { $card }: één punt voor de tegenpartij.
}
came-trick-pair = { $side ->
    [you] Jij wint de slag met { $card }: één punt, en { $pair } brengt er nog { $value } van de tegenpartij naar jullie.
    [partner] { $name }, je partner, wint de slag met { $card }: één punt, en { $pair } brengt er nog { $value } van de tegenpartij naar jullie.
   *[opponent] { $name } wint de slag met { $card }: één punt, en { $pair } brengt er nog { $value } van jullie naar de tegenpartij.
}
came-ninth = { $side ->
    [you] In de negende slag wint jouw { $card }: nog een punt voor jullie.
    [partner] In de negende slag wint { $card } van { $name }, je partner: nog een punt voor jullie.
   *[opponent] In de negende slag wint { $card } van { $name }: nog een punt voor de tegenpartij.
}
came-ninth-pair = { $side ->
    [you] In de negende slag wint jouw { $card }: één punt, en { $pair } brengt er nog { $value } van de tegenpartij naar jullie.
    [partner] In de negende slag wint { $card } van { $name }, je partner: één punt, en { $pair } brengt er nog { $value } van de tegenpartij naar jullie.
   *[opponent] In de negende slag wint { $card } van { $name }: één punt, en { $pair } brengt er nog { $value } van jullie naar de tegenpartij.
}
came-indicator = { $side ->
    [you] Je neemt de keerkaart, { $card }, en hebt nu tien kaarten.
    [partner] Niemand heeft gemeld, dus neemt { $name }, je partner, als gever de keerkaart, { $card }.
   *[opponent] Niemand heeft gemeld, dus neemt { $name }, een tegenstander, als gever de keerkaart, { $card }.
}
came-aside = { $card } is weggelegd. De kaart wordt getoond als je uitkomt, en wint niets.
lesson-is-stronger = { $other } is sterker dan { $card }.
lesson-hidden-is-stronger = De kaart die gedekt ligt, is sterker dan { $card }.
lesson-cannot-win = { $card } is niet van de gevraagde kleur en kan dus niet winnen; { $other } wel.

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = Goede keuze: een goede speler had hetzelfde gedaan.
lesson-advice-as-good = Dat is ongeveer zo goed als al het andere.
lesson-advice-other = Een goede speler had anders gekozen:
came-deal = Het spel is uit: { $own } punten voor jullie, { $theirs } voor de tegenpartij. Samen zijn het er altijd 9.
came-match = { $result ->
    [won] De partij is uit, en jullie hebben gewonnen met { $own } tegen { $theirs }.
    [lost] De partij is uit, en de tegenpartij heeft gewonnen met { $theirs } tegen { $own }.
   *[drawn] De partij is uit, en het is gelijkspel: { $own } tegen { $theirs }.
}
lesson-next-deal = Volgend spel

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai is Tenka: in elk spel troef, en nooit een kaart van Pao.
rule-2-led-suit = Zonder troef kan alleen de gevraagde kleur winnen.
rule-2-plain = In een gewone kleur is de volgorde Sun, Un, Rei, Kaba, Sota, Robai, en dan de getallen.
rule-2-isu-robai = Als Isu geen troef is, staat Isu Robai tussen 2 en 1.
rule-2-numbers = In Pao en Isu is de 9 het hoogste getal; in Koppu, Ouru en Guru de 1.
rule-2-trumps = De volgorde van de troeven is Sun, Un, Sota, Tenka, Robai, Rei, Kaba, en dan de getallen.
rule-3-teams = Een slag die een partner wint, is ook van jou; die hoef je dus niet over te nemen.
rule-4-recipient = Wie meldt, neemt de keerkaart. Meldt niemand, dan neemt de gever die.
rule-4-side-cards = Een weggelegde kaart doet niet meer mee en wint niets.
rule-4-hidden-robai = De Robai is alleen verborgen als wie hem heeft, past. Is hij gemeld, dan weet iedereen het.
rule-5-face-down = Een kaart die gedekt ligt, is een troef, en elke troef slaat elke gewone kaart.
rule-5-later-lead = Na de eerste slag mag je met elke kaart uitkomen, ook met troef.
rule-5-lone-sun = Wie als enige troef de Sun gedeeld kreeg, mag die houden als er troef gevraagd wordt.
rule-5-meri = Wordt er troef gevraagd, dan moet iedereen die troef heeft er een spelen.
rule-5-meri-void = Zonder troef mag je bij een Meri elke kaart spelen, maar winnen kun je niet.
rule-5-monchi = Onder Monchi speel je een kaart van de gevraagde kleur, of een troef.
rule-5-monchi-void = Heb je de gevraagde kleur niet, dan mag elke kaart, ook onder Monchi.
rule-5-ninth = In de negende slag legt iedereen de laatste kaart open, en zonder troef geeft die van de gever de kleur.
rule-5-winner = Elke troef slaat elke gewone kaart, en van twee troeven wint de hoogste.
rule-5-first-lead = De eerste slag open je met een kaart die geen troef is.
rule-6-combination = Een combinatie vraagt het juiste paar: de troef die wint, en de sterkste troef van de tegenpartij.
rule-6-five-hidden = Een combinatie met een verborgen Robai verschuift 5 punten in plaats van 2.
rule-6-five-ninth = Een combinatie in de negende slag verschuift 5 punten in plaats van 2.

## 1

lesson-suits-title = Vijf kleuren, zes plaatjes
lesson-suits-about = Hoe de kaarten heten, en welke een slag wint.
lesson-suits-led-ask = Er zijn vijf kleuren: Pao (staven), Isu (zwaarden), Koppu (bekers), Ouru (munten) en Guru (trommels). Iedereen speelt één kaart, en de sterkste kaart van de gevraagde kleur wint ze allemaal: dat is een slag. Er is uitgekomen met Isu; welke kaart ligt tot nu toe het hoogst?
lesson-suits-led-right = Isu 7 is het hoogste zwaard op tafel. Pao Sun is een machtige kaart, maar niemand vroeg om staven.
lesson-suits-figures-ask = Boven de getallen staan zes plaatjes: Sun de dignitaris, Un de geluksgod, Rei de koning, Kaba de ruiter, Sota de dienstmaagd en Robai de draak, in deze volgorde. Ouru Kaba van { $seat3 }, een tegenstander, ligt het hoogst. Speel een kaart die hem slaat.
lesson-suits-figures-right = Rei, de koning, staat vlak boven Kaba, de ruiter.
lesson-suits-partner-ask = Je speelt niet alleen: iedereen met de witte gentiaan is je partner. { $seat4 } is er een van en ligt het hoogst met Pao Rei, en jij speelt als laatste. Elke kaart mag hier; welke kun je missen?
lesson-suits-partner-right = De slag is al van jullie. Je sterke kaarten blijven voor slagen die ze nodig hebben.

## 2

lesson-backwards-title = Getallen die achteruit lopen
lesson-backwards-about = Waarom één beker meer waard is dan negen.
lesson-backwards-long-ask = Pao (staven) en Isu (zwaarden) zijn de lange kleuren. Hun getallen lopen zoals je zou denken: 9 is het hoogst en 1 het laagst. Er is uitgekomen met Pao; welke kaart ligt tot nu toe het hoogst?
lesson-backwards-long-right = Pao 8. In een lange kleur is meer beter.
lesson-backwards-round-ask = Koppu (bekers), Ouru (munten) en Guru (trommels) zijn de ronde kleuren, en hun getallen lopen achteruit: 1 is het hoogst en 9 het laagst. Dat brachten de kaarten mee uit Europa, waar oude spellen bekers en munten nog altijd zo tellen. Er is uitgekomen met Koppu; welke kaart ligt tot nu toe het hoogst?
lesson-backwards-round-right = Koppu 2. In een ronde kleur is minder fijner: liever één volle beker dan negen kleine.
lesson-backwards-beat-ask = Er is uitgekomen met Ouru, een ronde kleur. { $seat3 }, een tegenstander, ligt het hoogst met Ouru 3, en jij speelt als laatste. Win de slag.
lesson-backwards-beat-right = Twee munten slaan er drie. Je 5, 7 en 8 waren allemaal lager geweest.

## 3

lesson-trumps-title = Troeven, en hun eigen rangorde
lesson-trumps-about = De kleur die alle andere slaat, en een dienstmaagd die boven koningen stijgt.
lesson-trumps-beats-ask = Voor het spelen wordt één kaart opengelegd: de keerkaart. De kleur ervan is in dit spel troef, en elke troef slaat elke kaart die geen troef is, hoe voornaam ook. Isu is troef, en Ouru Sun van een tegenstander ligt het hoogst; win de slag.
lesson-trumps-beats-right = Een klein zwaard slaat de grote Sun van de munten, want het is een troef.
lesson-trumps-order-ask = Is een kleur troef, dan stijgen twee plaatjes ervan: Sota de dienstmaagd en Robai de draak. De volgorde is dan Sun, Un, Sota, Robai, Rei, Kaba, en dan de getallen. Koppu is troef en er is mee uitgekomen; welke kaart ligt tot nu toe het hoogst?
lesson-trumps-order-right = Sota, de dienstmaagd! In een gewone kleur staan koning en ruiter boven haar; bij de troeven alleen Un en Sun.
lesson-trumps-beat-ask = Dezelfde tafel, en nu ben jij aan de beurt. Er is troef gevraagd, dus moet jij ook troef spelen. Sla Sota.
lesson-trumps-beat-right = Un staat vlak boven Sota. Alleen Sun is sterker.

## 4

lesson-tenka-title = Tenka, altijd troef
lesson-tenka-about = De draak van de staven hoort bij geen enkele kleur.
lesson-tenka-place-ask = Pao Robai, de draak van de staven, heeft een eigen naam: Tenka, “alles onder de hemel”. Hij is in elk spel troef, en staat tussen Sota en de Robai van de troefkleur. Ouru is troef; welke kaart ligt tot nu toe het hoogst?
lesson-tenka-place-right = Tenka slaat net de Robai van de troefkleur. Alleen Sota, Un en Sun van troef zijn sterker.
lesson-tenka-pao-ask = Er is uitgekomen met Pao, en Pao Sun van { $seat1 }, een tegenstander, ligt het hoogst. Tenka lijkt een staaf, maar is een troef. Win de slag.
lesson-tenka-pao-right = Tenka slaat zelfs de Sun van de kleur die erop staat.
lesson-tenka-must-ask = { $seat1 }, een tegenstander, kwam uit met Ouru Un, een troef. Wie troef heeft, moet er nu een spelen. Wat moet jij spelen?
lesson-tenka-must-right = Tenka is je enige troef, dus moest hij eraan geloven, en nog voor niets ook. Zo wordt Tenka gevangen.

## 5

lesson-isu-robai-title = De vreemde draak van de zwaarden
lesson-isu-robai-about = Eén Robai is tussen de getallen gezakt.
lesson-isu-robai-low-ask = Een Robai, de draak, staat boven alle getallen van zijn kleur. Alleen Isu Robai, de draak van de zwaarden, is gezakt: zolang Isu geen troef is, staat hij tussen 2 en 1. Er is uitgekomen met Isu; welke kaart ligt tot nu toe het hoogst?
lesson-isu-robai-low-right = Isu 2 slaat deze draak. Zelf slaat hij alleen de 1.
lesson-isu-robai-beat-ask = { $seat1 }, een tegenstander, kwam uit met Isu Robai en ligt daarmee nog steeds het hoogst. Jij speelt als laatste. Win de slag met zo weinig mogelijk.
lesson-isu-robai-beat-right = De 2 is genoeg. De 1 was te weinig geweest.
lesson-isu-robai-trump-ask = Nu is Isu zelf troef. Dan is de draak weer waar een Robai van troef hoort. Welke kaart ligt tot nu toe het hoogst?
lesson-isu-robai-trump-right = Als troef staat Isu Robai weer boven Rei en Kaba.

## 6

lesson-declare-title = Melden, nemen, verbergen
lesson-declare-about = Wat je voor het spelen mag als je de Robai van troef hebt.
lesson-declare-declare-ask = Ouru is troef, en jij hebt Ouru Robai, de draak van de troefkleur: alleen jij mag hem melden. Dan wordt de keerkaart, Ouru 4, je tiende kaart, en kom jij uit voor de eerste slag. Je hand is al sterk; neem de keerkaart.
lesson-declare-declare-right = Nu heb je vijf troeven, en je komt uit. De prijs: iedereen weet waar de Robai is.
lesson-declare-aside-ask = Je hebt tien kaarten en moet er een wegleggen die geen troef is. Die telt niet mee. Welke zul je het minst missen?
lesson-declare-aside-right = Een klein getal had nauwelijks iets gewonnen. Sun en Rei van Koppu misschien wel.
lesson-declare-hide-ask = Een ander spel: Guru is troef, en jij hebt Guru Robai met maar één andere troef. Pas je, dan weet niemand wie hem heeft, en een combinatie met een verborgen Robai verschuift 5 punten in plaats van 2. Probeer het, en verberg de draak.
lesson-declare-hide-right = De draak is verborgen. Hij kan jullie nu 5 punten opleveren, maar ook 5 kosten als de tegenpartij hem vangt.

## 7

lesson-opening-title = De opening en de zijkaarten
lesson-opening-about = Hoe het spelen begint, en wat de drie kaarten ernaast vertellen.
lesson-opening-first-ask = Wie de keerkaart nam, komt uit voor de eerste slag, en wel met een kaart die geen troef is. Jij nam die, en legde Pao 2 weg: drie zijkaarten liggen nu gedekt. Open het spel.
lesson-opening-first-right = Als jij uitkomt, gaan de drie zijkaarten open: de kaart die je weglegde, en de twee die niemand gedeeld kreeg. Ouru is troef, dus vier van je kaarten waren goed; de sterkste is Koppu Sun, en alleen een troef verslaat hem.
lesson-opening-sides-ask = Koppu is troef, en Koppu Sun ligt bij de drie zijkaarten: niemand kan hem hebben. { $seat3 }, een tegenstander, heeft een troef gedekt gespeeld, en je weet niet welke. Jij speelt als laatste; win de slag, en wel zeker.
lesson-opening-sides-right = Nu Sun niet meedoet, is niets sterker dan Un. Naar de zijkaarten kijken loont.

## 8

lesson-face-down-title = Gedekt
lesson-face-down-about = Een kaart lezen die niemand gezien heeft.
lesson-face-down-reading-ask = Een troef op een gewone kleur blijft gedekt liggen tot alle acht kaarten er zijn. Wat gedekt ligt, is dus een troef, al weet niemand welke. Er is uitgekomen met Ouru; welke kaart ligt tot nu toe het hoogst?
lesson-face-down-reading-right = Ouru Sun van { $seat4 }, je partner, is de beste van de munten. Maar wat { $seat5 } daar neerlegde, is een troef, en die slaat hem.
lesson-face-down-sure-ask = Guru is troef, en { $seat3 }, een tegenstander, heeft een troef gedekt gespeeld. Jij speelt als laatste. Win de slag, en wel zeker.
lesson-face-down-sure-right = Niets slaat de Sun van troef. Je 8 is bijna de laagste troef: in ronde kleuren is alleen de 9 lager.
lesson-face-down-partner-ask = Dit keer speelde { $seat4 }, je partner, de enige kaart die gedekt ligt. Jij speelt als laatste, en elke kaart mag. Welke kun je missen?
lesson-face-down-partner-right = De troef van je partner wint de slag, welke het ook is. Je eigen troeven kunnen wachten.

## 9

lesson-meri-title = Meri: er wordt troef gevraagd
lesson-meri-about = Wanneer een Meri je bindt, en waar hij goed voor is.
lesson-meri-follow-ask = Uitkomen met troef heet een Meri. Die bindt iedereen: wie troef heeft, moet er een spelen, en wel open. Isu is troef, en Isu Kaba van een tegenstander ligt het hoogst; win de slag.
lesson-meri-follow-right = Rei slaat Kaba. Je andere kaarten mochten niet: op een Meri speel je troef.
lesson-meri-pull-ask = Jij won de eerste slag en komt uit voor de tweede; vanaf nu mag dat ook met troef. Een Meri haalt een troef uit elke hand die er een heeft. Jij hebt de sterkste; haal ze eruit.
lesson-meri-pull-right = Nu zijn er minder troeven over om je gewone kaarten te slaan.
lesson-meri-none-ask = Een tegenstander kwam uit met Isu Un, een Meri, en jij hebt geen troef. Dan mag elke kaart, maar geen ervan kan winnen. Welke kun je missen?
lesson-meri-none-right = Een klein getal gaat weg, en de plaatjes blijven voor later.

## 10

lesson-lone-sun-title = De eenzame Sun
lesson-lone-sun-about = De ene troef die een Meri niet bindt.
lesson-lone-sun-keep-ask = Koppu is troef, en de enige troef die je gedeeld kreeg is de Sun, de sterkste van allemaal. Zo’n eenzame Sun hoeft een Meri niet te volgen. { $seat6 }, je partner, kwam uit met Koppu Un, die alleen jouw Sun kan slaan: wat speel je?
lesson-lone-sun-keep-right = Je partner wint de slag toch al, en jouw Sun wint straks een andere.
lesson-lone-sun-bound-ask = Dit keer kreeg je twee troeven, Koppu Sun en Koppu 6, en de 6 is weg. De gunst geldt alleen voor wie de Sun als enige gedeeld kreeg. Er is troef gevraagd, een Meri: wat moet je spelen?
lesson-lone-sun-bound-right = De Sun moest mee. Hij wint tenminste de slag.

## 11

lesson-monchi-title = Monchi: kleur bekennen
lesson-monchi-about = Wat er verandert als er een Meri gespeeld is.
lesson-monchi-follow-ask = Na de eerste Meri van een spel geldt Monchi: wie de gevraagde kleur heeft, moet die bekennen, of troef spelen. Ouru is troef, er is uitgekomen met Isu, en Isu Sun van een tegenstander ligt het hoogst. Win de slag.
lesson-monchi-follow-right = Troef mag altijd. Je andere kleuren mochten niet zolang je Isu had.
lesson-monchi-void-ask = Er is uitgekomen met Pao, en dat heb jij niet. Dan mag elke kaart, ook onder Monchi. Pao Sun van { $seat4 }, je partner, ligt het hoogst, en jij speelt als laatste: welke kaart kun je missen?
lesson-monchi-void-right = De slag is van jullie. Troef en plaatje blijven bij jou.

## 12

lesson-ninth-title = De negende slag
lesson-ninth-about = De laatste kaarten gaan allemaal tegelijk open.
lesson-ninth-suit-ask = Voor de negende slag komt niemand uit: iedereen legt tegelijk de laatste kaart open, en zonder troef geeft die van de gever de kleur. Jij bent de gever, en alle troeven zijn weg. Je hebt nog twee kaarten, en dit is de achtste slag: welke speel je nu?
lesson-ninth-suit-right = Je laatste kaart was Guru Sun. Guru was dus de kleur, en niets slaat de Sun ervan.
lesson-ninth-five-ask = Alle troeven zijn weg, behalve jouw Ouru 8 en Ouru 9, die iemand anders nog heeft. In een ronde kleur slaat 8 de 9, en dat paar is een combinatie: die verschuift 2 punten, maar 5 in de negende slag. Welke kaart speel je nu, in de achtste?
lesson-ninth-five-right = Je bewaarde de 8 voor het laatst, en de 9 was van een tegenstander.

## 13

lesson-combinations-title = Combinaties
lesson-combinations-about = Paren van troeven die punten verschuiven.
lesson-combinations-sun-un-ask = Als een troef wint en met de sterkste troef van de tegenpartij een paar vormt, verhuizen er 2 punten. De paren zijn Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, en de twee laagste getallen: 2–1 in lange kleuren, 8–9 in ronde. Een tegenstander heeft een troef gedekt gespeeld; win de slag, en wel zeker.
lesson-combinations-sun-un-right = Het was Un, en Sun–Un is een paar. In een Meri had het niets opgeleverd.
lesson-combinations-hidden-ask = Voor het spelen paste je, en zo verborg je Koppu Robai. { $seat5 }, een tegenstander, heeft een troef gedekt gespeeld: die kan lager zijn dan jouw Robai, misschien wel Rei. Een combinatie met een verborgen Robai verschuift er 5; waag het.
lesson-combinations-hidden-right = Het was Rei, en Robai–Rei is een paar. Zoveel is een verborgen Robai waard.
lesson-combinations-count-ask = Je hebt meegeteld: van alle troeven zijn alleen jouw Un, jouw 8 en Ouru 9 nog in het spel. Wat { $seat7 }, een tegenstander, gedekt neerlegde, kan dus alleen de 9 zijn. Welke troef levert je het meest op?
lesson-combinations-count-right = 8–9 is een paar, en Un–9 niet. De kleinste troef die wint, was meer waard dan de grote.

## 14

lesson-match-title = Een korte partij
lesson-match-about = Twee hele spellen, met raad na elke keuze.
lesson-match-play-ask = Speel nu twee spellen tot het einde, met alles wat je geleerd hebt. Na elke keuze hoor je wat een goede speler gedaan zou hebben. Veel plezier!
