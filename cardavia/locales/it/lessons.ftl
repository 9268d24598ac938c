## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = Impara a giocare
learn-short = Impara
learn-title = Impara a giocare · Cardavia
learn-about = Brevi lezioni a un tavolo vero, dai cinque semi a una prima breve partita.
learn-lead = Non serve sapere niente prima. In ogni lezione giochi qualche carta, e il tavolo ti mostra che cosa ne viene. Tutte le lezioni insieme durano circa un quarto d’ora.
learn-begin = Comincia
learn-go-on = Continua: { $title }
learn-done = Fatta
learn-forget = Dimentica i miei progressi
learn-all = Tutte le lezioni
learn-after = Ancora voglia di giocare? Una nuova mano è presto servita.
lesson-page-title = { $title } · Impara a giocare · Cardavia
lesson-number = Lezione { $number } di { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
lesson-step = Passo { $step } di { $count }
lesson-step-done = Passo { $step } di { $count }, fatto
lesson-next-step = Avanti
lesson-again = Riprova
lesson-next-lesson = Prossima lezione: { $title }
lesson-onward = Prossima lezione
learn-play = Gioca una partita
lesson-finished = La lezione è finita.
lesson-right = Giusto!
lesson-wrong = Non proprio.
lesson-illegal = Qui non è permesso.
lesson-point = Scegli la carta:
lesson-waiting = Si apparecchia il tavolo…
lesson-failed = In questo momento la casa non risponde. Riprova tra poco.
lesson-answer = Mostra la risposta
lesson-position-trump = La briscola è { $suit }.
lesson-position-table = Sul tavolo
lesson-position-hand = Le tue carte
lesson-position-sides = Carte a lato
lesson-played = { $card }, da { $name }
lesson-without-script = Con JavaScript attivo puoi giocare tu questa lezione. Altrimenti continua a leggere: ogni posizione ha la sua risposta.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] Vinci la presa con { $card }: un punto per la tua squadra.
    [partner] { $name }, della tua squadra, vince la presa con { $card }: un punto per voi.
   *[opponent] { $name } vince la presa con { $card }: un punto per gli avversari.
}
came-trick-pair = { $side ->
    [you] Vinci la presa con { $card }: un punto, e { $pair } ne sposta altri { $value } dagli avversari alla tua squadra.
    [partner] { $name }, della tua squadra, vince la presa con { $card }: un punto, e { $pair } ne sposta altri { $value } dagli avversari a voi.
   *[opponent] { $name } vince la presa con { $card }: un punto, e { $pair } ne sposta altri { $value } dalla tua squadra agli avversari.
}
came-ninth = { $side ->
    [you] Nella nona presa vince la tua carta, { $card }: un altro punto per la tua squadra.
    [partner] Nella nona presa vince { $card } di { $name }, della tua squadra: un altro punto per voi.
   *[opponent] Nella nona presa vince { $card } di { $name }: un altro punto per gli avversari.
}
came-ninth-pair = { $side ->
    [you] Nella nona presa vince la tua carta, { $card }: un punto, e { $pair } ne sposta altri { $value } dagli avversari alla tua squadra.
    [partner] Nella nona presa vince { $card } di { $name }, della tua squadra: un punto, e { $pair } ne sposta altri { $value } dagli avversari a voi.
   *[opponent] Nella nona presa vince { $card } di { $name }: un punto, e { $pair } ne sposta altri { $value } dalla tua squadra agli avversari.
}
came-indicator = { $side ->
    [you] Prendi l’indicatore, { $card }, e hai dieci carte.
    [partner] Nessuno ha dichiarato: l’indicatore, { $card }, va a { $name }, della tua squadra, che ha dato le carte.
   *[opponent] Nessuno ha dichiarato: l’indicatore, { $card }, va a { $name }, della squadra avversaria, che ha dato le carte.
}
came-aside = Hai scartato { $card }. Si mostra alla tua uscita, e non vince niente.
lesson-is-stronger = { $other } è più forte di { $card }.
lesson-hidden-is-stronger = La carta coperta è più forte di { $card }.
lesson-cannot-win = { $card } non è del seme d’uscita e quindi non può vincere; { $other } sì.
lesson-advice-same = Buona scelta: avremmo consigliato la stessa.
lesson-advice-as-good = Va bene più o meno quanto ogni altra scelta.
lesson-advice-other = C’era di meglio:
came-deal = La mano è finita: { $own } per la tua squadra, { $theirs } per gli avversari. Insieme fanno sempre 9.
came-match = { $result ->
    [won] La partita è finita e l’ha vinta la tua squadra, { $own } a { $theirs }.
    [lost] La partita è finita e l’hanno vinta gli avversari, { $theirs } a { $own }.
   *[drawn] La partita è finita in pareggio, { $own } a { $theirs }.
}
lesson-next-deal = Prossima mano

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai è Tenka: briscola in ogni mano, e mai una carta di Pao.
rule-2-led-suit = Senza briscole può vincere solo il seme d’uscita.
rule-2-plain = In un seme semplice l’ordine è Sun, Un, Rei, Kaba, Sota, Robai, e poi i numeri.
rule-2-isu-robai = Isu Robai semplice sta tra il 2 e l’1.
rule-2-numbers = In Pao e Isu il numero più alto è il 9; in Koppu, Ouru e Guru è l’1.
rule-2-trumps = L’ordine delle briscole è Sun, Un, Sota, Tenka, Robai, Rei, Kaba, e poi i numeri.
rule-3-teams = Ogni presa dei tuoi compagni è anche tua: non serve batterla.
rule-4-recipient = Chi dichiara prende l’indicatore. Se nessuno dichiara, va a chi ha dato le carte.
rule-4-side-cards = Una carta a lato è fuori dal gioco e non vince niente.
rule-4-hidden-robai = Il Robai è nascosto solo se chi lo ha passa. Una volta dichiarato, lo sanno tutti.
rule-5-face-down = Una carta coperta è una briscola, e qualsiasi briscola batte qualsiasi carta semplice.
rule-5-later-lead = Dopo la prima presa si può uscire con qualsiasi carta, anche una briscola.
rule-5-lone-sun = Chi ha ricevuto il Sun come unica briscola può tenerlo su un’uscita di briscola.
rule-5-meri = Su un’uscita di briscola, chi ha una briscola deve giocarne una.
rule-5-meri-void = Senza briscole puoi giocare qualsiasi carta su un Meri, ma non puoi vincerlo.
rule-5-monchi = Con il Monchi si risponde al seme d’uscita, o si gioca una briscola qualsiasi.
rule-5-monchi-void = Senza carte del seme d’uscita puoi giocare quello che vuoi, anche con il Monchi.
rule-5-ninth = Nella nona presa tutti scoprono l’ultima carta; senza briscole, quella del mazziere fissa il seme.
rule-5-winner = Qualsiasi briscola batte qualsiasi carta semplice, e tra briscole vince la più alta.
rule-5-first-lead = La prima presa si apre con una carta che non sia briscola.
rule-6-combination = Una combinazione vuole la coppia giusta: la briscola che vince e la più forte degli avversari.
rule-6-five-hidden = Una combinazione con un Robai nascosto sposta 5 punti invece di 2.
rule-6-five-ninth = Una combinazione nella nona presa sposta 5 punti invece di 2.

## 1

lesson-suits-title = Cinque semi, sei figure
lesson-suits-about = Come si chiamano le carte, e quale fa presa.
lesson-suits-led-ask = Ci sono cinque semi: Pao (bastoni), Isu (spade), Koppu (coppe), Ouru (denari) e Guru (tamburi). Ciascuno gioca una carta, e la più forte del seme d’uscita, cioè quello della prima carta, le prende tutte: è una presa. Il seme d’uscita è Isu: quale carta vince per ora?
lesson-suits-led-right = Isu 7 è la spada più alta sul tavolo. Pao Sun è una carta potente, ma nessuno ha chiesto bastoni.
lesson-suits-figures-ask = Sopra i numeri stanno sei figure, in quest’ordine: Sun il dignitario, Un la divinità della fortuna, Rei il re, Kaba il cavaliere, Sota la fanciulla e Robai il drago. Per ora vince { $seat3 }, della squadra avversaria, con Ouru Kaba. Gioca una carta che la batta.
lesson-suits-figures-right = Rei, il re, sta subito sopra Kaba, il cavaliere.
lesson-suits-partner-ask = Non giochi contro tutti: chi porta la genziana bianca è della tua squadra. Lo è anche { $seat4 }, che per ora vince con Pao Rei, e dopo di te non gioca nessuno. Qui puoi giocare qualsiasi carta: di quale puoi fare a meno?
lesson-suits-partner-right = La presa è già della tua squadra. Le tue carte forti restano per le prese che le richiedono.

## 2

lesson-backwards-title = Numeri che vanno all’indietro
lesson-backwards-about = Perché una coppa vale più di nove.
lesson-backwards-long-ask = Pao (bastoni) e Isu (spade) sono i semi lunghi. I loro numeri vanno come ci si aspetta: il 9 è il più alto e l’1 il più basso. Il seme d’uscita è Pao: quale carta vince per ora?
lesson-backwards-long-right = Pao 8. In un seme lungo, più ce n’è, meglio è.
lesson-backwards-round-ask = Koppu (coppe), Ouru (denari) e Guru (tamburi) sono i semi tondi, e i loro numeri vanno all’indietro: l’1 è il più alto e il 9 il più basso. Le carte hanno portato questo dall’Europa, dove antichi giochi contano ancora così coppe e denari. Il seme d’uscita è Koppu: quale carta vince per ora?
lesson-backwards-round-right = Koppu 2. In un seme tondo, meno ce n’è, meglio è: piuttosto una coppa piena che nove piccole.
lesson-backwards-beat-ask = Il seme d’uscita è Ouru, un seme tondo. Per ora vince { $seat3 }, della squadra avversaria, con Ouru 3, e dopo di te non gioca nessuno. Vinci la presa.
lesson-backwards-beat-right = Due denari ne battono tre. Il tuo 5, il 7 e l’8 sarebbero stati tutti più bassi.

## 3

lesson-trumps-title = Le briscole e il loro ordine
lesson-trumps-about = Il seme che batte tutti gli altri, e una fanciulla che sale sopra i re.
lesson-trumps-beats-ask = Prima del gioco si scopre una carta: l’indicatore. Il suo seme è la briscola della mano, e qualsiasi briscola batte qualsiasi altra carta, per quanto nobile. La briscola è Isu, e per ora vince Ouru Sun, degli avversari: vinci la presa.
lesson-trumps-beats-right = Una piccola spada batte il grande Sun di denari, perché è briscola.
lesson-trumps-order-ask = Quando un seme è briscola, due delle sue figure salgono: Sota la fanciulla e Robai il drago. L’ordine è allora Sun, Un, Sota, Robai, Rei, Kaba, e poi i numeri. La briscola è Koppu, e l’uscita è di Koppu: quale carta vince per ora?
lesson-trumps-order-right = Sota, la fanciulla! In un seme semplice il re e il cavaliere le stanno sopra; tra le briscole, solo Un e Sun.
lesson-trumps-beat-ask = Lo stesso tavolo, e ora tocca a te. L’uscita è di briscola, quindi devi giocare una briscola anche tu. Batti Sota.
lesson-trumps-beat-right = Un sta subito sopra Sota. Più forte è soltanto Sun.

## 4

lesson-tenka-title = Tenka, sempre briscola
lesson-tenka-about = Il drago di bastoni non è di nessun seme.
lesson-tenka-place-ask = Pao Robai, il drago di bastoni, ha un nome tutto suo: Tenka, “tutto sotto il cielo”. È briscola in ogni mano, e sta tra Sota e il Robai del seme di briscola. La briscola è Ouru: quale carta vince per ora?
lesson-tenka-place-right = Tenka batte di poco il Robai del seme di briscola. Più forti sono soltanto Sota, Un e Sun di briscola.
lesson-tenka-pao-ask = Il seme d’uscita è Pao, e per ora vince { $seat1 }, della squadra avversaria, con Pao Sun. Tenka sembra un bastone, ma è una briscola. Vinci la presa.
lesson-tenka-pao-right = Tenka batte perfino il Sun del seme che porta stampato.
lesson-tenka-must-ask = { $seat1 }, della squadra avversaria, esce con Ouru Un, una briscola. Chi ha una briscola deve ora giocarne una. Che cosa devi giocare?
lesson-tenka-must-right = Tenka è la tua unica briscola: bisognava giocarla, e perfino perderla. È così che si cattura Tenka.

## 5

lesson-isu-robai-title = L’insolito drago di spade
lesson-isu-robai-about = Un Robai è scivolato giù tra i numeri.
lesson-isu-robai-low-ask = Un Robai, il drago, sta sopra tutti i numeri del suo seme. Soltanto Isu Robai, il drago di spade, è scivolato giù: finché Isu non è briscola, sta tra il 2 e l’1. Il seme d’uscita è Isu: quale carta vince per ora?
lesson-isu-robai-low-right = Isu 2 batte questo drago. Lui batte soltanto l’1.
lesson-isu-robai-beat-ask = { $seat1 }, della squadra avversaria, esce con Isu Robai, che per ora vince ancora. Dopo di te non gioca nessuno. Vinci la presa con il minimo.
lesson-isu-robai-beat-right = Basta il 2. L’1 sarebbe stato troppo poco.
lesson-isu-robai-trump-ask = Ora è briscola proprio Isu. Il suo drago torna allora al posto che spetta a un Robai di briscola. Quale carta vince per ora?
lesson-isu-robai-trump-right = Come briscola, Isu Robai torna sopra Rei e Kaba.

## 6

lesson-declare-title = Dichiarare, prendere, nascondere
lesson-declare-about = Che cosa si può fare prima del gioco quando si ha il Robai di briscola.
lesson-declare-declare-ask = La briscola è Ouru, e tu hai Ouru Robai, il drago del seme di briscola: puoi dichiararlo soltanto tu. Allora l’indicatore, Ouru 4, diventa la tua decima carta, ed esci tu alla prima presa. Le tue carte sono già forti: prendi l’indicatore.
lesson-declare-declare-right = Ora hai cinque briscole, ed esci tu. Il prezzo: tutti sanno dov’è il Robai.
lesson-declare-aside-ask = Hai dieci carte e devi scartarne una qualsiasi che non sia briscola. Non vale punti. Quale ti mancherà di meno?
lesson-declare-aside-right = Un numero piccolo non avrebbe vinto quasi niente. Sun e Rei di Koppu possono farlo.
lesson-declare-hide-ask = Un’altra mano: la briscola è Guru, e tu hai Guru Robai con una sola altra briscola. Se passi, nessuno sa chi lo ha, e una combinazione con un Robai nascosto sposta 5 punti invece di 2. Prova: nascondi il drago.
lesson-declare-hide-right = Il drago è nascosto. Ora può portare 5 punti alla tua squadra, e può costarne 5 se gli avversari lo catturano.

## 7

lesson-opening-title = L’apertura e le carte a lato
lesson-opening-about = Come comincia il gioco, e che cosa dicono le tre carte rimaste accanto.
lesson-opening-first-ask = Chi ha preso l’indicatore esce alla prima presa, con una carta che non sia briscola. Lo hai preso tu, e hai scartato Pao 2: ora tre carte a lato sono coperte. Apri il gioco.
lesson-opening-first-right = Con la tua uscita si scoprono le tre carte a lato: quella che hai scartato, e le due che nessuno ha ricevuto. La briscola è Ouru, perciò andavano bene quattro delle tue carte; la più forte è Koppu Sun: la batte solo una briscola.
lesson-opening-sides-ask = La briscola è Koppu, e Koppu Sun è tra le tre carte a lato: nessuno può averlo. { $seat3 }, della squadra avversaria, ha giocato una briscola coperta, e non sai quale. Dopo di te non gioca nessuno: vinci la presa di sicuro.
lesson-opening-sides-right = Con Sun fuori dal gioco, niente è più forte di Un. Conviene guardare le carte a lato.

## 8

lesson-face-down-title = Carte coperte
lesson-face-down-about = Leggere una carta che nessuno ha visto.
lesson-face-down-reading-ask = Una briscola giocata su un seme semplice resta coperta finché non ci sono tutte e otto le carte. Una carta coperta è dunque una briscola, ma nessuno sa quale. Il seme d’uscita è Ouru: quale carta vince per ora?
lesson-face-down-reading-right = Ouru Sun di { $seat4 }, della tua squadra, è la migliore di denari. Ma la carta che { $seat5 } ha messo lì è una briscola, e la batte.
lesson-face-down-sure-ask = La briscola è Guru, e { $seat3 }, della squadra avversaria, ha giocato una briscola coperta. Dopo di te non gioca nessuno. Vinci la presa di sicuro.
lesson-face-down-sure-right = Niente batte il Sun di briscola. Il tuo 8 è quasi la briscola più bassa: nei semi tondi, sotto c’è soltanto il 9.
lesson-face-down-partner-ask = Questa volta l’unica carta coperta è quella di { $seat4 }, della tua squadra. Dopo di te non gioca nessuno, e puoi giocare qualsiasi carta. Di quale puoi fare a meno?
lesson-face-down-partner-right = La briscola della tua squadra vince la presa, qualunque sia. Le tue possono aspettare.

## 9

lesson-meri-title = Meri: l’uscita di briscola
lesson-meri-about = A che cosa ti obbliga un Meri, e a che cosa serve.
lesson-meri-follow-ask = Un’uscita di briscola si chiama Meri. Obbliga tutti: chi ha una briscola deve giocarne una, scoperta. La briscola è Isu, e per ora vince Isu Kaba, degli avversari: vinci la presa.
lesson-meri-follow-right = Rei batte Kaba. Le tue altre carte erano escluse: su un Meri si gioca briscola.
lesson-meri-pull-ask = Hai vinto la prima presa ed esci alla seconda; d’ora in poi puoi uscire anche di briscola. Un Meri toglie una briscola a chiunque ne abbia. Le più forti le hai tu: fa’ cadere le altre.
lesson-meri-pull-right = Ora restano meno briscole che possano battere le tue carte semplici.
lesson-meri-none-ask = Gli avversari escono con Isu Un, un Meri, e tu non hai briscole. Allora puoi giocare qualsiasi carta, ma nessuna delle tue può vincere. Di quale puoi fare a meno?
lesson-meri-none-right = Un numero piccolo se ne va, e le figure restano per dopo.

## 10

lesson-lone-sun-title = Il Sun solitario
lesson-lone-sun-about = L’unica briscola che un Meri non obbliga.
lesson-lone-sun-keep-ask = La briscola è Koppu, e l’unica che hai ricevuto è il suo Sun, il più forte di tutti. Un Sun così solitario non è obbligato da un Meri. { $seat6 }, della tua squadra, esce con Koppu Un, che solo il tuo Sun potrebbe battere: che cosa giochi?
lesson-lone-sun-keep-right = La presa va comunque alla tua squadra, e il tuo Sun ne vincerà un’altra.
lesson-lone-sun-bound-ask = Questa volta hai ricevuto due briscole, Koppu Sun e Koppu 6, e il 6 non c’è più. Il favore vale solo per chi ha ricevuto il Sun da solo. L’uscita è un Meri: che cosa devi giocare?
lesson-lone-sun-bound-right = Il Sun doveva cadere. Almeno vince la presa.

## 11

lesson-monchi-title = Monchi: rispondere al seme
lesson-monchi-about = Che cosa cambia dopo il primo Meri.
lesson-monchi-follow-ask = Dopo il primo Meri di una mano vale il Monchi: chi ha il seme d’uscita deve rispondere a quel seme, o giocare una briscola. La briscola è Ouru, il seme d’uscita Isu, e per ora vince Isu Sun, degli avversari. Vinci la presa.
lesson-monchi-follow-right = Una briscola è sempre permessa. Gli altri tuoi semi erano esclusi finché avevi Isu.
lesson-monchi-void-ask = Il seme d’uscita è Pao, e tu non ne hai. Allora puoi giocare qualsiasi carta, anche con il Monchi. Per ora vince { $seat4 }, della tua squadra, con Pao Sun, e dopo di te non gioca nessuno: di quale carta puoi fare a meno?
lesson-monchi-void-right = La presa è della tua squadra. La briscola e la figura restano a te.

## 12

lesson-ninth-title = La nona presa
lesson-ninth-about = Le ultime carte si scoprono tutte insieme.
lesson-ninth-suit-ask = Alla nona presa nessuno esce: tutti scoprono insieme l’ultima carta, e senza briscole quella del mazziere fissa il seme. Le carte le hai date tu, e tutte le briscole sono uscite. Ti restano due carte, e questa è l’ottava presa: quale giochi adesso?
lesson-ninth-suit-right = La tua ultima carta era Guru Sun. Il seme era dunque Guru, e niente batte il suo Sun.
lesson-ninth-five-ask = Tutte le briscole sono uscite tranne il tuo Ouru 8 e l’Ouru 9, che qualcuno ha ancora. In un seme tondo l’8 batte il 9, e questa coppia è una combinazione: sposta 2 punti, ma 5 nella nona presa. Quale carta giochi adesso, nell’ottava?
lesson-ninth-five-right = Hai tenuto l’8 per la fine, e il 9 era degli avversari.

## 13

lesson-combinations-title = Le combinazioni
lesson-combinations-about = Coppie di briscole che spostano punti.
lesson-combinations-sun-un-ask = Se vince una briscola e forma una coppia con la più forte degli avversari, si spostano 2 punti. Le coppie sono Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, e i due numeri più bassi: 2–1 nei semi lunghi, 8–9 in quelli tondi. Gli avversari hanno giocato una briscola coperta: vinci la presa di sicuro.
lesson-combinations-sun-un-right = Era Un, e Sun–Un è una coppia. In un Meri non avrebbe reso niente.
lesson-combinations-hidden-ask = Prima del gioco hai detto “passo” e hai nascosto Koppu Robai. { $seat5 }, della squadra avversaria, ha giocato una briscola coperta: può essere più bassa del tuo Robai, magari proprio Rei. Una combinazione con un Robai nascosto sposta 5 punti: osa.
lesson-combinations-hidden-right = Era Rei, e Robai–Rei è una coppia. Ecco quanto vale un Robai nascosto.
lesson-combinations-count-ask = Hai tenuto il conto: di tutte le briscole sono ancora in gioco soltanto il tuo Un, il tuo 8 e Ouru 9. La carta che { $seat7 }, della squadra avversaria, ha messo coperta può dunque essere solo il 9. Quale briscola ti rende di più?
lesson-combinations-count-right = 8–9 è una coppia, Un–9 no. La più piccola briscola che vince valeva più di quella grande.

## 14

lesson-match-title = Una breve partita
lesson-match-about = Due mani intere, con un consiglio dopo ogni tua scelta.
lesson-match-play-ask = Ora gioca due mani fino in fondo, con tutto quello che hai imparato. Dopo ogni scelta saprai che cosa conveniva giocare. Buona fortuna!
