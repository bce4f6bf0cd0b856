"""A seed made by many hands: the bytes of docs/fairness.md, and what a record of one must show."""

from __future__ import annotations

import hashlib
import json

import msgspec
import pytest

import salon
from salon.kernel import BadRecord, Fate, Play, Record
from salon.kernel.fairness import Mix, Share, promise_of
from salon.kernel.fate import Draw, Witness
from tests.fairness_vectors import FILE, vectors

HOUSE, FIRST, SECOND = ("0a" * 32, "0b" * 32, "0c" * 32)


def mixed(*shares: Share) -> Record:
    """A record of a few moves whose seed was made by the house and these."""
    mix = Mix(HOUSE, "abcdefghjk", shares)
    play = Play.begin(Record.of(salon.load("court"), ["Ana", "Ben"], mix=mix))
    for _ in range(6):
        decision = next(d for d in play.state.pending if d.legal)
        play.act(decision.legal[0], decision.seat)
    return play.record


def fault_with(record: Record, **changes: object) -> str:
    """What is wrong with a record whose header was changed, by someone who knows how records are written."""
    changed = Record(msgspec.structs.replace(record.header, **changes))
    for move in record.moves:
        changed.add(move.seat, move.action, move.note)
    with pytest.raises(BadRecord) as found:
        Record.from_json(changed.to_json()).replay()
    return found.value.text.id


def test_the_published_vectors_are_those_of_this_program() -> None:
    assert json.loads(FILE.read_text("utf-8")) == vectors()


def test_the_vectors_follow_from_the_specification_alone() -> None:
    """Written from docs/fairness.md, with nothing of Salon."""
    published = json.loads(FILE.read_text("utf-8"))

    def sha256(*parts: bytes) -> str:
        return hashlib.sha256(b"".join(parts)).hexdigest()

    for each in published["promises"]:
        assert sha256(bytes.fromhex(each["secret"])) == each["promise"]
    for mix in published["mixes"]:
        table = bytes([len(mix["table"])]) + mix["table"].encode("ascii")
        promises, secrets = [], []
        for share in mix["shares"]:
            seat, promise = bytes([share["seat"]]), bytes.fromhex(share["promise"])
            secret = bytes.fromhex(share["secret"])
            promises += [seat, promise]
            secrets += [seat, promise, bytes([len(secret)]), secret]
        house = bytes.fromhex(mix["house"])
        assert sha256(house) == mix["commitment"]
        assert sha256(b"salon-seal/1\n", bytes.fromhex(mix["commitment"]), table, *promises) == mix["seal"]
        assert sha256(b"salon-deal/1\n", house, table, *secrets) == mix["seed"]
    for drawn in published["draws"]:
        words = [
            int.from_bytes(block[4 * i : 4 * i + 4], "little")
            for index in range(drawn["words"] // 16 + 1)
            for block in [
                hashlib.blake2b(index.to_bytes(8, "little"), key=bytes.fromhex(drawn["seed"])).digest()
            ]
            for i in range(16)
        ]
        used = 0
        for n, outcome in drawn["draws"]:
            while words[used] >= 2**32 - 2**32 % n:
                used += 1
            assert words[used] % n == outcome
            used += 1
        assert used == drawn["words"]


def test_every_part_changes_the_seed() -> None:
    share = Share.of(0, FIRST)
    whole = Mix(HOUSE, "abc", (share, Share.of(1, SECOND)))
    others = [
        Mix(SECOND, "abc", whole.shares),
        Mix(HOUSE, "abd", whole.shares),
        Mix(HOUSE, "abc", (share,)),
        Mix(HOUSE, "abc", (share, Share.of(1, HOUSE))),
        Mix(HOUSE, "abc", (share, Share.of(2, SECOND))),
        Mix(HOUSE, "abc", (share, Share(1, promise_of(SECOND)))),
    ]
    assert len({mix.seed() for mix in [whole, *others]}) == 7


def test_the_seal_is_known_before_the_secrets() -> None:
    told = Mix(HOUSE, "abc", (Share.of(0, FIRST),))
    untold = Mix(HOUSE, "abc", (Share(0, promise_of(FIRST)),))
    assert told.seal() == untold.seal()
    assert told.seed() != untold.seed()


def test_a_share_is_random_where_none_is_given() -> None:
    assert Share.of(0) != Share.of(0)
    assert Share.of(3).is_kept


def test_a_record_shows_what_its_seed_is_made_of() -> None:
    record = mixed(Share.of(0, FIRST), Share(1, promise_of(SECOND)))
    again = Record.from_json(record.to_json())
    again.replay()
    assert again.header == record.header
    assert (again.header.format, again.header.commitment) == ("salon-record/2", promise_of(HOUSE))
    assert again.header.mix
    assert again.header.seed == again.header.mix.seed()


def test_a_record_of_the_old_form_is_written_as_before() -> None:
    record = Record.of(salon.load("court"), ["Ana", "Ben"], seed=7)
    assert record.header.format == "salon-record/1"
    assert b"mix" not in record.to_json()


@pytest.mark.parametrize(
    ("mix", "fault"),
    [
        (Mix(SECOND, "abcdefghjk", (Share.of(0, FIRST),)), "kernel.record-commitment"),
        (Mix(HOUSE, "abcdefghjz", (Share.of(0, FIRST),)), "kernel.record-mix"),
        (Mix(HOUSE, "abcdefghjk", (Share.of(1, FIRST),)), "kernel.record-mix"),
        (Mix(HOUSE, "abcdefghjk", (Share(0, promise_of(FIRST), SECOND),)), "kernel.record-share"),
        (Mix(HOUSE, "abcdefghjk", (Share.of(0, FIRST), Share.of(0, FIRST))), "kernel.record-shares"),
        (Mix(HOUSE, "abcdefghjk", (Share.of(2, FIRST),)), "kernel.record-shares"),
        (None, "kernel.record-mix"),
    ],
)
def test_what_a_host_changed_afterwards_is_named(mix: Mix | None, fault: str) -> None:
    assert fault_with(mixed(Share.of(0, FIRST)), mix=mix) == fault


def test_another_seed_than_the_mixed_one_is_found() -> None:
    assert fault_with(mixed(Share.of(0, FIRST)), seed="00" * 32) == "kernel.record-mix"


@pytest.mark.parametrize("game", salon.list_games())
def test_the_draws_of_a_record_are_those_of_its_seed(game: str) -> None:
    play = Play.begin(Record.of(salon.load(game), ["Ana", "Ben"], seed=7))
    for _ in range(80):
        asked = [d for d in play.state.pending if d.legal]
        if not asked:
            break
        play.act(asked[0].legal[0], asked[0].seat)
    draws: list[Draw] = []
    play.record.replay(len(play.record.moves), draws=draws)
    fate = Fate.of(7)
    assert [fate.below(draw.n) for draw in draws] == [draw.outcome for draw in draws]
    assert fate.counter == play.state.fate.counter
    assert [draw.move for draw in draws] == sorted(draw.move for draw in draws)


def test_a_witness_draws_as_any_fate_and_its_copies_are_silent() -> None:
    witness, fate = Witness.of_seed(5), Fate.of(5)
    deck, other = list(range(30)), list(range(30))
    witness.shuffle(deck)
    fate.shuffle(other)
    assert (deck, witness.counter, len(witness.seen)) == (other, fate.counter, 29)
    witness.copy().roll()
    assert len(witness.seen) == 29
