## Spielen lernen: kurze Lektionen an einem echten Tisch. $seat1 bis $seat7 sind die Namen der anderen,
## nach Plätzen; 2, 4 und 6 sind Partner, 1, 3, 5 und 7 Gegner. Ein Schritt hat höchstens drei Sätze.

learn = Spielen lernen
# Im Kopf der Seite: kurz.
learn-short = Lernen
learn-title = Spielen lernen · Cardavia
learn-about = Kurze Lektionen an einem echten Tisch, von den fünf Farben bis zur ersten kurzen Partie.
learn-lead = Vorwissen braucht es keines. In jeder Lektion spielst du ein paar Karten, und der Tisch zeigt, was daraus wird. Alle Lektionen zusammen dauern etwa eine Viertelstunde.
learn-begin = Anfangen
learn-go-on = Weiter: { $title }
learn-done = Geschafft
learn-forget = Fortschritt vergessen
learn-all = Alle Lektionen
learn-after = Lust auf mehr? Das nächste Spiel ist schnell gegeben.
lesson-page-title = { $title } · Spielen lernen · Cardavia
lesson-number = Lektion { $number } von { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
lesson-step = Schritt { $step } von { $count }
lesson-step-done = Schritt { $step } von { $count }, geschafft
lesson-next-step = Weiter
lesson-again = Noch einmal
lesson-next-lesson = Nächste Lektion: { $title }
lesson-onward = Nächste Lektion
learn-play = Eine Partie spielen
lesson-finished = Das war die ganze Lektion.
lesson-right = Richtig!
lesson-wrong = Nicht ganz.
lesson-illegal = Das geht hier nicht.
lesson-point = Wähle die Karte:
lesson-waiting = Der Tisch wird gedeckt …
lesson-failed = Das Haus ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
lesson-answer = Antwort zeigen
lesson-position-trump = Trumpf ist { $suit }.
lesson-position-table = Auf dem Tisch
lesson-position-hand = Deine Hand
lesson-position-sides = Seitenkarten
lesson-played = { $card }, von { $name }
lesson-without-script = Mit eingeschaltetem JavaScript kannst du diese Lektion selbst spielen. Ohne lies einfach weiter: Zu jeder Stellung gehört ihre Antwort.

# Was aus einer Wahl wurde. $side sagt, zu wem $name gehört.
came-trick = { $side ->
    [you] Du nimmst den Stich mit { $card }: ein Punkt für eure Seite.
    [partner] { $name }, auf deiner Seite, nimmt den Stich mit { $card }: ein Punkt für euch.
   *[opponent] { $name } nimmt den Stich mit { $card }: ein Punkt für die andere Seite.
}
came-trick-pair = { $side ->
    [you] Du nimmst den Stich mit { $card }: ein Punkt, und { $pair } bringt noch { $value } von der anderen Seite zu eurer.
    [partner] { $name }, auf deiner Seite, nimmt den Stich mit { $card }: ein Punkt, und { $pair } bringt noch { $value } von der anderen Seite zu eurer.
   *[opponent] { $name } nimmt den Stich mit { $card }: ein Punkt, und { $pair } bringt noch { $value } von eurer Seite zur anderen.
}
came-ninth = { $side ->
    [you] Im neunten Stich gewinnt deine Karte, { $card }: noch ein Punkt für eure Seite.
    [partner] Im neunten Stich gewinnt { $card } von { $name }, auf deiner Seite: noch ein Punkt für euch.
   *[opponent] Im neunten Stich gewinnt { $card } von { $name }: noch ein Punkt für die andere Seite.
}
came-ninth-pair = { $side ->
    [you] Im neunten Stich gewinnt deine Karte, { $card }: ein Punkt, und { $pair } bringt noch { $value } von der anderen Seite zu eurer.
    [partner] Im neunten Stich gewinnt { $card } von { $name }, auf deiner Seite: ein Punkt, und { $pair } bringt noch { $value } von der anderen Seite zu eurer.
   *[opponent] Im neunten Stich gewinnt { $card } von { $name }: ein Punkt, und { $pair } bringt noch { $value } von eurer Seite zur anderen.
}
came-indicator = { $side ->
    [you] Du nimmst den Indikator { $card } auf und hältst zehn Karten.
    [partner] Niemand hat erklärt, also nimmt { $name }, auf deiner Seite, als Geber den Indikator { $card } auf.
   *[opponent] Niemand hat erklärt, also nimmt { $name } von der anderen Seite als Geber den Indikator { $card } auf.
}
came-aside = { $card } liegt beiseite. Die Karte wird gezeigt, wenn du ausspielst, und gewinnt nichts.
lesson-is-stronger = { $other } ist stärker als { $card }.
lesson-hidden-is-stronger = Die verdeckte Karte ist stärker als { $card }.
lesson-cannot-win = { $card } ist nicht von der ausgespielten Farbe und kann nicht gewinnen; { $other } kann es.

# Die kurze Partie. $own und $theirs sind Punkte der eigenen und der anderen Seite.
lesson-advice-same = Gute Wahl: So hätte auch ein guter Spieler entschieden.
lesson-advice-as-good = Das ist etwa so gut wie alles andere.
lesson-advice-other = Ein guter Spieler hätte anders gewählt:
came-deal = Das Spiel ist aus: { $own } Punkte für eure Seite, { $theirs } für die andere. Zusammen sind es immer 9.
came-match = { $result ->
    [won] Die Partie ist zu Ende, und eure Seite hat sie gewonnen, { $own } zu { $theirs }.
    [lost] Die Partie ist zu Ende, und die andere Seite hat sie gewonnen, { $theirs } zu { $own }.
   *[drawn] Die Partie ist zu Ende und unentschieden, { $own } zu { $theirs }.
}
lesson-next-deal = Nächstes Spiel

# Die Regeln in einem Satz, wenn eine Wahl nicht die beste war.
rule-1-tenka = Pao Robai ist Tenka: in jedem Spiel Trumpf, und nie eine Karte von Pao.
rule-2-led-suit = Ohne Trumpf kann nur die ausgespielte Farbe gewinnen.
rule-2-plain = In einer einfachen Farbe ist die Reihenfolge Sun, Un, Rei, Kaba, Sota, Robai, dann die Zahlen.
rule-2-isu-robai = Der einfache Isu Robai steht zwischen 2 und 1.
rule-2-numbers = In Pao und Isu ist die 9 die höchste Zahl, in Koppu, Ouru und Guru die 1.
rule-2-trumps = Die Reihenfolge der Trümpfe ist Sun, Un, Sota, Tenka, Robai, Rei, Kaba, dann die Zahlen.
rule-3-teams = Ein Stich, der an deine Seite geht, gehört auch dir; man muss ihn nicht überstechen.
rule-4-recipient = Wer erklärt, nimmt den Indikator auf. Erklärt niemand, so nimmt ihn der Geber.
rule-4-side-cards = Eine Karte, die beiseite liegt, ist aus dem Spiel und gewinnt nichts.
rule-4-hidden-robai = Verborgen ist der Robai nur, wenn sein Halter passt. Ist er erklärt, wissen alle von ihm.
rule-5-face-down = Eine verdeckte Karte ist ein Trumpf, und jeder Trumpf schlägt jede einfache Karte.
rule-5-later-lead = Nach dem ersten Stich darf jede Karte ausgespielt werden, auch ein Trumpf.
rule-5-lone-sun = Wer beim Geben keinen Trumpf außer dem Sun bekam, darf ihn behalten, wenn Trumpf ausgespielt wird.
rule-5-meri = Wird Trumpf ausgespielt, so muss jeder, der Trumpf hält, einen spielen.
rule-5-meri-void = Ohne Trumpf darfst du zu einem Meri jede Karte spielen, gewinnen kannst du ihn nicht.
rule-5-monchi = Unter Monchi folgst du mit der ausgespielten Farbe oder mit einem beliebigen Trumpf.
rule-5-monchi-void = Ohne die ausgespielte Farbe darfst du jede Karte spielen, auch unter Monchi.
rule-5-ninth = Im neunten Stich decken alle ihre letzte Karte auf, und ohne Trumpf gibt die des Gebers die Farbe vor.
rule-5-winner = Jeder Trumpf schlägt jede einfache Karte, und unter Trümpfen gewinnt der höhere.
rule-5-first-lead = Der erste Stich wird mit einer Karte eröffnet, die nicht Trumpf ist.
rule-6-combination = Eine Kombination braucht das rechte Paar: den Trumpf, der gewinnt, und den stärksten der anderen Seite.
rule-6-five-hidden = Eine Kombination mit einem verborgenen Robai bewegt 5 Punkte statt 2.
rule-6-five-ninth = Eine Kombination im neunten Stich bewegt 5 Punkte statt 2.

## 1

lesson-suits-title = Fünf Farben, sechs Bilder
lesson-suits-about = Wie die Karten heißen, und welche von ihnen einen Stich nimmt.
lesson-suits-led-ask = Es gibt fünf Farben: Pao (Keulen), Isu (Schwerter), Koppu (Kelche), Ouru (Münzen) und Guru (Trommeln). Alle spielen eine Karte, und die stärkste von der ausgespielten Farbe nimmt sie alle: Das ist ein Stich. Ausgespielt ist Isu; welche Karte gewinnt bis jetzt?
lesson-suits-led-right = Isu 7 ist das höchste Schwert auf dem Tisch. Pao Sun ist eine mächtige Karte, aber nach Keulen hat niemand gefragt.
lesson-suits-figures-ask = Über den Zahlen stehen sechs Bilder: Sun, der Würdenträger, Un, der Glücksgott, Rei, der König, Kaba, der Reiter, Sota, die Magd, und Robai, der Drache, in dieser Reihenfolge. Noch gewinnt Ouru Kaba von { $seat3 } auf der Gegenseite. Spiele eine Karte, die ihn schlägt.
lesson-suits-figures-right = Rei, der König, steht gleich über Kaba, dem Reiter.
lesson-suits-partner-ask = Du spielst nicht allein: Wer den weißen Enzian trägt, gehört zu dir. Auch { $seat4 }, und von dort kommt Pao Rei, der gerade gewinnt; du spielst zuletzt. Hier darfst du jede Karte spielen; welche kannst du entbehren?
lesson-suits-partner-right = Der Stich gehört schon eurer Seite. Deine starken Karten bleiben für Stiche, die sie brauchen.

## 2

lesson-backwards-title = Zahlen, die rückwärts laufen
lesson-backwards-about = Warum ein Kelch mehr wert ist als neun.
lesson-backwards-long-ask = Pao (Keulen) und Isu (Schwerter) sind die langen Farben. Ihre Zahlen laufen, wie man es erwartet: 9 ist die höchste, 1 die niedrigste. Ausgespielt ist Pao; welche Karte gewinnt bis jetzt?
lesson-backwards-long-right = Pao 8. In einer langen Farbe ist mehr besser.
lesson-backwards-round-ask = Koppu (Kelche), Ouru (Münzen) und Guru (Trommeln) sind die runden Farben, und ihre Zahlen laufen rückwärts: 1 ist die höchste, 9 die niedrigste. Das haben die Karten aus Europa mitgebracht, wo alte Spiele Kelche und Münzen noch heute so zählen. Ausgespielt ist Koppu; welche Karte gewinnt bis jetzt?
lesson-backwards-round-right = Koppu 2. In einer runden Farbe ist weniger feiner: lieber ein voller Kelch als neun kleine.
lesson-backwards-beat-ask = Ausgespielt ist Ouru, eine runde Farbe. Noch gewinnt { $seat3 } auf der Gegenseite mit Ouru 3, und du spielst zuletzt. Nimm den Stich.
lesson-backwards-beat-right = Zwei Münzen schlagen drei. Deine 5, 7 und 8 wären alle niedriger gewesen.

## 3

lesson-trumps-title = Trümpfe und ihre eigene Ordnung
lesson-trumps-about = Die Farbe, die alle anderen schlägt, und eine Magd, die über Könige steigt.
lesson-trumps-beats-ask = Vor dem Spiel wird eine Karte aufgedeckt, der Indikator. Seine Farbe ist in diesem Spiel Trumpf, und jeder Trumpf schlägt jede andere Karte, wie vornehm sie auch ist. Trumpf ist Isu, und Ouru Sun von der Gegenseite gewinnt noch; nimm den Stich.
lesson-trumps-beats-right = Ein kleines Schwert schlägt den großen Sun der Münzen, denn es ist Trumpf.
lesson-trumps-order-ask = Ist eine Farbe Trumpf, so steigen zwei ihrer Bilder auf: Sota, die Magd, und Robai, der Drache. Die Reihenfolge ist dann Sun, Un, Sota, Robai, Rei, Kaba, dann die Zahlen. Koppu ist Trumpf und ausgespielt; welche Karte gewinnt bis jetzt?
lesson-trumps-order-right = Sota, die Magd! In einer einfachen Farbe stehen König und Reiter über ihr, unter den Trümpfen nur Un und Sun.
lesson-trumps-beat-ask = Derselbe Tisch, und nun bist du am Zug. Ausgespielt ist Trumpf, also musst auch du Trumpf spielen. Schlage Sota.
lesson-trumps-beat-right = Un steht gleich über Sota. Stärker ist nur noch Sun.

## 4

lesson-tenka-title = Tenka, immer Trumpf
lesson-tenka-about = Der Drache der Keulen gehört zu keiner Farbe.
lesson-tenka-place-ask = Pao Robai, der Drache der Keulen, hat einen eigenen Namen: Tenka, „alles unter dem Himmel“. Er ist in jedem Spiel Trumpf und steht zwischen Sota und dem Robai der Trumpffarbe. Trumpf ist Ouru; welche Karte gewinnt bis jetzt?
lesson-tenka-place-right = Tenka schlägt gerade noch den Robai der Trumpffarbe. Stärker sind nur Sota, Un und Sun von Trumpf.
lesson-tenka-pao-ask = Ausgespielt ist Pao, und noch gewinnt Pao Sun von { $seat1 } auf der Gegenseite. Tenka sieht zwar aus wie eine Keule, ist aber Trumpf. Nimm den Stich.
lesson-tenka-pao-right = Tenka schlägt sogar den Sun der Farbe, die auf der Karte steht.
lesson-tenka-must-ask = { $seat1 } auf der Gegenseite hat Ouru Un ausgespielt, einen Trumpf. Wer Trumpf hält, muss jetzt einen spielen. Was bleibt dir?
lesson-tenka-must-right = Tenka ist dein einziger Trumpf und musste fallen, und noch dazu umsonst. So wird Tenka gefangen.

## 5

lesson-isu-robai-title = Der seltsame Drache der Schwerter
lesson-isu-robai-about = Ein Robai ist unter die Zahlen gerutscht.
lesson-isu-robai-low-ask = Ein Robai, der Drache, steht über allen Zahlen seiner Farbe. Nur Isu Robai, der Drache der Schwerter, ist abgerutscht: Solange Isu nicht Trumpf ist, steht er zwischen 2 und 1. Ausgespielt ist Isu; welche Karte gewinnt bis jetzt?
lesson-isu-robai-low-right = Isu 2 schlägt diesen Drachen. Er selbst schlägt nur die 1.
lesson-isu-robai-beat-ask = { $seat1 } auf der Gegenseite hat Isu Robai ausgespielt und gewinnt damit noch immer. Du spielst zuletzt. Nimm den Stich, mit so wenig wie möglich.
lesson-isu-robai-beat-right = Die 2 genügt. Die 1 wäre zu wenig gewesen.
lesson-isu-robai-trump-ask = Nun ist Isu selbst Trumpf. Da ist sein Drache wieder dort, wo ein Robai der Trumpffarbe hingehört. Welche Karte gewinnt bis jetzt?
lesson-isu-robai-trump-right = Als Trumpf steht Isu Robai wieder über Rei und Kaba.

## 6

lesson-declare-title = Erklären, nehmen, verbergen
lesson-declare-about = Was vor dem ersten Stich darf, wer den Robai der Trumpffarbe hält.
lesson-declare-declare-ask = Trumpf ist Ouru, und du hältst Ouru Robai, den Drachen der Trumpffarbe: Nur du darfst ihn erklären. Dann wird der Indikator Ouru 4 deine zehnte Karte, und du spielst zum ersten Stich aus. Deine Hand ist schon stark; nimm den Indikator.
lesson-declare-declare-right = Nun hältst du fünf Trümpfe und spielst aus. Der Preis dafür: Alle wissen, wo der Robai ist.
lesson-declare-aside-ask = Du hältst zehn Karten und musst eine ablegen, die nicht Trumpf ist. Sie zählt nichts. Welche entbehrst du am leichtesten?
lesson-declare-aside-right = Eine kleine Zahl hätte kaum etwas gewonnen. Sun und Rei von Koppu können es.
lesson-declare-hide-ask = Ein anderes Spiel: Trumpf ist Guru, und du hältst Guru Robai mit nur einem weiteren Trumpf. Wenn du passt, weiß niemand, wer ihn hat, und eine Kombination mit einem verborgenen Robai bewegt 5 Punkte statt 2. Versuch es und verbirg den Drachen.
lesson-declare-hide-right = Der Drache ist verborgen. Er kann eurer Seite nun 5 Punkte bringen, und er kann sie 5 kosten, wenn die andere ihn fängt.

## 7

lesson-opening-title = Die Eröffnung und die Seitenkarten
lesson-opening-about = Wie das Spiel beginnt, und was die drei Karten daneben verraten.
lesson-opening-first-ask = Wer den Indikator aufgenommen hat, spielt zum ersten Stich aus, und zwar eine Karte, die nicht Trumpf ist. Das bist du, und du hast Pao 2 abgelegt: Drei Seitenkarten liegen jetzt verdeckt. Eröffne das Spiel.
lesson-opening-first-right = Zugleich werden die drei Seitenkarten gezeigt: die eine, die du abgelegt hast, und die zwei, die niemand bekam. Trumpf ist Ouru, also war jede von vier Karten richtig; Koppu Sun ist die stärkste davon, und nur ein Trumpf schlägt sie.
lesson-opening-sides-ask = Trumpf ist Koppu, und Koppu Sun liegt unter den drei Seitenkarten: Niemand kann ihn halten. { $seat3 } auf der Gegenseite hat verdeckt einen Trumpf gespielt, und du weißt nicht, welchen. Du spielst zuletzt; nimm den Stich ganz sicher.
lesson-opening-sides-right = Ohne Sun ist nichts stärker als Un. Ein Blick auf die Seitenkarten lohnt sich.

## 8

lesson-face-down-title = Verdeckt
lesson-face-down-about = Eine Karte lesen, die niemand gesehen hat.
lesson-face-down-reading-ask = Ein Trumpf, der zu einer einfachen Farbe gespielt wird, liegt verdeckt, bis alle acht Karten da sind. Was verdeckt liegt, ist also Trumpf, nur weiß niemand, welcher. Ausgespielt ist Ouru; welche Karte gewinnt bis jetzt?
lesson-face-down-reading-right = Ouru Sun von { $seat4 }, auf deiner Seite, ist die beste der Münzen. Doch was { $seat5 } dort hingelegt hat, ist Trumpf und schlägt sie.
lesson-face-down-sure-ask = Trumpf ist Guru, und { $seat3 } auf der Gegenseite hat verdeckt einen Trumpf gespielt. Du spielst zuletzt. Nimm den Stich ganz sicher.
lesson-face-down-sure-right = Den Sun von Trumpf schlägt nichts. Deine 8 ist beinahe der niedrigste Trumpf: In runden Farben steht nur die 9 darunter.
lesson-face-down-partner-ask = Diesmal liegt nur eine Karte verdeckt, und sie kommt von { $seat4 }, auf deiner Seite. Du spielst zuletzt, und jede Karte ist erlaubt. Welche kannst du entbehren?
lesson-face-down-partner-right = Dieser Trumpf nimmt den Stich, welcher es auch sei. Deine eigenen Trümpfe können warten.

## 9

lesson-meri-title = Meri: Trumpf wird ausgespielt
lesson-meri-about = Wann ein Meri dich bindet, und wozu er gut ist.
lesson-meri-follow-ask = Ein ausgespielter Trumpf heißt Meri. Er bindet alle: Wer Trumpf hält, muss einen spielen, und zwar offen. Trumpf ist Isu, und Isu Kaba von der Gegenseite gewinnt noch; nimm den Stich.
lesson-meri-follow-right = Rei schlägt Kaba. Deine anderen Karten waren gesperrt: Zu einem Meri gehört Trumpf.
lesson-meri-pull-ask = Du hast den ersten Stich gewonnen und spielst zum zweiten aus; von jetzt an darf es auch Trumpf sein. Ein Meri zieht jedem, der Trumpf hält, einen aus der Hand. Du hältst die stärksten; zieh sie heraus.
lesson-meri-pull-right = Nun sind weniger Trümpfe übrig, die deine einfachen Karten schlagen könnten.
lesson-meri-none-ask = Die Gegenseite hat Isu Un ausgespielt, einen Meri, und du hältst keinen Trumpf. Dann ist jede Karte erlaubt, doch gewinnen kann keine. Welche kannst du entbehren?
lesson-meri-none-right = Eine kleine Zahl geht, und die Bilder bleiben für später.

## 10

lesson-lone-sun-title = Der einsame Sun
lesson-lone-sun-about = Der eine Trumpf, den ein Meri nicht bindet.
lesson-lone-sun-keep-ask = Trumpf ist Koppu, und beim Geben bekamst du nur einen einzigen: seinen Sun, den stärksten von allen. Ein so einsamer Sun muss zu einem Meri nicht fallen. { $seat6 }, auf deiner Seite, hat Koppu Un ausgespielt, den nur dein Sun schlagen könnte: Was spielst du?
lesson-lone-sun-keep-right = Der Stich geht ohnehin an eure Seite, und dein Sun nimmt später einen anderen.
lesson-lone-sun-bound-ask = Diesmal bekamst du zwei Trümpfe, Koppu Sun und Koppu 6, und die 6 ist schon weg. Die Ausnahme gilt nur, wenn man den Sun allein bekam. Ausgespielt ist ein Meri: Was musst du spielen?
lesson-lone-sun-bound-right = Der Sun musste fallen. Immerhin nimmt er den Stich.

## 11

lesson-monchi-title = Monchi: Farbe bedienen
lesson-monchi-about = Was sich ändert, wenn ein Meri gespielt ist.
lesson-monchi-follow-ask = Nach dem ersten Meri eines Spiels gilt Monchi: Wer die ausgespielte Farbe hat, muss sie bedienen oder Trumpf spielen. Trumpf ist Ouru, ausgespielt ist Isu, und noch gewinnt Isu Sun von der Gegenseite. Nimm den Stich.
lesson-monchi-follow-right = Trumpf ist immer erlaubt. Deine anderen Farben waren gesperrt, solange du Isu hältst.
lesson-monchi-void-ask = Ausgespielt ist Pao, und du hältst keines. Dann ist jede Karte erlaubt, auch unter Monchi. Pao Sun von { $seat4 }, auf deiner Seite, gewinnt, und du spielst zuletzt: Welche Karte kannst du entbehren?
lesson-monchi-void-right = Der Stich ist euer. Trumpf und Bild bleiben bei dir.

## 12

lesson-ninth-title = Der neunte Stich
lesson-ninth-about = Die letzten Karten werden alle zugleich aufgedeckt.
lesson-ninth-suit-ask = Der neunte Stich wird nicht ausgespielt: Alle decken zugleich ihre letzte Karte auf, und ohne Trumpf gibt die des Gebers die Farbe vor. Der Geber bist du, und alle Trümpfe sind gefallen. Zwei Karten hast du noch, und dies ist der achte Stich: Welche spielst du jetzt?
lesson-ninth-suit-right = Deine letzte Karte war Guru Sun. Also galt Guru, und dessen Sun schlägt nichts.
lesson-ninth-five-ask = Alle Trümpfe sind gefallen bis auf deine Ouru 8 und die Ouru 9, die noch jemand hält. In einer runden Farbe schlägt 8 die 9, und das Paar ist eine Kombination: Sie bewegt 2 Punkte, im neunten Stich aber 5. Welche Karte spielst du jetzt, im achten?
lesson-ninth-five-right = Du hast die 8 für den Schluss behalten, und die 9 kam von der Gegenseite.

## 13

lesson-combinations-title = Kombinationen
lesson-combinations-about = Paare von Trümpfen, die Punkte bewegen.
lesson-combinations-sun-un-ask = Gewinnt ein Trumpf, und bildet der stärkste Trumpf der anderen Seite mit ihm ein Paar, so wandern 2 Punkte. Die Paare sind Sun–Un, Un–Sota, Sota–Robai, Robai–Rei und die beiden niedrigsten Zahlen: 2–1 in langen Farben, 8–9 in runden. Die Gegenseite hat verdeckt einen Trumpf gespielt; nimm den Stich ganz sicher.
lesson-combinations-sun-un-right = Es war Un, und Sun–Un ist ein Paar. In einem Meri hätte es nichts gebracht.
lesson-combinations-hidden-ask = Vor dem ersten Stich hast du gepasst und Koppu Robai verborgen. { $seat5 } auf der Gegenseite hat verdeckt einen Trumpf gespielt: Er kann niedriger sein als dein Robai, vielleicht sogar Rei. Eine Kombination mit einem verborgenen Robai bewegt 5 Punkte; wag es.
lesson-combinations-hidden-right = Es war Rei, und Robai–Rei ist ein Paar. So viel ist ein verborgener Robai wert.
lesson-combinations-count-ask = Du hast mitgezählt: Von allen Trümpfen sind nur dein Un, deine 8 und die Ouru 9 noch im Spiel. Was { $seat7 } auf der Gegenseite verdeckt hingelegt hat, kann also nur die 9 sein. Welcher Trumpf bringt dir am meisten?
lesson-combinations-count-right = 8–9 ist ein Paar, Un–9 ist keines. Der kleinste Trumpf, der gewinnt, war mehr wert als der große.

## 14

lesson-match-title = Eine kurze Partie
lesson-match-about = Zwei ganze Spiele, mit Rat nach jeder deiner Entscheidungen.
lesson-match-play-ask = Spiele nun zwei Spiele bis zum Ende, mit allem, was du gelernt hast. Nach jeder Entscheidung hörst du, was ein guter Spieler getan hätte. Viel Glück!
