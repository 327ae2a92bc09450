# Words around the rules texts.

learn-title = Learn a game
learn-lead = The rules of the four games, to read before a game or to settle an argument during one.
learn-games = Games
learn-tab-shipyard-second = Shipyard 2nd
learn-tab-shipyard-first = Shipyard 1st
learn-tab-bremerhaven = Bremerhaven
learn-tab-discovery = Age of Discovery
learn-contents = Contents
learn-search = Search the rules
learn-hits = { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
learn-none = Nothing found. Try a shorter word.
learn-next = Next hit
learn-previous = Previous hit
learn-clear = Clear the search
learn-legend = Symbols
learn-terms = Terms
learn-print = Print
learn-link = Link to this section
learn-clauses = Clauses of the full rules
learn-loading = Fetching the rules …
learn-trouble = The rules did not arrive. Check your connection and try again.
learn-retry = Try again
learn-prestige = Prestige
learn-cards-blue = Blue contracts
learn-cards-red = Red contracts
learn-cards-green = Green contracts
learn-group-actions = Actions
learn-group-pieces = Equipment and crew
learn-group-tiles = On ship tiles
learn-group-goods = Goods
learn-group-officials = On canals
learn-group-employees = Employees
learn-group-other = More
learn-group-city = In the city
learn-group-ranks = Ranks
learn-group-harbour = In the harbour
learn-group-ships = Ships
learn-group-capacity = Capacity
learn-group-cards = Cards
