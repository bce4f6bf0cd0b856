"""Card packs of one's own: checked with the place of the fault, and played without touching code."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import msgspec
import pytest

import salon
from salon.cli import main
from salon.games import court
from salon.games.court import Court
from salon.games.court.state import CourtState
from salon.kernel import BadCards, BadRecord, InvariantBroken, Record
from salon.kernel.conformance import random_game
from salon.kernel.record import PackPlayed

HOUSE = (Path(court.__file__).parent / "cards" / "cards.toml").read_text("utf-8")


def pack(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "cards.toml").write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('schema = "court-cards/1"', 'schema = "court-cards/2"', "expected court-cards/1"),
        ("values = [1, 6]", "values = [1, 7]", "Values 2: 7 is too large; the most is 6"),
        ("values = [1, 6]", "values = [1]", "there are 11 action cards in all; expected 12"),
        (
            '{ step = "Unmark" }',
            '{ step = "Unmrk" }',
            "Cachet, Sentence 2, Sentence: there is no sentence “Unmrk”. Did you mean Unmark?",
        ),
        ('id = "queen"', 'id = "pope"', "expected the seven characters in this order: King, Queen"),
        ('id = "ball"', 'id = "cachet"', "“cachet” is there twice"),
        ('id = "ball"', 'id = "Ball"', "“Ball” is no id"),
        ("values = [1, 1, 2, 2,", "values = [1, 2,", "King, Values: there are 10 cards; expected 12"),
        (
            '{ step = "Mark", count = 2 },\n]',
            '{ step = "Gain" },\n]',
            "before anything that gives it a character that is activated",
        ),
        ('"Mark", count = 2', '"Mark", count = 0', "How many: 0 is too small; the least is 1"),
        ('"Mark", count = 2', '"Mark", count = 6', "How many: 6 is too large; the most is 5"),
        ('{ step = "ChooseSource" },', "", "before anything that gives it a character to take from"),
        ("[[action]]", "[[action", "Expected"),
        ('source = "designed"', 'sauce = "designed"', "there is no “sauce” here. Did you mean Source?"),
    ],
)
def test_a_broken_pack_is_refused_with_the_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in HOUSE
    folder = pack(tmp_path / "pack", HOUSE.replace(old, new, 1))
    with pytest.raises(BadCards, match=said):
        salon.load("court", folder)


def test_a_pack_with_other_action_cards_can_be_played(tmp_path: Path) -> None:
    text = HOUSE.replace('id = "cachet"', 'id = "royal-hunt"').replace(
        "values = [2, 5]", "values = [4, 4]", 1
    )
    game = salon.load("court", pack(tmp_path / "mine", text))
    assert "card.royal-hunt.3" in game.vocabulary
    assert game.key.startswith("court/3+")
    for seed in range(3):
        random_game(game, 3, seed, every=25)


BALL = """  { step = "ChoosePlayer", among = "sharing" },
  { step = "ChooseCharacter", among = "shared" },
  { step = "Look" },
  { step = "Exchange" },
"""


def test_a_game_that_stops_is_kept_to_be_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card is known that stops a game; so one promise more is made, and soon broken."""

    def check(self: Court, s: CourtState) -> None:
        if max(s.markers) > 2:
            raise InvariantBroken("nobody has three markers")

    monkeypatch.setattr(Court, "check", check)
    folder = pack(tmp_path / "mine", HOUSE.replace("values = [2, 5]", "values = [4, 4]", 1))
    assert main(["cards", "test", str(folder), "--game", "court", "--out", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert not told.out
    said = "this does not hold: nobody has three markers"
    assert re.search(
        rf"in game \d+ with \d seats, after “.*”, {said}\. To look at it: salon replay", told.err
    )
    assert len(told.err.splitlines()) == 1
    monkeypatch.undo()
    again = shlex.split(told.err.split("salon ")[-1])
    assert main(again) == 0  # the position is there to be looked at


ANYONE = '{ step = "ChoosePlayer" }, { step = "ChooseCharacter" }'


@pytest.mark.parametrize(
    "effect",
    [
        '{ step = "Activate" }, { step = "Activate" }',
        # Steps that find nothing to work on.
        f'{ANYONE}, {{ step = "Unmark" }}, {{ step = "RemoveCard" }}, {{ step = "Exchange" }}',
    ],
)
def test_a_sound_pack_is_played_and_said_to_be_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], effect: str
) -> None:
    folder = pack(tmp_path / "mine", HOUSE.replace(BALL, effect))
    assert (
        main(["cards", "test", str(folder), "--game", "court", "--games", "6", "--out", str(tmp_path)]) == 0
    )
    assert "6 random games were played with it" in capsys.readouterr().out


def test_a_record_remembers_its_pack(tmp_path: Path) -> None:
    text = HOUSE.replace("values = [2, 5]", "values = [4, 4]", 1)
    game = salon.load("court", pack(tmp_path / "mine", text))
    record = Record.from_json(random_game(game, 2, 1, every=0).record.to_json())
    assert record.replay(game=game).result is not None
    with pytest.raises(BadRecord, match="expected court/3"):
        record.replay()


def test_a_record_names_its_pack(tmp_path: Path) -> None:
    house = salon.load("court")
    body = house.pack_of_house()
    body["action"][0]["values"] = [4, 4]
    game, play = house.with_pack(body), house.play_of(body)
    played = PackPlayed("The box on our shelf", 3, play)
    record = Record.of(game, ["Ana", "Ben"], seed=7, pack=played)
    record = Record.from_json(record.to_json())
    assert (record.header.pack, record.replay(game=game).result) == (played, None)
    needed = (
        "This game was played with The box on our shelf 3 ({}·{}·{}). Import that pack to look at it again."
    )
    says = re.escape(needed.format(play[:4], play[4:8], play[8:12]))
    with pytest.raises(BadRecord, match=says):
        record.replay()
    with pytest.raises(BadRecord, match=says):
        record.replay(game=house)
    # One that is played as the cards here are is no pack at all, and an older record names none.
    assert Record.of(house, ["Ana", "Ben"], seed=7, pack=played).header.pack is None
    assert b"pack" not in Record.of(house, ["Ana", "Ben"], seed=7).to_json()


@pytest.mark.parametrize(
    "changed", [{"play": "0" * 64}, {"play": "x"}, {"name": ""}, {"name": "a\u202eb"}, {"version": 0}]
)
def test_a_record_with_a_pack_that_is_none_is_refused(changed: dict[str, str | int]) -> None:
    house = salon.load("court")
    body = house.pack_of_house()
    body["action"][0]["values"] = [4, 4]
    played = msgspec.structs.replace(PackPlayed("Ours", 1, house.play_of(body)), **changed)
    record = Record.of(house.with_pack(body), ["Ana", "Ben"], seed=7, pack=played)
    with pytest.raises(BadRecord):
        Record.from_json(record.to_json())


def test_a_game_in_the_terminal_writes_down_its_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    cards = pack(tmp_path / "mine", HOUSE.replace("values = [2, 5]", "values = [4, 4]", 1))
    save = tmp_path / "game.json"
    main(shlex.split(f"play court --plain --seats bot,bot --seed 7 --cards {cards} --save {save}"))
    record = Record.load(save)
    assert record.header.pack is not None
    assert record.header.game.endswith(record.header.pack.play[:12])
    capsys.readouterr()
    assert main(["verify", str(save)]) == 2
    assert "Import that pack" in capsys.readouterr().err
    assert main(["verify", str(save), "--cards", str(cards)]) == 0
