"""The report of a run: one page with all figures and plots, and a table of the games as CSV."""

from __future__ import annotations

import csv
import io
import shlex
from html import escape

from salon.arena.figures import Figures, Share
from salon.arena.plots import Bar, bars, histogram
from salon.arena.run import Run
from salon.kernel import Arg, Text
from salon.kernel.fact import HOWS, How
from salon.lang import Words

LEAST = 8  # seats that must have used a card before its share of wins is shown
_STYLE = """
:root { color-scheme: light dark; --ink: #2b2620; --paper: #fbf8f1; --line: #cfc5b2; --soft: #6b6252; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece4d4; --paper: #1d1a16; --line: #4a443a; --soft: #a79d8b; } }
body { margin: 0 auto; max-width: 54rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, "Noto Serif", "Hiragino Mincho ProN", serif; }
h1 { font-size: 1.7rem; } h2 { margin-top: 2rem; border-bottom: 1px solid var(--line); font-size: 1.2rem; }
code { font-size: .85rem; overflow-wrap: anywhere; } p.soft { color: var(--soft); }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
svg text.said { fill: var(--soft); font-size: 12px; }
.mark { stroke: var(--soft); stroke-dasharray: 4 4; } .reach { stroke: var(--ink); stroke-width: 2; }
.k0 { fill: #7d8fb3; } .k1 { fill: #b3725d; } .k2 { fill: #7f9c6c; } .k3 { fill: #b29a52; }
.k4 { fill: #8d74a3; } .k5 { fill: #5f9a9a; } summary { cursor: pointer; }
"""
_KINDS = 6


def page(run: Run, words: Words, version: str) -> str:
    """The page, in one language; it needs nothing but itself."""
    return _Page(run, words).whole(version)


class _Page:
    def __init__(self, run: Run, words: Words) -> None:
        self.run, self.setting, self.words = run, run.setting, words
        self.figures = Figures(run.rounds, run.setting.names)
        self.kinds = {bot: number % _KINDS for number, bot in enumerate(run.setting.names)}

    def say(self, id: str, /, **args: Arg) -> str:
        return self.words.say(Text(id, args))

    def bot(self, id: str) -> str:
        return self.words.say(Text(f"bots.{id}"))

    def name(self, symbol: str) -> str:
        return self.words.name(self.setting.game, symbol)

    def whole(self, version: str) -> str:
        game = self.name("title")
        title = self.say("arena.title", game=game)
        parts = [
            self._head(title),
            self._section("arena.ratings", self._ratings(), note=self.say("arena.ratings-note")),
            self._section("arena.shares", self._shares(), note=self.say("arena.shares-note")),
            self._section("arena.seats", self._seats()),
        ]
        if self.figures.sides():
            parts.append(self._section("arena.sides", self._sides()))
        parts += [
            self._section("arena.lengths", self._lengths(), note=self._middle()),
            self._section("arena.ends", self._ends()),
        ]
        if any(self.figures.sources(bot) for bot in self.setting.names):
            parts.append(self._section("arena.sources", self._sources()))
        cards = self._cards()
        if cards.strip():
            parts.append(self._section("arena.cards", cards, note=self.say("arena.cards-note", least=LEAST)))
        parts.append(f'<p class="soft">{escape(self.say("arena.made", version=version))}</p>')
        body = "\n".join(parts)
        return (
            f'<!doctype html><html lang="{self.words.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{_STYLE}</style></head><body>\n{body}\n</body></html>\n"
        )

    def _head(self, title: str) -> str:
        games, rounds = len(self.figures.games), len(self.figures.rounds)
        ended = "arena.certain" if self.run.certain else "arena.all-played"
        return (
            f"<h1>{escape(title)}</h1>"
            f"<p>{escape(self.say('arena.played', games=games, deals=rounds, seats=self.setting.seats))} "
            f"{escape(self.say(ended))}</p>"
            f"<p><code>{escape(command(self.run))}</code></p>"
        )

    def _section(self, id: str, inside: str, note: str = "") -> str:
        said = f'<p class="soft">{escape(note)}</p>' if note else ""
        return f"<h2>{escape(self.say(id))}</h2>{said}{inside}"

    def _ratings(self) -> str:
        lines = [
            Bar(
                self.bot(found.bot),
                found.rating,
                f"{found.rating:+.0f} ({found.low:+.0f} … {found.high:+.0f})",
                found.low,
                found.high,
                self.kinds[found.bot],
            )
            for found in self.figures.ratings()
        ]
        return bars(lines, self.say("arena.ratings"), mark=0.0, filled=False)

    def _shares(self) -> str:
        found = [(bot, self.figures.of_bot(bot)) for bot in self.setting.names]
        lines = [self._share(self.bot(bot), share, self.kinds[bot]) for bot, share in found if share]
        return bars(lines, self.say("arena.shares"), mark=self.figures.fair)

    def _share(self, label: str, share: Share, kind: int) -> Bar:
        return Bar(label, share.share, percents(share), share.low, share.high, kind)

    def _seats(self) -> str:
        lines = [
            self._share(self.say("arena.at-seat", bot=self.bot(bot), seat=seat + 1), share, self.kinds[bot])
            for bot in self.setting.names
            for seat, share in enumerate(self.figures.by_seat(bot))
            if share
        ]
        return bars(lines, self.say("arena.seats"), mark=self.figures.fair)

    def _sides(self) -> str:
        lines = []
        for side in self.figures.sides():
            everyone = self.figures.of_side(side)
            assert everyone is not None
            lines.append(self._share(self.name(side), everyone, 0))
            for bot in self.setting.names if len(self.setting.names) > 1 else ():
                share = self.figures.of_side(side, bot)
                if share:
                    label = self.say("arena.as-side", bot=self.bot(bot), side=self.name(side))
                    lines.append(self._share(label, share, self.kinds[bot]))
        return bars(lines, self.say("arena.sides"), mark=self.figures.fair)

    def _lengths(self) -> str:
        return histogram(self.figures.lengths(), self.say("arena.lengths"))

    def _middle(self) -> str:
        return self.say("arena.lengths-note", answers=round(self.figures.median_length()))

    def _ends(self) -> str:
        games = len(self.figures.games)
        lines = [
            Bar(self.words.say(Text(reason)), count / games, f"{100 * count / games:.1f} % ({count})")
            for reason, count in self.figures.ends()
        ]
        return bars(lines, self.say("arena.ends"), wordy=True)

    def _sources(self) -> str:
        """By bot; where one bot plays against itself, by side."""
        names, figures = self.setting.names, self.figures
        whose = {self.bot(bot): figures.sources(bot) for bot in names}
        if len(names) == 1 and figures.sides():
            whose = {self.name(side): figures.sources(side) for side in figures.sides()}
        labels = dict.fromkeys(label for found in whose.values() for label in found)
        lines = [
            Bar(
                f"{self.words.say(label)} · {name}" if len(whose) > 1 else self.words.say(label),
                found.get(label, 0.0),
                f"{found.get(label, 0.0):+.1f}",
                kind=number % _KINDS,
            )
            for label in labels
            for number, (name, found) in enumerate(whose.items())
        ]
        return bars(lines, self.say("arena.sources"))

    def _cards(self) -> str:
        return "\n".join(self._cards_that_were(how) for how in HOWS)

    def _cards_that_were(self, how: How) -> str:
        lines = [
            self._share(self.name(card), share, 0)
            for card, share in self.figures.cards(how)
            if share.seats >= LEAST
        ]
        if not lines:
            return ""
        count = self.say(f"arena.cards-{how}", count=len(lines))
        plot = bars(lines, count, mark=self.figures.fair)
        return f"<details><summary>{escape(count)}</summary>{plot}</details>"


def percents(share: Share) -> str:
    """A share with its interval, as it is written everywhere."""
    return f"{100 * share.share:.1f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def command(run: Run) -> str:
    """The command that gives the same games."""
    setting = run.setting
    given = ["salon", "arena", setting.game, "--bots", ",".join(setting.bots)]
    given += ["--seats", str(setting.seats), "--games", str(run.most * setting.games_in_round)]
    given += ["--seed", str(setting.seed)]
    for name, value in setting.options.items():
        given += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    given += ["--cards", setting.cards] if setting.cards else []
    return shlex.join(given)


COLUMNS = ("seed", "seat", "bot", "side", "won", "score", "answers", "end", *HOWS)


def table(run: Run) -> str:
    """The games as CSV: a line for each seat of each game."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for game in (game for games in run.rounds for game in games):
        for seat, bot in enumerate(game.bots):
            won = f"{game.won[seat]:.4g}"
            line = (game.seed, seat + 1, bot, game.sides[seat], won, game.scores[seat], game.answers[seat])
            cards = (" ".join(game.used[seat].get(how, ())) for how in HOWS)
            writer.writerow((*line, game.end, *cards))
    return out.getvalue()
