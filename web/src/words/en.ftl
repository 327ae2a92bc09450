# The client's own words: what is around the boards of every game. Pages have theirs in pages.en.ftl.

game-discovery = Age of Discovery
game-shipyard = Shipyard
game-bremerhaven = Bremerhaven
loading = Loading …
close = Close
yes = yes
no = no
seat-open = open seat
bot-level1 = bot, level 1
bot-level2 = bot, level 2
bot-level3 = bot, level 3
bot-level4 = bot, level 4
bot-level5 = bot, level 5

## Top bar

nav-tools = Tools
nav-theme = Light or dark
nav-settings = Settings
nav-hint = Hint (H)
nav-result = Result
nav-rules = Rules (?)
nav-text = Text mode (T)
nav-link = Copy the table's link
nav-copied = Link copied
nav-sections = Sections
connection-waiting = Connection lost, trying again
nav-table = This table

## Decision bar

bar-name = Your decision
bar-over = The game is over
bar-past = You are looking at move { $number }
bar-confirm = Confirm your turn
bar-final = Cannot be taken back once confirmed
bar-waiting = Waiting for { $names }
bar-wait = Nothing to do just now
bar-picked = Now choose where it goes; Esc lets go
bar-choices = { $count ->
        [one] One possibility
       *[other] { $count } possibilities, marked on the table
    }
bar-draft = Your draft
act-undo = Undo
act-restart = Restart
act-confirm = Confirm
option-final = no undo after
menu-moves = Moves here
place-choices = { $count ->
        [one] one move
       *[other] { $count } moves: choose one
    }
trouble-stale = The table has changed: look again before you decide.
live-turn = It is your turn.

## Side: log, chat, notes, history

side-name = What happened
side-log = Log
side-chat = Chat
side-notes = Notes
log-name = Log, newest first
log-since = since your last turn
log-before = before
log-look = Look at the table as it was then
log-empty = nothing has happened yet
chat-name = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
notes-name = Your notes
notes-hint = Only you see these notes. They stay in this browser.
history-name = History
history-back = One move back
history-on = One move on
history-replay = Replay from here
history-pause = Pause
history-move = Move
history-now = Back to now
rivals-name = Other players

## About the table

table-to-act = to act
table-watch = Link to this table
table-back = Take seat { $seat } back from the bot
table-leave = Get up
table-leave-bot = Meanwhile my seat is played by
table-leave-go = Leave the table
table-leave-help = You can come back to your seat whenever you like.

## Hints

hint-name = What a bot would do
hint-thinking = The bot is thinking …
hint-none = The bot has no advice here.
hint-chance = { $chance } % to win
hint-points = about { $points } points

## One device for several players

curtain-title = Hand the device to { $name }
curtain-help = What the others must not see is hidden until you go on.
curtain-go = I am here

## Text mode

text-decision = What you can do
text-nothing = There is nothing for you to decide now.
text-seats = Players
text-seat = Seat
text-who = Who
text-turn = To act
text-you = you

## The end

end-won = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-solo = { $points } points
end-category = Points for
end-place = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
end-total = Total
end-rematch = Play again
end-replay = Watch it again
end-record = Save the record
end-home = Home
