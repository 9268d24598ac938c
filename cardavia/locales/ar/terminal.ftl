## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = شريك { $seat }
terminal-opponent = خصم { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = غنجي (فريقك) { $own } : { $other } هيجي

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = اللعب (h للمساعدة):
terminal-discard = التنحية (h للمساعدة):
terminal-declare = إعلان أو تمرير (d/p):
terminal-declare-again = يُرجى كتابة d للإعلان أو p للتمرير.
terminal-help-cards = يُكتب الرقم الذي أمام الورقة، أو اسمها مثل K7. الأوراق التي بين [قوسين] يجوز لعبها.
terminal-help-letters = ‏h = هذه المساعدة، t = آخر لمّة، r = ترتيب الطرنيب، q = مغادرة المباراة
terminal-no-card = ليست في يدك «{ $answer }»: يُكتب رقم من 1 إلى { $count }، أو اسم ورقة.

terminal-trump = الطرنيب: { $trump } · { $points }
terminal-trumps = { $suit }، طرنيب
terminal-led = البدء من { $suit }
terminal-standing = التوزيع { $deal }: { $points }. المجموع: { $total }.
terminal-next-deal = Enter للتوزيع التالي.
terminal-record = أُضيف سجل المباراة إلى { $file }
terminal-good-bye = إلى اللقاء. تبقى المباراة غير منتهية.

## A recorded deal, told step by step.

story-title = المباراة { $match }، التوزيع { $deal }
story-stock = الأوراق الثلاث الباقية: { $cards }
