## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: أونسون كاروتا

offline-page-title = لا يوجد اتصال · Cardavia
offline-title = تعذّر الوصول إلى الدار
offline-text = إمّا أن هذا الجهاز غير متصل بالشبكة، أو أن الخادم في استراحة. مبارياتك في أمان: كل ورقة تُحفظ هناك قبل أن يراها أحد.
offline-trying = حالما يعود الاتصال تُكمل هذه الصفحة من تلقاء نفسها.
offline-again = المحاولة الآن
