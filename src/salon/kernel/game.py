"""Game: what is the same for every match of one game."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, reduce
from operator import or_
from pathlib import Path
from types import GenericAlias
from typing import Any, ClassVar, Generic, Never, Self, TypeVar, cast, get_type_hints

import msgspec

from salon.kernel.about import About, Option, Value
from salon.kernel.decision import Action, Event, Source
from salon.kernel.encoder import Encoder
from salon.kernel.errors import BadRecord, BadSetup, fault
from salon.kernel.fact import Fact, Question
from salon.kernel.family import family, works
from salon.kernel.fate import Fate, Script
from salon.kernel.forecast import MOST, Forecast, Outcome, forecast
from salon.kernel.hint import Hint, HintRule, rules_in
from salon.kernel.ledger import Ledger
from salon.kernel.lesson import Lesson, lessons_in
from salon.kernel.mind import Mind, mind_of
from salon.kernel.miniature import Miniature
from salon.kernel.pack import (
    SHOWN,
    Body,
    Fault,
    Form,
    Names,
    catalogue,
    made,
    names,
    play_digest,
    whole_digest,
)
from salon.kernel.pack_check import check
from salon.kernel.pack_vocabulary import vocabulary
from salon.kernel.scene import Scene, scenes_in
from salon.kernel.stake import Caution, Stake, stakes
from salon.kernel.state import State
from salon.kernel.step import Step
from salon.kernel.table import Table
from salon.kernel.telling import Telling
from salon.kernel.text import Text
from salon.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=State)


class Card(msgspec.Struct, frozen=True):
    """A line of a game's catalogue of cards. Name and effect are texts, rendered from the card's steps."""

    id: str
    name: Text
    facts: tuple[Text, ...]  # in few words: copies, values, era …
    effect: tuple[Text, ...]  # one sentence a step
    source: str  # rulebook, public, deduced or designed
    known: tuple[str, ...] = ()  # the fields that are established
    printed: dict[str, Any] = {}  # what a drawn board needs: the numbers and symbols of the card
    fields: dict[str, str] = {}  # every field and where it comes from; empty: those known, from `source`
    tags: tuple[str, ...] = ()  # what one may look for it by: symbols such as "region.europe"
    numbers: dict[str, int] = {}  # what cards can be sorted by; their names are `GAME.number.NAME`


class Game(ABC, Generic[S]):
    """The rules of one game with one pack of cards: it makes states and knows their words.

    >>> import salon
    >>> game = salon.load(salon.list_games()[0])
    >>> game.id in salon.list_games(), game.about.weight, game.seat_counts
    (True, 'light', (2, 3, 4))
    >>> game.ledger.find(game.turn_clause).id == game.turn_clause
    True
    """

    folder: ClassVar[Path]  # all there is of the game: its name is the id
    version: ClassVar[int]  # of the rules: a record is replayed with the version it was played with
    turn_clause: ClassVar[str]
    end_clause: ClassVar[str]
    max_decisions: ClassVar[int]  # more than any game can need: a runaway is a bug
    nobody_may_win: ClassVar[bool] = False  # the rules know an end at which all players lose
    costs: ClassVar[frozenset[str]] = frozenset()  # kinds of steps with words for what it costs to meet them
    state: ClassVar[type[State]]
    # Options without which a seat's sight is no fixed number of numbers: see `encoder`.
    study: ClassVar[Mapping[str, Value]] = {}

    form: ClassVar[Form]  # of its packs, if it has cards

    vocabulary: Vocabulary
    play: str = ""  # the digest of a card pack of one's own; empty for the house's cards

    @property
    def id(self) -> str:
        return self.folder.name

    @cached_property
    def about(self) -> About:
        """What the game says of itself."""
        return About.load(self.folder / "game.toml")

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return self.about.seat_counts

    @property
    def options(self) -> Mapping[str, Option]:
        return self.about.options

    @property
    def pack(self) -> str:
        """The digest of its pack as keys show it; empty for the house's cards."""
        return self.play[:SHOWN]

    @property
    def key(self) -> str:
        """What must agree for two positions or records to speak of the same thing."""
        return f"{self.id}/{self.version}" + (f"+{self.pack}" if self.pack else "")

    def under(self, key: str) -> Self | None:
        """This game by the rules that a key names, if it still has them; a game that keeps earlier rules
        beside the new ones overrides this, and its tables in play end by the rules they began with.
        """
        return self if key == self.key else None

    @cached_property
    def ledger(self) -> Ledger:
        """The rules as clauses, examples and rulings."""
        return Ledger.load(self.folder / "rules.toml")

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """Guided first games, by name; a game may have none."""
        return lessons_in(self.folder)

    @cached_property
    def scenes(self) -> dict[str, Scene]:
        """The worked examples of the ledger that can be played on the board; a game may have none."""
        return scenes_in(self.folder)

    @cached_property
    def hint_rules(self) -> dict[str, HintRule]:
        """The hints that the game can give, the most pressing first."""
        return rules_in(self.folder)

    def hints(self, s: S, seat: int) -> list[Hint]:
        """What is worth noticing at the open question of a seat, the most pressing first."""
        decision = s.decision(seat)
        if decision is None or not self.hint_rules:
            return []
        found: dict[str, Hint] = {}
        for hint in self.advice(s, seat, decision.question):
            found.setdefault(hint.id, hint)
        return [found[id] for id in self.hint_rules if id in found]

    def new(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        fate: Fate | None = None,
    ) -> S:
        """A new game, up to its first question.

        `seed` is a number or 64 hexadecimal digits; none is a secret one. A test may pass a `fate`.

        >>> import salon
        >>> s = salon.load(salon.list_games()[0]).new(seats=2, seed=7, options={"marquis": False})
        >>> s.seats, s.pending[0].seat
        (2, 0)
        """
        count = self.seat_counts[-1] if seats is None else seats
        if count not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise fault(BadSetup, "kernel.bad-seats", game=self.id, seats=count, allowed=allowed)
        s = self.setup(count, fate or Fate.of(seed), self.settle_options(count, options or {}))
        s.journal = []
        s.run()
        return s

    def settle_options(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """Check the options and fill in the defaults of those not given."""
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "–"
                raise fault(BadSetup, "kernel.unknown-option", game=self.id, option=name[:80], known=known)
            if option.seat_counts and seats not in option.seat_counts:
                allowed = ", ".join(map(str, option.seat_counts))
                raise fault(BadSetup, "kernel.option-seats", option=name, seats=allowed)
            if not any(
                value is choice or (value == choice and type(value) is type(choice))
                for choice in option.choices
            ):
                choices = ", ".join(str(c).lower() for c in option.choices)
                raise fault(
                    BadSetup, "kernel.bad-option", option=name, value=str(value)[:80], choices=choices
                )
        applicable = {n: o for n, o in self.options.items() if not o.seat_counts or seats in o.seat_counts}
        return {name: options.get(name, option.default) for name, option in applicable.items()}

    def restore(self, snapshot: bytes) -> S:
        """Read back a `State.snapshot`.

        >>> import salon
        >>> game = salon.load(salon.list_games()[0])
        >>> s = game.new(seed=7)
        >>> game.restore(s.snapshot()) == s
        True
        """
        try:
            fields: dict[str, object] = msgspec.json.decode(snapshot, type=dict[str, object])
            key = fields.pop("game", None)
            if key != self.key:
                raise fault(BadRecord, "kernel.other-game", found=str(key)[:80], expected=self.key)
            types = self._field_types
            values = {name: msgspec.convert(fields[name], kind) for name, kind in types.items()}
        except (msgspec.MsgspecError, KeyError, RecursionError) as error:
            raise fault(BadRecord, "kernel.bad-snapshot", reason=str(error)) from None
        s = self.revive(values)
        s.run()
        return s

    def read_log(self, log: bytes) -> list[Event]:
        """Read back the events of a log that was written as JSON."""
        found = msgspec.json.decode(log, type=GenericAlias(list, (self._event_type,)))
        return [Event(told.fact, told.private) for told in found]

    @cached_property
    def _event_type(self) -> type[msgspec.Struct]:
        """An event whose facts are those of this game."""
        fact = reduce(or_, family(self.facts))
        seats = GenericAlias(tuple, (GenericAlias(tuple, (int, fact)), ...))
        return msgspec.defstruct("Told", [("fact", fact), ("private", seats, ())])

    @cached_property
    def _field_types(self) -> dict[str, object]:
        hints = get_type_hints(self.state, localns={"Game": Game})
        unsaved = self.state.shared | {"pending"}
        types = {f: hints[f] for f in self.state.__struct_fields__ if f not in unsaved}
        steps = [step for step in family(self.steps) if works(step)]
        types["stack"] = GenericAlias(list, (reduce(or_, steps),))
        types["fate"] = Fate | Script  # other fates are for one look ahead or back, and are not kept
        return types

    # -- what each game says -----------------------------------------------------------------

    steps: ClassVar[type[Step[Never]]]  # the common base of the game's steps
    facts: ClassVar[type[Fact]]  # and that of its facts
    tellings: ClassVar[Mapping[type[Fact], Telling]] = {}  # how they are told; else each by itself

    @abstractmethod
    def setup(self, seats: int, fate: Fate, options: dict[str, Value]) -> S:
        """The position before the first step."""

    @abstractmethod
    def revive(self, fields: dict[str, object]) -> S:
        """A state from its fields, as `State.position` gives them; each has the type that the state says."""

    def next_options(self, past: Sequence[tuple[Mapping[str, Value], bool]]) -> dict[str, Value]:
        """Options for one who plays alone, from those of earlier games and whether they were won."""
        return {}

    def mind(self) -> Mind | None:
        """What bots know of the game; without it they play at random."""
        return mind_of(type(self).__module__)

    def arrange(self, s: S, put: Mapping[str, object]) -> None:
        """Bring a new game into the position of a worked example, written as its `examples.toml` has it."""
        raise fault(BadSetup, "kernel.no-scene", game=self.id)

    def wording(self, symbol: str) -> Text | None:
        """The name of a symbol that is composed of others, such as a card of a kind and a value."""
        return None

    @abstractmethod
    def sight(self, s: S, seat: int | None) -> msgspec.Struct:
        """What a seat, or with None a spectator, may see: built up by whitelist, it changes nothing."""

    @abstractmethod
    def determinize(self, s: S, seat: int, fate: Fate) -> S:
        """A silent copy in which all that the seat cannot know is dealt anew from `fate`: by the same fate
        the same copy, in all positions that look the same to the seat.
        """

    def encoder(self, seats: int) -> Encoder[S] | None:
        """What a seat sees as numbers, with the options of `study`; None: the game does not say.

        >>> import salon
        >>> s = (game := salon.load(salon.list_games()[0])).new(seats=2, seed=7)
        >>> encoder = game.encoder(2)
        >>> len(encoder.encode(s, 0)) == encoder.size, encoder.blocks[0].name
        (True, 'seat')
        """
        return None

    def open_sight(self, s: S, seat: int | None) -> msgspec.Struct:
        """What a seat sees when all is over and a position is looked at again: whatever was hidden too."""
        return self.sight(s, seat)

    def side(self, s: S, seat: int) -> str:
        """What a seat plays, as a symbol: wherever it is shown, it has the colours of that."""
        return f"seat.{seat}"

    def standing(self, s: S) -> tuple[int, ...]:
        """The score of each seat, where everyone knows it during the game; else nothing."""
        return ()

    def reached(self, s: S) -> Text | None:
        """How far the game has come, as everyone may know: a turn, a round, or what is left."""
        return None

    def miniature(self, s: S) -> Miniature | None:
        """The position as `board/mini.js` draws it on the front page, for anyone; None: the poster."""
        return None

    def held(self, s: S, seat: int) -> int | None:
        """How many cards a seat holds, as everyone may know; None where nobody holds any."""
        return None

    def hand(self, s: S, seat: int) -> tuple[str, ...]:
        """The cards that a seat holds, as lines of the catalogue: the truth, so for after the end."""
        return ()

    def texts(self, s: S, seat: int | None) -> tuple[Text, ...]:
        """What of its view a seat reads in words, in an order that its board knows."""
        return ()

    def tally(self, s: S, log: Sequence[Event] = ()) -> tuple[tuple[Source, ...], ...]:
        """What each seat would score if the game ended now, by source; of an ended game, what it scored.

        It is the whole truth, so it is for after the end. `log` is what has happened: a game whose points
        come in as it goes finds their sources there, and without it has one source for all. Empty: the
        game does not say.
        """
        return ()

    def alone(self, s: S, log: Sequence[Event]) -> tuple[Text, ...]:
        """How a game alone ended, told to who played it: won or lost by how much, then what decided it."""
        return ()

    @abstractmethod
    def check(self, s: S) -> None:
        """Raise `InvariantBroken` if this position cannot be."""

    def check_after(self, s: S, before: S, action: Action, seat: int) -> None:
        """Raise `InvariantBroken` if a position cannot follow another by a seat's answer."""

    def advice(self, s: S, seat: int, question: Question) -> Iterable[Hint]:
        """The hints that apply to a question, in any order; only what the seat can see may enter them."""
        return ()

    def tables(self, s: S, seat: int | None) -> list[Table]:
        """The board as a seat sees it, as tables: for the terminal, and for pages without a board."""
        return []

    def forecast(self, s: S, action: Action | str, seat: int | None = None, most: int = MOST) -> Forecast:
        """What an answer would do, by the rules themselves: nothing changes.

        It is followed to the next question, as the seat would be told it; where dice decide, every way that
        they may fall is followed, while there are no more than `most`. It ends before anything is drawn or
        shown that the seat cannot know, so it is the same in all positions that look the same to the seat.

        >>> import salon
        >>> game = salon.load(salon.list_games()[0])
        >>> s = game.new(seats=2, seed=7)
        >>> forecast = game.forecast(s, "character.king", seat=1)
        >>> [(seat, question.text.id) for seat, question in forecast.outcomes[0].asked] == [
        ...     (d.seat, d.prompt.id) for d in s.pending
        ... ]
        True
        """
        if isinstance(action, str):
            action = self.vocabulary.action(action)
        return forecast(s, action, s.pending[0].seat if seat is None and s.pending else seat or 0, most)

    def stakes(self, s: S, seat: int, bots: Collection[int] = ()) -> dict[Action, Stake]:
        """What is at stake with each answer to the open question of a seat; nothing changes.

        Seats in `bots` answer at once: nothing can be taken back after that. What all answers are warned of
        cannot be helped: there it is only said what they cost.

        >>> import salon
        >>> game = salon.load(salon.list_games()[0])
        >>> s = game.new(seats=2, seed=7)
        >>> {(stake.final, stake.ends) for stake in game.stakes(s, 0).values()}
        {(False, False)}
        """
        return stakes(self, s, seat, bots)

    def caution(self, s: S, action: Action, seat: int, outcome: Outcome) -> Caution | None:
        """What to warn a seat of before an answer, whose forecast up to any die is given.

        Only what the seat can see may enter it.
        """
        return None

    def chart(
        self, s: S, seat: int | None, names: Callable[[str, str], str], width: int, height: int
    ) -> list[str]:
        """The map as lines of characters, where the game has one; `names` gives a symbol in a form."""
        return []

    def printed(self) -> dict[str, Any]:
        """What a drawn board needs that never changes and is on no card, such as the map; ready for JSON."""
        return {}

    def catalogue(self) -> list[Card]:
        """The cards, with their words and where they come from."""
        return []

    # -- packs of cards; only of games that have a `form` --------------------------------------

    @property
    def has_packs(self) -> bool:
        """Whether the game can be played with packs of one's own."""
        return hasattr(type(self), "form")

    def pack_of_house(self) -> Body:
        """All cards of the house, as the body of a pack: a copy of its own each time.

        >>> import salon
        >>> game = salon.load(salon.list_games()[0])
        >>> body = game.pack_of_house()
        >>> game.check_pack(body), game.with_pack(body) is game
        ([], True)
        """
        body: Body = json.loads(self.form.house)
        return body

    def cards_of_house(self) -> list[Card]:
        """The catalogue of the house's cards, as it is drawn."""
        return self.form.house_cards if self.has_packs else self.catalogue()

    def check_pack(self, body: object) -> list[Fault]:
        """All that is wrong with a body, each at its place; nothing is raised, whatever it is."""
        return check(self.form, body)

    def with_pack(self, body: Body) -> Game[S]:
        """This game with the cards of a body; `BadCards` if a fault is left in it.

        Bodies that are played alike make one and the same game.
        """
        return cast("Game[S]", made(self.form, body))

    def play_of(self, body: Body) -> str:
        """The digest of all that play depends on: what a record of a game with the pack names."""
        return play_digest(self.form, body)

    def whole_of(self, body: Body) -> str:
        """The digest of all that stands in a body, names and provenance too."""
        return whole_digest(self.form, body)

    def names_of(self, body: Body) -> Names:
        """What the owner calls the cards: by symbol and language."""
        return names(self.form, body)

    def cards_of(self, body: Body) -> list[Card]:
        """The catalogue of a body without faults."""
        return catalogue(self.form, body)

    def card_vocabulary(self) -> dict[str, Any]:
        """What cards may be made of: groups, fields, steps, choices and ranges; ready for JSON but for the
        texts in it.
        """
        return vocabulary(self.form)
