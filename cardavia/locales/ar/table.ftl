## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = أنت
team-genji = غنجي
team-heiji = هيجي
face-down-trump = طرنيب مقلوب
card-face-down = ورقة مقلوبة
card-peek = { $card }، مقلوبة أمام الآخرين

combination-sun-un = سون–أون
combination-un-sota = أون–سوتا
combination-sota-robai = سوتا–روباي
combination-robai-rei = روباي–ري
combination-2-1 = ‏2–1
combination-8-9 = ‏8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = التوزيع { $deal }. { $who ->
    [you] أنت توزّع.
   *[other] { $name } يوزّع.
} ورقة الدلالة { $card }: الطرنيب { $trump }.
event-declare = { $who ->
    [you] تعلن الروباي.
   *[other] { $name } يعلن الروباي.
}
event-pass = { $who ->
    [you] تمرّر.
   *[other] { $name } يمرّر.
}
event-take = { $who ->
    [you] تأخذ ورقة الدلالة { $card }.
   *[other] { $name } يأخذ ورقة الدلالة { $card }.
}
event-aside = { $who ->
    [you] تنحّي ورقة.
   *[other] { $name } ينحّي ورقة.
}
event-aside-open = { $who ->
    [you] تنحّي { $card }.
   *[other] { $name } ينحّي { $card }.
}
event-play = { $who ->
    [you] تلعب { $card }.
   *[other] { $name } يلعب { $card }.
}
event-sides = الأوراق الجانبية: { $cards }.
event-ninth = تُكشف الأوراق الأخيرة كلها معًا.
event-won = { $who ->
    [you] تكسب اللمّة { $number } بورقة { $card }.
   *[other] { $name } يكسب اللمّة { $number } بورقة { $card }.
}
event-won-combination = { $who ->
    [you] تكسب اللمّة { $number } بورقة { $card }: تشكيلة { $pair } تنقل { $value } من النقاط.
   *[other] { $name } يكسب اللمّة { $number } بورقة { $card }: تشكيلة { $pair } تنقل { $value } من النقاط.
}
event-score = انتهى التوزيع: غنجي { $even }، هيجي { $odd }.

## The line above the hand.

prompt-wait = الدور على { $name }.
prompt-declare = في يدك روباي الطرنيب. هل تعلنه؟
prompt-discard = اختيار ورقة للتنحية. لا نقاط لها، وتُكشف حين تبدأ.
prompt-pass = ليس في يدك روباي الطرنيب: تمرّر.
prompt-discard-only = لا تجوز تنحية إلا ورقة واحدة؛ الطاولة تقوم بذلك عنك.
prompt-lead = البدء لك. اختيار ورقة.
prompt-follow = دورك. البدء من { $suit }.
prompt-done = انتهى التوزيع.
prompt-over = انتهت المباراة.
prompt-closed = هذه الطاولة مغلقة.

declare = إعلان
declare-means = تأخذ ورقة الدلالة { $card }، وتنحّي ورقة، وتبدأ. عندئذ يعلم الجميع أن الروباي في يدك.
pass = تمرير
pass-means = يبقى الروباي مخفيًا: التشكيلة التي يدخل فيها تنقل 5 نقاط، لمن كوّنها.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = لحظة من فضلك: الدور على { $name }.
why-done = انتهى هذا التوزيع.
why-declare = أولًا: إعلان الروباي أو التمرير.
why-4-discard = تجوز تنحية أي ورقة ليست طرنيبًا: الطرنيب يبقى في اليد.
why-5-first-lead = يجوز البدء بأي ورقة ليست طرنيبًا: اللمّة الأولى لا تُفتتح بطرنيب.
why-5-meri = يجوز لعب أي طرنيب: كان البدء بطرنيب، وهذه ميري، ويجب الرد بطرنيب.
why-5-monchi = يجوز لعب أي طرنيب أو أي ورقة من { $suit }: بعد الميري يجب اتباع النوع.
why-other = يجوز لعب إحدى الأوراق المرفوعة.

refused-stale = تقدّم اللعب على الطاولة. يُرجى النظر من جديد.
refused-not-now = هذا غير ممكن الآن.
refused-bad-message = لم تفهم الطاولة ذلك. يُرجى إعادة تحميل الصفحة.
refused-closed = هذه الطاولة مغلقة.
refused-foreign = ليس لك مقعد على هذه الطاولة.

## Around the table.

table-label = طاولة هاتشينين ميري
seats-label = المقاعد
hand-label = يدك: { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
trick-label = الأوراق على الطاولة
trump = الطرنيب
trump-label = الطرنيب { $suit }. كانت ورقة الدلالة { $card }.
seat-cards = في اليد: { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
mark-dealer = الموزّع
mark-recipient = آخذ الدلالة
mark-leader = يبدأ
mark-turn = الدور
mark-partner = من شركائك
mark-opponent = من خصومك
deal-of = التوزيع { $deal } من 8
trick-of = اللمّة { $trick } من 9
score-deal = التوزيع
score-total = المجموع
meri = ميري
meri-means = كان البدء بطرنيب: يجب الرد بطرنيب.
monchi = مونتشي
monchi-means = سبق البدء بطرنيب في هذا التوزيع: من الآن يُتبع النوع، أو يُلعب طرنيب.
free-follow = حرّ
free-follow-means = لم يسبق البدء بطرنيب: يجوز الرد بأي ورقة.
side-cards = الأوراق الجانبية
side-cards-mine = المنحّاة
log = ما جرى
last-trick = آخر لمّة
last-trick-none = لم تنتهِ أي لمّة بعد.
help = مساعدة
more = المزيد
close = إغلاق

## Help.

help-title = على الطاولة
help-keys = المفاتيح
help-key-hand = اختيار ورقة من اليد
help-key-play = لعب الورقة المختارة
help-key-declare = إعلان
help-key-pass = تمرير
help-key-next = التوزيع التالي
help-key-last = آخر لمّة
help-key-help = هذه المساعدة
help-marks = العلامات
help-learn = تعلّم اللعبة في دروس قصيرة
help-rules = قراءة القواعد
help-words = الكلمات
help-tenka = تنكا هو باو روباي. وهو طرنيب في كل توزيع.
help-teams = الجنطيانا البيضاء هي غنجي، المقاعد 0 و2 و4 و6؛ والفراشة الحمراء هي هيجي، المقاعد 1 و3 و5 و7.
key-arrows = → ← Home End
key-enter = Enter أو المسافة

## The end of a deal and of a match.

next-deal = التوزيع التالي
restart = مباراة جديدة
restart-asks = هل تبدأ مباراة جديدة؟ نقاط هذه المباراة تضيع.
restart-yes = البدء من جديد
restart-no = مواصلة اللعب
play-again = اللعب مرة أخرى
leave = مغادرة
leave-asks = هل تغادر هذه الطاولة؟ تُغلق عندئذ، وتنتهي المباراة هنا.
leave-yes = مغادرة
show-summary = الحساب

## The line to the server.

line-connecting = يجري إعداد الطاولة…
line-lost = تعذّر الوصول إلى الدار. مباراتك في أمان؛ تجري إعادة المحاولة…
line-back = عادت الطاولة.
line-foreign = هذه طاولة شخص آخر. لا يلعب المباراة إلا المتصفح الذي بدأها.
line-unknown = لا توجد طاولة كهذه، أو لم تعد موجودة.
line-home = إلى تقاليد ورق اللعب
line-matches = إلى مبارياتك

## How strong a player plays, in one word; for the start form too.

level-novice = مبتدئ
level-casual = هاوٍ
level-club = متمرّس
level-expert = خبير
level-master = أستاذ
# In lessons, and in matches that were begun with earlier levels.
level-greedy = لطيف
level-pimc-20 = متّزن
level-pimc-200 = حادّ
