"""Words: texts become sentences here, in every language of the house.

The catalogues are Fluent files: those of the house are here, those of a game in its folder `words`. A part
is read when something of it is first said. Rules are in English in the games' ledgers, in other languages in
`words/LANGUAGE/rules.ftl`. Another language is another folder beside each of these, and its code in
`Language`; what it has no words for is said in English.

>>> from salon.kernel import Text
>>> words("es").say(
...     Text("kernel.not-your-turn", {"waiting": ("seat.0", "seat.1")}),
...     names=["Ana", "Inés"],
... )
'No te toca; la mesa espera a Ana e Inés.'
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from threading import Lock
from typing import Literal, TypeAlias, cast, get_args

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

from salon.games import folder, games, load
from salon.kernel import (
    Arg,
    Clause,
    Contradiction,
    Difference,
    Example,
    Ledger,
    Ruling,
    Text,
    UnknownName,
    fault,
)
from salon.lang.marks import Marks, start_of, unmarked

Language: TypeAlias = Literal["en", "es", "ja"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
LISTS = {"en": "en_GB"}  # whose lists are joined, where it is not the language's own: no comma before "and"
UNSPACED = frozenset({"ja", "th", "zh"})  # sentences follow each other without a space
# The forms of a thing in which it is still called by its name; others are endings, or other words for it.
NAMING = frozenset({"", "the", "of", "in", "to", "and", "short"})
_SYMBOL = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_-]+)+")

RULES = "rules.ftl"
REMEMBERED = 20_000  # names, for each language

# Names that nobody chose: they are stored so, and every reader reads them in their own language.
GUEST = "Guest"
_GIVEN = re.compile(r"(Bot|Guest) (\d{1,2})")

Names: TypeAlias = Sequence[str]

# In the tests a missing message or variable is an error; in a running game the next best words are shown.
strict = False


def is_about(text: Text, seat: int | None) -> bool:
    """Whether it tells what the player at a seat does."""
    return seat is not None and text.args.get("player") == f"seat.{seat}"


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Fluent's stubs want a FluentType of a function; its resolver takes strings and numbers as well.
        functions = {"FORM": _form, "CAP": _capital, "COUNT": _count, "DE": _de, "A": _a}
        taken = cast("dict[str, Callable[[object], FluentType]]", functions)
        self._bundle = FluentBundle([language], use_isolating=False, functions=taken)
        self.locale = Locale.parse(LISTS.get(language, language))
        self._read: set[str] = set()
        self._reading = Lock()
        self._own_name = lru_cache(REMEMBERED)(self._find_name)
        self._composed_name = lru_cache(REMEMBERED)(self._compose_name)

    # -- saying ------------------------------------------------------------------------------

    def say(self, text: Text, names: Names = (), marks: Marks | None = None, you: int | None = None) -> str:
        """A text in words. `names` are those of the seats; with `marks`, the names in it are marked.

        What the player at the seat `you` does is said to them: the message `.you`, where there is one.
        """
        if text.id == "kernel.literal":  # somebody's own words, which name nothing
            return unmarked(str(text.args["words"]))
        part, _, _ = text.id.partition(".")
        is_mine = is_about(text, you) and self._has(part, text.id, "you")
        said = self._format(part, text.id, text.args, names, "you" if is_mine else "", marks=marks)
        if said is not None:
            return said
        return text.id if self.language == "en" else words("en").say(text, names, marks, you)

    def short(self, text: Text, names: Names = ()) -> str:
        """A text in few words, where the catalogue has some: the message `.short`, and short names."""
        part, _, _ = text.id.partition(".")
        attribute = "short" if self._has(part, text.id, "short") else ""
        if attribute or self._has(part, text.id):
            return self._format(part, text.id, text.args, names, attribute, form="short") or ""
        return self.say(text, names)

    def knows(self, id: str) -> bool:
        """Whether there are words for a message."""
        part, _, _ = id.partition(".")
        return self._has(part, id)

    def label(self, part: str, id: str, attribute: str = "") -> str:
        """A message, or one of its attributes, as it stands; in English where this language has none."""
        if self.language == "en" or self._has(part, id, attribute):
            return self._format(part, id, {}, (), attribute) or ""
        return words("en").label(part, id, attribute)

    def waiting(self, prompt: Text, seat: int, names: Names = ()) -> str:
        """What a seat is asked, as the others read it: the message `.wait` of the prompt."""
        part, _, _ = prompt.id.partition(".")
        who = {"who": f"seat.{seat}"}
        if self._has(part, prompt.id, "wait"):
            return self._format(part, prompt.id, {**prompt.args, **who}, names, "wait") or ""
        if self.language != "en" and not self._has(part, prompt.id):
            return words("en").waiting(prompt, seat, names)
        return self.say(Text("house.waiting", {**who}), names)

    def name(self, part: str, symbol: str, names: Names = (), form: str = "") -> str:
        """The name of a thing: of a seat, or of a symbol of a game's vocabulary."""
        kind, _, rest = symbol.partition(".")
        if kind == "seat" and rest.isdigit():
            number = int(rest)
            if number < len(names):
                return names[number]
            return self.say(Text("kernel.seat", {"number": number + 1}))
        own = self._own_name(part, symbol, form)
        if own is not None:
            return own
        return self._composed_name(part, symbol, tuple(names), form)

    def called(self, name: str) -> str:
        """How somebody is called: names that the house gave are words of the reader's language.

        >>> words("es").called("Guest"), words("ja").called(bot_name(2)), words("ja").called("Ana")
        ('Invitado', 'ボット2', 'Ana')
        >>> words("es").called("Guest 3")
        'Invitado 3'
        """
        if name == GUEST:
            return self.say(Text("kernel.guest"))
        given = _GIVEN.fullmatch(name)
        if given is None:
            return name
        number: dict[str, Arg] = {"number": int(given[2])}
        return self.say(Text("kernel.bot" if given[1] == "Bot" else "kernel.guest-number", number))

    def _find_name(self, part: str, symbol: str, form: str) -> str | None:
        """The name that a thing has in the catalogue; other names are composed."""
        message_id = f"{part}-{symbol}".replace(".", "-")
        self._need(part)
        if not self._bundle.has_message(message_id):
            return None
        message = self._bundle.get_message(message_id)
        return self._fill(message.attributes.get(form, message.value), {})[0]

    def _compose_name(self, part: str, symbol: str, names: tuple[str, ...], form: str) -> str:
        """The name that a game makes up for a thing that the catalogue does not list."""
        composed = load(part).wording(symbol) if part in games() else None
        if composed is not None:
            return self.short(composed, names) if form == "short" else self.say(composed, names)
        return symbol if self.language == "en" else words("en").name(part, symbol, names)

    def join(self, items: Sequence[str], joint: str = "and") -> str:
        """A list in a sentence: a, b and c; with the joint "or": a, b or c. Another joint is put as it is."""
        if len(items) < 2:  # nearly always
            return "".join(items)
        if joint not in ("and", "or"):
            return joint.join(items)
        if self.language == "ja" and joint == "and" and all(unmarked(item).endswith("」") for item in items):
            return "".join(items)  # titles stand side by side
        joined = format_list(items, style="standard" if joint == "and" else "or", locale=self.locale)
        return euphony(joined, items[-1]) if self.language == "es" else joined

    # -- rules -------------------------------------------------------------------------------

    def clause(self, ledger: Ledger, clause: Clause) -> tuple[str, str]:
        """Title and text of a clause; the clause of a card has the words of the card."""
        if clause.card:
            card = next(c for c in load(ledger.game).catalogue() if c.id.endswith(f".{clause.card}"))
            return self.say(card.name), self.sentences(card.effect)
        rule = partial(self._rule, ledger, clause.id)
        return rule("title") or clause.title, rule() or clause.text

    def ruling(self, ledger: Ledger, ruling: Ruling) -> tuple[str, str, str]:
        """Question, ruling and reason."""
        rule = partial(self._rule, ledger, ruling.id)
        return (
            rule("question") or ruling.question,
            rule() or ruling.ruling,
            rule("rationale") or ruling.rationale,
        )

    def readings(self, ledger: Ledger, ruling: Ruling) -> tuple[str, ...]:
        """The ways in which a gap can be read, the one that holds among them."""
        said = self._rule(ledger, ruling.id, "options")
        return tuple(said.split(" | ")) if said else ruling.options

    def example(self, ledger: Ledger, example: Example) -> tuple[str, str]:
        """Title and note of a worked example."""
        note = self._rule(ledger, example.id, "note") if example.note else ""
        return self._rule(ledger, example.id) or example.title, note or example.note

    def contradiction(self, ledger: Ledger, found: Contradiction) -> tuple[str, str, str, str]:
        """Where the rulebook contradicts itself, what is printed, why that is wrong, what holds."""
        rule = partial(self._rule, ledger, found.id)
        return (
            rule() or found.where,
            rule("printed") or found.printed,
            rule("problem") or found.problem,
            rule("corrected") or found.corrected,
        )

    def difference(self, ledger: Ledger, found: Difference) -> tuple[str, str, str, str, str]:
        """Where the rulebooks of the languages differ, what each says, and what follows."""
        rule = partial(self._rule, ledger, found.id)
        return (
            rule() or found.where,
            rule("en") or found.en,
            rule("es") or found.es,
            rule("ja") or found.ja,
            rule("effect") or found.effect,
        )

    def section(self, ledger: Ledger, section: str) -> str:
        """The heading of a part of the rules."""
        return self._rule(ledger, f"{ledger.game}.section.{slug(section)}") or section

    def sentences(self, texts: Sequence[Text], names: Names = ()) -> str:
        """Several sentences in a row."""
        return self.gap.join(self.say(text, names) for text in texts)

    @property
    def gap(self) -> str:
        """What stands between two sentences."""
        return "" if self.language in UNSPACED else " "

    def _rule(self, ledger: Ledger, id: str, attribute: str = "") -> str | None:
        """Words of a rule; the English ones are in the ledger."""
        return None if self.language == "en" else self._format(f"{ledger.game}-rules", id, {}, (), attribute)

    # -- catalogues --------------------------------------------------------------------------

    def _format(
        self,
        part: str,
        id: str,
        args: dict[str, Arg],
        names: Names,
        attribute: str = "",
        *,
        form: str = "",
        marks: Marks | None = None,
    ) -> str | None:
        message_id = id.replace(".", "-")
        if not self._has(part, id, attribute):
            if strict:
                raise LookupError(f"{self.language}: no message {message_id} {attribute}")
            return None
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        values = {name: self._value(part, value, names, form, marks) for name, value in args.items()}
        said, errors = self._fill(pattern, values)
        if errors and strict:
            raise LookupError(f"{self.language}: {message_id}: {errors}")
        return said

    def _has(self, part: str, id: str, attribute: str = "") -> bool:
        self._need(part)
        message_id = id.replace(".", "-")
        return self._bundle.has_message(message_id) and (
            not attribute or attribute in self._bundle.get_message(message_id).attributes
        )

    def _fill(
        self, pattern: Pattern | None, values: dict[str, str | FluentType]
    ) -> tuple[str, list[Exception]]:
        if pattern is None:
            return "", [LookupError("a message without a value")]
        errors: list[Exception] = []
        # Not `format_pattern`: it would make Fluent's numbers of ours, which are slow to write.
        env = ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(args=values))
        try:
            return str(pattern(env)), errors
        except ValueError as error:  # longer than Fluent would have anything
            return "…", [*errors, error]

    def _value(self, part: str, value: Arg, names: Names, form: str, marks: Marks | None) -> str | FluentType:
        if isinstance(value, Text):
            return self.short(value, names) if form == "short" else self.say(value, names, marks)
        if isinstance(value, tuple):
            return _Named(self, part, list(value), names, form, marks=marks)
        if isinstance(value, str) and _SYMBOL.fullmatch(value):
            return _Named(self, part, [value], names, form, marks=marks)
        if not isinstance(value, int):
            return value
        return _Counted.of(value, marks) if marks is not None and marks.numbers else _whole(value)

    def _need(self, part: str) -> None:
        if part in self._read:
            return
        found = [FluentResource(path.read_text("utf-8")) for path in catalogues(self.language, part)]
        with self._reading:  # threads speak, too: a part is known when all of it is
            if part not in self._read:
                for resource in found:
                    self._bundle.add_resource(resource)
                self._read.add(part)
        if strict and not found:
            raise LookupError(f"no catalogue of {part} in {self.language}")


class _Named(FluentType):
    """An argument that names things; it can be put into the forms that a language needs."""

    def __init__(
        self,
        words: Words,
        part: str,
        symbols: list[str],
        names: Names,
        form: str,
        *,
        marks: Marks | None,
    ) -> None:
        self.words, self.part, self.symbols, self.names, self.form = words, part, symbols, names, form
        self.marks = marks

    def format(self, locale: object, form: str = "", joint: str = "and") -> str:
        form = form or self.form
        named = [self.words.name(self.part, s, self.names, form) for s in self.symbols]
        if self.marks is not None and form in NAMING:
            named = [self.marks.put(name, s) for name, s in zip(named, self.symbols, strict=True)]
        return self.words.join(named, joint)


class _Whole(FluentInt):
    """A whole number. Small ones are written alike in all our languages, and sooner than Fluent would."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -1000 < self < 1000 else str(super().format(locale))


class _Counted(_Whole):
    """A number that is marked where it is written."""

    marks: Marks

    @classmethod
    def of(cls, value: int, marks: Marks) -> _Counted:
        counted = cls(value)
        counted.marks = marks
        return counted

    def format(self, locale: Locale) -> str:
        return self.marks.put(super().format(locale), f"number.{int(self)}")


@lru_cache(REMEMBERED)
def _whole(number: int) -> _Whole:
    return _Whole(number)


def _form(value: object, case: str = "", joint: str = "and") -> object:
    """`FORM($character, case: "of")`: the name in the form its catalogue gives under that attribute.

    Several names are joined with "and", or as `joint` says: `FORM($regions, case: "of", joint: "or")`.
    """
    return value.format(None, case, joint) if isinstance(value, _Named) else value


def _capital(value: object) -> str:
    """`CAP(…)`: with a capital, for the start of a sentence."""
    return capital(value.format(None) if isinstance(value, _Named) else str(value))


def _de(value: object) -> str:
    """`DE(…)`: Spanish "de" before it, as one word with the article "el"."""
    return contracted("de", value.format(None) if isinstance(value, _Named) else str(value))


def _a(value: object) -> str:
    """`A(…)`: Spanish "a" before it, as one word with the article "el"."""
    return contracted("a", value.format(None) if isinstance(value, _Named) else str(value))


def _count(value: object) -> int:
    """`COUNT($players)`: how many things a list names."""
    return len(value.symbols) if isinstance(value, _Named) else 1


def bot_name(number: int) -> str:
    """The name of a bot that has none of its own, as it is stored."""
    return f"Bot {number}"


def catalogues(language: str, part: str) -> list[Path]:
    """The files of a part: of the house's, such as `web.ftl` and `web-manners.ftl`, or those of a game, whose
    rules are a part of their own.
    """
    game, _, rules = part.partition("-")
    if game not in games():
        home = Path(__file__).parent / language
        return sorted([*home.glob(f"{part}.ftl"), *home.glob(f"{part}-*.ftl")])
    words = folder(game) / "words" / language
    return sorted(path for path in words.glob("*.ftl") if (path.name == RULES) == (rules == "rules"))


def capital(words: str) -> str:
    """
    >>> capital("the King"), unmarked(capital(Marks().put("the King", "character.king")))
    ('The King', 'The King')
    """
    at = start_of(words)
    return words[:at] + words[at : at + 1].upper() + words[at + 1 :]


def contracted(preposition: str, words: str) -> str:
    """
    >>> contracted("de", "el Ejército zarista"), contracted("a", "París")
    ('del Ejército zarista', 'a París')
    >>> unmarked(contracted("de", Marks().put("el Ejército zarista", "space.tsarist_army")))
    'del Ejército zarista'
    """
    at = start_of(words)
    if words[at:].startswith("el "):
        return words[:at] + preposition + words[at + 1 :]
    return f"{preposition} {words}"


def euphony(joined: str, last: str) -> str:
    """A Spanish list whose last word begins like its joint: "e" for "y" before i, "u" for "o" before o.

    >>> euphony("Francia y «Islas»", "«Islas»"), euphony("una o otra", "otra"), euphony("uno y dos", "dos")
    ('Francia e «Islas»', 'una u otra', 'uno y dos')
    """
    for joint, instead, alike in ((" y ", " e ", starts_with_i), (" o ", " u ", starts_with_o)):
        if joined.endswith(joint + last) and alike(last):
            return joined.removesuffix(joint + last) + instead + last
    return joined


def starts_with_i(word: str) -> bool:
    """Whether a word sounds like i at its start: before such a word, Spanish says "e" and not "y"."""
    return re.match(r"\W*h?[ií](?![aeo])", word, re.IGNORECASE) is not None


def starts_with_o(word: str) -> bool:
    return re.match(r"\W*h?[oó]", word, re.IGNORECASE) is not None


def slug(heading: str) -> str:
    """A heading as part of a message id.

    >>> slug("The Characters / The King")
    'the-characters-the-king'
    """
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


@cache
def _words(language: str) -> Words:
    return Words(language)


def words(language: str | None = None) -> Words:
    """A language by its code; without one, the one of the user's environment."""
    chosen = language or preferred()
    if chosen not in LANGUAGES:
        raise fault(UnknownName, "kernel.unknown-language", language=chosen[:40], known=", ".join(LANGUAGES))
    return _words(chosen)


def preferred() -> str:
    """The language of the environment: SALON_LANG, then that of the system."""
    for variable in ("SALON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
