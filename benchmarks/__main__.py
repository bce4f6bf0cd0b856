"""`python -m benchmarks`: measure everything once and print the table."""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path

from benchmarks import measure, ours, pages, peers, report, searching, serving


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Speed beside other engines.")
    parser.add_argument(
        "--seconds", type=seconds, default=3.0, help="of play per game and round (default: %(default)g)"
    )
    parser.add_argument(
        "--rounds", type=rounds, default=3, help="whole rounds; medians are reported (default: %(default)s)"
    )
    parser.add_argument(
        "--only",
        choices=("engines", "search", "server", "pages"),
        help="measure only these (default: everything)",
    )
    parser.add_argument("--json", type=file, metavar="FILE", help="write the figures there too")
    args = parser.parse_args()

    engines = served = drawn = None
    if args.only in {None, "engines"}:
        rows = [*ours.rows(), *peers.rows()]
        _tell("process starts")
        starts = ours.starts()
        reference = measure.run(rows, args.seconds, args.rounds, _tell)
        engines = report.Engines(rows, starts, reference, args.seconds, args.rounds)
    searched = searching.run(_tell) if args.only in {None, "search"} else None
    if args.only in {None, "server"}:
        served = serving.run(args.seconds, args.rounds, _tell)
    if args.only in {None, "pages"}:
        drawn = pages.run(_tell)
    found = report.Report(engines, served, drawn, searched)
    print(report.text(found))
    if args.json:
        args.json.write_text(json.dumps(report.figures(found), indent=2, ensure_ascii=False) + "\n", "utf-8")


def _tell(what: str) -> None:
    """Say on stderr what is going on: a run takes minutes, and stdout is for the table."""
    print(what, file=sys.stderr)


def seconds(word: str) -> float:
    value = float(word)
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{word} is not a positive number of seconds")
    return value


def rounds(word: str) -> int:
    value = int(word)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{word} is not a positive number of rounds")
    return value


def file(word: str) -> Path:
    """A path that can be written, checked before minutes are spent on what it shall hold."""
    path = Path(word)
    if path.is_dir() or not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"{word} cannot be written")
    return path


if __name__ == "__main__":
    main()
