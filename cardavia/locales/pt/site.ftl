## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, para as tradições de cartas
skip-to-content = Pular para o conteúdo

language-label = Idioma:

look = Aparência
look-contrast = Contraste
look-grain = Textura
look-warmth = Temperatura de cor
look-theme = Fundo
look-theme-system = Como o sistema
look-theme-light = Papel, claro
look-theme-dark = Laca, escuro
look-reset = Redefinir
# The value of a slider.
look-percent = { $percent }%

footer-nav = Mais páginas
footer-about = Cardavia é software livre sob a licença Apache 2.0, e também seus textos e desenhos.

# The page of all traditions.
traditions = Tradições de cartas
traditions-title = Tradições de cartas · Cardavia
traditions-about = Jogos de cartas antigos de tradições vivas, para jogar no navegador com uma equipe paciente.
traditions-lead = As cartas viajaram muito, e alguns lugares conservaram jogos que não existem em nenhum outro. Aqui você pode ver as cartas deles, ler como se joga e sentar-se à mesa.
traditions-more = Esta é a primeira tradição da casa. Outras podem vir, cada uma quando suas regras estiverem certas e suas cartas, desenhadas.
# The first screen.
front-title = O jogo de cartas que uma cidade guardou
front-lead = Unsun Karuta nasceu das cartas que marinheiros portugueses levaram ao Japão: dragões, deuses da fortuna e trunfos jogados virados para baixo. Há um lugar livre na mesa de oito: três jogam com você, quatro contra.
front-play = Jogar agora
front-new = Nova partida
front-go-on = Continuar, rodada { $deal } de 8
front-look = Ver as cartas e as regras
front-honest = Os outros sete são programas. Software livre, sem cadastro e sem nada para instalar.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = Como os outros jogam
level-novice-means = acabou de aprender: acha alto um 9 redondo e às vezes ganha da própria equipe
level-casual-means = joga por diversão: vê o óbvio e muitas vezes deixa passar o resto
level-club-means = joga toda semana e raramente erra
level-expert-means = não comete erros evidentes e responde na hora
level-master-means = pensa em cada carta e deduz o que os outros têm pelo modo como jogaram
seat-by-seat = Lugar por lugar
seat-by-seat-means = Os lugares seguem o sentido horário, começando à sua esquerda.
your-partners = Sua equipe
your-opponents = Seus rivais
as-above = Como acima
place-1 = Logo à sua esquerda
place-2 = À esquerda
place-3 = Do outro lado, à esquerda
place-4 = Na sua frente
place-5 = Do outro lado, à direita
place-6 = À direita
place-7 = Logo à sua direita

# One's own matches.
your-matches = Suas partidas
matches-title = Suas partidas · Cardavia
matches-about = Suas partidas de Hachinin Meri, para continuar ou rever.
matches-lead = Só este navegador pode abrir estas mesas.
matches-none = Você ainda não começou nenhuma partida neste navegador.
matches-open = Para continuar
matches-over = Terminadas
# What stands in a match’s line.
match-deal = Rodada { $deal } de 8
match-total = { $own } a { $other } pontos
match-played = jogada pela última vez em { $day }
match-continue = Continuar
match-look = Rever
match-won = Vitória
match-lost = Derrota
match-drawn = Empate

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Uma mesa de Hachinin Meri, o jogo para oito com Unsun Karuta.
table-waiting = A mesa está sendo preparada…
noscript-table = A mesa precisa de JavaScript, e neste navegador ele está desativado. Todo o resto aqui funciona sem ele.
noscript-rules = Ler as regras enquanto isso
