"""Information-set Monte-Carlo tree search, written once over the contract.

There is one tree, over what the searching seat can tell apart. Each simulation guesses a world that fits what the seat
knows, walks down the tree by moves that are legal in that world, adds a leaf, judges it, and carries what every seat
can expect back up. It judges by a network (`net.py`), or by the terms of the greedy bot after playing on a little.

    root --- coins ------ order 0 --- ...        a node is a move that a seat made; its children are the answers to
         \\-- buy 2 ---...                        the next question, whoever is asked, best judged first
          \\- place 4 7

- A node's children come with a bias: how likely the network plays each, or how well the position after it is judged.
  They are looked at in that order, more of them the more often the node was visited (widening).
- What another seat does in secret cannot be told apart by the searcher. Such a move is drawn from the guided play, and
  the child is what can be seen of it.
- Where there are many others (`others_guided`), none of their moves are in the tree: they are drawn from the guided
  play, as luck is. So the tree reaches the seat's own next turns, which would else lie far below theirs.
- Where everybody builds for themselves, the others are taken to stand still (`others_still`): what they happen to do in
  a simulation would only blur what the own moves bring.
- Chance is not in the tree: other worlds, other luck. So a solo game is one player against chance.
- At a decision that should not be foreseen (`mixed`), regret matching over the root gives not a best move but how often
  to play each: moves that bring about the same share the play.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ..kernel import contract
from ..kernel.compiler import kernel
from ..kernel.drive import lowest_seat, nth_marked
from ..kernel.random import scramble
from ..kernel.records import copy
from .beam import NEVER
from .judging import MOST_TERMS, at_rest, fill_terms, worth
from .net import Net, draw_move, make_thought, tell_ends, think, think_of_moves

SEATS = 4
NOBODY = -1
ROOT = 0
# Rows of the table of records: what the seat knows, the world of a simulation, a move being tried, the best one so far.
KNOWN, WORLD, TRIAL, CHOSEN = range(4)
ROWS = 4
# Columns of `links`.
CHILD, SIBLING, MOVE, MOVER, VISITS, CHANCES = range(6)
# How quiet a position must be to be judged.
ANYTIME, AFTER_TURNS, AT_REST = range(3)
KNOWN_MOVE = 2  # in the mask: a legal move that has a child
DEEPEST = 128  # decisions from the root to a leaf
LONGEST = 400  # decisions that are played on from a leaf at most


class Tree(NamedTuple):
    """A tree: `links` as above, sums of `shares` and `points` by seat, and how well each node was judged (`bias`).

    For the moves of a mixed root also how much they are regretted and how often they were to be `played`. `size` is how
    many nodes there are, `bounds` the lowest and highest mean share of each seat.
    """

    links: Any
    shares: Any
    points: Any
    bias: Any
    regret: Any
    played: Any
    size: Any
    bounds: Any


class Room(NamedTuple):
    """Room to work in: legal moves, terms or a thought, the path to the leaf, and what each seat can expect there.

    `stood` is what each seat's position is worth where the search begins.
    """

    mask: Any
    terms: Any
    thought: Any
    path: Any
    places: Any
    shares: Any
    points: Any
    told: Any
    stood: Any


class Mind(NamedTuple):
    """What positions are judged by: weights of terms that lead the play, weights that tell best how many points it
    brings, and a network.
    """

    weights: Any
    outcome: Any
    net: Net


class Manner(NamedTuple):
    """How a search is led: by the network (`by_net`) or by terms; `blend` is the part of the terms in what the network
    expects. With `others_guided` the moves of other seats are drawn from the guided play instead of being searched: by
    terms each is the best of `others_breadth`, as own moves beyond the tree are of `breadth`. With `others_still` what
    the others stand to get is judged where the search begins, not at the leaf.

    `seldom` is the part of the visits of a mixed root's best move that a move needs to be played. By terms, `spread` is
    the lead in points that makes the odds e to 1, at the end and at the start, and `quiet` when a position may be
    judged: 0 anytime, 1 after a turn, 2 at rest.
    """

    explore: float = 1.0
    widen: float = 3.0
    power: float = 0.5
    warmth: float = 3.0
    breadth: int = 3
    plies: int = 0
    quiet: int = AFTER_TURNS
    spread_end: float = 2.0
    spread_start: float = 12.0
    mixed: int = 0
    others_guided: int = 0
    others_breadth: int = 3
    others_still: int = 0
    by_net: int = 0
    blend: float = 0.0
    seldom: float = 0.6


def make_tree(nodes: int) -> Tree:
    """An empty tree with room for so many nodes."""
    links = np.full((nodes, 6), NOBODY, np.int32)
    shares, points = np.zeros((nodes, SEATS), np.float32), np.zeros((nodes, SEATS), np.float32)
    bias, regret, played = (np.zeros(nodes, np.float32) for _ in range(3))
    tree = Tree(links, shares, points, bias, regret, played, np.zeros(1, np.int64), np.zeros((SEATS, 2)))
    clear_tree(tree)
    return tree


def clear_tree(tree: Tree) -> None:
    """Leaves the root alone."""
    tree.size[0] = 1
    tree.links[ROOT] = (NOBODY, NOBODY, NOBODY, NOBODY, 0, 0)
    tree.shares[ROOT] = tree.points[ROOT] = 0
    tree.bounds[:] = (1e30, -1e30)


def make_room(features: int, actions: int, net: Net) -> Room:
    """Room for one search at a time."""
    mask, terms, path = np.zeros(actions, np.uint8), np.zeros(MOST_TERMS), np.zeros(DEEPEST + 1, np.int64)
    thought, places, told = make_thought(features, actions, net), np.zeros(SEATS, np.int8), np.zeros((2, SEATS))
    return Room(mask, terms, thought, path, places, np.zeros(SEATS), np.zeros(SEATS), told, np.zeros(SEATS))


@kernel
def search(boxes, games, seat, root, luck, count, tree, room, mind, seen_as, manner):
    """Runs `count` simulations from a node; row KNOWN of `games` is what the seat knows there.

    `mind` judges positions, `seen_as` says what is seen of secret moves.
    """
    if manner.others_still:
        note_standing(boxes[0], games, seat, luck, room, mind)
    for number in range(count):
        simulate(boxes, games, seat, root, scramble(luck + number), tree, room, mind, seen_as, manner)


@kernel
def note_standing(box, games, seat, luck, room, mind):
    """Notes what the position is worth to each seat, before anything is played."""
    world = games[WORLD]
    copy(games[KNOWN], world)
    contract.guess(box, world, seat, luck)
    for other in range(world.players):
        room.stood[other] = worth(box, world, other, mind.weights, room.terms)


@kernel
def simulate(boxes, games, seat, root, luck, tree, room, mind, seen_as, manner):
    """One simulation."""
    box, world = boxes[0], games[WORLD]
    copy(games[KNOWN], world)
    contract.guess(box, world, seat, luck)
    depth, node = 0, root
    room.path[0] = root
    world.barrier = 1  # nothing has been played yet: a leaf at the root is as quiet as any
    while depth < DEEPEST and (node == root or tree.links[node, VISITS] > 0):
        acting = contract.to_act(box, world)
        if acting == 0:
            break
        mover = seat if acting >> seat & 1 else lowest_seat(acting)
        legal = contract.legal(box, world, mover, room.mask)
        luck = scramble(luck + 1)
        action = NOBODY
        if mover != seat and manner.others_guided:
            action = guided_move(box, games, mover, legal, luck, room, mind, manner, manner.others_breadth)
            contract.apply(box, world, mover, action)
            continue
        if mover != seat and in_secret(room.mask, seen_as):
            action = guided_move(box, games, mover, legal, luck, room, mind, manner, manner.others_breadth)
            child = child_seen(tree, node, mover, seen_as[action])
        else:
            if legal > mark_known(tree, node, mover, room.mask):
                add_children(box, games, node, mover, tree, room, mind, manner)
            child = child_by_bound(tree, node, mover, room.mask, manner)
            if child != NOBODY:
                action = tree.links[child, MOVE]
        if child == NOBODY:
            break
        contract.apply(box, world, mover, action)
        depth += 1
        room.path[depth] = child
        node = child
    if manner.by_net:
        foretell(box, games, seat, luck, node, tree, room, mind, manner)
    else:
        play_on(box, games, luck, room, mind, manner)
        expect(box, world, seat, room, mind, manner)
    carry_up(tree, depth, world.players, room)
    if manner.mixed:
        match_regrets(tree, root, seat, manner)


# ------------------------------------------------------------------ the tree


@kernel
def in_secret(mask, seen_as):
    """Whether the moves that are marked look like others from outside."""
    for action in range(len(mask)):
        if mask[action]:
            return seen_as[action] != action
    return False


@kernel
def mark_known(tree, node, mover, mask):
    """Marks the legal moves that have a child as KNOWN_MOVE in the mask; returns how many those are."""
    known = 0
    child = tree.links[node, CHILD]
    while child != NOBODY:
        move = tree.links[child, MOVE]
        if tree.links[child, MOVER] == mover and mask[move]:
            mask[move] = KNOWN_MOVE
            known += 1
        child = tree.links[child, SIBLING]
    return known


@kernel
def add_children(box, games, node, mover, tree, room, mind, manner):
    """A child for every legal move that has none, with how the position after it is judged as its bias."""
    if manner.by_net:
        think(box, games[WORLD], mover, mind.net, room.thought)
        add_thought_of(node, mover, tree, room, mind)
        return
    for action in range(len(room.mask)):
        if room.mask[action] == 1 and tree.size[0] < len(tree.links):
            copy(games[WORLD], games[TRIAL])
            contract.apply(box, games[TRIAL], mover, action)
            judged = worth(box, games[TRIAL], mover, mind.weights, room.terms)
            insert_child(tree, node, mover, action, judged)


@kernel
def add_thought_of(node, mover, tree, room, mind):
    """A child for every legal move that has none, by what the network has just thought."""
    think_of_moves(mind.net, room.thought, room.mask)
    for action in range(len(room.mask)):
        if room.mask[action] == 1 and tree.size[0] < len(tree.links):
            insert_child(tree, node, mover, action, room.thought.moves[action])


@kernel
def insert_child(tree, node, mover, action, judged):
    """A new child, behind all that are judged better; returns it, or NOBODY if the tree is full."""
    child = tree.size[0]
    if child == len(tree.links):
        return NOBODY
    tree.size[0] = child + 1
    tree.links[child, CHILD] = NOBODY
    tree.links[child, MOVE] = action
    tree.links[child, MOVER] = mover
    tree.links[child, VISITS] = 0
    tree.links[child, CHANCES] = 0
    tree.bias[child] = judged
    tree.regret[child] = 0.0
    tree.played[child] = 0.0
    for other in range(SEATS):
        tree.shares[child, other] = 0.0
        tree.points[child, other] = 0.0
    link_child(tree, node, child)
    return child


@kernel
def link_child(tree, node, child):
    """Puts a child behind all that are judged better."""
    before, after = NOBODY, tree.links[node, CHILD]
    while after != NOBODY and tree.bias[after] >= tree.bias[child]:
        before, after = after, tree.links[after, SIBLING]
    tree.links[child, SIBLING] = after
    if before == NOBODY:
        tree.links[node, CHILD] = child
    else:
        tree.links[before, SIBLING] = child


@kernel
def child_seen(tree, node, mover, seen):
    """The child for what can be seen of a secret move, new if there is none yet."""
    child = tree.links[node, CHILD]
    while child != NOBODY:
        if tree.links[child, MOVE] == seen and tree.links[child, MOVER] == mover:
            return child
        child = tree.links[child, SIBLING]
    return insert_child(tree, node, mover, seen, 0.0)


@kernel
def child_by_bound(tree, node, mover, mask, manner):
    """The child to look at next: its mean share, and a bonus for those judged well and looked at little."""
    links = tree.links
    allowed = 1 + int(manner.widen * (links[node, VISITS] + 1.0) ** manner.power)
    best_bias, total, chances, seen = -1e30, 0.0, 0, 0
    child = links[node, CHILD]
    while child != NOBODY and seen < allowed:
        if links[child, MOVER] == mover and mask[links[child, MOVE]]:
            best_bias = max(best_bias, tree.bias[child])
            total += math.exp((tree.bias[child] - best_bias) / manner.warmth)
            chances += links[child, VISITS]
            seen += 1
        child = links[child, SIBLING]
    low, high = tree.bounds[mover, 0], tree.bounds[mover, 1]
    if seen == 0:
        return NOBODY
    width = max(high - low, 1e-6)
    mean = middle(tree, node, mover, low)
    reach = manner.explore * (chances + 1.0) ** 0.5 / total
    best, found = -1e30, NOBODY
    child = links[node, CHILD]
    while child != NOBODY and seen > 0:
        if links[child, MOVER] == mover and mask[links[child, MOVE]]:
            seen -= 1
            visits = links[child, VISITS]
            share = tree.shares[child, mover] / visits if visits else mean
            bonus = reach * math.exp((tree.bias[child] - best_bias) / manner.warmth) / (1.0 + visits)
            bound = (share - low) / width + bonus
            if bound > best:
                best, found = bound, child
        child = links[child, SIBLING]
    return found


@kernel
def middle(tree, node, mover, low):
    """What to expect of a child that was never looked at: what its parent brings."""
    visits = tree.links[node, VISITS]
    return tree.shares[node, mover] / visits if visits else low


@kernel
def match_regrets(tree, root, seat, manner):
    """One step of regret matching over the root's moves, by what they are found to bring so far.

    The strategy plays each move as often as it is regretted not to have played it before. What is `played` on average
    is the strategy to keep; later steps know more and count more. Moves that are looked at much less often than the
    best one are worse, or what little is known of them would be luck: they are left out.
    """
    links = tree.links
    wanted, known, value = 0.0, 0, 0.0
    least = most_visits(tree, root) * manner.seldom
    child = links[root, CHILD]
    while child != NOBODY:
        if links[child, VISITS] > least:
            wanted += tree.regret[child]
            known += 1
        child = links[child, SIBLING]
    child = links[root, CHILD]
    while child != NOBODY:
        if links[child, VISITS] > least:
            chance = tree.regret[child] / wanted if wanted > 0.0 else 1.0 / max(known, 1)
            tree.played[child] += chance * (links[root, VISITS] + 1.0)
            value += chance * tree.shares[child, seat] / links[child, VISITS]
        child = links[child, SIBLING]
    child = links[root, CHILD]
    while child != NOBODY:
        if links[child, VISITS] > least:
            more = tree.shares[child, seat] / links[child, VISITS] - value
            tree.regret[child] = max(0.0, tree.regret[child] + more)
        child = links[child, SIBLING]


@kernel
def most_visits(tree, root):
    """How often the move was looked at that was looked at most."""
    most = 0
    child = tree.links[root, CHILD]
    while child != NOBODY:
        most = max(most, tree.links[child, VISITS])
        child = tree.links[child, SIBLING]
    return most


@kernel
def carry_up(tree, depth, players, room):
    """Books what every seat can expect at each node of the path."""
    for step in range(depth + 1):
        node = room.path[step]
        tree.links[node, VISITS] += 1
        visits = tree.links[node, VISITS]
        for seat in range(players):
            tree.shares[node, seat] += room.shares[seat]
            tree.points[node, seat] += room.points[seat]
            if step > 0:
                mean = tree.shares[node, seat] / visits
                tree.bounds[seat, 0] = min(tree.bounds[seat, 0], mean)
                tree.bounds[seat, 1] = max(tree.bounds[seat, 1], mean)


# ------------------------------------------------------------------ from the leaf on


@kernel
def guided_move(box, games, mover, legal, luck, room, mind, manner, breadth):
    """A move as the network plays, or as the greedy weights like it: the best of `breadth` drawn at random.

    `room.mask` marks the legal ones.
    """
    if manner.by_net:
        think(box, games[WORLD], mover, mind.net, room.thought)
        return draw_move(mind.net, room.thought, room.mask, luck, 1.0)
    best, found = -1e30, NOBODY
    for number in range(min(breadth, legal)):
        luck = scramble(luck + 1)
        # When all are looked at, each once; else any, perhaps one twice.
        pick = number if legal <= breadth else (luck * legal) >> 32
        action = nth_marked(room.mask, pick)
        if breadth == 1:
            return action
        if action != found:
            copy(games[WORLD], games[TRIAL])
            contract.apply(box, games[TRIAL], mover, action)
            judged = worth(box, games[TRIAL], mover, mind.weights, room.terms)
            if judged > best:
                best, found = judged, action
    return found


@kernel
def play_on(box, games, luck, room, mind, manner):
    """Plays on: at least `plies` decisions, and until it is quiet."""
    world = games[WORLD]
    for ply in range(LONGEST):
        if ply >= manner.plies and is_quiet(box, world, manner):
            return
        acting = contract.to_act(box, world)
        if acting == 0:
            return
        mover = lowest_seat(acting)
        legal = contract.legal(box, world, mover, room.mask)
        luck = scramble(luck + 1)
        action = guided_move(box, games, mover, legal, luck, room, mind, manner, manner.breadth)
        contract.apply(box, world, mover, action)


@kernel
def foretell(box, games, seat, luck, node, tree, room, mind, manner):
    """What each seat can expect by the network, which also gives the leaf its children.

    It is asked for the seat that is to act. Where others are guided, they play on until that is the searching seat: it
    alone knows what it has done in secret.
    """
    world = games[WORLD]
    for _ in range(LONGEST):
        acting = contract.to_act(box, world)
        if acting == 0:
            see_end(box, world, room)
            return
        mover = seat if acting >> seat & 1 else lowest_seat(acting)
        legal = contract.legal(box, world, mover, room.mask)
        if mover == seat or not manner.others_guided:
            think(box, world, mover, mind.net, room.thought)
            tell_ends(mind.net, room.thought, mover, world.players, room.shares, room.points)
            if manner.blend > 0.0:
                blend_in(box, world, seat, room, mind, manner)
            if tree.links[node, CHILD] == NOBODY:
                add_thought_of(node, mover, tree, room, mind)
            return
        luck = scramble(luck + 1)
        action = guided_move(box, games, mover, legal, luck, room, mind, manner, manner.others_breadth)
        contract.apply(box, world, mover, action)


@kernel
def blend_in(box, world, searcher, room, mind, manner):
    """Mixes what the terms expect with what the network does: they are wrong about different things."""
    for seat in range(world.players):
        room.told[0, seat], room.told[1, seat] = room.shares[seat], room.points[seat]
    expect(box, world, searcher, room, mind, manner)
    for seat in range(world.players):
        room.shares[seat] += (1.0 - manner.blend) * (room.told[0, seat] - room.shares[seat])
        room.points[seat] += (1.0 - manner.blend) * (room.told[1, seat] - room.points[seat])


@kernel
def see_end(box, world, room):
    """Shares of the first place and points of a game that is over."""
    contract.places(box, world, room.places)
    winners = 0
    for seat in range(world.players):
        winners += room.places[seat] == 1
    for seat in range(world.players):
        fill_terms(box, world, seat, room.terms)
        room.points[seat] = room.terms[0]
        room.shares[seat] = (room.places[seat] == 1) / winners


@kernel
def is_quiet(box, world, manner):
    """Whether a position is quiet enough to be judged: any, after a move that cannot be taken back, or at rest."""
    if manner.quiet == ANYTIME:
        return True
    return world.barrier and (manner.quiet == AFTER_TURNS or at_rest(box, world))


@kernel
def expect(box, world, searcher, room, mind, manner):
    """Points that each seat can expect, and its share of the first place; alone, the share is what it is worth.

    The share is by the weights that lead the play: those that tell best how games end tell it of the games they come
    from, and a search that believed them would leave these games for ones that only look better.
    """
    left, highest, odds = 0.0, -1e30, 0.0
    for seat in range(world.players):
        left = fill_terms(box, world, seat, room.terms)
        room.shares[seat] = room.points[seat] = 0.0
        for i in range(len(mind.weights)):
            room.shares[seat] += mind.weights[i] * room.terms[i]
            room.points[seat] += mind.outcome[i] * room.terms[i]
        if manner.others_still and seat != searcher:
            room.shares[seat] = room.stood[seat]
        highest = max(highest, room.shares[seat])
    if world.players == 1:
        return
    spread = manner.spread_end + (manner.spread_start - manner.spread_end) * left
    for seat in range(world.players):
        room.shares[seat] = math.exp((room.shares[seat] - highest) / spread)
        odds += room.shares[seat]
    for seat in range(world.players):
        room.shares[seat] /= odds


@kernel
def plant(tree, root, seat, best):
    """Gives a root its moves, each judged by the best whole turn that begins with it.

    Moves that the root has already keep what was found out about them. `best` is used up.
    """
    child = tree.links[root, CHILD]
    tree.links[root, CHILD] = NOBODY
    while child != NOBODY:
        after, move = tree.links[child, SIBLING], tree.links[child, MOVE]
        tree.bias[child] = best[move]
        best[move] = NEVER
        link_child(tree, root, child)
        child = after
    for action in range(len(best)):
        if best[action] > NEVER:
            insert_child(tree, root, seat, action, best[action])
