## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = { $card } de Unsun Karuta: su fuerza como carta simple y como triunfo, y las combinaciones en las que participa.
gallery-back = ← Las 75 cartas
gallery-neighbours = Cartas vecinas
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Palo
gallery-rank = Rango
gallery-number = número { $number }

gallery-plain = Como carta simple
gallery-plain-place = { $place ->
    [1] Mientras otro palo es triunfo, es la más fuerte de las { $of } cartas de { $suit }.
   *[other] Mientras otro palo es triunfo, es la número { $place } de las { $of } cartas de { $suit }, contando desde la más fuerte.
  }
gallery-plain-wins = Solo puede ganar una baza si se salió de { $suit } y nadie juega triunfo.
gallery-plain-odd = Es un lugar extraño: los demás dragones están por encima de todos los números de su palo, y este solo tiene debajo el 1.
gallery-plain-long = Los números de un palo largo van como cabe esperar: el 9 es el más fuerte y el 1, el más débil.
gallery-plain-round = Los números de un palo redondo van al revés: el 1 es el más fuerte y el 9, el más débil.
gallery-plain-never = Nunca lo es. Pao Robai es *Tenka*, “todo bajo el cielo”, triunfo en todas las manos. No cuenta como carta de Pao y nunca tiene que asistir a Pao.
gallery-plain-row = { $suit } simple, de mayor a menor

gallery-trump = Como triunfo
gallery-trump-place = { $place ->
    [1] Cuando { $suit } es triunfo, es el más fuerte de los { $of } triunfos, y nada lo vence.
   *[other] Cuando { $suit } es triunfo, es el número { $place } de los { $of } triunfos, contando desde el más fuerte.
  }
gallery-trump-tenka = Cuando es triunfo cualquier otro palo, es el número { $place } de los { $of } triunfos, justo por encima del Robai de ese palo.
gallery-trump-native = Cuando el propio Pao es triunfo, es el Robai nativo de la mano, el número { $place } de los { $of } triunfos.
gallery-trump-sun = Quien no recibió ningún otro triunfo puede reservarlo ante un Meri: el Sun solitario, *ichimai-zun*.
gallery-trump-robai = Como Robai nativo se puede declarar, para llevarse el indicador, o mantener oculto.
gallery-trump-row = Triunfos cuando { $suit } es triunfo, de mayor a menor

gallery-pairs = En combinaciones
gallery-pair-wins = Esta carta gana la baza, y el triunfo más alto del otro bando es { $other }.
gallery-pair-loses = { $other } gana la baza, y esta carta es el triunfo más alto del otro bando.
gallery-pairs-tenka = Solo cuando Pao es triunfo; Tenka nunca sustituye al Robai de otro palo.
gallery-pairs-worth = Una combinación le quita 2 puntos al otro equipo y se los da al que gana la baza; en la novena baza, 5. En un Meri no hay combinaciones.
gallery-pairs-hidden = Con un Robai oculto son 5 en cualquier baza.
gallery-pairs-none = No participa en ninguna. Lo que puede dar es la baza.
