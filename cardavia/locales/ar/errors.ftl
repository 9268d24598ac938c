## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = إلى تقاليد ورق اللعب
error-matches = إلى مبارياتك

error-not-found-title = لا توجد صفحة هنا
error-not-found-text = ربما في العنوان خطأ، أو أن ما كان هنا قد انتقل.

error-others-table-title = هذه طاولة شخص آخر
error-others-table-text = لا يفتح هذه المباراة إلا المتصفح الذي بدأها، كي لا يرى أحد أوراق غيره. وإعداد طاولتك لا يأخذ إلا لحظة.

error-closed-title = هذه الطاولة مغلقة
error-closed-text = غادر من كان يجلس هنا، ولن تستمر المباراة.

error-bad-request-title = لم يُفهم الطلب
error-bad-request-text = في ما أرسله المتصفح شيء ناقص أو غير صحيح. يُرجى الرجوع صفحة، وإعادة تحميلها، والمحاولة مرة أخرى.

error-busy-title = لحظة من فضلك
error-busy-text = كانت الطلبات أكثر من اللازم دفعة واحدة. يُرجى الانتظار بضع ثوانٍ ثم المحاولة مرة أخرى.

error-failed-title = حدث عطل عندنا
error-failed-text = ليس السبب من جهتك. مبارياتك في أمان: كل ورقة تُحفظ قبل أن تُعرض. يُرجى المحاولة مرة أخرى.

error-gone-title = الدار مغلقة الآن
error-gone-text = الخادم قيد الإيقاف أو التشغيل. مبارياتك في أمان؛ بعد لحظة تمكن العودة والمتابعة من حيث كان التوقف.
