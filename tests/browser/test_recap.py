"""Turns one can follow: what happened since one's last turn, the log with its links, the game shown again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from salon.games import load
from salon.games.court import facts
from salon.kernel import Record
from tests.browser.learner import covered_by
from tests.browser.looks import barriers, missing_emblems, strange_words, too_wide
from tests.browser.scenes import COURT, WAR, Match, rehearsed
from tests.browser.script import bring, rehearse, sit_down
from tests.browser.visitor import House, Visit, Visitor

KINDS = {"court": ("court", 3, 1), "turmoil": ("turmoil", 2, 52), "v1919": ("v1919", 3, 24)}
SHOWN = "document.querySelectorAll('.recap .fact.present').length"


def my_turns(record: Record, after: int = 0) -> Iterator[int]:
    """After how many moves it is my turn again, others having answered."""
    for n, move in enumerate(record.moves):
        if n > after and move.seat == 0 and record.moves[n - 1].seat != 0:
            yield n


def at_my_turn(me: Visitor, house: House, kind: tuple[str, int, int], speed: str = "hand") -> int:
    """Sit down where others have just done something worth a look back."""
    me.page.add_init_script(f"localStorage.setItem('salon-speed-recap', '{speed}')")
    record = rehearse(*kind).record
    moves = next(my_turns(record, 40))
    sit_down(me, bring(house, record, moves))
    me.is_asked()
    return moves


def present(me: Visitor) -> Locator:
    return me.page.locator(".recap .fact.present .fact-said")


def test_facts_are_gone_through_by_hand_and_by_key(visit: Visit, house: House) -> None:
    me = visit(width=1366, motion=True)
    at_my_turn(me, house, KINDS["court"])
    bar = me.sees(".recap")
    all_of_them = bar.locator(".fact-said").all_inner_texts()
    facts_told = bar.locator(".fact-said").evaluate_all("all => all.map((e) => e.textContent)")
    assert 3 <= len(all_of_them) <= 7
    expect(present(me)).to_have_text(facts_told[0])
    assert bar.locator(".fact:visible").count() == 1  # a low hall shows one at a time
    me.page.locator("body").press("ArrowRight")
    expect(present(me)).to_have_text(facts_told[1])
    me.page.locator("body").press("ArrowLeft")
    expect(present(me)).to_have_text(facts_told[0])
    for said in facts_told[1:]:
        bar.get_by_role("button", name="The next fact").click()
        expect(present(me)).to_have_text(said)
    bar.get_by_role("button", name="The next fact").click()
    expect(bar).to_be_hidden()  # it is over
    me.page.keyboard.press("s")
    expect(bar).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(bar).to_be_hidden()


def test_the_place_of_a_fact_is_ringed_and_what_changed_is_marked_until_the_next_answer(
    visit: Visit, house: House
) -> None:
    me = visit(width=1366, motion=True)
    at_my_turn(me, house, KINDS["court"])
    me.sees(".recap")
    assert me.page.locator(".board-root .ringed").count()
    marks = me.page.locator(".mark-change")
    assert re.fullmatch(r"\d→\d", marks.first.inner_text())
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".ringed")).to_have_count(0)
    expect(marks.first).to_be_visible()
    assert me.step()  # an answer is taken while it is shown, and ends it
    expect(me.page.locator(".recap")).to_be_hidden()
    expect(marks).to_have_count(0)


def test_answering_is_possible_while_the_look_back_runs(visit: Visit, house: House) -> None:
    me = visit(width=1366, motion=True)
    at_my_turn(me, house, KINDS["court"], "slow")
    me.sees(".recap")
    assert me.step()
    expect(me.page.locator(".recap")).to_be_hidden()


def test_it_goes_on_by_itself_and_folds_and_the_speed_is_remembered(visit: Visit, house: House) -> None:
    me = visit(width=1366, motion=True)
    at_my_turn(me, house, KINDS["court"], "hand")
    bar = me.sees(".recap")
    bar.get_by_label("Speed").select_option("fast")
    expect(bar).to_be_hidden()
    assert me.page.evaluate("localStorage.getItem('salon-speed-recap')") == "fast"
    expect(me.page.locator(".mark-change").first).to_be_visible()


def test_it_can_be_stopped(visit: Visit, house: House) -> None:
    me = visit(width=1366, motion=True)
    at_my_turn(me, house, KINDS["court"], "slow")
    bar = me.sees(".recap")
    bar.get_by_role("button", name="Pause").click()
    bar.get_by_role("button", name="Go on").wait_for()
    assert me.page.evaluate(SHOWN) == 1


def test_without_motion_it_is_a_list_and_the_end(visit: Visit, house: House) -> None:
    me = visit(width=1366)
    at_my_turn(me, house, KINDS["court"], "normal")
    me.sees(".recap.all")
    assert me.page.evaluate(SHOWN) == 0
    assert me.page.locator(".recap .fact:visible").count() >= 3


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("es", 360), ("ja", 1366), ("ja", 360)])
@pytest.mark.parametrize("game", KINDS)
def test_it_is_in_words_and_in_sight(
    visit: Visit, house: House, game: str, language: str, width: int
) -> None:
    me = visit(language=language, width=width, motion=True)
    at_my_turn(me, house, KINDS[game])
    bar = me.sees(".recap")
    assert 1 <= bar.locator(".fact").count() <= 7
    assert barriers(me, ".recap") + strange_words(me) + missing_emblems(me) + too_wide(me) == []
    box, room = bar.bounding_box(), me.page.viewport_size
    assert box is not None
    assert room is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= room["width"]
    assert box["y"] + box["height"] <= room["height"]
    assert box["height"] < room["height"] / 5
    expect(me.page.locator(".prompt")).to_be_in_viewport(ratio=1)


def test_what_the_seneschal_reveals_in_vain_is_shown(visit: Visit, house: House) -> None:
    record, moves = next(found for seed in range(1, 60) for found in failures(seed))
    me = visit(width=1366, motion=True)
    me.page.add_init_script("localStorage.setItem('salon-speed-recap', 'hand')")
    table = sit_down(me, bring(house, record, moves))
    me.is_asked()
    version = me.asks(f"/api/tables/{table}/view")["version"]
    me.does(f"/api/tables/{table}/act", type="act", version=version, action=record.moves[moves].action)
    cards = me.sees(".recap .fact.present .fact-picture").locator(".fact-card")
    assert cards.count() >= 5


def failures(seed: int) -> Iterator[tuple[Record, int]]:
    """Where my answer has the Seneschal reveal cards in vain."""
    record = rehearse("court", 2, seed).record
    game = load("court")
    state = record.replay(0, game=game)
    for n, move in enumerate(record.moves):
        told = {type(event.fact) for event in state.apply(move.action, move.seat)}
        if move.seat == 0 and {facts.Reveal, facts.Fail} <= told:
            yield record, n


# -- the log ---------------------------------------------------------------------------------------


def test_an_entry_opens_and_its_names_are_links(visit: Visit, house: House) -> None:
    me = visit(width=1366)
    at_my_turn(me, house, KINDS["turmoil"])
    me.looks_beside("log")
    entry = me.page.locator(".log > li:has(.more)").last
    assert not entry.locator(".told").is_visible()
    entry.locator(".more").click()
    assert entry.locator(".told > li").count() >= 2
    expect(entry.locator(".more")).to_have_attribute("aria-expanded", "true")
    place = me.page.locator(".log .nm:visible[data-name^='space.']").last
    place.hover()
    name = place.get_attribute("data-name")
    expect(me.page.locator(f".board-root .lit[data-symbol='{name}']").first).to_be_attached()
    me.page.locator(".log .nm-card:visible").last.click()
    me.sees("dialog[open] .card-text")


def test_a_seat_has_one_colour_everywhere(visit: Visit, house: House) -> None:
    me = visit(width=1366)
    at_my_turn(me, house, KINDS["turmoil"])
    me.looks_beside("log")
    paint = "(e, part) => getComputedStyle(e, part).backgroundColor"
    badges = me.page.locator(".rail .badge").evaluate_all(f"all => all.map((e) => ({paint})(e, null))")
    for side, badge in zip(("side.authoritarian", "side.liberal"), badges, strict=True):
        dot = me.page.locator(f".log > li[data-side='{side}'] .dot").first
        assert dot.evaluate(f"e => ({paint})(e, '::after')") == badge


# -- the game shown again --------------------------------------------------------------------------


def ended(me: Visitor, house: House, match: Match = COURT) -> Record:
    record = rehearsed(match).record
    table = sit_down(me, bring(house, record, 25))
    me.does(f"/api/tables/{table}/resign")
    me.sees_results(table)
    return record


def test_a_replay_pauses_hides_what_comes_and_names_silent_moves(visit: Visit, house: House) -> None:
    me = visit(width=1366)
    record = ended(me, house)
    me.looks_beside("log")
    log = me.page.locator(".log > li")
    whole = log.locator("visible=true").count()
    me.page.locator(".results").get_by_role("button", name="Replay").click()
    me.sees(".prompt.past")
    me.page.locator(".logpanel").get_by_role("button", name="Pause").click()
    assert log.locator("visible=true").count() < whole
    shown = me.page.locator(".scrub .line").input_value()
    me.page.locator(".logpanel .pace").click()
    assert me.page.evaluate("localStorage.getItem('salon-speed-replay')") == "fast"
    me.page.locator(".scrub .line").fill("1")
    first = record.header.players[record.moves[0].seat].name
    expect(me.page.locator(".prompt.past .ask")).to_contain_text(f"{first}: ")
    assert shown != str(len(record.moves))
    me.page.locator(".live").click()
    assert log.locator("visible=true").count() == whole


@pytest.mark.parametrize("match", [COURT, WAR], ids=lambda match: match.game)
def test_after_giving_up_all_hands_lie_open_in_the_past(visit: Visit, house: House, match: Match) -> None:
    me = visit(width=1366)
    ended(me, house, match)
    moment = me.asks(f"{me.page.url.replace('/tables/', '/api/tables/')}/moments/20")
    hands = [player["hand"] for player in moment["view"]["players"]]
    assert all(hands)
    assert None not in [card for hand in hands for card in hand]
    me.looks_beside("log")
    me.page.locator(".scrub .line").fill("20")
    me.sees('.table-grid[data-state="past"]')
    assert strange_words(me) == []


# -- the card that is told of, and the way through, on every screen ------------------------------------

SCREENS = ((1366, 657), (1536, 730), (1920, 1080), (1024, 768), (360, 740), (740, 360))
CARD = "[...document.querySelectorAll('.shown-card, .recap-card')].some((card) => card.checkVisibility())"
# The card that is seen, with its name, and whether all of it is on the screen.
SHOWN_CARD = """() => {
  const card = [...document.querySelectorAll('.shown-card, .recap-card')].find((e) => e.checkVisibility());
  if (!card) return null;
  const { left, top, right, bottom } = card.getBoundingClientRect();
  return { words: card.querySelector('.recap-text').textContent,
    seen: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
}"""


@pytest.mark.parametrize("game", KINDS)
def test_the_card_of_the_present_fact_is_shown_on_every_screen(visit: Visit, house: House, game: str) -> None:
    """With its text, beside what can be pressed; the question stays where it can be answered."""
    me = visit(width=1366, motion=True)
    record = rehearse(*KINDS[game]).record
    me.page.add_init_script("localStorage.setItem('salon-speed-recap', 'hand')")
    for moves in my_turns(record, 40):
        me.version, me.heard = -1, {}
        sit_down(me, bring(house, record, moves))
        me.is_asked()
        lines = me.heard.get("recap", {}).get("lines", [])
        at = next((n for n, line in enumerate(lines) if line.get("card")), None)
        if at is not None:
            break
    assert at is not None
    for _ in range(at):
        me.page.locator("body").press("ArrowRight")
    found = []
    for width, height in SCREENS:
        me.page.set_viewport_size({"width": width, "height": height})
        me.waits("the card", CARD)
        me.page.wait_for_timeout(400)  # until what moves has come to rest
        card = me.page.evaluate(SHOWN_CARD)
        sheet = me.page.locator(".shown-card").is_visible()
        covered = covered_by(me, ".shown-card") if sheet else []
        asked = me.page.locator(".prompt").bounding_box()
        if not card or not card["words"] or not card["seen"]:
            found.append(f"{width}x{height}: {card}")
        if covered:
            found.append(f"{width}x{height}: covers {covered}")
        if not asked or asked["y"] < 0 or asked["y"] + asked["height"] > height:
            found.append(f"{width}x{height}: the question stands at {asked}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_a_phone_has_the_speed_the_way_back_and_the_dice(
    visit: Visit, house: House, width: int, height: int
) -> None:
    me = visit(width=360, motion=True)
    me.page.set_viewport_size({"width": width, "height": height})
    me.page.add_init_script("localStorage.setItem('salon-speed-recap', 'hand')")
    record = rehearse(*KINDS["turmoil"]).record
    for moves in my_turns(record, 10):
        me.version, me.heard = -1, {}
        sit_down(me, bring(house, record, moves))
        me.is_asked()
        lines = me.heard.get("recap", {}).get("lines", [])
        at = next((n for n, line in enumerate(lines) if line.get("dice") and n), None)
        if at is not None:
            break
    assert at is not None
    bar = me.sees(".recap")
    for _ in range(at):
        bar.get_by_role("button", name="The next fact").click()
    expect(bar.locator(".fact.present .fact-die").first).to_be_in_viewport()
    bar.get_by_role("button", name="The fact before").click()
    expect(present(me)).to_have_text(lines[at - 1]["text"])
    speed = bar.get_by_label("Speed")
    expect(speed).to_be_in_viewport(ratio=1)
    speed.select_option("fast")
    expect(bar).to_be_hidden()
    assert me.page.evaluate("localStorage.getItem('salon-speed-recap')") == "fast"
