"""Sure clicks: warnings, one rule for when to ask, why not of everything, card first or character first."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from salon.games import load
from salon.kernel import Play, Player, Record, Stake, State, Value
from salon.lang import LANGUAGES
from tests.browser.script import bring, sit_down
from tests.browser.visitor import House, Visit, Visitor

Look = Callable[[State, dict[int, Stake]], bool]


@cache
def found(game: str, seats: int, question: str, look: Look, **options: Value) -> tuple[Record, int]:
    """The first of many random games, and after how many moves, where the first seat is asked this."""
    rules = load(game)
    for seed in range(400):
        whim = random.Random(seed)
        people = [Player("Ana", "you"), *(Player(f"P{n}", "bot:random") for n in range(2, seats + 1))]
        play = Play.begin(Record.of(rules, people, seed, options), rules)
        while play.state.result is None:
            asked = min((d for d in play.state.pending if d.legal), key=lambda d: d.seat == 0)
            mine = play.state.decision(0)
            here = mine is not None and mine == asked and mine.prompt.id == f"{game}.ask.{question}"
            if here and look(play.state, stakes_of(play.state)):
                return play.record, len(play.record.moves)
            play.act(whim.choice(asked.legal), asked.seat)
    raise LookupError(question)


def stakes_of(state: State) -> dict[int, Stake]:
    """As the page is told them: all others are bots."""
    return state.game.stakes(state, 0, range(1, state.seats))


def comes(visit: Visit, house: House, where: tuple[Record, int], **how: object) -> Visitor:
    me = visit(**how)
    sit_down(me, bring(house, *where))
    me.is_asked()
    return me


def name_of(game: str, stakes: dict[int, Stake], wanted: Callable[[Stake], bool]) -> str:
    return load(game).vocabulary.name(next(a for a, stake in stakes.items() if wanted(stake)))


def some_stuck(_: State, stakes: dict[int, Stake]) -> bool:
    return 0 < sum(stake.caution is not None for stake in stakes.values()) < len(stakes)


def anything(_: State, stakes: dict[int, Stake]) -> bool:
    return len(stakes) > 1


def four_cards(state: State, stakes: dict[int, Stake]) -> bool:
    return all(len(set(stake.then)) > 2 and not stake.caution for stake in stakes.values())


# -- asking before ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warned_answer_is_asked_about_with_its_clause(visit: Visit, house: House, language: str) -> None:
    """A card that leaves a hand to be shown: the dialog says so, and Cancel gives nothing."""
    where = found("court", 2, "place", some_stuck)
    me = comes(visit, house, where, language=language)
    stakes = stakes_of(where[0].replay(where[1]))
    card = name_of("court", stakes, lambda stake: stake.caution is not None)
    face = me.page.locator(f'[data-action="{card}"].warned').first
    face.hover()
    tip = me.page.locator(".tip")
    expect(tip).to_contain_text("court.stuck.2")
    face.click()
    dialog = me.page.locator("dialog[open]")
    expect(dialog.locator(".warning")).to_contain_text("court.stuck.2")
    dialog.get_by_role("button").nth(1).click()
    expect(dialog).to_have_count(0)
    face.click()
    dialog.locator(".warning .cl").click()  # who reads the rule has not answered yet
    expect(dialog).to_have_count(0)
    expect(me.page.locator(".table-grid")).to_have_attribute("data-pane", "rules")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".table-grid")).to_have_attribute("data-state", "mine")
    face.click()
    dialog.locator(".primary").click()
    me.is_settled(where[1])


def test_how_often_to_ask_is_one_setting_for_page_and_dialog(visit: Visit, house: House) -> None:
    where = found("court", 2, "place", some_stuck)
    me = comes(visit, house, where)
    stakes = stakes_of(where[0].replay(where[1]))
    calm = name_of("court", stakes, lambda stake: stake.caution is None)
    warned = name_of("court", stakes, lambda stake: stake.caution is not None)
    me.sees(f'[data-action="{warned}"].warned').click()
    select = me.page.locator("dialog .confirm-how select")
    expect(select).to_have_value("costly")
    select.select_option("always")
    me.page.keyboard.press("Escape")
    me.goes_to("/account")
    setting = me.page.locator(".confirm-how select")
    expect(setting).to_have_value("always")
    setting.select_option("never")
    me.page.go_back()
    me.sees(f'[data-action="{warned}"].warned').click()
    me.is_settled(where[1])
    assert calm != warned


def test_nothing_is_called_final_beside_an_undo(visit: Visit, house: House) -> None:
    """Support Checks cannot be taken back, the choice to make them can: then only the die is spoken of."""

    def checks(state: State, stakes: dict[int, Stake]) -> bool:
        return "verb.check" in {state.vocabulary.name(action) for action in stakes}

    where = found("turmoil", 2, "operations", checks)
    me = comes(visit, house, where)
    me.sees('[data-action="verb.check"].legal, [data-answer="verb.check"]').click()
    me.is_settled(where[1])
    expect(me.page.locator(".prompt .back button").first).to_be_visible()
    expect(me.page.locator(".prompt .ask small")).to_contain_text("a die is rolled")
    assert "cannot be undone" not in me.page.locator(".floor").inner_text()


def test_a_bot_plays_only_when_it_is_meant_and_gives_the_seat_back(visit: Visit, house: House) -> None:
    me, other = visit(), visit()  # who never answers: the game waits for them, however quick the bot is
    for person in (me, other):
        person.comes_in()
    opened = me.does("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "open"}])
    table = opened["table"]["id"]
    other.does(f"/api/tables/{table}/join", seat=1, invitation=opened["invitations"]["1"])
    me.goes_to(f"/tables/{table}")
    me.is_asked()
    me.looks_beside("seats")
    lend = me.page.get_by_role("button", name="Let a bot play")
    lend.click()
    me.page.locator("dialog[open]").get_by_role("button", name="Cancel").click()
    expect(lend).to_be_visible()
    lend.click()
    me.page.locator("dialog[open] .primary").click()
    back = me.page.locator(".prompt").get_by_role("button", name="Take your seat back")
    back.dispatch_event("click")  # the bots play on meanwhile, and the bar moves
    expect(me.page.get_by_role("button", name="Let a bot play")).to_be_visible()


# -- why not ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "thing"),
    [
        ("turmoil card", "svg [data-action='space.paris']"),
        ("turmoil buy", ".tm-hand .tm-press[data-action]"),
        ("court place", "[data-action^='character.']"),
        ("v1919 reclaim", ".v-card[data-symbol^='issue.']"),
        ("v1919 action", ".v-card[data-symbol^='event.']"),
        ("v1919 action", ".v-regions th [data-action^='region.']"),
        ("v1919 reclaim", ".v-regions td [data-action^='space.']"),
        ("v1919 action", ".v-power[data-symbol^='nation.']"),
    ],
)
def test_everything_says_why_not(visit: Visit, house: House, asked: str, thing: str) -> None:
    game, question = asked.split()
    me = comes(visit, house, found(game, load(game).seat_counts[-1], question, anything), width=1366)
    element = me.page.locator(thing).first
    tip = me.page.locator(".tip")
    element.hover(force=True)
    expect(tip).to_be_visible()
    expect(tip.locator(".cl")).to_contain_text(f"{game}.")
    me.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    me.page.mouse.move(1, 1)
    element.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})  # a long touch
    expect(tip).to_be_visible()


def test_a_reason_goes_when_the_pointer_comes_to_what_has_none(visit: Visit, house: House) -> None:
    """It stayed for as long as the pointer rested on the next thing."""
    me = comes(visit, house, found("court", 2, "place", anything), width=1366)
    me.page.locator("[data-action^='character.'].unasked").first.hover(force=True)
    tip = me.page.locator(".tip")
    expect(tip).to_be_visible()
    me.sees(".court-cards .court-card.legal").hover()
    expect(tip).to_be_hidden()


# Things of the board that are seen, can be pointed at and are no answer now, each by what it stands for.
CLOSED = """() => {
  const found = new Map();
  for (const part of document.querySelectorAll('.floor :is([data-action], [data-answer])')) {
    const name = part.dataset.action ?? part.dataset.answer;
    const { left, top, width, height } = part.getBoundingClientRect();
    if (part.matches('.legal, .later, :has(> .later)') || !width || !height) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const below = document.elementFromPoint(x, y);
    if (!found.has(name) && part.contains(below)) found.set(name, { name, x, y });
  }
  return [...found.values()];
}"""
KINDS = {"court": "place", "turmoil": "card", "v1919": "reclaim"}
A_KIND = 3  # things of each kind that are asked about: spaces, cards, characters and so on


@pytest.mark.parametrize("hand", ["pointer", "keys", "finger"])
@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_thing_says_why_not_by_pointer_keys_and_finger(
    visit: Visit, house: House, game: str, hand: str
) -> None:
    seats = load(game).seat_counts[0] if game != "v1919" else 3
    me = comes(visit, house, found(game, seats, KINDS[game], anything), width=1366)
    lens = me.context.new_cdp_session(me.page)
    if hand == "finger":
        lens.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
    if hand == "keys":
        me.page.keyboard.press("w")
    tip = me.page.locator(".tip")
    me.page.wait_for_timeout(400)  # a map finds its scale first
    things = me.page.evaluate(CLOSED)
    asked: dict[str, int] = {}
    for thing in things:
        kind = thing["name"].partition(".")[0]
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] > A_KIND:
            continue
        me.page.mouse.move(1, 1)
        me.page.evaluate("document.activeElement?.blur()")
        me.page.keyboard.press("Escape")
        expect(tip).to_be_hidden()
        now = {found["name"]: found for found in me.page.evaluate(CLOSED)}.get(thing["name"])
        if now is None:  # what was pointed at before has made the dock grow over it
            continue
        at = {"x": now["x"], "y": now["y"]}
        if hand == "pointer":
            me.page.mouse.move(**at)
        elif hand == "keys":
            me.page.locator(f'.floor [data-action="{thing["name"]}"]:visible').first.focus()
        else:
            lens.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
            # A tap at court shows the aid of who lies there: there the finger stays.
            if game != "court":
                lens.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(tip, thing["name"]).to_be_visible()
        expect(tip.locator(".cl"), thing["name"]).to_contain_text(f"{game}.")
        if hand == "finger" and game == "court":
            lens.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    assert asked, "all can be chosen"


def test_the_keyboard_comes_to_everything_if_wanted(visit: Visit, house: House) -> None:
    me = comes(visit, house, found("court", 2, "place", anything))
    portrait = me.page.locator("[data-action^='character.'].unasked").first
    expect(portrait).to_have_attribute("tabindex", "-1")
    me.page.keyboard.press("w")
    expect(portrait).to_have_attribute("tabindex", "0")
    portrait.focus()
    expect(me.page.locator(".tip")).to_be_visible()
    me.page.keyboard.press("w")
    expect(portrait).to_have_attribute("tabindex", "-1")


def test_strategies_say_why_not(visit: Visit, house: House) -> None:
    me = comes(visit, house, found("v1919", 4, "action", anything), width=1366)
    me.sees("[data-leaf='strategies']").click()
    me.sees(".v-leaf .v-strategy [data-action^='strategy.']").click()
    expect(me.page.locator(".tip .cl")).to_contain_text("v1919.")


def test_the_keyboard_comes_to_issues_regions_and_spaces_if_wanted(visit: Visit, house: House) -> None:
    me = comes(visit, house, found("v1919", 4, "action", anything), width=1366)
    me.page.keyboard.press("w")
    for kind in ("event", "region", "space"):
        spot = me.page.locator(f".v-spot[data-action^='{kind}.']").first
        expect(spot).to_have_attribute("tabindex", "0")
        spot.focus()
        expect(me.page.locator(".tip .cl")).to_contain_text("v1919.")


# -- card first ------------------------------------------------------------------------------------


def calm_card(where: tuple[Record, int], character: str) -> str:
    """A card that can be laid under a character, and nothing speaks against it."""
    state = where[0].replay(where[1])
    state.apply(character, 0)
    return name_of("court", stakes_of(state), lambda stake: not stake.costly)


def test_the_card_may_be_chosen_before_the_character(visit: Visit, house: House) -> None:
    where = found("court", 2, "influence", four_cards)
    me = comes(visit, house, where)
    card = calm_card(where, "character.queen")
    face = me.sees(f'[data-action="{card}"].later')
    face.click()
    expect(me.page.locator(f'[data-action="{card}"].wished').first).to_be_visible()
    expect(me.page.locator(".prompt .ask small")).to_contain_text("First chosen")
    face.click()  # dropped again
    expect(me.page.locator(".wished")).to_have_count(0)
    me.sees(f'[data-action="{card}"].later').click()
    me.sees('[data-action="character.queen"].legal').click()
    me.is_settled(where[1] + 1)
    assert given(me)[-2:] == ["character.queen", card]


def test_both_orders_work_by_finger_on_a_phone(visit: Visit, house: House) -> None:
    where = found("court", 2, "influence", four_cards)
    me = comes(visit, house, where, width=360)
    lens = me.context.new_cdp_session(me.page)
    lens.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})

    def taps(selector: str) -> None:
        box = me.sees(selector).bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        lens.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        lens.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    card = calm_card(where, "character.queen")
    taps(f'[data-action="{card}"].later')
    me.sees(f'[data-action="{card}"].wished')
    taps('[data-action="character.queen"].legal')
    me.is_settled(where[1] + 1)
    assert given(me)[-2:] == ["character.queen", card]

    me.page.keyboard.press("Shift+U")  # and the other way round
    me.waits("all is taken back", "document.querySelector('[data-action=\"character.queen\"].legal')")
    taps('[data-action="character.queen"].legal')
    taps(f'[data-action="{card}"].legal')
    me.notices(lambda: given(me) == ["character.queen", card] * 2)


def given(me: Visitor) -> list[str]:
    """What has been sent, as the page says it."""
    found: list[str] = me.page.evaluate("window.sentActions ?? []")
    return found


@pytest.fixture(autouse=True)
def note_what_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the answers that the page sends, in their order."""
    note = """
      const send = WebSocket.prototype.send;
      window.sentActions = [];
      WebSocket.prototype.send = function (said) {
        const read = typeof said === 'string' ? JSON.parse(said) : {};
        if (read.type === 'act') window.sentActions.push(read.action);
        return send.call(this, said);
      };"""
    comes_in = Visitor.comes_in

    def noted(self: Visitor, name: str = "Ana") -> None:
        self.context.add_init_script(note)
        comes_in(self, name)

    monkeypatch.setattr(Visitor, "comes_in", noted)


def test_a_card_may_be_dragged_onto_a_character(visit: Visit, house: House) -> None:
    where = found("court", 2, "influence", four_cards)
    me = comes(visit, house, where)
    card = calm_card(where, "character.king")
    me.sees(f'[data-action="{card}"].later').drag_to(me.sees('[data-action="character.king"].legal'))
    me.is_settled(where[1] + 1)
    assert given(me) == ["character.king", card]
    assert not me.page.locator("dialog[open], .drag-ghost").count()


def two_ways(state: State, stakes: dict[int, Stake]) -> bool:
    """An Issue can be settled, and Influence be placed on it."""
    found = {state.vocabulary.name(action): set(stake.then) for action, stake in stakes.items()}
    return bool(found.get("verb.settle", set()) & found.get("verb.place", set()))


def both_ways(where: tuple[Record, int]) -> str:
    state = where[0].replay(where[1])
    then = {state.vocabulary.name(action): stake.then for action, stake in stakes_of(state).items()}
    return state.vocabulary.name(next(a for a in then["verb.settle"] if a in then["verb.place"]))


def test_an_issue_may_be_chosen_before_what_is_done_with_it(visit: Visit, house: House) -> None:
    where = found("v1919", 3, "action", two_ways)
    me = comes(visit, house, where, width=1366)
    issue = both_ways(where)
    me.sees(f'.v-spot.later[data-action="{issue}"]')
    me.sees(f'.v-issue[data-symbol="{issue}"] .v-fxs').click()
    expect(me.page.locator(".prompt .ask small")).to_contain_text("First chosen")
    me.sees('[data-action="verb.place"].legal').click()
    me.is_settled(where[1] + 1)
    assert given(me) == ["verb.place", issue]


def test_an_action_may_be_dragged_onto_an_issue(visit: Visit, house: House) -> None:
    where = found("v1919", 3, "action", two_ways)
    me = comes(visit, house, where, width=1366)
    issue = both_ways(where)
    me.sees(f'.v-spot.later[data-action="{issue}"]')
    card = me.sees(f'.v-issue[data-symbol="{issue}"] .v-fxs')
    me.sees('[data-action="verb.place"].legal').drag_to(card)
    me.is_settled(where[1] + 1)
    assert given(me) == ["verb.place", issue]
