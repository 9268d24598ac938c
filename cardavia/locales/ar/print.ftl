## The cards on paper: the order chart that is printed with them.

print-title = أونسون كاروتا: أي ورقة تغلب أخرى
print-suits = الأنواع الخمسة وأرقامها، من الأقوى إلى الأضعف
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] نوع طويل
   *[round] نوع مستدير
}
# $trump is the suit that is trump in the picture.
print-trumps = أوراق الطرنيب، من الأقوى إلى الأضعف: الطرنيب هنا { $trump }
print-tenka = تنكا
# $card is Pao Robai.
print-tenka-figure = { $card }، طرنيب دائمًا
print-native = الروباي الأصلي: تنين نوع الطرنيب
# Stands before the numbers from the strongest to the weakest.
print-then = ثم الأرقام
print-trumps-many = عدد أوراق الطرنيب كلها { $count }. أيًّا كان نوع الطرنيب، تتدرّج أرقامه كما في صف نوعه أعلاه.
print-trumps-pao = حين يكون { $trump } طرنيبًا يكون تنكا نفسه هو الروباي الأصلي، وعدد أوراق الطرنيب { $count }.
print-plain = نوع عادي، أي ليس طرنيبًا: هنا { $suit }
print-plain-means = لا تتنافس الأنواع العادية فيما بينها: بلا طرنيب لا يفوز إلا نوع البدء.
# $card is Isu Robai; $above and $below are numbers.
print-odd = التنين الغريب: { $card } العادي يقف بين { $above } و{ $below }
print-odd-pao = ليس في { $suit } العادي روباي، فهو تنكا.
print-pairs = التشكيلات الست: الطرنيب الفائز والطرنيب الذي يغلبه
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] كل الأنواع
    [long] الأنواع الطويلة
   *[round] الأنواع المستديرة
}
print-pairs-means = يكسب الطرنيب لمّة كان بدؤها من نوع عادي. فإذا كوّن هو وأقوى طرنيب عند الفريق الآخر زوجًا من هذه، انتقل { $value } من النقاط من الفريق الخاسر إلى الفائز؛ و{ $most } في اللمّة التاسعة، أو إذا كانت إحدى الورقتين روباي مخفيًا.
# Millimetres.
print-foot = قياس كل ورقة { $width } × { $height } مم. تُطبع الأوراق بحجم 100٪ على الوجهين مع القلب على الحافة الطويلة، ثم تُقصّ على العلامات.
