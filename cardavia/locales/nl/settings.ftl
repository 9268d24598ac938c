## The settings: a page of its own, and the same form in a dialogue at the table.

settings = Instellingen
settings-title = Instellingen · Cardavia
settings-about = Hoe de tafel eruitziet, klinkt en helpt: tempo, geluid, kaarten, hulp en het uiterlijk van de pagina’s.
settings-lead = Ze worden in deze browser bewaard en gelden meteen, ook aan een open tafel.
settings-no-script = Instellingen worden bewaard met JavaScript, en dat staat in deze browser uit. Zolang zien de tafel en de pagina’s eruit zoals hier staat.
settings-table = Aan tafel
settings-cards = De kaarten
settings-pages = Papier en licht

set-help = Hulp
set-help-means = Hoeveel de tafel vertelt buiten wat iedereen ziet.
set-help-none = Geen
set-help-none-means = Je onthoudt zelf wat weg is, en denkt zelf.
set-help-hints = Tips op verzoek
set-help-hints-means = Als je het vraagt, raadt de tafel een kaart aan en zegt waarom.
set-help-full = Volop
set-help-full-means = Tips, de kaarten die al weg zijn, en goede kaarten aangeduid in je hand.

set-speed = Tempo
set-speed-means = Hoe snel kaarten bewegen en omdraaien. Niets wacht erop: je kunt altijd doorspelen.
set-speed-slow = Rustig
set-speed-normal = Normaal
set-speed-fast = Snel
set-speed-off = Uit

set-sound = Geluid
set-sound-means = Kaarten, het omdraaien, slagen en combinaties.
set-sound-off = Uit
set-sound-quiet = Zacht
set-sound-full = Vol

set-confirm = Een kaart spelen
set-confirm-means = Of er nog eens gevraagd wordt voordat een kaart gespeeld wordt.
set-confirm-no = Meteen
set-confirm-yes = Kiezen, dan spelen

set-keys = Toetsen van één teken
set-keys-means = Letters en cijfers die aan tafel iets doen, zoals D om te melden. Spraakbesturing kan ze per ongeluk indrukken. Pijlen, Enter en Escape werken altijd.
set-keys-on = Aan
set-keys-off = Uit

set-sort = Volgorde van je hand
set-sort-means = Hoe je kaarten na het geven liggen.
set-sort-trumps = Troeven eerst
set-sort-suits = Per kleur
set-sort-dealt = Zoals gegeven

set-deck = Kaarten
set-deck-means = Grote hoektekens lezen prettiger op een klein scherm.
set-deck-standard = Gewoon
set-deck-large = Grote hoek

set-index = Schrift
set-index-means = Wat er in de hoek van een kaart staat.
set-index-latin = Latijns
set-index-japanese = Japans
