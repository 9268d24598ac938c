## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = { $card } uit Unsun Karuta: hoe sterk de kaart is, als gewone kaart en als troef, en in welke combinaties die meedoet.
gallery-back = ← Alle 75 kaarten
gallery-neighbours = Kaarten ernaast
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Kleur
gallery-rank = Rang
gallery-number = getal { $number }

gallery-plain = Als gewone kaart
gallery-plain-place = { $place ->
    [1] Is een andere kleur troef, dan is dit de sterkste van de { $of } kaarten van { $suit }.
   *[other] Is een andere kleur troef, dan is dit nummer { $place } van de { $of } kaarten van { $suit }, geteld vanaf de sterkste.
  }
gallery-plain-wins = Deze kaart wint alleen een slag als { $suit } gevraagd is en niemand troef speelt.
gallery-plain-odd = Dat is een vreemde plaats: de andere draken staan boven alle getallen van hun kleur, en deze heeft alleen de 1 onder zich.
gallery-plain-long = De getallen van een lange kleur lopen zoals je zou denken: de 9 is het sterkst, de 1 het zwakst.
gallery-plain-round = De getallen van een ronde kleur lopen achteruit: de 1 is het sterkst, de 9 het zwakst.
gallery-plain-never = Dat is deze kaart nooit. Pao Robai is *Tenka*, “alles onder de hemel”, en in elk spel troef. Die telt niet als kaart van Pao en hoeft Pao nooit te bekennen.
gallery-plain-row = { $suit } als gewone kleur, de sterkste eerst

gallery-trump = Als troef
gallery-trump-place = { $place ->
    [1] Is { $suit } troef, dan is dit de sterkste van de { $of } troeven, en niets gaat erboven.
   *[other] Is { $suit } troef, dan is dit nummer { $place } van de { $of } troeven, geteld vanaf de sterkste.
  }
gallery-trump-tenka = Is een andere kleur troef, dan is dit nummer { $place } van de { $of } troeven, vlak boven de Robai van die kleur.
gallery-trump-native = Is Pao zelf troef, dan is dit de troef-Robai van het spel, nummer { $place } van de { $of } troeven.
gallery-trump-sun = Wie geen andere troef gedeeld kreeg, mag deze kaart bij een Meri achterhouden: de eenzame Sun, *ichimai-zun*.
gallery-trump-robai = Als troef-Robai mag je deze kaart melden, om de keerkaart te nemen, of verborgen houden.
gallery-trump-row = De troeven als { $suit } troef is, de sterkste eerst

gallery-pairs = In combinaties
gallery-pair-wins = Deze kaart wint de slag, en de sterkste troef van de tegenpartij is { $other }.
gallery-pair-loses = { $other } wint de slag, en deze kaart is de sterkste troef van de tegenpartij.
gallery-pairs-tenka = Alleen als Pao troef is; Tenka vervangt nooit de Robai van een andere kleur.
gallery-pairs-worth = Een combinatie brengt 2 punten van het andere team naar het team dat de slag wint, en 5 in de negende slag. In een Meri is er geen.
gallery-pairs-hidden = Met een verborgen Robai zijn het er in elke slag 5.
gallery-pairs-none = Deze kaart doet in geen enkele mee. Wat ze kan opbrengen, is de slag.
