## What is said besides the events, to whoever listens to the table.

card-trump = { $card }، طرنيب
seat-card = { $name }: { $card }
event-turned = كُشفت الأوراق: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = ميري: يجب لعب طرنيب.
must-5-monchi = يجب لعب { $suit } أو طرنيب.
must-free = يجوز لعب أي ورقة.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = إعادة القول
again-hand-trumps = الطرنيب في يدك: { $cards }.
again-hand-no-trump = لا طرنيب في يدك.
again-hand-others = أوراقك الأخرى: { $cards }.
again-hand-none = لا أوراق في يدك.
again-trick = اللمّة { $number }: { $cards }.
again-trick-none = لم تُلعب أي ورقة بعد.
again-trumps = ما خرج من الطرنيب، { $count } من { $all }: { $cards }.
again-trumps-none = لم يخرج أي طرنيب بعد، بحسب ما يُرى.
again-where = التوزيع { $deal } من 8، اللمّة { $trick } من 9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = أوراق يدك
help-key-say-trick = أوراق اللمّة
help-key-say-trumps = الطرنيب الذي خرج
help-key-say-score = النقاط
help-key-say-turn = لمن الدور وما هو الطرنيب
keys-are-off = الحروف والأرقام متوقفة في الإعدادات.
