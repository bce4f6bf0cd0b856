"""A scripted player at a table in words: in its place, a language model would read `prompt` and answer.

    python examples/text_player.py [GAME] [SEED]

It reads only what a seat is shown. It takes the first answer that nothing speaks against, asks for the rule
when one is refused, and writes the transcript to `transcript.jsonl`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from salon.adapters.text import TextTable
from salon.kernel import SalonError


def choose(prompt: str) -> str:
    """An answer to what is shown: a line such as "3. Armenia [issue.armenia]", given by its number."""
    section = prompt.split("## Your answers\n", 1)[-1].split("\n\n", 1)[0]
    lines = [line for line in section.splitlines() if line[:1].isdigit()]
    safe = [line for line in lines if " – " not in line]  # what follows the dash is a word of caution
    return (safe or lines)[len(prompt) % len(safe or lines)].split(".", 1)[0]


def main(game: str = "court", seed: int = 7) -> None:
    table = TextTable(game, seed=seed, options={"deals": False} if game == "v1919" else {})
    print(table.rules().splitlines()[0])
    asked = 0
    while not table.over:
        seat = table.turn
        prompt = table.prompt(seat)
        if asked < 2:
            print(prompt, end="\n\n")
        try:
            table.answer(choose(prompt), seat, shown=prompt)
        except SalonError as refused:
            sys.exit(f"{refused}\n{table.rules(table.state.pending[0].clause)}")
        asked += 1
    ending = table.transcript.ending
    assert ending is not None
    print(f"{asked} answers. {ending.reason} Scores {ending.scores}, winners {ending.winners}.")
    table.save(Path("transcript.jsonl"))


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    main(given.get(1, "court"), int(given.get(2, "7")))
