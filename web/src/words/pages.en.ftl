# The pages around the tables: home, new table, lobby, joining, account, settings, problems, about.

## The games

page-game-shipyard = Shipyard
page-game-bremerhaven = Bremerhaven
page-game-discovery = Age of Discovery
page-card-shipyard-second = second edition
page-card-shipyard-second-about = Build ships tile by tile, crew them, sail your own canals.
page-card-shipyard-first = first edition
page-card-shipyard-first-about = The open action track of 2009 with gaps and laps.
page-card-bremerhaven = long or short game
page-card-bremerhaven-about = Secret bids for ships and orders. Money times prestige.
page-card-discovery = two scorings, twelve voyages
page-card-discovery-about = Trade for coin, then send your ships on twelve expeditions.
page-card-players = { $least }–{ $most } players · { $minutes } min
page-card-solo = solo
page-card-levels = 5 levels
page-warming = Getting ready: { $percent } %
page-warming-of = { $title } is getting ready

## Home

page-home = Four games of ships and harbours
page-home-lead = With friends by one link, against bots, or alone. No account needed to play.
page-home-games = The games
page-home-go = To the home page
page-tables = Tables
page-play-bots = Play against bots
page-play-bots-of = Play against bots: { $title }
page-start = Start a table
page-start-of = Start a table: { $title }
page-learn = Learn
page-learn-of = Learn: { $title }
page-learn-a-game = Learn a game
page-join-by-link = Join by link
page-loading = One moment …
page-close = Close
page-cancel = Cancel
page-save = Save
page-again = Try again
page-more = More pages
page-nav = Pages

page-own = Your tables
page-own-await = { $count ->
        [one] 1 awaits you
       *[other] { $count } await you
    }
page-own-next = next table
page-own-empty = Nothing here yet. Play against bots now, or start a table and send its link to friends: your games wait here for you.
page-open = Open tables
page-open-waiting = { $count ->
        [one] 1 waiting
       *[other] { $count } waiting
    }
page-open-empty = Nobody is waiting right now. Start a public table, and everyone here sees it.
page-row-turn = your turn
page-row-waiting = waits for players
page-row-over = finished
page-row-closed = closed
page-row-thinks = { $name }’s turn
page-row-bot-thinks = bot is thinking
page-row-several = several to act
page-row-join = join
page-row-watch = watch
page-row-taken = { $taken } of { $seats }
page-row-bots = { $bots ->
        [one] You and a bot
       *[other] You and { $bots } bots
    }
page-row-alone = You alone
page-row-nameless = A table

page-you = You
page-you-account = Sign in
page-you-signed-in = Account
page-you-stranger = Play at once: you get a name, and can change it here whenever you like.
page-you-guest = You play as a guest in this browser. An account brings your tables to other devices.
page-you-known = You are signed in: your tables are with you on every device.
page-name = Name others see
page-name-example = your name
page-name-saved = Saved. Tables you sit at already keep the old name.
page-name-help = At tables where you sit already your old name stays.
page-guest-names = Tern, Puffin, Gannet, Petrel, Cormorant, Plover, Sandpiper, Kittiwake, Albatross, Avocet, Curlew, Eider, Fulmar, Guillemot, Pelican, Skua

## Bots

page-bots-how = How strong?
page-bots-of = Play { $title } against bots
page-bots-rivals = How many bots
page-bots-alone = alone
page-bots-count = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
page-bots-level = level { $level } of 5
page-bots-usual = a good start
page-bots-play-alone = Play alone
page-solo-shipyard = The solo game of the second edition: automata take tiles and actions from you.
page-solo-bremerhaven = The solo game: a dummy bids against you.
page-starting = Starting …

## A new table

page-new = New table
page-new-lead = Choose a game and who plays. You can change the seats until the game starts.
page-new-game = Game
page-new-company = How do you want to play?
page-company-friends = With others
page-company-bots = Against bots
page-company-device = On one device
page-company-alone = Alone
page-company-friends-help = You get a link to send. Bots can fill seats that stay free.
page-company-bots-help = The game starts at once.
page-company-device-help = You hand the device around; nobody sees what is secret for others.
page-company-alone-help = The solo game; it starts at once.
page-company-mixed-help = People and bots together, as you like.
page-new-players = Players
page-new-count = { $count ->
        [one] solo
       *[other] { $count }
    }
page-new-seats = Seats
page-seat-of = Seat { $seat }
page-seat-me = { $name } (you)
page-seat-here = Somebody here
page-seat-open = Open seat
page-seat-bot = { $name } (bot { $level } of 5)
page-seat-name = Name on seat { $seat }
page-seat-name-here = name
page-new-who = Who may come
page-visibility-link = With the link
page-visibility-public = Everyone
page-visibility-private = Invited only
page-visibility-link-help = Whoever has the link can see the table and take a free seat.
page-visibility-public-help = The table is listed for everyone here.
page-visibility-private-help = Only who gets your invitation can see the table at all.
page-new-spectators = Others may watch
page-new-spectators-help = They see what everyone at the table sees, nothing secret.
page-new-title = Name of the table
page-new-title-example = Thursday evening
page-new-open = Open the table
page-new-play = Play now
page-new-all = All options

page-option-edition = Edition
page-option-edition-first = First, 2009
page-option-edition-second = Second, 2023
page-option-contracts = Contracts
page-option-contracts-random = Random 3 + 3
page-option-contracts-sets = Fixed sets
page-option-contracts-help = Three of each colour at random, or fixed sets of two and two.
page-option-employees = Employees
page-option-employees-random = Random
page-option-employees-spread = Spread
page-option-employees-printed = As printed
page-option-employees-help = How they lie around the rondel; spread puts one engineer or recruiter at every space.
page-option-middle_display = First middle tiles
page-option-middle_display-stack = All from deck I
page-option-middle_display-split = Five from each deck
page-option-loop_spaces = Spaces of the action track
page-option-loop_spaces-help = With 24 spaces the game is one turn longer.
page-option-solo_removed = Tiles that automata take
page-option-solo_removed-discard = Can come back
page-option-solo_removed-out = Leave the game
page-option-variant = Length
page-option-variant-long = Long
page-option-variant-short = Short
page-option-variant-solo = Solo
page-option-refuse_ships = Ships may be sent away
page-option-refuse_ships-help = Whoever wins a ship need not let it into the harbour.
page-option-exchange_beats_dummy = The Commodity Exchange beats the dummy
page-option-exchange_beats_dummy-help = It sets the prices also when the dummy wins the price card.
page-option-start_player = First turn
page-option-start_player-random = Random
page-option-card_colour = Any-colour ships count as
page-option-card_colour-own = their own colour
page-option-card_colour-row = the colour of the row
page-option-tie_joker = A joker that was not placed breaks ties
page-option-turn_cap = Turns after which the game ends
page-option-turn_cap-help = For each player; 0 means never.
page-option-open_coins = Everyone sees everyone’s coins
page-option-show_taken_orders = Orders taken from the display stay known

## Lobby

page-lobby-waits = { $free ->
        [0] Ready to start
        [one] One seat is free
       *[other] { $free } seats are free
    }
page-lobby-seats = Seats
page-lobby-free = Free seat
page-lobby-you = you
page-lobby-sit = Sit here
page-lobby-by-itself = The game starts by itself when every seat is taken.
page-lobby-start = Start now
page-lobby-start-help = { $free ->
        [one] A bot ({ $bot }) takes the free seat.
       *[other] Bots ({ $bot }) take the free seats.
    }
page-lobby-leave = Get up
page-lobby-close = Give the table up
page-lobby-invite = Invite
page-lobby-link = Link to this table
page-lobby-text = Come and play { $title } with me.
page-lobby-chat = Chat
page-lobby-learn = Learn the game while you wait
page-copy = Copy
page-copied = Copied
page-share = Share
page-device = Play this seat on another device too
page-device-link = Link for your other device
page-device-help = Keep it to yourself: whoever has it plays your seat. It works for a week.

## Joining

page-join = Join
page-join-title = Join a table
page-join-device = Your seat, on this device
page-join-paste = Link or number of the table
page-join-not-a-link = This is no link to a table. Copy all of it, from https to the end.
page-join-invited = { $name } invites you
page-join-sit = Take a seat
page-join-help = No account needed. You can come back to the table with this browser at any time.
page-join-full = All seats are taken.
page-join-playing = This game has begun already.
page-join-over = This game is over.
page-join-closed = This table was given up.
page-join-look = Look at the game

## Account

page-account = Account
page-account-stranger = You are new here. To play you need no account: just give a name, or sign in if you have one.
page-account-guest = You play as a guest: this browser remembers you. An account lets you go on from any device.
page-account-known = You are signed in. Your tables are with you on every device.
page-account-signed-in = Signed in as { $login }
page-claim = Make it an account
page-claim-help = All your tables stay yours. No mail address is needed; only the password lets you in again.
page-claim-do = Create the account
page-sign-in = Sign in
page-sign-in-help = With the name and password of your account.
page-sign-in-guest-help = You become the one of the account. Tables of the guest you are now stay with that guest.
page-sign-out = Sign out
page-login = Name of the account
page-password = Password
page-password-help = At least 8 characters.
page-password-others = All your other browsers must sign in again.
page-password-old = Password until now
page-password-new = New password
page-password-change = Change the password
page-password-changed = The password has been changed.
page-data = Your data
page-data-help = Kept are your name, your seats, what you said in chats and which browsers are signed in. Nothing else, and nothing goes elsewhere.
page-data-save = Save as a file
page-data-delete = Delete me
page-data-delete-help = Your name, account and chat lines are deleted for good. Games that others played in stay, without your name.
page-data-delete-sure = Yes, delete me for good

## Settings

page-settings = Settings
page-settings-lead = They hold at once and are kept in this browser.
page-settings-look = Look
page-settings-language = Language
page-settings-theme = Colours
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-settings-size = Text size
page-settings-size-help = Everything grows with it, boards and pieces too.
page-settings-percent = { $percent } %
page-settings-play = At the table
page-settings-motion = Motion of pieces
page-motion-normal = Normal
page-motion-fast = Fast
page-motion-off = Off
page-settings-motion-help = If your device asks for less motion, there is none.
page-settings-single = Play single options by themselves
page-settings-single-help = Where only one move is possible it goes into your draft at once. You still confirm your turn.
page-settings-text = Text mode
page-settings-text-help = Tables as headings, lists and tables instead of a drawn board. T switches at any table.
page-settings-sound = Sound when it is your turn
page-settings-account = Name, password and your data:

## Problems

page-problem-lost = Off the chart
page-problem-lost-help = There is no page at this address. Perhaps a letter got lost on the way.
page-problem-unknown = No such table
page-problem-unknown-help = This table does not exist, or it is private. If somebody invited you, ask for the whole link: the key at its end opens the door.
page-problem-link = This link leads nowhere any more
page-problem-link-help = Links to a seat work for a week. On the device where you play, make a new one.
page-problem-forbidden = Only for those at the table
page-problem-forbidden-help = This game has no spectators. If it is yours, sign in with your account, or use the browser you began with.
page-problem-away = The service does not answer
page-problem-away-help = Your games are safe there. Perhaps it is starting anew, or your connection is gone. This page tries again when you ask it to.
page-problem-ended = Your session has ended
page-problem-ended-help = You signed out, or the password was changed in another browser. Sign in again to go on; guests begin anew.
page-problem-busy = One moment, please
page-problem-busy-help = There is a lot to do here just now. Wait a little and try again.

page-refused-wait = Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
page-refused-away = The service does not answer. Your games are safe; try again in a moment.
page-refused-not-signed-in = Say who you are first.
page-refused-wrong-password = This name and this password do not fit together.
page-refused-forbidden = This is not yours to do.
page-refused-unknown = There is no such table, or none that you may know of.
page-refused-stale = The table has changed: look again.
page-refused-refused = This cannot be done at this table now.
page-refused-not-ready = This game is still getting ready. It takes a minute or two, once.
page-refused-bad-record = This is no game record that can be read.
page-refused-bad-position = This is no position that can be read.
page-refused-bad-option = This cannot be chosen like that.
page-refused-too-many = That was too often.
page-refused-took-too-long = That took too long. Try again.
page-refused-too-large = This is too large.
page-refused-malformed = Something in the form does not fit.
page-refused-failed = Something went wrong. It has been noted.

## Importing a record

page-import = Import a game
page-import-lead = A game record from Fairlead becomes a table of your own: look through a finished game, or play an unfinished one on.
page-import-choose = Choose a file, or drop it here
page-import-chosen = { $file }
page-import-paste = or paste the text of the record
page-import-do = Open the game
page-import-help = The table is private, and all seats are yours.
page-import-large = This file is too large for a game record.

## About

page-about-short = About
page-about = About Fairlead
page-about-lead = Fairlead is open-source software to play maritime board games in the browser: with friends, against bots, or alone.
page-about-independent = An independent project
page-about-independent-text = Fairlead is not affiliated with, endorsed by or connected to the authors or publishers of the games. Rules are told in our own words; all texts and pictures are our own. The names of the games belong to their owners.
page-about-shipyard-second = a game by Vladimír Suchý, 2023
page-about-shipyard-first = a game by Vladimír Suchý, 2009
page-about-bremerhaven = a game by Robert Auerochs, 2013
page-about-discovery = a game by Alfred Viktor Schulz, 2007
page-about-buy = If you like a game, buy it: it is even better on a real table.
page-about-kept = What is kept
page-about-kept-text = One cookie says who you are, another protects forms against other sites, and your settings stay in your browser. There is no tracking, no advertising, and nothing is loaded from elsewhere.
page-about-kept-link = See or delete what is kept about you
page-about-licences = Licences
page-about-licences-text = Fairlead is under the MIT licence: use it, change it, share it. The pages are made with:
page-about-what = What
page-about-licence = Licence
