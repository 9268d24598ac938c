## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, a las tradiciones de naipes
skip-to-content = Saltar al contenido

language-label = Idioma:

look = Aspecto
look-contrast = Contraste
look-grain = Grano
look-warmth = Temperatura de color
look-theme = Fondo
look-theme-system = Como el sistema
look-theme-light = Papel, claro
look-theme-dark = Laca, oscuro
look-reset = Restablecer
# The value of a slider.
look-percent = { $percent }{ "\u00A0" }%

footer-nav = Más páginas
footer-about = Cardavia es software libre con la licencia Apache 2.0, también sus textos y sus dibujos.

# The page of all traditions.
traditions = Tradiciones de naipes
traditions-title = Tradiciones de naipes · Cardavia
traditions-about = Juegos de cartas antiguos de tradiciones vivas, para jugar en el navegador con un equipo que tiene paciencia.
traditions-lead = Los naipes han viajado mucho, y algunos lugares han conservado juegos que no existen en ningún otro. Aquí puedes ver sus cartas, leer cómo se juega y sentarte a la mesa.
traditions-more = Esta es la primera tradición de la casa. Puede que lleguen otras, cada una cuando sus reglas sean exactas y sus cartas estén dibujadas.
# The first screen.
front-title = El juego de cartas que una ciudad conservó
front-lead = Unsun Karuta nació de las cartas que los marinos portugueses llevaron a Japón: dragones, dioses de la fortuna y triunfos que se juegan boca abajo. En la mesa de ocho hay un asiento libre: tres juegan contigo, cuatro en contra.
front-play = Jugar ahora
front-new = Partida nueva
front-go-on = Seguir, mano { $deal } de 8
front-look = Ver las cartas y las reglas
front-honest = Los otros siete son programas. Software libre, sin cuenta y sin instalar nada.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = Cómo juegan los demás
level-novice-means = acaba de aprender: cree alto un 9 redondo y a veces gana a su propio equipo
level-casual-means = juega por gusto: ve lo evidente y a menudo se le escapa lo demás
level-club-means = juega todas las semanas y rara vez se equivoca
level-expert-means = no comete errores claros y responde al instante
level-master-means = medita cada carta y deduce lo que tienen los demás por cómo han jugado
seat-by-seat = Asiento por asiento
seat-by-seat-means = Los asientos siguen el sentido de las agujas del reloj, empezando a tu izquierda.
your-partners = Tu equipo
your-opponents = Tus rivales
as-above = Como arriba
place-1 = Justo a tu izquierda
place-2 = A la izquierda
place-3 = Enfrente, a la izquierda
place-4 = Frente a ti
place-5 = Enfrente, a la derecha
place-6 = A la derecha
place-7 = Justo a tu derecha

# One's own matches.
your-matches = Tus partidas
matches-title = Tus partidas · Cardavia
matches-about = Tus partidas de Hachinin Meri, para seguirlas o volver a verlas.
matches-lead = Solo este navegador puede abrir estas mesas.
matches-none = Todavía no has empezado ninguna partida en este navegador.
matches-open = Para seguir
matches-over = Terminadas
# What stands in a match’s line.
match-deal = Mano { $deal } de 8
match-total = { $own } a { $other } puntos
match-played = jugada por última vez el { $day }
match-continue = Seguir
match-look = Verla
match-won = Victoria
match-lost = Derrota
match-drawn = Empate

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Una mesa de Hachinin Meri, el juego para ocho con Unsun Karuta.
table-waiting = La mesa se está preparando…
noscript-table = La mesa necesita JavaScript, y en este navegador está desactivado. Todo lo demás funciona sin él.
noscript-rules = Leer las reglas mientras tanto
