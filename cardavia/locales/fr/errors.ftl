## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = Vers les traditions de cartes
error-matches = Vers vos parties

error-not-found-title = Il n’y a pas de page ici
error-not-found-text = Une erreur s’est peut-être glissée dans l’adresse, ou ce qui se trouvait ici a changé de place.

error-others-table-title = Cette table est à quelqu’un d’autre
error-others-table-text = Seul le navigateur qui a commencé cette partie peut l’ouvrir, afin que personne ne voie les cartes des autres. Votre propre table sera vite dressée.

error-closed-title = Cette table est fermée
error-closed-text = La personne assise ici est partie, et la partie ne continue plus.

error-bad-request-title = Nous n’avons pas compris
error-bad-request-text = Dans ce que le navigateur a envoyé, il manquait quelque chose ou il y avait une erreur. Revenez à la page précédente, rechargez-la et essayez encore.

error-busy-title = Un instant, s’il vous plaît
error-busy-text = C’était un peu trop à la fois. Patientez quelques secondes et essayez encore.

error-failed-title = Quelque chose s’est cassé chez nous
error-failed-text = Vous n’y êtes pour rien. Vos parties sont à l’abri : chaque carte est enregistrée avant d’être montrée. Essayez encore, s’il vous plaît.

error-gone-title = La maison est fermée pour l’instant
error-gone-text = Le serveur s’arrête ou démarre. Vos parties sont à l’abri ; revenez dans un moment et reprenez où vous en étiez.
