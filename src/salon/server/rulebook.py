"""The library's addresses: the rules of a game as a book, its cards with where they come from, examples."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache

from salon.games import load
from salon.kernel import Card, Clause, Game, Ruling, State
from salon.kernel.ledger import EDITIONS
from salon.lang import LANGUAGES, words
from salon.lang.chapters import heading, outline
from salon.server.api import Call, Declined, Endpoint
from salon.server.errands import Errands
from salon.server.library import game_of, there
from salon.server.reading import Reading
from salon.server.shelf import board_of, emblems_of
from salon.server.speech import Speaker, speaker
from salon.server.staging import staged
from salon.server.wire_library import (
    BookInfo,
    ChapterInfo,
    ContradictionInfo,
    DeckCard,
    DeckInfo,
    DifferenceInfo,
    ExampleInfo,
    Law,
    RulingInfo,
    SectionInfo,
    StageInfo,
    TermInfo,
)

STAGES = 60  # examples that are remembered, each some 100 kB
SURE = {"high": 3, "medium": 2}  # the others are assumed


class Rulebook:
    """What the pages of the library ask for. All of it is the same for everyone who reads a language."""

    def __init__(self, errands: Errands) -> None:
        self._books = Reading(errands, book)
        self._decks = Reading(errands, deck)
        self._stages = Reading(errands, staged, STAGES)

    def endpoints(self) -> list[Endpoint]:
        game, lang = "/api/games/{game}", ("lang",)
        return [
            Endpoint(
                "GET", f"{game}/book", None, BookInfo, "Rules as a book", self.book, "games", lang, kept=True
            ),
            Endpoint(
                "GET",
                f"{game}/deck",
                None,
                DeckInfo,
                "Cards and sources",
                self.deck,
                "games",
                lang,
                kept=True,
            ),
            Endpoint(
                "GET",
                f"{game}/examples/{{example}}",
                None,
                StageInfo,
                "An example on the board",
                self.example,
                "games",
                lang,
                kept=True,
            ),
        ]

    async def book(self, call: Call[None]) -> BookInfo:
        return there(await self._books.get(game_of(call).id, call.visitor.language))

    async def deck(self, call: Call[None]) -> DeckInfo:
        return there(await self._decks.get(game_of(call).id, call.visitor.language))

    async def example(self, call: Call[None]) -> StageInfo:
        game, id = game_of(call), call.path("example")
        if id not in game.scenes:
            raise Declined(404, "house.no-example")
        return there(await self._stages.get(game.id, id, call.visitor.language))


# -- rules -------------------------------------------------------------------------------------


def book(game: str, language: str) -> BookInfo:
    """The rules of a game in a language."""
    voice, ledger, plan = words(language), load(game).ledger, outline(game)
    of_clause = {clause.id: clause for clause in ledger.clauses}
    return BookInfo(
        title=voice.label(game, f"{game}.title"),
        modes=ledger.modes,
        chapters=_chapters(game, language),
        rulings=tuple(_ruling(game, language, found) for found in ledger.rulings),
        examples=tuple(
            ExampleInfo(
                id=found.id,
                title=title,
                note=note,
                clauses=found.clauses,
                disputed=found.disputed,
                staged=found.id in load(game).scenes,
            )
            for found in ledger.examples
            for title, note in [voice.example(ledger, found)]
        ),
        contradictions=tuple(
            ContradictionInfo(found.id, *voice.contradiction(ledger, found), clauses=found.clauses)
            for found in ledger.contradictions
        ),
        differences=tuple(
            DifferenceInfo(
                id=found.id,
                where=where,
                said=dict(zip(EDITIONS, said, strict=True)),
                effect=effect,
                clauses=found.clauses,
            )
            for found in ledger.differences
            for where, *said, effect in [voice.difference(ledger, found)]
        ),
        terms=tuple(
            TermInfo(
                id=term.id,
                names={code: words(code).label(game, f"{game}.word.{term.id}") for code in LANGUAGES},
                text=voice.clause(ledger, of_clause[term.clause])[1],
                clause=term.clause,
            )
            for term in plan.terms
        ),
    )


def _chapters(game: str, language: str) -> tuple[ChapterInfo, ...]:
    """The chapters, each with the clauses of its sections in the order of the ledger."""
    voice, ledger, plan = words(language), load(game).ledger, outline(game)
    rulings, examples = _by_clause(ledger.rulings), _by_clause(ledger.examples)
    inside: dict[str, dict[str, list[Law]]] = defaultdict(lambda: defaultdict(list))
    for clause in ledger.clauses:
        title, text = voice.clause(ledger, clause)
        law = Law(
            id=clause.id,
            title=title,
            text=text,
            modes=_limits(clause, ledger.modes),
            rulings=tuple(rulings[clause.id]),
            examples=tuple(examples[clause.id]),
            see=clause.same_as,
            card=_card_of(game, clause),
        )
        inside[plan.chapter_of(clause).id][clause.section].append(law)
    return tuple(
        ChapterInfo(
            id=chapter.id,
            title=title,
            lede=lede,
            sections=tuple(
                SectionInfo(title=voice.section(ledger, section), laws=tuple(laws))
                for section, laws in inside[chapter.id].items()
            ),
        )
        for chapter in plan.chapters
        for title, lede in [heading(voice, game, chapter)]
    )


def _limits(clause: Clause, modes: tuple[str, ...]) -> tuple[str, ...]:
    """The modes in which a clause holds, where that is not every mode."""
    return () if not clause.players or set(clause.players) == set(modes) else clause.players


def _by_clause(entries: Iterable[Ruling | object]) -> Mapping[str, list[str]]:
    """The ids of what speaks of a clause. A worked example stands with all its clauses, as a ruling does."""
    found: dict[str, list[str]] = defaultdict(list)
    for entry in entries:
        for clause in getattr(entry, "clauses", ()):
            found[clause].append(str(getattr(entry, "id", "")))
    return found


def _card_of(game: str, clause: Clause) -> str:
    if not clause.card:
        return ""
    return next(card.id for card in load(game).catalogue() if card.id.endswith(f".{clause.card}"))


def _ruling(game: str, language: str, ruling: Ruling) -> RulingInfo:
    voice, found = words(language), load(game)
    question, said, why = voice.ruling(found.ledger, ruling)
    return RulingInfo(
        id=ruling.id,
        question=question,
        ruling=said,
        why=why,
        readings=voice.readings(found.ledger, ruling),
        sure=SURE.get(ruling.confidence, 1),
        clauses=ruling.clauses,
        option=voice.label(game, f"{game}.option.{ruling.config}") if ruling.config in found.options else "",
    )


# -- cards -------------------------------------------------------------------------------------


def deck(game: str, language: str) -> DeckInfo:
    """The cards of a game in a language, with the words for what one may look for."""
    return deck_of(load(game), speaker(language))


def deck_of(found: Game[State], voice: Speaker, cards: list[Card] | None = None) -> DeckInfo:
    """The cards of a game with one pack or another."""
    game = found.id
    cards = found.cards_of_house() if cards is None else cards
    kinds = dict.fromkeys(_kind(card) for card in cards)
    tags = dict.fromkeys(tag for card in cards for tag in card.tags)
    groups = dict.fromkeys(tag.partition(".")[0] for tag in tags)
    numbers = dict.fromkeys(name for card in cards for name in card.numbers)
    fields = dict.fromkeys(name for card in cards for name in (*card.fields, *card.known))
    label = voice.words.label
    return DeckInfo(
        title=voice.label(f"{game}.title"),
        edition=found.key,
        kinds={kind: label(game, f"{game}.cards.{kind}") for kind in kinds},
        groups={group: label(game, f"{game}.facet.{group}") for group in groups},
        tags={tag: voice.name(game, tag) for tag in tags},
        numbers={name: label(game, f"{game}.number.{name}") for name in numbers},
        fields=dict(_field(game, name, voice) for name in fields),
        cards=tuple(_card(game, card, voice) for card in cards),
        board=board_of(game) if (found.folder / "board" / "card.js").exists() else "",
        emblems=emblems_of(game),
    )


def _field(game: str, name: str, voice: Speaker) -> tuple[str, str]:
    """What a field of a card is called: a thing of the game, or a word; what a pack says may be anything."""
    if "." in name:
        return name, voice.name(game, name)
    id = f"{game}.known-{name}"
    return name, voice.words.label(game, id) if voice.words.knows(id) else name


def _kind(card: Card) -> str:
    return card.id.partition(".")[0]


def _card(game: str, card: Card, voice: Speaker) -> DeckCard:
    clauses, examples = mentions(game).get(card.id, ((), ()))
    return DeckCard(
        id=card.id,
        kind=_kind(card),
        name=voice.say(card.name),
        facts=tuple(map(voice.say, card.facts)),
        effect=tuple(map(voice.say, card.effect)),
        source=card.source,
        fields=card.fields or dict.fromkeys(card.known, card.source),
        tags=card.tags,
        numbers=card.numbers,
        printed=card.printed,
        clauses=clauses,
        examples=examples,
    )


@lru_cache
def mentions(game: str) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """The clauses and rulings, and the examples, that speak of each card: the ledger says of which."""
    found = load(game)
    ledger = found.ledger

    def of(card: Card) -> tuple[tuple[str, ...], tuple[str, ...]]:
        short = card.id.partition(".")[2]
        clauses = [c.id for c in ledger.clauses if c.card == short or card.id in c.cards]
        rulings = [r.id for r in ledger.rulings if card.id in r.cards]
        return (*clauses, *rulings), tuple(e.id for e in ledger.examples if card.id in e.cards)

    return {card.id: of(card) for card in found.catalogue()}
