## The settings: a page of its own, and the same form in a dialogue at the table.

settings = Settings
settings-title = Settings · Cardavia
settings-about = How the table looks, sounds and helps: speed, sound, cards, help and the pages’ look.
settings-lead = They are kept in this browser and act at once, at an open table too.
settings-no-script = Settings are kept by JavaScript, and in this browser it is switched off. Until then the table and the pages look as shown here.
settings-table = At the table
settings-cards = The cards
settings-pages = Paper and light

set-help = Help
set-help-means = How much the table tells beyond what everyone sees.
set-help-none = None
set-help-none-means = You remember what is gone, and think for yourself.
set-help-hints = Hints when asked
set-help-hints-means = On request the table advises a card and says why.
set-help-full = Full
set-help-full-means = Hints, the cards already gone, and good cards marked in the hand.

set-speed = Speed
set-speed-means = How fast cards travel and turn over. Nothing waits for them: you may always play on.
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-off = No motion

set-sound = Sound
set-sound-means = Cards, the turning over, tricks and combinations.
set-sound-off = Off
set-sound-quiet = Quiet
set-sound-full = Full

set-confirm = Playing a card
set-confirm-means = Whether a card is asked for once more before it is played.
set-confirm-no = At once
set-confirm-yes = Choose, then play

set-keys = Keys of one character
set-keys-means = Letters and digits that act at the table, such as D to declare. Speech input may press them by mistake. Arrows, Enter and Escape always work.
set-keys-on = On
set-keys-off = Off

set-sort = Order of your hand
set-sort-means = How your cards are laid out after the deal.
set-sort-trumps = Trumps first
set-sort-suits = Suit by suit
set-sort-dealt = As dealt

set-deck = Deck
set-deck-means = The large index is easier to read on a small screen.
set-deck-standard = Standard
set-deck-large = Large index

set-index = Letters
set-index-means = What stands in the corner of a card.
set-index-latin = Latin
set-index-japanese = Japanese
