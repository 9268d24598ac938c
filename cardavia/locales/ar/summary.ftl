## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = التوزيع { $deal }
summary-title = التوزيع { $deal }: غنجي { $even }، هيجي { $odd }
summary-look-back = نظرة إلى توزيع سابق
summary-deal-button = التوزيع { $deal }: غنجي { $even }، هيجي { $odd }
summary-missing = تعذّر جلب هذا التوزيع الآن. يُرجى المحاولة مرة أخرى.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] التوزيع كان لك.
   *[other] التوزيع كان لـ{ $name }.
}
facts-trump = الطرنيب كان { $suit }.
facts-declared = { $who ->
    [you] أعلنتَ الروباي وأخذتَ ورقة الدلالة.
   *[other] إعلان الروباي وورقة الدلالة: { $name }.
}
facts-took = { $who ->
    [you] لم يعلن أحد، فكانت ورقة الدلالة لك.
   *[other] لم يعلن أحد، فكانت ورقة الدلالة من نصيب { $name }.
}
facts-indicator = ورقة الدلالة
facts-sides = الأوراق الجانبية
facts-aside = منحّاة

## How a deal’s nine points came to lie.

parts-title = أين ذهبت النقاط
parts-about = على الطاولة تسع نقاط. لكل لمّة نقطة؛ والتشكيلة تنقل بعضها إلى الفريق الآخر.
parts-tricks = اللمّات المكسوبة
parts-tricks-spoken = اللمّات المكسوبة: غنجي { $even }، هيجي { $odd }.
parts-pair = { $pair } في اللمّة { $number }
parts-pair-hidden = { $pair } مع الروباي المخفي في اللمّة { $number }
parts-moved-spoken = ينتقل { $value } من النقاط إلى { $team }. فيصير: غنجي { $even }، هيجي { $odd }.
parts-score = هذا التوزيع
parts-score-spoken = هذا التوزيع: غنجي { $even }، هيجي { $odd }.
parts-total = المباراة حتى الآن
parts-total-spoken = المباراة حتى الآن: غنجي { $even }، هيجي { $odd }.

## The tricks as small pictures.

tricks-title = اللمّات التسع
tricks-so-far = اللمّات حتى الآن
tricks-none = لم تنتهِ أي لمّة بعد.
tricks-legend = الزاوية المطويّة تُظهر ظهر الورقة: كان ذلك الطرنيب مقلوبًا حتى الورقة الثامنة.
trick-number = اللمّة { $number }
trick-led = { $who ->
    [you] البدء كان لك.
   *[other] البدء كان لـ{ $name }.
}
trick-ninth = كُشفت معًا.
trick-won = { $who ->
    [you] كسبتَها.
   *[other] كانت من نصيب { $name }.
}
trick-moved = تشكيلة { $pair } تنقل { $value } من النقاط إلى { $team }.
trick-moved-hidden = تشكيلة { $pair } مع الروباي المخفي تنقل { $value } من النقاط إلى { $team }.
trick-card-was-down = { $card }، لُعبت مقلوبة

## Running totals.

totals-title = عبر المباراة
totals-label = مجموع غنجي ومجموع هيجي بعد كل توزيع؛ والجدول بجانبه يضم الأرقام.
totals-as-table = على شكل جدول
totals-none = لم ينتهِ التوزيع الأول بعد.
deals-caption = نقاط كل توزيع والمجموع بعده
deals-number = التوزيع
deals-dealer = الموزّع
deals-genji = غنجي
deals-heiji = هيجي
deals-genji-total = غنجي، المجموع
deals-heiji-total = هيجي، المجموع

## The end of a match.

result-title = انتهت المباراة
result-won = الفوز لفريق { $team }، { $most } مقابل { $least }.
result-yours = الفوز لك ولشركائك.
result-theirs = الفوز للفريق الآخر.
result-draw = تعادل: { $even } مقابل { $odd }.
result-draw-means = يبقى المجموعان متساويين، ولا توزيع إضافي.
result-stood-out = أبرز ما جرى
result-biggest = أكبر توزيع كان التوزيع { $deal }: { $most } مقابل { $least } لفريق { $team }.
result-combination = التوزيع { $deal }، اللمّة { $number }: { $who ->
    [you] كوّنتَ { $pair }، النقاط { $value }.
   *[other] تشكيلة { $pair } من { $name }، النقاط { $value }.
}
result-no-combinations = لم يكوّن أحد تشكيلة: كل نقطة كانت لمّة.
result-record = سجل المباراة

## The log in words, grouped.

story-before = قبل اللمّة الأولى
story-trick = اللمّة { $number }
story-after = بعد اللمّة الأخيرة
