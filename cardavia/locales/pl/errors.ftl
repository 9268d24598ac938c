## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = Do tradycji karcianych
error-matches = Do twoich partii

error-not-found-title = Tu nie ma żadnej strony
error-not-found-text = Może w adresie jest literówka, a może to, co tu było, jest już gdzie indziej.

error-others-table-title = To stół kogoś innego
error-others-table-text = Otworzyć go może tylko przeglądarka, w której zaczęła się ta partia; dzięki temu nikt nie widzi cudzych kart. Własny stół nakryjesz w chwilę.

error-closed-title = Ten stół jest zamknięty
error-closed-text = Nikt już przy nim nie siedzi i partia nie toczy się dalej.

error-bad-request-title = Tego nie udało się zrozumieć
error-bad-request-text = W tym, co wysłała przeglądarka, czegoś brakowało albo coś się nie zgadzało. Cofnij się o stronę, odśwież ją i spróbuj jeszcze raz.

error-busy-title = Chwileczkę
error-busy-text = To było trochę za dużo naraz. Odczekaj kilka sekund i spróbuj ponownie.

error-failed-title = Coś się u nas popsuło
error-failed-text = To nie twoja wina. Twoje partie są bezpieczne: każda karta jest zapisywana, zanim się pokaże. Spróbuj jeszcze raz.

error-gone-title = Chwilowo zamknięte
error-gone-text = Serwer właśnie się zatrzymuje albo uruchamia. Twoje partie są bezpieczne; wróć za chwilę i graj dalej od tego samego miejsca.
