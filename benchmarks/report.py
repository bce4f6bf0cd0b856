"""The figures as a table, as aims met or missed, and as JSON."""

from __future__ import annotations

import platform
from dataclasses import asdict, dataclass
from statistics import median

from benchmarks.measure import STARTS, Row
from benchmarks.pages import Pages
from benchmarks.searching import Search
from benchmarks.serving import Serving

HEAD = (
    "system",
    "game",
    "decisions/game",
    "decisions/s",
    "× catanatron",
    "games/s",
    "µs/copy",
    "× faster copy",
)
WORDS = 2  # the columns of words; all others are numbers
NONE = "–"


@dataclass(frozen=True)
class Report:
    """All that one run has found out; what was not measured is None."""

    engines: Engines | None
    server: Serving | None
    pages: Pages | None
    search: list[Search] | None = None


@dataclass(frozen=True)
class Engines:
    """The engines side by side."""

    rows: list[Row]
    starts: dict[str, float | None]
    reference: list[float]
    seconds: float
    rounds: int

    @property
    def yardstick(self) -> Row:
        """Catanatron's row, which is there even if Catanatron is not."""
        return next(row for row in self.rows if row.system.startswith("catanatron"))

    def speed_ratio(self, row: Row) -> float | None:
        """Decisions a second, in Catanatron's."""
        return _ratio(row.decisions_per_second, self.yardstick.decisions_per_second)

    def copy_ratio(self, row: Row) -> float | None:
        """How many copies are made while Catanatron makes one."""
        return _ratio(self.yardstick.copy_us, row.copy_us)


@dataclass(frozen=True)
class Aim:
    """What the engine wants to be, and whether it was so in this run; `met` is None if not measured."""

    text: str
    found: str
    met: bool | None

    def __str__(self) -> str:
        answer = {True: "yes", False: "no", None: "not measured"}[self.met]
        return f"aim: {self.text}: {self.found}  {answer}"


def text(report: Report) -> str:
    """The whole report, for the terminal."""
    lines: list[str] = []
    if report.engines:
        lines += [*table(report.engines), "", *notes(report.engines), ""]
    if report.search:
        lines += [*search_table(report.search), ""]
    if report.server:
        lines += [*server_table(report.server), ""]
    if report.pages:
        lines += [*pages_table(report.pages), ""]
    return "\n".join([*lines, *map(str, aims(report))])


def table(report: Engines) -> list[str]:
    """One line a row; the numbers are medians over the rounds."""
    cells = [list(HEAD), *(_cells(report, row) for row in report.rows)]
    widths = [max(len(line[i]) for line in cells if len(line) == len(HEAD)) for i in range(len(HEAD))]
    widths[:WORDS] = [max(len(line[i]) for line in cells) for i in range(WORDS)]
    lines = ["  ".join(_aligned(line, widths)).rstrip() for line in cells]
    return [lines[0], "-" * len(lines[0]), *lines[1:]]


def notes(report: Engines) -> list[str]:
    """Start-up, what the numbers are, and how far to trust them."""
    low, high = min(report.reference), max(report.reference)
    starts = ", ".join(f"{name} {_number(ms, 0, ' ms')}" for name, ms in report.starts.items())
    return [
        f"start-up, best of {STARTS} process starts: {starts}",
        f"medians; interleaved rounds: {report.rounds}, seconds of play in each: {report.seconds:g}; "
        f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}",
        f"noise: the reference loop took {low:.1f} to {high:.1f} ms, median {median(report.reference):.1f} "
        f"(slowest / quickest: {high / low:.2f})",
    ]


# For each game: so many times catanatron's decisions/s, and a copy in less than so many µs.
GAME_AIMS = {"court": (6, 2), "turmoil": (5, 4), "v1919": (5, 4), "v1919 without deals": (5, 4)}


def aims(report: Report) -> list[Aim]:
    """The aims; each is judged by the worst of the rows that it is about."""
    found: list[Aim] = []
    if report.engines:
        engines = report.engines
        found += [aim for game in GAME_AIMS for aim in _game_aims(engines, game)]
        found.append(_below("salon --help", 200, engines.starts["salon --help"], 0, "ms"))
    for search in report.search or ():
        found.append(
            Aim(
                f"search, inside the rules, {search.game} >= 60 %", f"{search.rules:.0%}", search.rules >= 0.6
            )
        )
    if report.server:
        found += _server_aims(report.server)
    if report.pages:
        found += _page_aims(report.pages)
    return found


def _server_aims(server: Serving) -> list[Aim]:
    alone = [load for load in server.loads if load.on == "SQLite"]
    hundred = next(load for load in alone if load.tables == 100)
    one = next(load for load in alone if load.tables == 1)
    return [
        Aim(
            "server >= 2,500 answers/s at 100 tables",
            _number(hundred.per_second, 0, "/s"),
            hundred.per_second >= 2500,
        ),
        _below("server p99 at 100 tables", 50, hundred.p99_ms, 1, "ms"),
        _below("server median at 1 table", 2, one.p50_ms, 2, "ms"),
        _below(
            "p99 at 200 answers/s, a sync of 5 ms,", 60, server.slow.p99_ms if server.slow else None, 1, "ms"
        ),
        _below("an idle socket", 6.5, server.socket_kb, 1, "kB"),
        _below("an idle table", 50, server.table_kb, 1, "kB"),
    ]


def _page_aims(pages: Pages) -> list[Aim]:
    """Of the boards the slowest, of the pages the heaviest."""
    steps = max((redraw.p50_ms for redraw in pages.redraws if redraw.what.endswith("step")), default=None)
    drawn = max((redraw.p50_ms for redraw in pages.redraws), default=None)
    front = next((weight for weight in pages.weights if weight.page == "front"), None)
    first = max((weight.bytes / 1000 for weight in pages.weights), default=None)
    again = max((weight.again / 1000 for weight in pages.weights), default=None)
    return [
        _below("a board's redraw after an answer", 8, steps, 1, "ms"),
        _below("a board's redraw when all changes", 16, drawn, 1, "ms"),
        _below("requests of the first load", 16, front.requests if front else None, 0, "in all"),
        _below("the first load", 150, first, 0, "kB"),
        _below("the second", 10, again, 1, "kB"),
    ]


def _below(what: str, most: float, found: float | None, digits: int, unit: str) -> Aim:
    met = None if found is None else found < most
    return Aim(f"{what} under {most:g} {unit}", _number(found, digits, f" {unit}"), met)


def search_table(found: list[Search]) -> list[str]:
    """One line a game."""
    head = f"{'a Minister thinks':<18}  {'positions/s':>11}  {'in the rules':>12}"
    lines = [f"{each.game:<18}  {each.per_second:>11,.0f}  {each.rules:>12.0%}" for each in found]
    return [head, "-" * len(head), *lines]


def server_table(server: Serving) -> list[str]:
    """One line for each number of tables in play."""
    head = f"{'on':<12}  {'workers':>7}  {'tables':>6}  "
    head += f"{'answers/s':>9}  {'p50 ms':>7}  {'p99 ms':>7}  {'kB/answer':>9}"
    return [
        "the server: court for two; durable answers, and the time from an answer to",
        "the other seat's update; medians of the rounds; whoever plays runs on the same machine",
        head,
        "-" * len(head),
        *(
            f"{load.on:<12}  {load.workers:>7}  {load.tables:>6}  {load.per_second:>9,.0f}"
            f"  {load.p50_ms:>7.2f}  {load.p99_ms:>7.2f}"
            f"  {load.bytes_per_answer / 1000:>9.1f}"
            for load in (*server.loads, *([server.slow] if server.slow else ()))
        ),
        f"idle: {_number(server.socket_kb, 1)} kB a socket, {_number(server.table_kb, 1)} kB a table",
    ]


def pages_table(pages: Pages) -> list[str]:
    """What the page costs: the machine to draw, the line to carry."""
    head = f"{'drawn anew':<14}  {'best ms':>7}  {'p50 ms':>7}  {'p99 ms':>7}  {'redraws':>7}"
    weight = f"{'an update of':<14}  {'p50 kB':>7}  {'p95 kB':>7}  {'updates':>7}"
    drawn = [
        f"{r.what:<14}  {r.best_ms:>7.2f}  {r.p50_ms:>7.2f}  {r.p99_ms:>7.2f}  {r.redraws:>7}"
        for r in pages.redraws
    ]
    load = f"{'loaded first':<14}  {'requests':>8}  {'kB':>7}  {'kB again':>8}"
    return [
        "the page in Chromium, its files packed as browsers read them: the first time, and once more",
        load,
        "-" * len(load),
        *(
            f"{w.page:<14}  {w.requests:>8}  {w.bytes / 1000:>7.1f}  {w.again / 1000:>8.1f}"
            for w in pages.weights
        ),
        "",
        "boards drawn with their layout: after each answer (step), and from the beginning of a game to 60",
        "answers later (anew; in turmoil, and on its map alone, every space changes at once);",
        "and what a player of a random game is sent, update by update, without compression",
        head,
        "-" * len(head),
        *(drawn or ["not measured: no Playwright or no Chromium"]),
        "",
        weight,
        "-" * len(weight),
        *(
            f"{u.game:<14}  {u.p50_bytes / 1000:>7.1f}  {u.p95_bytes / 1000:>7.1f}  {u.updates:>7}"
            for u in pages.updates
        ),
    ]


def _game_aims(report: Engines, game: str) -> list[Aim]:
    """Silent rows alone: those with the log have no copies."""
    times, most_us = GAME_AIMS[game]
    copies = [
        (us, row)
        for row in report.rows
        if row.game.startswith(f"{game},") and (us := row.copy_us) is not None
    ]
    speeds = [(ratio, row.game) for _, row in copies if (ratio := report.speed_ratio(row)) is not None]
    speed, slowest = min(speeds, default=(None, ""))
    copy, largest = max(((us, row.game) for us, row in copies), default=(None, ""))
    return [
        Aim(
            f"{game} >= {times} x catanatron's decisions/s",
            _number(speed, 2, f" x ({slowest})"),
            None if speed is None else speed >= times,
        ),
        Aim(
            f"{game} copy() under {most_us} µs",
            _number(copy, 2, f" µs ({largest})"),
            None if copy is None else copy < most_us,
        ),
    ]


def figures(report: Report) -> dict[str, object]:
    """The same figures, and those of each round, ready for JSON."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "engines": None if report.engines is None else _engine_figures(report.engines),
        "search": None if report.search is None else [asdict(search) for search in report.search],
        "server": None if report.server is None else asdict(report.server),
        "pages": None if report.pages is None else asdict(report.pages),
        "aims": [asdict(aim) for aim in aims(report)],
    }


def _engine_figures(engines: Engines) -> dict[str, object]:
    return {
        "seconds": engines.seconds,
        "rounds": engines.rounds,
        "reference_ms": engines.reference,
        "start_ms": engines.starts,
        "rows": [
            {
                "system": row.system,
                "game": row.game,
                "installed": row.subject is not None,
                "decisions_per_game": row.decisions_per_game,
                "decisions_per_second": row.decisions_per_second,
                "times_catanatron": engines.speed_ratio(row),
                "games_per_second": row.games_per_second,
                "copy_us": row.copy_us,
                "times_faster_copy": engines.copy_ratio(row),
                "rounds": [asdict(r) for r in row.rounds],
            }
            for row in engines.rows
        ],
    }


def _cells(report: Engines, row: Row) -> list[str]:
    if row.subject is None:
        return [row.system, row.game, "not installed"]
    return [
        row.system,
        row.game,
        _number(row.decisions_per_game, 1),
        _number(row.decisions_per_second, 0),
        _number(report.speed_ratio(row), 2),
        _number(row.games_per_second, 1),
        _number(row.copy_us, 2),
        _number(report.copy_ratio(row), 1),
    ]


def _aligned(line: list[str], widths: list[int]) -> list[str]:
    return [
        cell.ljust(width) if i < WORDS else cell.rjust(width)
        for i, (cell, width) in enumerate(zip(line, widths, strict=False))
    ]


def _number(value: float | None, digits: int, unit: str = "") -> str:
    return NONE if value is None else f"{value:,.{digits}f}{unit}"


def _ratio(a: float | None, b: float | None) -> float | None:
    return a / b if a is not None and b is not None else None
