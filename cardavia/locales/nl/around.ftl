## What stands around the cushion, the tools, and the chart of the orders.

score-label = Stand
tricks-taken = Slagen
tools-label = Hulpmiddelen
order = Rangorde

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = Een gekozen kaart terugsteken
help-key-order = Rangorde van de kaarten
help-key-tricks = Alle slagen van dit spel
help-key-log = Wat er gebeurde
help-key-settings = Instellingen
help-key-mute = Geluid aan of uit

## The hand.

confirm-asks = { $card } spelen? Kies de kaart nog eens, of druk op Escape.
confirm-asks-discard = { $card } wegleggen? Kies de kaart nog eens, of druk op Escape.
confirm-back = { $card } zit weer in je hand.
drop-here = Speel hier

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = De sterkste kaart staat vooraan.
order-trumps = Troeven: { $suit }
order-trumps-means = Elke troef slaat elke andere kaart.
order-long = De 9 is het sterkste getal.
order-round = De getallen lopen achteruit: de 1 is het sterkst.
order-isu = De Robai staat tussen 2 en 1.
order-pao = De Robai hiervan is Tenka, een troef.
order-tenka = Tenka is in elk spel troef.
order-led = Zonder troef wint de sterkste kaart van de gevraagde kleur. Andere kleuren kunnen niet winnen.
order-pairs = Combinaties
order-pairs-means = De eerste kaart wint de slag, de tweede is de sterkste troef van de tegenpartij: dan verhuizen 2 punten. In de negende slag, of met een verborgen Robai, zijn het er 5. In een Meri verhuist er niets.
order-pair = { $winner } slaat { $loser }
order-gone = Gedempt en doorgestreept: al door jou gezien.
card-gone = { $card }, weg
card-yours = { $card }, van jou
order-yours = Onderstreept: in je hand.
