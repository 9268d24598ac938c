## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Giappone · 75 carte
unsun-about = Il mazzo giapponese Unsun a cinque semi, qui a un tavolo tutto suo, con l’ordine particolare del gioco a squadre per otto di Hitoyoshi.
unsun-story = Nel Cinquecento i marinai portoghesi portarono le carte da gioco in Giappone. Ne nacque un mazzo giapponese con un quinto seme e con figure proprie: draghi, divinità della fortuna, dignitari cinesi. Quasi ovunque fu dimenticato. A Hitoyoshi, una cittadina con castello tra i monti di Kumamoto, ci si gioca ancora oggi.
back-to-traditions = ← Tradizioni di carte
back-to-tradition = ← Unsun Karuta
wikipedia = Wikipedia ↗
on-this-page = In questa pagina
to-play = Gioca
to-cards = Le carte

games = Giochi
hachinin-meri = Hachinin Meri
hachinin-meri-about = Otto persone siedono in due squadre alternate. Vinci nove prese con i tuoi compagni, gioca le briscole coperte e raccogli combinazioni di briscole.
hachinin-meri-gloss = *Hachinin* vuol dire otto persone; *Meri* è la parola del gioco per un’uscita di briscola.
start-match = Inizia la partita
go-on = Riprendi una partita
read-the-rules = Leggi le regole

## The cards

cards-title = Le 75 carte
cards-lead = Cinque semi di quindici carte, ciascuno con sei figure e nove numeri.
cards-each = Ogni carta ha una pagina sua: quanto è forte e che cosa fa.
pictures-title = Le sei figure
suits-title = I cinque semi
suit-pictures = Figure di { $suit }, dalla più forte quando il seme non è briscola
suit-numbers = Numeri di { $suit }, dal più forte
kind-long = seme lungo: il 9 è il numero più alto
kind-round = seme tondo: l’1 è il numero più alto

suit-p-reading = パオ
suit-p-meaning = bastoni
suit-i-reading = イス
suit-i-meaning = spade
suit-k-reading = コップ
suit-k-meaning = coppe
suit-o-reading = オウル
suit-o-meaning = denari
suit-g-reading = グル
suit-g-meaning = tamburi con la tripla virgola

rank-s-reading = スン
rank-s-figure = dignitario cinese
rank-s-does = La carta più forte di ogni seme, briscola o no.
rank-u-reading = ウン
rank-u-figure = divinità della fortuna
rank-u-does = Seconda in ogni seme, subito dietro Sun.
rank-t-reading = ソウタ
rank-t-figure = fanciulla
rank-t-does = Terza tra le briscole, ma penultima figura in un seme semplice.
rank-b-reading = ロバイ
rank-b-figure = drago
rank-b-does = Il Robai del seme di briscola si può dichiarare o tenere nascosto. Pao Robai, Tenka, è briscola in ogni mano.
rank-r-reading = レイ
rank-r-figure = re guerriero, seduto
rank-r-does = Terza in un seme semplice; tra le briscole, dietro Sota e Robai.
rank-k-reading = カバ
rank-k-figure = cavaliere
rank-k-does = Quarta in un seme semplice, e la figura più bassa tra le briscole.

## The rules

rules-title = Regole
rules-line = 8 persone · tu e 3 compagni IA contro 4 IA · partita di 8 mani

rules-goal-title = Scopo
rules-goal-1 = Tu e i tuoi compagni sedete a posti alterni: i posti 0, 2, 4 e 6 sono la vostra squadra, i posti 1, 3, 5 e 7 l’altra. Come a Hitoyoshi, le squadre portano il nome di due clan antichi: la vostra è *Genji*, bianca, l’altra *Heiji*, rossa.
rules-goal-2 = In ogni mano le squadre si contendono nove prese; una presa è fatta di una carta per ciascuno. Vince la partita chi ha il totale più alto dopo otto mani. A totali uguali è pareggio.

rules-set-up-title = Preparazione
rules-set-up-1 = Si usano tutte le 75 carte: quindici di *Pao* (bastoni), *Isu* (spade), *Koppu* (coppe), *Ouru* (denari) e *Guru* (tamburi). Dalla sinistra di chi dà le carte, in senso orario, ciascuno riceve tre volte tre carte, nove in tutto. Ne restano tre.
rules-set-up-2 = La prima delle tre viene scoperta. È l’*Okie*, l’indicatore, e il seme che vi è stampato è la briscola della mano.
rules-set-up-3 = Dalla sinistra di chi dà le carte, ciascuno a turno, una sola volta, dichiara o passa. Solo chi ha il *Robai* (drago) del seme di briscola può dichiarare e prendere così l’indicatore. Può anche passare e tenere il segreto. La prima dichiarazione chiude il giro; se tutti e otto passano, l’indicatore va a chi dà le carte. Se quel Robai è una delle tre carte rimaste, nessuno può dichiarare, e tutti passano comunque a turno.
rules-set-up-4 = Chi ha preso l’indicatore ha ora dieci carte: ne scarta una che non sia briscola e apre il gioco con una che non sia briscola. Solo con dieci briscole in mano se ne può scartare una; e solo se non resta altro si apre di briscola.
rules-set-up-5 = Con la carta d’apertura si mostrano a tutti la carta scartata e le altre due rimaste. Queste carte a lato non fanno presa e non valgono punti.

rules-order-title = Ordine delle carte
rules-order-1 = Le briscole scendono così: Sun > Un > Sota > Tenka > Robai nativo > Rei > Kaba > numeri. Il *Robai nativo* è il Robai del seme di briscola. *Tenka*, “tutto sotto il cielo”, è Pao Robai, sempre briscola. Quando Pao è briscola, è lui il Robai nativo e compare nella fila una volta sola.
rules-order-2 = Un seme che non è briscola è semplice. Le sue figure scendono così: Sun > Un > Rei > Kaba > Sota > Robai, e poi vengono i numeri; ma Isu Robai semplice sta tra il 2 e l’1, e Pao semplice non ha Robai, perché quello è Tenka.
rules-order-3 = I numeri di Pao e Isu, i semi lunghi, scendono 9 > 8 > … > 1. Quelli di Koppu, Ouru e Guru, i semi tondi, scendono 1 > 2 > … > 9.
rules-order-4 = Semi semplici diversi non gareggiano tra loro: senza briscole può vincere solo il seme d’uscita.
row-trumps = Le briscole quando Koppu è briscola, dalla più forte
row-plain = Isu semplice, dalla più forte: il Robai sta tra il 2 e l’1

rules-round-title = Il gioco
rules-round-1 = Ciascuno gioca una carta, in senso orario. “Uscire” vuol dire giocare la prima carta della presa. Fino alla prima uscita di briscola non c’è obbligo di rispondere al seme. Le briscole giocate su un’uscita semplice restano coperte finché sul tavolo non ci sono tutte e otto le carte, e poi si scoprono insieme. Vince la briscola più alta; senza briscole, la carta più alta del seme d’uscita. Chi vince esce alla presa seguente.
rules-round-2 = Un’uscita di briscola è un *Meri*. Nessuno può scegliere di uscire di briscola alla prima presa. Su un Meri le briscole si giocano scoperte, e chi ha una briscola deve giocarla, Tenka compreso; chi non ne ha gioca qualsiasi carta.
rules-round-3 = Il Sun solitario, *ichimai-zun*: chi ha ricevuto come unica briscola il Sun di briscola può trattenerlo su un Meri finché resta la sua unica briscola.
rules-round-4 = Dopo il primo Meri vale *Monchi*: a un’uscita semplice si risponde al seme se si può, oppure si gioca una briscola qualsiasi. Chi non ha quel seme gioca qualsiasi carta. Tenka è una briscola e non deve mai rispondere a Pao.
rules-round-5 = Alla nona presa nessuno esce. Tutti scoprono l’ultima carta nello stesso istante e la presa si decide da sé. Le briscole gareggiano come al solito; senza briscole, l’ultima carta di chi ha dato le carte fissa il seme d’uscita. Nessuno può rispondere all’ultima carta di un altro.

rules-score-title = Punti e fine
rules-score-1 = Ogni presa vale 1. Quando non è un Meri e la vince una briscola, la si confronta con la briscola più alta giocata dall’altra squadra. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 di un seme lungo o 8–9 di un seme tondo formano una combinazione, e altri 2 punti passano dall’altra squadra a quella che vince la presa. Vi conta solo il Robai nativo; Tenka non ne prende mai il posto.
rules-score-2 = Nella nona presa, che non è mai un Meri, una combinazione sposta 5 punti. Ne sposta 5 anche quando una delle due carte è un Robai nascosto, cioè un Robai nativo in mano a chi ha detto “passo”. Le due cose non si sommano; ogni altra combinazione ne sposta 2. Così in una mano i punti delle due squadre fanno sempre 9 insieme, e una può finire sotto zero.
rules-score-3 = Dopo ogni mano dà le carte chi siede al posto seguente, a sinistra. Vince il totale più alto dopo otto mani; a totali uguali qui è pareggio, senza mano supplementare. “Prossima mano” conserva i punti. “Ricomincia” li cancella.
combinations = Le sei combinazioni: la briscola che vince e la briscola che batte
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, semi lunghi
pair-8-9 = 8–9, semi tondi
