"""Notes: free words that a move may carry where its question says so. They bind nobody."""

from __future__ import annotations

import unicodedata

from salon.kernel.errors import BadNote, fault

LONGEST = 280  # letters
# Control characters, lone surrogates and line ends would let a note write over the log around it; so
# would the marks that turn the direction of what follows.
_UNSEEN = {"Cc", "Cs", "Zl", "Zp"}
_TURNING = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}


def check_note(note: str) -> None:
    """Refuse a note that is too long or not plain text.

    >>> check_note("Next turn I will leave Syria to you.")
    """
    if len(note) > LONGEST:
        raise fault(BadNote, "kernel.note-long", length=len(note), most=LONGEST)
    for place, letter in enumerate(note, 1):
        if unicodedata.category(letter) in _UNSEEN or ord(letter) in _TURNING:
            raise fault(BadNote, "kernel.note-control", code=f"U+{ord(letter):04X}", place=place)
