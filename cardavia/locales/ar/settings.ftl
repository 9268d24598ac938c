## The settings: a page of its own, and the same form in a dialogue at the table.

settings = الإعدادات
settings-title = الإعدادات · Cardavia
settings-about = مظهر الطاولة وصوتها ومساعدتها: السرعة والصوت والأوراق والمساعدة وشكل الصفحات.
settings-lead = تُحفظ الإعدادات في هذا المتصفح ويسري مفعولها فورًا، وعلى الطاولة المفتوحة أيضًا.
settings-no-script = حفظ الإعدادات يحتاج إلى JavaScript، وهو معطّل في هذا المتصفح. إلى أن يُفعّل تبقى الطاولة والصفحات كما يظهر هنا.
settings-table = على الطاولة
settings-cards = الأوراق
settings-pages = الورق والضوء

set-help = المساعدة
set-help-means = مقدار ما تخبر به الطاولة فوق ما يراه الجميع.
set-help-none = بلا
set-help-none-means = التذكّر والتفكير عليك وحدك.
set-help-hints = تلميح عند الطلب
set-help-hints-means = عند الطلب تقترح الطاولة ورقة وتذكر السبب.
set-help-full = كاملة
set-help-full-means = تلميحات، والأوراق التي خرجت، وتمييز الأوراق الجيدة في اليد.

set-speed = السرعة
set-speed-means = سرعة تنقّل الأوراق وانقلابها. لا شيء ينتظرها: مواصلة اللعب ممكنة دائمًا.
set-speed-slow = بطيئة
set-speed-normal = عادية
set-speed-fast = سريعة
set-speed-off = بلا حركة

set-sound = الصوت
set-sound-means = الأوراق وانقلابها واللمّات والتشكيلات.
set-sound-off = مكتوم
set-sound-quiet = خافت
set-sound-full = كامل

set-confirm = لعب الورقة
set-confirm-means = هل يُطلب تأكيد قبل لعب الورقة.
set-confirm-no = فورًا
set-confirm-yes = الاختيار ثم اللعب

set-keys = مفاتيح الحرف الواحد
set-keys-means = حروف وأرقام لها عمل على الطاولة، مثل D للإعلان. قد يضغطها التحكم بالصوت دون قصد. الأسهم وEnter وEscape تعمل دائمًا.
set-keys-on = تعمل
set-keys-off = متوقفة

set-sort = ترتيب اليد
set-sort-means = كيف تُرتَّب أوراقك بعد التوزيع.
set-sort-trumps = الطرنيب أولًا
set-sort-suits = حسب النوع
set-sort-dealt = كما وُزّعت

set-deck = مجموعة الأوراق
set-deck-means = العلامة الكبيرة أسهل قراءةً على شاشة صغيرة.
set-deck-standard = عادية
set-deck-large = علامة كبيرة

set-index = الحروف
set-index-means = ما يُكتب في زاوية الورقة.
set-index-latin = لاتينية
set-index-japanese = يابانية
