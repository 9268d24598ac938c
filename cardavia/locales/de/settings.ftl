## Die Einstellungen: eine eigene Seite, und dasselbe Formular in einem Fenster am Tisch.

settings = Einstellungen
settings-title = Einstellungen · Cardavia
settings-about = Wie der Tisch aussieht, klingt und hilft: Tempo, Ton, Karten, Hilfe und das Aussehen der Seiten.
settings-lead = Sie werden in diesem Browser gespeichert und gelten sofort, auch an einem offenen Tisch.
settings-no-script = Einstellungen speichert JavaScript, und in diesem Browser ist es ausgeschaltet. Solange sehen Tisch und Seiten so aus, wie es hier steht.
settings-table = Am Tisch
settings-cards = Die Karten
settings-pages = Papier und Licht

set-help = Hilfe
set-help-means = Wie viel der Tisch über das hinaus verrät, was alle sehen.
set-help-none = Keine
set-help-none-means = Selbst merken, was gefallen ist, und selbst denken.
set-help-hints = Hinweise auf Wunsch
set-help-hints-means = Auf Nachfrage rät der Tisch zu einer Karte und sagt, warum.
set-help-full = Volle Hilfe
set-help-full-means = Hinweise, die schon gefallenen Karten, und gute Karten in der Hand sind bezeichnet.

set-speed = Tempo
set-speed-means = Wie schnell Karten fliegen und umgedreht werden. Nichts wartet darauf: Weiterspielen geht immer.
set-speed-slow = Langsam
set-speed-normal = Mittel
set-speed-fast = Schnell
set-speed-off = Keine Bewegung

set-sound = Ton
set-sound-means = Karten, das Aufdecken, Stiche und Kombinationen.
set-sound-off = Aus
set-sound-quiet = Leise
set-sound-full = Voll

set-confirm = Eine Karte spielen
set-confirm-means = Ob vor dem Ausspielen noch einmal gefragt wird.
set-confirm-no = Sofort
set-confirm-yes = Wählen, dann spielen

set-keys = Tasten mit einem Zeichen
set-keys-means = Buchstaben und Ziffern, die am Tisch etwas tun, etwa D um den Robai zu erklären. Eine Sprachsteuerung drückt sie leicht aus Versehen. Pfeile, Eingabe und Escape gehen immer.
set-keys-on = An
set-keys-off = Aus

set-sort = Ordnung der Hand
set-sort-means = Wie die eigenen Karten nach dem Geben liegen.
set-sort-trumps = Trümpfe zuerst
set-sort-suits = Farbe für Farbe
set-sort-dealt = Wie gegeben

set-deck = Kartenbild
set-deck-means = Die großen Eckzeichen sind auf kleinen Bildschirmen leichter zu lesen.
set-deck-standard = Kleine Eckzeichen
set-deck-large = Große Eckzeichen

set-index = Schrift
set-index-means = Was in der Ecke einer Karte steht.
set-index-latin = Lateinisch
set-index-japanese = Japanisch
