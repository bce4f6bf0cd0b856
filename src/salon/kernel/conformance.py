"""What every game must do, whatever its rules: the checks behind `salon fuzz` and the test suite.

In the spirit of OpenSpiel's basic tests: random games are played, and at each position the promises of
the kernel are put to the test. A broken promise raises `InvariantBroken` with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from salon.kernel.about import Value
from salon.kernel.decision import Action, Decision, Event
from salon.kernel.errors import CannotUndo, IllegalAction, InvariantBroken
from salon.kernel.fate import Fate
from salon.kernel.game import Game, S
from salon.kernel.play import Play, point_of_no_return
from salon.kernel.record import Record
from salon.kernel.state import State, View


def require(sound: bool, promise: str) -> None:
    """Raise `InvariantBroken` unless a promise is kept."""
    if not sound:
        raise InvariantBroken(promise)


def random_game(
    game: Game[S],
    seats: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    *,
    every: int = 1,
    visit: Callable[[Play], None] | None = None,
    play: Play | None = None,
) -> Play:
    """Play one game at random to its end; the same arguments give the same game.

    Invariants are checked after each answer, the costlier promises at every `every`-th position (0:
    never). A `play` given from outside keeps what was played when a promise is broken.
    """
    play = play or Play.begin(Record.of(game, [f"P{n + 1}" for n in range(seats)], seed, options), game)
    chance = Fate.of(seed).fork()
    play.state.game.check(play.state)
    while play.state.result is None:
        state = play.state
        number = len(play.record.moves)
        require(number < game.max_decisions, f"a game ends within {game.max_decisions} decisions")
        decision, action = random_answer(state.pending, chance)
        if every and number % every == 0:
            check_position(state, chance)
            check_answer(play, action, decision.seat, chance)
        # Notes hold what a record and a log must not stumble over.
        before = state.copy()
        play.act(action, decision.seat, f'„{number}“ "\\ nation.uk 平和' if action in decision.noted else "")
        state = play.state
        state.game.check(state)
        require(state.reveals >= before.reveals, "what has been seen stays seen")
        state.game.check_after(state, before, action, decision.seat)
        if visit is not None:
            visit(play)
    if every:
        check_end(play)
    return play


ASIDE = 8  # where the game could go on, one answer in so many does not bring it on
DRAFTING = 2  # but of what is being put together, one in so many: or it would never fit when it is whole
CLOSING = 3  # and one in so many of those closes it, where that is possible


def random_answer(pending: tuple[Decision, ...], chance: Fate) -> tuple[Decision, Action]:
    """One question and an answer to it; talk aside comes up often enough, and does not drown the game."""
    onward = [decision for decision in pending if decision.legal]
    aside = [decision for decision in pending if decision.aside]
    drafts = [decision for decision in aside if decision.draft is not None]
    if drafts and chance.below(DRAFTING) == 0:
        decision = chance.pick(drafts)
        closing = decision.noted and chance.below(CLOSING) == 0
        return decision, chance.pick(decision.noted if closing else decision.aside)
    if aside and (not onward or chance.below(ASIDE) == 0):
        hoped = [decision for decision in aside if decision.hoped]
        decision = chance.pick(hoped if hoped and chance.below(2) == 0 else aside)
        return decision, chance.pick(decision.hoped or decision.aside)
    decision = chance.pick(onward)
    return decision, chance.pick(decision.legal)


def check_position(s: State, chance: Fate) -> None:
    """Promises about one position."""
    before = s.snapshot()
    views = {seat: s.view(seat) for seat in (None, *range(s.seats))}
    for seat, view in views.items():
        require(view == s.view(seat), "a view is the same when looked at twice")
        require(view == msgspec.json.decode(msgspec.json.encode(view)), "a view is ready for JSON")
    for decision in s.pending:
        s.offered(decision.seat)
    require(s.snapshot() == before, "looking changes nothing")
    again = s.copy()
    require(again == s, "a copy equals its original")
    lists = [name for name, value in s.position().items() if isinstance(value, list)]
    require(
        not any(getattr(again, name) is getattr(s, name) for name in lists),
        "a copy shares no list with its original",
    )
    again.run()
    require(again == s, "asking twice gives the same question")
    require(s.game.restore(before) == s, "a saved position is read back as it was")
    for seat in range(s.seats):
        check_secrets(s, seat, chance, views[seat])


def check_secrets(s: State, seat: int, chance: Fate, view: View) -> None:
    """A seat sees no difference between its view and that of positions which it cannot tell apart."""
    before = s.snapshot()
    other = s.determinize(seat, chance)
    require(s.snapshot() == before, "determinize leaves the original alone")
    s.game.check(other)
    require(other.fate != s.fate, "a determinized copy does not hold the real fate")
    require(other.view(seat) == view, f"seat {seat} sees only what it may know")
    again = s.determinize(seat, chance.copy()) == other.determinize(seat, chance.copy())
    require(again, f"what seat {seat} cannot know is dealt anew without a look at it")


def check_refusals(s: State, seat: int) -> None:
    """Whatever is not legal is refused, with a clause of the ledger, and changes nothing."""
    decision = s.decision(seat)
    before = s.snapshot()
    for action in s.vocabulary:
        if decision is not None and (action in decision.legal or action in decision.aside):
            continue
        try:
            s.apply(action, seat)
        except IllegalAction as refused:
            s.game.ledger.find(refused.clause)
        else:
            raise InvariantBroken(f"{s.vocabulary.name(action)} of seat {seat} was not refused")
    require(s.snapshot() == before, "a refused answer changes nothing")


def check_answer(play: Play, action: Action, seat: int, chance: Fate) -> None:
    """Promises about one answer: copies agree, undo brings back, and undo never crosses a reveal."""
    before = play.state.copy()
    twin, other = before.copy(), before.determinize(seat, chance)
    play_twin = Play(Record(play.record.header), before.copy(), [])
    play_twin.state.journal = []
    events = play_twin.act(action, seat)
    require(twin.apply(action, seat) == (), "a copy is silent")
    require(twin == play_twin.state, "a copy goes the same way")
    if play_twin.can_undo(seat):
        # Nothing may have been learnt by an answer that can be taken back.
        after = other.copy()
        after.apply(action, seat)
        require(
            after.view(seat) == play_twin.state.view(seat),
            f"{before.vocabulary.name(action)} shows seat {seat} something new and can be undone",
        )
        _check_onlookers(before, play_twin.state, events, action=action, seat=seat, chance=chance)
        play_twin.undo(seat)
        require(play_twin.state == before, "undo brings back the position before")
        require(not play_twin.log and not play_twin.record.moves, "undo takes back log and record")
    else:
        try:
            play_twin.undo(seat)
        except CannotUndo:
            require(
                point_of_no_return(before, twin) or bool(events and before.only_talk(action)),
                "only chance, a reveal or the end stop an undo, and what everyone has heard",
            )
        else:
            raise InvariantBroken("undo crossed a point of no return")
    check_forecast(before, other, action, seat, events)
    gone = point_of_no_return(before, twin) or bool(events and before.only_talk(action))
    check_stakes(before, other, action, seat, gone=gone)


FORESEEN = 36  # outcomes of a forecast that are looked at: two dice


def check_forecast(s: State, other: State, action: Action, seat: int, events: tuple[Event, ...]) -> None:
    """What is foretold happens, and is the same in a position that looks the same to the seat."""
    before = s.snapshot()
    foretold = s.game.forecast(s, action, seat, FORESEEN)
    require(s.snapshot() == before, "a forecast changes nothing")
    require(foretold == other.game.forecast(other, action, seat, FORESEEN), "a forecast tells nothing hidden")
    told = tuple(event.seen_by(seat) for event in events)
    require(
        any(told[: len(outcome.facts)] == outcome.facts for outcome in foretold.outcomes),
        f"what {s.vocabulary.name(action)} does is what was foretold",
    )


def check_stakes(s: State, other: State, action: Action, seat: int, *, gone: bool) -> None:
    """Whether an answer can be taken back is said before, and what is said tells nothing hidden."""
    before = s.snapshot()
    stakes = s.game.stakes(s, seat)
    require(s.snapshot() == before, "weighing answers changes nothing")
    require(stakes == other.game.stakes(other, seat), "what is at stake tells nothing hidden")
    require(stakes[action].final == gone, f"{s.vocabulary.name(action)} is called final if it is")
    for stake in stakes.values():
        if stake.caution is not None:
            s.game.ledger.find(stake.caution.clause)


def _check_onlookers(
    before: State, after: State, events: tuple[Event, ...], *, action: Action, seat: int, chance: Fate
) -> None:
    """An answer that reveals nothing looks the same to the others, whatever they cannot know."""
    for watcher in (w for w in range(before.seats) if w != seat):
        world = before.determinize(watcher, chance)
        decision = world.decision(seat)
        if decision is None or action not in (*decision.legal, *decision.aside):
            continue
        start = world.copy()  # not `before`: an imagined world has a fate of its own
        world.journal = []
        seen = world.apply(action, seat)
        if point_of_no_return(start, world):
            continue
        require(world.view(watcher) == after.view(watcher), f"seat {watcher} learns nothing from an answer")
        require(
            [e.seen_by(watcher) for e in seen] == [e.seen_by(watcher) for e in events],
            f"the log tells seat {watcher} nothing it may not know",
        )


def check_tally(s: State, scores: tuple[int, ...], log: Sequence[Event]) -> None:
    """The sources of a score add up to it, with the log and without."""
    before = s.snapshot()
    for tally in (s.game.tally(s), s.game.tally(s, log)):
        sums = tuple(sum(source.points for source in sources) for sources in tally)
        require(not tally or sums == scores, "the sources of every score add up to it")
    require(s.snapshot() == before, "looking at the score changes nothing")


def check_end(play: Play) -> None:
    """Promises about a finished game."""
    s, record = play.state, play.record
    result = s.result
    require(result is not None and not s.pending and not s.stack, "a finished game asks nothing")
    if result is None:
        return
    require(len(result.scores) == s.seats, "every seat has a score")
    require(set(result.winners) <= set(range(s.seats)), "the winners sit at the table")
    lonely = s.seats == 1 or s.game.nobody_may_win
    require(bool(result.winners) or lonely, "somebody wins, unless one plays alone or all may lose")
    check_tally(s, result.scores, play.log)
    log: list[Event] = []
    read = Record.from_json(record.to_json())
    require(read.to_json() == record.to_json(), "a record is read back as it was written")
    again = read.replay(game=s.game, log=log)
    require(again == s, "a replayed record gives the same position")
    require(log == play.log, "a replayed record tells the same story")
    check_refusals(s, 0)
