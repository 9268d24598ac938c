## The settings: a page of its own, and the same form in a dialogue at the table.

settings = Impostazioni
settings-title = Impostazioni · Cardavia
settings-about = Aspetto, suono e aiuto al tavolo: velocità, audio, carte, consigli, e l’aspetto delle pagine.
settings-lead = Restano in questo browser e valgono subito, anche a un tavolo già aperto.
settings-no-script = A conservare le impostazioni è JavaScript, che in questo browser è disattivato. Nel frattempo il tavolo e le pagine hanno l’aspetto mostrato qui.
settings-table = Al tavolo
settings-cards = Le carte
settings-pages = Carta e luce

set-help = Aiuto
set-help-means = Quanto dice il tavolo oltre a ciò che tutti vedono.
set-help-none = Nessuno
set-help-none-means = Tieni a mente tu le carte uscite, e ragioni da te.
set-help-hints = Consigli a richiesta
set-help-hints-means = Se lo chiedi, il tavolo consiglia una carta e dice perché.
set-help-full = Completo
set-help-full-means = I consigli, le carte già uscite, e le carte buone segnate in mano.

set-speed = Velocità
set-speed-means = Quanto in fretta le carte volano e si girano. Niente le aspetta: puoi sempre continuare a giocare.
set-speed-slow = Lenta
set-speed-normal = Normale
set-speed-fast = Veloce
set-speed-off = Senza movimento

set-sound = Audio
set-sound-means = Le carte, quando si giocano e si girano, le prese e le combinazioni.
set-sound-off = Spento
set-sound-quiet = Basso
set-sound-full = Pieno

set-confirm = Giocare una carta
set-confirm-means = Se chiedere conferma prima di giocare una carta.
set-confirm-no = Subito
set-confirm-yes = Scegli, poi gioca

set-keys = Tasti di un solo carattere
set-keys-means = Lettere e cifre che agiscono al tavolo, come la D per dichiarare. I comandi vocali possono premerle per sbaglio. Frecce, Invio ed Esc funzionano sempre.
set-keys-on = Attivi
set-keys-off = Disattivati

set-sort = Ordine delle tue carte
set-sort-means = Come si dispongono le tue carte dopo la distribuzione.
set-sort-trumps = Prima le briscole
set-sort-suits = Seme per seme
set-sort-dealt = Come arrivano

set-deck = Mazzo
set-deck-means = Gli indici grandi si leggono meglio su uno schermo piccolo.
set-deck-standard = Indici piccoli
set-deck-large = Indici grandi

set-index = Scrittura
set-index-means = Che cosa c’è nell’angolo di una carta.
set-index-latin = Latina
set-index-japanese = Giapponese
