## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia، إلى تقاليد ورق اللعب
skip-to-content = تخطٍّ إلى المحتوى

language-label = اللغة:

look = المظهر
look-contrast = التباين
look-grain = حبيبات الورق
look-warmth = حرارة اللون
look-theme = السمة
look-theme-system = كما في النظام
look-theme-light = ورق فاتح
look-theme-dark = لَكّ داكن
look-reset = إعادة الضبط
# The value of a slider.
look-percent = ‎{ $percent }%‎

footer-nav = صفحات أخرى
footer-about = Cardavia برنامج حرّ برخصة Apache 2.0، ونصوصه وصوره كذلك.

# The page of all traditions.
traditions = تقاليد ورق اللعب
traditions-title = تقاليد ورق اللعب · Cardavia
traditions-about = ألعاب ورق قديمة من تقاليد حيّة، تُلعب في المتصفح مع شركاء صبورين.
traditions-lead = سافرت أوراق اللعب بعيدًا، واحتفظت بعض الأماكن بألعاب لا توجد في غيرها. هنا تُشاهَد أوراقها، وتُقرأ طريقة لعبها، ثم يُجلَس إلى الطاولة.
traditions-more = هذا أول تقليد هنا. وقد تتبعه تقاليد أخرى، كلٌّ متى صحّت قواعده ورُسمت أوراقه.
# The first screen.
front-title = لعبة الورق التي حفظتها بلدة واحدة
front-lead = نشأت أونسون كاروتا من أوراق حملها بحّارة برتغاليون إلى اليابان: تنانين وآلهة حظ، وأوراق طرنيب تُلعب مقلوبة. على طاولة الثمانية مقعد شاغر: ثلاثة شركاء وأربعة خصوم.
front-play = إلى اللعب
front-new = مباراة جديدة
front-go-on = متابعة، التوزيع { $deal } من 8
front-look = الأوراق والقواعد
front-honest = السبعة الآخرون برامج. برنامج حرّ، بلا حساب وبلا تثبيت.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = مستوى الآخرين
level-novice-means = تعلّم اللعبة للتوّ، يحسب 9 المستديرة قوية، وقد يغلب ورقة شريكه
level-casual-means = يلعب للمتعة، يرى الواضح وكثيرًا ما يفوته غيره
level-club-means = يلعب كل أسبوع، وقلّما يخطئ
level-expert-means = لا يقع في خطأ واضح، ويجيب على الفور
level-master-means = يفكّر عند كل ورقة، ويستدلّ من لعب الآخرين على ما في أيديهم
seat-by-seat = مقعدًا مقعدًا
seat-by-seat-means = تدور الأماكن حول الطاولة باتجاه عقارب الساعة، وأولها على يسارك.
your-partners = شركاؤك
your-opponents = خصومك
as-above = كما سبق
place-1 = عن يسارك مباشرةً
place-2 = إلى اليسار
place-3 = قبالتك، إلى اليسار
place-4 = قبالتك
place-5 = قبالتك، إلى اليمين
place-6 = إلى اليمين
place-7 = عن يمينك مباشرةً

# One's own matches.
your-matches = مبارياتك
matches-title = مبارياتك · Cardavia
matches-about = مبارياتك في هاتشينين ميري، للمتابعة أو لإعادة النظر فيها.
matches-lead = لا يفتح هذه الطاولات إلا هذا المتصفح.
matches-none = لم تبدأ أي مباراة في هذا المتصفح بعد.
matches-open = للمتابعة
matches-over = منتهية
# What stands in a match’s line.
match-deal = التوزيع { $deal } من 8
match-total = { $own } مقابل { $other } من النقاط
match-played = آخر لعب { $day }
match-continue = متابعة
match-look = عرض
match-won = فوز
match-lost = خسارة
match-drawn = تعادل

# The page that holds the table.
table-page-title = هاتشينين ميري · Cardavia
table-page-about = طاولة هاتشينين ميري، لعبة الثمانية بأوراق أونسون كاروتا.
table-waiting = يجري إعداد الطاولة…
noscript-table = تحتاج الطاولة إلى JavaScript، وهو معطّل في هذا المتصفح. كل ما عداها هنا يعمل بدونه.
noscript-rules = في هذه الأثناء: قراءة القواعد
