## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: Unsun Karuta

offline-page-title = Brak połączenia · Cardavia
offline-title = Serwer jest poza zasięgiem
offline-text = Albo to urządzenie nie ma połączenia, albo serwer robi sobie przerwę. Twoje partie są bezpieczne: każda karta jest tam zapisywana, zanim ktokolwiek ją zobaczy.
offline-trying = Gdy tylko połączenie wróci, strona sama ruszy dalej.
offline-again = Spróbuj teraz
