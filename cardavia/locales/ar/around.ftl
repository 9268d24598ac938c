## What stands around the cushion, the tools, and the chart of the orders.

score-label = النقاط
tricks-taken = اللمّات
tools-label = الأدوات
order = ترتيب الأوراق

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = إرجاع الورقة المختارة
help-key-order = ترتيب الأوراق
help-key-tricks = كل لمّات هذا التوزيع
help-key-log = ما جرى
help-key-settings = الإعدادات
help-key-mute = تشغيل الصوت أو كتمه

## The hand.

confirm-asks = لعب { $card }؟ للتأكيد تُختار مرة أخرى، وللرجوع مفتاح Escape.
confirm-asks-discard = تنحية { $card }؟ للتأكيد تُختار مرة أخرى، وللرجوع مفتاح Escape.
confirm-back = عادت { $card } إلى اليد.
drop-here = اللعب هنا

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = الأقوى أولًا.
order-trumps = الطرنيب: { $suit }
order-trumps-means = أي طرنيب يغلب أي ورقة أخرى.
order-long = أقوى الأرقام 9.
order-round = الأرقام معكوسة: أقواها 1.
order-isu = يقف الروباي بين 2 و1.
order-pao = روباي هذا النوع هو تنكا، وهو طرنيب.
order-tenka = تنكا طرنيب في كل توزيع.
order-led = بلا طرنيب تفوز أقوى ورقة من نوع البدء، ولا تفوز الأنواع الأخرى.
order-pairs = التشكيلات
order-pairs-means = الورقة الأولى تكسب اللمّة، والثانية أقوى طرنيب عند الفريق الآخر: تنتقل نقطتان. في اللمّة التاسعة، أو مع روباي مخفي، تنتقل 5 نقاط. وفي الميري لا ينتقل شيء.
order-pair = { $winner } تغلب { $loser }
order-gone = الباهتة المشطوبة: رأيتها من قبل.
card-gone = { $card }، خرجت من اللعب
card-yours = { $card }، في يدك
order-yours = التي تحتها خط: في يدك.
