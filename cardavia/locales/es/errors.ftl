## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = Ir a las tradiciones de naipes
error-matches = Ir a tus partidas

error-not-found-title = Aquí no hay ninguna página
error-not-found-text = Puede que la dirección tenga una errata, o que lo que había aquí se haya mudado.

error-others-table-title = Esta mesa es de otra persona
error-others-table-text = Solo puede abrirla el navegador que empezó la partida, para que nadie vea cartas ajenas. Tu propia mesa se prepara enseguida.

error-closed-title = Esta mesa está cerrada
error-closed-text = Quien jugaba aquí se ha marchado, y la partida ya no sigue.

error-bad-request-title = No se ha entendido
error-bad-request-text = En lo que envió el navegador faltaba algo o había un error. Vuelve a la página anterior, recárgala e inténtalo otra vez.

error-busy-title = Un momento, por favor
error-busy-text = Ha sido demasiado de una vez. Espera unos segundos e inténtalo de nuevo.

error-failed-title = Algo se ha roto por nuestra parte
error-failed-text = No ha sido por nada que hayas hecho. Tus partidas están a salvo: cada carta se guarda antes de mostrarse. Inténtalo otra vez, por favor.

error-gone-title = La casa está cerrada en este momento
error-gone-text = El servidor se está deteniendo o arrancando. Tus partidas están a salvo; vuelve dentro de un momento y sigue donde estabas.
