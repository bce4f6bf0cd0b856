"""`make mutate ARGS="--sample 500 --seed 1 --jobs 2"`: how many small errors in the rules would be noticed.

Mutants are drawn from kernel, games and the greedy bot; those in `equivalent.toml` change nothing that
anyone could see, and count as such. Ends with a fault if fewer than `--least` of all are noticed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import tomllib
from pathlib import Path

import msgspec
import pytest

from tests.mutate import coverage
from tests.mutate.mutants import Mutant, mutants, sources
from tests.mutate.run import Trials, Verdict, report, sampled

SOURCES = ["salon/kernel", "salon/games", "salon/bots/greedy.py"]
TESTS = [
    "tests/kernel",
    "tests/rules",
    "tests/records",
    "tests/bots",
    "tests/packs",
    "tests/adapters/test_numbers.py",
    "tests/lang",
    "tests/cli/test_commands.py",
    "tests/cli/test_packs.py",
    "tests/test_conformance.py",
    "tests/test_golden.py",
    "tests/test_hints.py",
    "tests/test_lessons.py",
    "tests/test_refusals.py",
    "tests/test_stories.py",
    "tests/test_stateful.py",
    "tests/test_adding_a_game.py",
]
Key = tuple[str, str, str, str]


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that nobody could tell from the original, and why."""

    file: str
    function: str
    original: str
    mutated: str
    reason: str

    @property
    def key(self) -> Key:
        return self.file, self.function, self.original, self.mutated


def key(mutant: Mutant) -> Key:
    return mutant.file, mutant.function, mutant.original, mutant.mutated


def equivalents(path: Path, known: set[Key]) -> set[Key]:
    """Those written down; one that fits no mutant any more is a fault."""
    if not path.exists():
        return set()
    entries = msgspec.convert(tomllib.loads(path.read_text("utf-8")).get("mutant", []), list[Equivalent])
    stale = [entry for entry in entries if entry.key not in known]
    if stale:
        sys.exit("\n".join(f"{path}: fits no mutant: {e.file} {e.function}: {e.mutated}" for e in stale))
    return {entry.key for entry in entries}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate")
    parser.add_argument("--sample", type=int, default=500, help="so many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="mutants of files whose name has this in it")
    parser.add_argument("--least", type=float, default=95.0, help="per cent")
    parser.add_argument("--budget", type=float, default=30.0, help="seconds of tests for one mutant")
    parser.add_argument("--base", type=Path, default=Path("src"))
    parser.add_argument("--sources", nargs="+", default=SOURCES)
    parser.add_argument("--tests", nargs="+", default=TESTS)
    parser.add_argument("--folder", type=Path, default=Path(".mutate"))
    parser.add_argument("--equivalent", type=Path, default=Path(__file__).parent / "equivalent.toml")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    began = time.monotonic()
    folder, base = args.folder.resolve(), args.base.resolve()
    folder.mkdir(exist_ok=True)
    os.environ["MUTATE_FOLDER"] = str(folder)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # none is needed, and they take their time
    texts = dict(sources(base, args.sources))
    found = [mutant for file, text in texts.items() for mutant in mutants(file, text)]
    equal = equivalents(args.equivalent, {key(mutant) for mutant in found})
    chosen = sampled([mutant for mutant in found if args.only in mutant.file], args.sample, args.seed)
    verdicts = [Verdict(mutant, "equivalent") for mutant in chosen if key(mutant) in equal]
    # What a test may read; the runner itself changes nothing in them.
    kinds = ("*.py", "*.toml", "*.ftl", "*.gz", "*.txt")
    read = sorted({path for top in (args.base, Path("tests")) for kind in kinds for path in top.rglob(kind)})
    read = [path for path in read if "mutate" not in path.parts]
    covered = coverage.measure(folder, list(texts), args.tests, read, args.jobs)
    print(f"{len(found)} mutants, {len(chosen)} drawn; tests measured in {time.monotonic() - began:.0f} s")

    def tell(verdict: Verdict) -> None:
        verdicts.append(verdict)
        if verdict.status == "survived":
            show(verdict)
        elif sys.stdout.isatty():
            print(f"\r{len(verdicts)}/{len(chosen)} ", end="", flush=True)

    trials = Trials(
        [mutant for mutant in chosen if key(mutant) not in equal],
        texts,
        covered,
        base=base,
        budget=args.budget,
        jobs=args.jobs,
        tell=tell,
        options=coverage.PYTEST,
    )
    status = pytest.main(["-s", "-q", "-q", *coverage.PYTEST, *args.tests], plugins=[trials])
    report(folder / "report.json", verdicts)
    if len(verdicts) < len(chosen):
        sys.exit(f"only {len(verdicts)} of {len(chosen)} mutants were tried; pytest ended with {status}")
    end(verdicts, time.monotonic() - began, args.least)


def show(verdict: Verdict) -> None:
    mutant = verdict.mutant
    why = f" ({verdict.by})" if verdict.by else ""
    print(
        f"\nsurvived{why}: {mutant.place} {mutant.function}\n- {mutant.original}\n+ {mutant.mutated}",
        flush=True,
    )


def end(verdicts: list[Verdict], seconds: float, least: float) -> None:
    count = dict.fromkeys(("killed", "timed-out", "equivalent", "survived"), 0)
    for verdict in verdicts:
        count[verdict.status] += 1
    noticed = len(verdicts) - count["survived"]
    score = 100 * noticed / max(1, len(verdicts))
    told = ", ".join(f"{number} {status}" for status, number in count.items())
    print(f"\nmutants {noticed}/{len(verdicts)} = {score:.1f} %: {told}; {seconds:.0f} s")
    if score < least:
        sys.exit(f"fewer than {least:g} % are noticed")


if __name__ == "__main__":
    main()
