## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = Tu
team-genji = Genji
team-heiji = Heiji
face-down-trump = una briscola coperta
card-face-down = Una carta coperta
card-peek = { $card }, coperta per gli altri

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = Mano { $deal }. { $who ->
    [you] Dai tu le carte.
   *[other] { $name } dà le carte.
} L’indicatore è { $card }: la briscola è { $trump }.
event-declare = { $who ->
    [you] Dichiari il Robai.
   *[other] { $name } dichiara il Robai.
}
event-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
event-take = { $who ->
    [you] Prendi l’indicatore, { $card }.
   *[other] { $name } prende l’indicatore, { $card }.
}
event-aside = { $who ->
    [you] Scarti una carta.
   *[other] { $name } scarta una carta.
}
event-aside-open = { $who ->
    [you] Scarti { $card }.
   *[other] { $name } scarta { $card }.
}
event-play = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
event-sides = Le carte a lato sono { $cards }.
event-ninth = Le ultime carte si scoprono, tutte insieme.
event-won = { $who ->
    [you] Vinci la presa { $number } con { $card }.
   *[other] { $name } vince la presa { $number } con { $card }.
}
event-won-combination = { $who ->
    [you] Vinci la presa { $number } con { $card }: { $pair } sposta { $value } punti.
   *[other] { $name } vince la presa { $number } con { $card }: { $pair } sposta { $value } punti.
}
event-score = La mano è finita: Genji { $even }, Heiji { $odd }.

## The line above the hand.

prompt-wait = Tocca a { $name }.
prompt-declare = Hai il Robai del seme di briscola. Lo dichiari?
prompt-discard = Scegli una carta da scartare. Non vale punti e si mostra alla tua uscita.
prompt-pass = Non hai il Robai del seme di briscola: passi.
prompt-discard-only = Si può scartare una carta sola; lo fa il tavolo per te.
prompt-lead = Esci tu. Scegli una carta.
prompt-follow = Tocca a te. Seme d’uscita: { $suit }.
prompt-done = La mano è finita.
prompt-over = La partita è finita.
prompt-closed = Questo tavolo è chiuso.

declare = Dichiara
declare-means = Prendi l’indicatore, { $card }, scarti una carta ed esci tu. Tutti sanno allora che hai il Robai.
pass = Passa
pass-means = Il Robai resta nascosto: una combinazione con lui sposta 5 punti, chiunque la faccia.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = Aspetta, per favore: tocca a { $name }.
why-done = Questa mano è finita.
why-declare = Prima di’ se dichiari il Robai o se passi.
why-4-discard = Puoi scartare qualsiasi carta che non sia briscola: le briscole restano in mano.
why-5-first-lead = Puoi uscire con qualsiasi carta che non sia briscola: la prima presa non si apre di briscola.
why-5-meri = Puoi giocare qualsiasi briscola: l’uscita è di briscola, un Meri, e va seguita con una briscola.
why-5-monchi = Puoi giocare qualsiasi briscola o qualsiasi carta di { $suit }: dopo un Meri bisogna rispondere al seme.
why-other = Puoi giocare una delle carte sollevate.

refused-stale = Intanto il gioco è andato avanti. Guarda di nuovo, per favore.
refused-not-now = Adesso non si può.
refused-bad-message = Il tavolo non ha capito. Ricarica la pagina, per favore.
refused-closed = Questo tavolo è chiuso.
refused-foreign = Non siedi a questo tavolo.

## Around the table.

table-label = Tavolo di Hachinin Meri
seats-label = Posti
hand-label = Hai in mano { $count } { $count ->
    [one] carta
   *[other] carte
}
trick-label = Carte sul tavolo
trump = Briscola
trump-label = La briscola è { $suit }. L’indicatore era { $card }.
seat-cards = { $count } { $count ->
    [one] carta
   *[other] carte
} in mano
mark-dealer = Mazziere
mark-recipient = Ha l’indicatore
mark-leader = Esce
mark-turn = Di turno
mark-partner = della tua squadra
mark-opponent = avversario
deal-of = Mano { $deal } di 8
trick-of = Presa { $trick } di 9
score-deal = Mano
score-total = Totale
meri = Meri
meri-means = L’uscita è di briscola: va seguita con una briscola.
monchi = Monchi
monchi-means = In questa mano c’è già stata un’uscita di briscola: d’ora in poi si risponde al seme o si gioca una briscola.
free-follow = Libero
free-follow-means = Nessuna uscita di briscola finora: si può giocare qualsiasi carta.
side-cards = Carte a lato
side-cards-mine = Scartata
log = Che cosa è successo
last-trick = Ultima presa
last-trick-none = Nessuna presa è ancora finita.
help = Aiuto
more = Altro
close = Chiudi

## Help.

help-title = Al tavolo
help-keys = Tasti
help-key-hand = Scegli una delle tue carte
help-key-play = Gioca la carta scelta
help-key-declare = Dichiara
help-key-pass = Passa
help-key-next = Prossima mano
help-key-last = Ultima presa
help-key-help = Questo aiuto
help-marks = Segni
help-learn = Impara il gioco in brevi lezioni
help-rules = Leggi le regole
help-words = Parole
help-tenka = Tenka è Pao Robai. È briscola in ogni mano.
help-teams = La genziana bianca è Genji, posti 0, 2, 4 e 6; la farfalla rossa è Heiji, posti 1, 3, 5 e 7.
key-arrows = ← → Inizio Fine
key-enter = Invio, Spazio

## The end of a deal and of a match.

next-deal = Prossima mano
restart = Ricomincia
restart-asks = Iniziare una nuova partita? I punti di questa andranno persi.
restart-yes = Nuova partita
restart-no = Continua
play-again = Gioca ancora
leave = Lascia
leave-asks = Lasciare questo tavolo? Verrà chiuso, e la partita finisce qui.
leave-yes = Lascia
show-summary = Conteggio

## The line to the server.

line-connecting = Si apparecchia il tavolo…
line-lost = La casa non risponde. La tua partita è al sicuro; si riprova…
line-back = Il tavolo è di nuovo qui.
line-foreign = Questo tavolo è di qualcun altro. Può giocarci solo il browser che ha iniziato la partita.
line-unknown = Questo tavolo non esiste, o non esiste più.
line-home = Alle tradizioni di carte
line-matches = Alle tue partite

## How strong a player plays, in one word; for the start form too.

level-novice = Principiante
level-casual = Occasionale
level-club = Da circolo
level-expert = Esperto
level-master = Maestro
# In lessons, and in matches that were begun with earlier levels.
level-greedy = Mite
level-pimc-20 = Solido
level-pimc-200 = Temibile
