## The settings: a page of its own, and the same form in a dialogue at the table.

settings = Ajustes
settings-title = Ajustes · Cardavia
settings-about = Como a mesa se mostra, soa e ajuda: velocidade, som, cartas, ajuda e a aparência das páginas.
settings-lead = Ficam guardados neste navegador e valem na hora, também numa mesa aberta.
settings-no-script = Os ajustes são guardados por JavaScript, e neste navegador ele está desativado. Enquanto isso, a mesa e as páginas ficam como indicado aqui.
settings-table = Na mesa
settings-cards = As cartas
settings-pages = Papel e luz

set-help = Ajuda
set-help-means = Quanto a mesa conta além do que todos veem.
set-help-none = Nenhuma
set-help-none-means = Você lembra o que já saiu e pensa por conta própria.
set-help-hints = Dicas quando pedir
set-help-hints-means = Quando você pede, a mesa sugere uma carta e diz por quê.
set-help-full = Completa
set-help-full-means = Dicas, as cartas que já saíram e as boas marcadas na sua mão.

set-speed = Velocidade
set-speed-means = Em que ritmo as cartas viajam e se viram. Nada espera por elas: você sempre pode seguir jogando.
set-speed-slow = Lenta
set-speed-normal = Normal
set-speed-fast = Rápida
set-speed-off = Sem movimento

set-sound = Som
set-sound-means = As cartas, a hora de virá-las, as vazas e as combinações.
set-sound-off = Sem som
set-sound-quiet = Baixo
set-sound-full = Alto

set-confirm = Jogar uma carta
set-confirm-means = Se é preciso escolher a carta duas vezes para jogá-la.
set-confirm-no = Na hora
set-confirm-yes = Escolher e então jogar

set-keys = Teclas de um só caractere
set-keys-means = Letras e algarismos que agem na mesa, como D para declarar. O controle por voz pode acioná-los sem querer. Setas, Enter e Escape funcionam sempre.
set-keys-on = Ligadas
set-keys-off = Desligadas

set-sort = Ordem da sua mão
set-sort-means = Como suas cartas ficam arrumadas depois da distribuição.
set-sort-trumps = Trunfos primeiro
set-sort-suits = Naipe por naipe
set-sort-dealt = Como vieram

set-deck = Baralho
set-deck-means = O índice grande se lê melhor numa tela pequena.
set-deck-standard = Padrão
set-deck-large = Índice grande

set-index = Letras
set-index-means = O que aparece no canto de uma carta.
set-index-latin = Latinas
set-index-japanese = Japonesas
