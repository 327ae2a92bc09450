# General words: the command, the terminal, what all games share.

yes = yes
no = no

## Languages, names

person = Skipper
person-number = Skipper { $number }

## The game in the terminal

welcome = { $title }{ $options }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }. r shows the rules, ? helps, q saves and leaves.
welcome-position = { $title }{ $options }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }. r shows the rules, ? helps, q saves and leaves.
resumed = Resumed { $file } after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
choose-game = Which game?
choose-game-players = { $least } to { $most } players
choose-prompt = number or name (Enter: { $usual }) >
choose-value = { $option }, { $values } (Enter: { $usual }) >
choose-bots = How strong are the bots?
choose-again = "{ $text }" is none of these: { $values }. q leaves.
recording = The game is kept in { $file }.
narrow = This window is { $width } columns wide; from { $needed } columns on everything fits.
preparing = Compiling the rules (once per machine)
waiting-bot = { $player } is thinking
waiting-hint = Looking for good moves
waiting-compile = Compiling the bots (this once, 1 to 2 minutes)
bots-stopped = The bots cannot go on: { $reason }
news = Since your last move
pass-keyboard = Pass the keyboard to { $player }.
press-enter = Press Enter when nobody else looks.
prompt = { $player } >
prompt-which = which? >
menu-move = Move
menu-cost = Cost
menu-brings = Brings
menu-final = ! in the menu: cannot be taken back, because it turns up a card or tile, ends your turn, or is final by the rules.
menu-back = back to the other moves
menu-can-undo = u takes back: { $move }
command-undo = undo
command-hint = hint
command-help = help
command-table = table
command-log = log
command-moves = moves
command-rules = rules
command-save = save
command-quit = quit
command-back = back
undone = Taken back: { $move }.
undo-nothing = There is nothing to take back: you have not moved in this turn.
undo-barrier = This cannot be taken back: your last move turned up a card or tile, ended a turn, or is final by the rules.
saved = Saved in { $file }.
save-failed = Could not save in { $file }: { $reason }
save-later = Could not write { $file } ({ $reason }); the game goes on, and is saved elsewhere when you leave.
save-taken = Somebody else has changed { $file } meanwhile; this game goes on in { $other }.
resume-with = Go on with: { $command }
show-with = Look at it again with: { $command }
goodbye = Goodbye.
save-not-record = { $file } exists and is no game record; choose another name.
log-heading = So far
log-empty = Nothing has happened yet.
hint-heading = What a strong bot would think of
hint-number = There is no move { $number }; the moves are numbered 1 to { $count }.
hint-unknown = "{ $text }" is not understood. Type the number of a move, its words, or ? for help.
hint-near = "{ $text }" is not understood. Did you mean "{ $near }"?
hint-several = "{ $text }" could be several moves: { $moves }.
hint-several-more = "{ $text }" could be several moves: { $moves } and { $more } more.
hint-refused = { $move } cannot be played now: { $reason } ({ $clause }).
hint-empty = Type the number of a move, or ? for help.
help-moves = Type the number of a move, or its words ("{ $label }"), or its short text as in records ("{ $text }"). The beginning is enough where only one move begins so.
help-undo = take back your last step, as far as nothing was turned up
help-hint = the best moves, as a strong bot in your seat would see them
help-help = this help
help-table = show the table again
help-log = what happened so far, the last 30 sentences
help-moves-command = show the moves again
help-rules = the rules of this game in short
help-save = save now; "{ $word } FILE" saves in another file
help-quit = save and leave
final-title = The game is over
final-place = Place
final-player = Player
final-total = Total
final-winner = { $count ->
        [one] { $players } wins.
       *[other] { $players } share the victory.
    }

## Simulation

simulating = Playing { $games } random games
simulation-title = { $title }{ $options }: { $games } random games, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
simulation-seat = Seat { $number }
simulation-mean = Mean points
simulation-deviation = Standard deviation
simulation-range = Lowest to highest
simulation-firsts = First places
simulation-length = Decisions in a game: mean { $mean }, shortest { $shortest }, longest { $longest }
simulation-speed = { $decisions } decisions in { $seconds } s on { $threads ->
        [one] 1 thread
       *[other] { $threads } threads
    }: { $rate } decisions/s
stopped = Stopped.

## Compiling

compiling = Compiling { $title }
compile-ready = { $title }: everything was ready ({ $seconds } s).
compile-done = { $title }: compiled in { $seconds } s.
compile-failed = { $title }: compiling failed.
compile-cache = Machine code is kept in { $folder }.
compile-removed = { $count ->
        [one] 1 old build was removed.
       *[other] { $count } old builds were removed.
    }
compile-plain = FAIRLEAD_PYTHON is set: the rules run as plain Python, there is nothing to compile.

## Records

record-title = { $title }, rules { $version }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
record-seed = Seed { $seed }
record-position = Begun from a position
record-options = Options: { $options }
record-number = No.
record-player = Player
record-move = Move
record-told = What happened
record-secret = (secret)
record-to-act = To act: { $player }

## Command line

cli-description = Maritime strategy board games: play in the terminal, simulate, look at records.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-option = NAME=VALUE
cli-meta-names = NAME,NAME
cli-meta-file = FILE
cli-game-options = options of { $title } (-o NAME=VALUE)
cli-examples = examples
cli-help = show this help and leave
cli-version = show the version and leave
cli-lang = language: en, de or it (by default that of your locale, else English)
cli-game = name of the game (default: discovery; games: { $games })
cli-play-game = name of the game; without one you are asked (games: { $games })
cli-option = an option of the game, such as edition=first; may be repeated
cli-play = play a game: you against bots, or several people at one keyboard
cli-play-players = number of players (default: as many as people and bots named, else 3)
cli-play-people = how many of them are people (default: as many as names, else 1); the rest are bots
cli-play-names = names of the people, such as Ann,Bo
cli-play-seats = seats of the people, counted from 0, such as 0,2 (default: the first seats)
cli-play-bot = a bot, such as level1 to level5 (gentle to strong), random or greedy; once for each bot, the last one fills the other seats (default: level2)
cli-play-seed = a number that fixes the deal and the bots, to play the same game again
cli-play-record = keep the game in this file after every move; if it holds a game, go on with it
cli-play-resume = go on with the game in this file (without a file: with the game saved last)
cli-simulate = play many random games at machine speed and show what they gave
cli-simulate-games = number of games (default: 10000)
cli-simulate-players = number of players (default: 3)
cli-simulate-threads = threads (default: all cores)
cli-simulate-seed = seed of the first game; game i uses seed + i (default: 0)
cli-simulate-checked = check all invariants after every decision (slower)
cli-simulate-json = print the results as JSON
cli-compile = compile games, their bots and environments now, so that they start at once later
cli-compile-games = games to compile (default: all)
cli-show = print a game record move by move
cli-show-file = file with a game record
cli-show-seat = tell what this seat saw (default: what a spectator saw)
cli-show-table = also show the table after the last move
error = fairlead: { $reason }
error-file = { $file } cannot be read: { $reason }
error-not-record = { $file } is no readable game record: { $reason }
error-not-text = it is not a text file
error-write = { $file } cannot be written: { $reason }
error-option = -o takes NAME=VALUE, such as turn_cap=50, not { $text }.
error-players-twice = Give the number of players once, as --players or as -o players=.
error-number = { $option } takes a whole number from { $low } to { $high }, not { $text }.
error-names = { $names ->
        [one] 1 name was given
       *[other] { $names } names were given
    } for { $people } people.
error-name-missing = A name is missing in "{ $text }": write names with a comma between them, such as Ann,Bo.
error-name-twice = Two people cannot both be called "{ $name }".
error-people = { $people } people do not fit at a table of { $players }: add --players { $people }.
error-seats = { $text } are no seats: name different seats from 0 to { $last }, such as 0,2.
error-seats-people = { $seats ->
        [one] 1 seat was given
       *[other] { $seats } seats were given
    } for { $people } people.
error-other-game = { $file } holds another game ({ $what }: { $found }); name a new file, or leave that option out.
error-two-files = Name one file: --record or --resume.
error-no-file = { $option } needs the name of a file.
error-nothing-saved = There is no saved game to go on with. Start one with: fairlead play
error-bot-name = "{ $name }" is how bots are called; choose another name.
error-bots = { $bots ->
        [one] 1 bot was
       *[other] { $bots } bots were
    } named for { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }.

## Arena

cli-meta-bot = BOT
cli-meta-shares = LOW:HIGH
cli-meta-address = ADDRESS
cli-meta-folder = FOLDER
cli-arena = let bots play against each other, every deal from every seat, and measure how strong they are
cli-arena-bot = a bot, such as random, greedy or greedy:width=3; once for each bot (default: greedy and random)
cli-arena-players = number of players (default: 2)
cli-arena-table = who meets whom: all (every choice of different bots), one (each bot alone against copies of each other), first (only the first bot alone against copies); default: all, with fewer bots than seats first
cli-arena-seeds = number of deals, each played once from every rotation of the seats (default: 50)
cli-arena-games = number of games instead, rounded up to whole deals
cli-arena-seed = seed of the first deal; deal i uses seed + i (default: 0)
cli-arena-jobs = processes that play at once (default: one for each core)
cli-arena-file = keep every game in this file (SQLite); the same command goes on where it stopped
cli-arena-html = write a report with plots into this file
cli-arena-json = print the results as JSON
cli-arena-sprt = stop as soon as the first bot's share of first places is decided to be the lower or the higher one, such as 0.5:0.6
cli-arena-ray = play on a Ray cluster at this address (without one: on a Ray of this machine)
cli-arena-solo = let each bot play the solo game on the same deals, and show which bands it reaches
arena-playing = Playing { $games } games
arena-title = { $title }{ $options }: { $players ->
        [one] solo game
       *[other] { $players } players
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $seeds ->
        [one] 1 deal
       *[other] { $seeds } deals
    } from seed { $seed }
arena-incomplete = { $done } of { $games } games were played.
arena-bot = Bot
arena-rating = Rating
arena-games = Games
arena-firsts = First places
arena-place = Mean place
arena-points = Mean points
arena-time = Time per move
arena-slowest = Slowest
arena-ahead = Placed before
arena-even = chance: { $share }
arena-length = Decisions in a game: mean { $mean }, shortest { $shortest }, longest { $longest }
arena-decided-high = The test decided after { $seeds } deals: { $bot } takes { $high } of the first places rather than { $low }.
arena-decided-low = The test decided after { $seeds } deals: { $bot } takes { $low } of the first places rather than { $high }.
arena-undecided = The test did not decide between { $low } and { $high } within { $seeds } deals.
arena-unrated = no rating
arena-band-reached = { $band } (from { $least })
arena-written = Report: { $file }
arena-kept = What was played is kept in { $file }; the same command goes on.
arena-report-points = Points in a game
arena-report-decisions = decisions in a game
arena-report-length = Length of the games
arena-report-time = Time per move: mean and slowest
arena-report-bands = Bands reached
arena-report-test = Sequential test
arena-report-deals = deals
arena-report-ratio = log-likelihood ratio
arena-report-note = Every deal was played from every rotation of the seats. Ranges are 95 % confidence intervals; the games of one deal count as one observation, because they are not independent. First places that are shared count in parts, and of several copies of a bot at one table the mean counts. Ratings are by OpenSkill (Plackett–Luce); the figure after ± is their uncertainty.
arena-report-note-solo = Every bot played the same deals. Ranges are 95 % confidence intervals.
arena-report-made = Made by Fairlead { $version }.
error-shares = --sprt takes two shares between 0 and 1 with a colon, the lower one first, such as 0.5:0.6, not { $text }.
error-solo-only = { $option } does not go with --solo: each bot plays alone.

## Hints

advice = { $move }: win chance { $chance }, about { $points } points
advice-solo = { $move }: about { $points } points
advice-only = { $move }: the only move
advice-often = (better not foreseen: play it in { $often } of all cases)

## Reviews

cli-review = look at a game again: win chances move by move, better moves, luck and skill
cli-review-file = file with a game record, finished or not
cli-review-html = write a page with a chart and all decisions into this file
cli-review-json = print the review as JSON
cli-review-sims = simulations for each decision (default: { $sims }); more are slower and more certain
cli-review-seed = seed of the search's own dice (default: 0)
review-thinking = Thinking about { $moves } moves
review-heading = { $title } in review: { $players }
review-title = { $title }{ $options }: { $players ->
        [one] solo game
       *[other] { $players } players
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $sims ->
        [one] 1 simulation
       *[other] { $sims } simulations
    } a decision
review-unfinished = The game is not over: luck is told as far as the moves go.
review-chances = Win chances
review-points = Points to be expected
review-moves = moves
review-balance = Skill and luck
review-start = Start
review-skill = Skill
review-luck = Luck
review-result = Result
review-choices = Choices
review-accuracy = Accuracy
review-turning = Turning points
review-calm = No single moment changed much.
review-better-moves = Better moves
review-flawless = No better move was found for any decision.
review-more = And { $count } more.
review-decisions = All decisions with a choice
review-before = Before
review-after = After
review-better-move = Better
review-better = Move { $number }, { $player }: { $move }. Better: { $better }, { $expected } instead of { $after }.
review-luck-good = After move { $number } ({ $move }) luck is with { $player }: from { $after } to { $later }.
review-luck-bad = After move { $number } ({ $move }) luck is against { $player }: from { $after } to { $later }.
review-note = Chances of the first place are estimates of a search that knows only what the deciding player knew. Before: after the best move that was found; after: after the move that was played; skill is the difference. Luck is the change until the same player's next choice: cards turned up, moves of others, and errors of the estimate. Both are percentage points; start, skill and luck add up to the result. A move counts as better from { $least } percentage points on; accuracy is the share of choices without a better move.
review-note-solo = Points are estimates of a search that knows only what the player knew. Before: after the best move that was found; after: after the move that was played; skill is the difference. Luck is the change until the next choice: cards turned up, and errors of the estimate. Start, skill and luck add up to the result. A move counts as better from { $least } % of the expected points on; accuracy is the share of choices without a better move.
review-written = Page: { $file }

## Hosting

cli-serve = serve tables to browsers: people play by link, with each other and with bots
cli-worker = play bots' turns for services that share a PostgreSQL database and Redis
cli-backup = write everything that the database holds into one file, while the service runs
cli-restore = put a backup into a database, SQLite or PostgreSQL
cli-check-tables = play the log of every table again and compare it with the snapshots
cli-settings = settings
cli-settings-order = A flag wins over the environment variable in brackets, that over the settings file.
cli-default = default: { $value }
cli-serve-open = open the browser as soon as the service is ready
cli-serve-settings = TOML file with settings (default: { $file }, if it is there)
cli-serve-host = address to listen on; 0.0.0.0 lets other machines in
cli-serve-port = port to listen on; 0 takes any that is free
cli-serve-database = where tables are kept: an SQLite file or a PostgreSQL database
cli-serve-redis = Redis, which several processes need to serve the same tables
cli-serve-address = how browsers reach the service, if a reverse proxy stands before it, such as https://games.example.org
cli-serve-proxies = addresses of reverse proxies that are believed about who asks, with commas between them
cli-serve-bot-processes = processes that think for bots; 0 leaves bots to fairlead worker
cli-serve-session-days = days without a visit after which a browser is forgotten
cli-serve-rate-limits = whether a browser that asks too often has to wait
cli-serve-log-level = how much is logged: debug, info, warning or error
cli-serve-log-format = form of the log: text, or json with one object a line
cli-serve-client = folder of the browser client; without one, the client that came with Fairlead
cli-backup-file = file to write, an SQLite file; keep it safe, it holds all secrets of the tables
cli-backup-overwrite = replace the file if it is there
cli-restore-file = file that fairlead backup has written
cli-restore-overwrite = replace everything that the database holds; stop the service first
serve-ready = Fairlead is at { $address } (Ctrl-C ends it).
serve-no-browser = No browser could be opened from here: open { $address } in yours.
backup-running = Backing up
backup-done = { $rows ->
        [one] 1 row was written to { $file }.
       *[other] { $rows } rows were written to { $file }.
    }
restore-running = Restoring
restore-done = { $rows ->
        [one] 1 row was restored from { $file }.
       *[other] { $rows } rows were restored from { $file }.
    }
check-running = Checking tables
check-fault = Table { $table }: { $reason }
check-clean = { $tables ->
        [one] 1 table was checked: all is well.
       *[other] { $tables } tables were checked: all is well.
    }
check-damaged = { $count ->
        [one] 1 table of { $tables } is damaged.
       *[other] { $count } tables of { $tables } are damaged.
    }
error-no-database = There is no database { $file }. Name one with --database, or start the service once with: fairlead serve
error-worker-redis = A worker needs the Redis that the services use: add --redis, such as redis://localhost:6379/0.
