"""The two great boards: games to every end, worked out beforehand and then played through the page."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from salon.games import load
from salon.kernel import Record, Text
from salon.server.speech import speaker
from tests.browser.looks import COLOURS, barriers, check_looks, strange_words, too_wide
from tests.browser.player import Hand, Json
from tests.browser.script import Script, bring, follow, rehearse, sit_down
from tests.browser.visitor import House, Visit, Visitor


class Match(NamedTuple):
    """A game, its seed, how it ends, how it is played, and how many of its last answers on the page."""

    game: str
    seats: int
    seed: int
    end: str
    language: str = "en"
    width: int = 1024
    hand: Hand = "mouse"
    last: int | None = None  # all if none

    @property
    def name(self) -> str:
        how = "whole" if self.last is None else f"last-{self.last}"
        return f"{self.game}-{self.seats}-{self.end}-{self.hand}-{how}"


# The seeds of short games, by a search through the first few hundred.
MATCHES = [
    Match("turmoil", 2, 52, "held", "ja", hand="keys"),
    Match("turmoil", 2, 120, "twenty", "es"),
    Match("turmoil", 2, 3, "war", width=360, last=40),
    Match("turmoil", 2, 101, "turn-ten", width=1920, last=40),
    Match("v1919", 1, 24, "settled", "es"),
    Match("v1919", 2, 15, "settled", "ja", 360),
    Match("v1919", 3, 24, "settled", width=1920),
    Match("v1919", 4, 42, "settled"),
]


@cache
def rehearsed(match: Match) -> Script:
    return rehearse(match.game, match.seats, match.seed, hasty=match.game == "v1919")


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.name)
def test_game(visit: Visit, house: House, match: Match) -> None:
    script = rehearsed(match)
    assert script.result.reason.id == f"{match.game}.end.{match.end}"
    answers = script.answers[-(match.last or 0) :]
    me = visit(language=match.language, width=match.width, hand=match.hand)
    table = sit_down(me, bring(house, script.record, 0 if match.last is None else answers[0][0]))
    follow(me, answers)

    names = tuple(seat.name for seat in script.record.header.seats)
    lead = me.sees(".verdict .lead").inner_text()
    assert lead == speaker(match.language).say(script.result.reason, names)
    assert ("Ana" in me.sees(".verdict h1").inner_text()) == (0 in script.result.winners)
    record = me.asks(f"/api/tables/{table}/record")
    assert [tuple(move[:2]) for move in record["moves"]] == [(m.seat, m.action) for m in script.record.moves]
    assert me.given == answers
    check_looks(me)


# -- nobody is shut out ----------------------------------------------------------------------------

# What a board shows when: the match, the question before which it stands, and whether that is answered first.
SCENES = {
    "turmoil": {
        "hand": (MATCHES[2], "card", False),
        "placing": (MATCHES[2], "place", False),
        "support check": (MATCHES[2], "check", False),
        "stability duel": (MATCHES[2], "stability", False),
        "scoring": (MATCHES[2], "stability", True),
        "Great War": (MATCHES[2], "war-region", False),
        "losses": (MATCHES[2], "loss", False),
    },
    "v1919": {
        "place": (MATCHES[6], "place", False),
        "cubes": (MATCHES[6], "place-cubes", False),
        "option": (MATCHES[6], "option", False),
        "next issue": (MATCHES[6], "advance-issue", False),
        "next event": (MATCHES[6], "advance-event", False),
        "bid": (MATCHES[6], "bid", False),
        "strategy": (MATCHES[6], "strategy", False),
    },
}


def moves_before(script: Script, question: str) -> int:
    """How many moves come before the person is first asked this."""
    game = load(script.record.game_id)
    state = script.record.replay(0, game=game)
    for n, move in enumerate(script.record.moves):
        asked = state.decision(0)
        if move.seat == 0 and asked is not None and asked.prompt.id == f"{game.id}.ask.{question}":
            return n
        state.apply(game.vocabulary.action(move.action), move.seat)
    raise AssertionError(f"{question} is never asked")


@pytest.mark.parametrize("width", [360, 1024])
@pytest.mark.parametrize("game", SCENES)
def test_nobody_is_shut_out(visit: Visit, house: House, game: str, width: int) -> None:
    me = visit(width=width)
    found: list[str] = []
    for scene, (match, question, answered) in SCENES[game].items():
        script = rehearsed(match)
        begin = moves_before(script, question)
        sit_down(me, bring(house, script.record, begin))
        me.version = -1  # another table
        if answered:
            follow(me, [answer for answer in script.answers if answer[0] == begin])
        me.is_asked()
        found += [f"{scene}: {what}" for what in seen_in_both_lights(me)]
        if scene == "place":
            found += [f"deal: {what}" for what in seen_while_dealing(house, me, script)]
    assert not found, "\n".join(found)


def seen_in_both_lights(me: Visitor, part: str = ".stage") -> list[str]:
    found = barriers(me, part) + strange_words(me) + too_wide(me)
    me.page.emulate_media(color_scheme="dark")
    found += [f"in the dark: {what}" for what in barriers(me, part, COLOURS)]  # nothing else can differ
    me.page.emulate_media(color_scheme="light")
    return found


# -- a deal ------------------------------------------------------------------------------------------


def seen_while_dealing(house: House, me: Visitor, script: Script) -> list[str]:
    """The dialog of a deal in the making."""
    sit_down(me, bring(house, script.record, moves_before(script, "action")))
    me.version = -1
    for action in ("verb.propose", None, "verb.term_place"):
        ready = me.is_asked()
        me.gives(action or ready["answers"][0], ready["version"])
    me.is_asked()
    me.sees(".v-deal")
    return seen_in_both_lights(me)


def test_deal(visit: Visit, house: House) -> None:
    """A deal between two browsers binds: what would break it is closed and refused until the turn ends."""
    record = Record.of(load("v1919"), ["Ana", "Ben"], 3)
    record.add(1, "nation.uk")
    made = bring(house, record, 1)
    ana, ben = visit(language="es"), visit(language="ja")
    table = sit_down(ana, made, 1)
    sit_down(ben, made, 0)

    give(ana, "verb.propose", "nation.france", "verb.term_place")
    issue = ana.is_asked()["answers"][0]
    give(ana, issue)
    ana.is_asked()
    ana.sees(".v-deal textarea").fill("Luego te toca a ti.")
    give(ana, "verb.offer")
    ben.is_asked()
    assert "Luego te toca a ti." in ben.sees(".v-deal").inner_text()
    give(ben, "verb.accept")
    term = f'.v-bound li[data-symbol="{issue}"]'
    for one in (ana, ben):  # binding, for all to see
        one.sees(term)
    assert is_refused(ana, table, "verb.done")["clause"] != CLAUSE  # the rules forbid it, not the deal
    give(ana, "verb.place")

    # The move that would break it is closed, and says why.
    ready = ana.is_asked()
    others = ana.page.locator(".v-hit.closed[data-action^='issue.']")
    broken = others.first.get_attribute("data-action")
    assert broken not in {None, issue}
    assert [answer for answer in ready["answers"] if answer.startswith("issue.")] == [issue]
    others.first.scroll_into_view_if_needed()
    others.first.hover()
    why = ana.sees("#why-not")
    words = speaker("es").say(Text("v1919.why.deal"), ("Ana", "Ben"))
    assert words in why.inner_text()
    assert CLAUSE in why.inner_text()

    # Sent nevertheless it is refused, and nothing has changed.
    before = ana.asks(f"/api/tables/{table}/view")
    refused = is_refused(ana, table, str(broken))
    assert (refused["clause"], refused["title"]) == (CLAUSE, words)
    after = ana.asks(f"/api/tables/{table}/view")
    assert (after["version"], after["view"]) == (before["version"], before["view"])

    # Honoured it stands until the turn ends, and is then gone for both.
    give(ana, issue)
    for _ in range(20):
        if not ana.page.locator(term).count():
            break
        asked = ana if ana.is_asked_now() else ben
        if asked.is_asked_now():
            ready = asked.is_asked()
            quick = [answer for answer in ready["answers"] if answer in {"verb.done", "amount.1"}]
            asked.gives((quick or ready["answers"])[0], ready["version"])
        else:
            ana.page.wait_for_timeout(50)
    for one in (ana, ben):
        one.page.locator(term).wait_for(state="detached")
    view = ana.asks(f"/api/tables/{table}/view")["view"]
    assert view["terms"] == view["notes"] == []


CLAUSE = "v1919.negotiation.4"


def give(me: Visitor, *actions: str) -> None:
    for action in actions:
        me.gives(action, me.is_asked()["version"])


def is_refused(me: Visitor, table: str, action: str) -> Json:
    """Send an answer past the page: what the server says."""
    version = me.asks(f"/api/tables/{table}/view")["version"]
    said: Json = me.page.evaluate(
        SEND, [table, me.language, {"type": "act", "version": version, "action": action}]
    )
    me.notices(lambda: bool(me.troubles))
    assert me.troubles == [f"refused: {said['title']}"]
    me.troubles.clear()
    return said


SEND = """([table, language, act]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}?lang=${language}`);
  socket.onopen = () => socket.send(JSON.stringify(act));
  socket.onmessage = (event) => {
    const said = JSON.parse(event.data);
    if (said.type !== 'refused') return;
    done(said);
    socket.close();
  };
})"""
