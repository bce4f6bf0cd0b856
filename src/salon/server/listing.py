"""A table as a line in a list of tables."""

from __future__ import annotations

from salon.games import games, load
from salon.kernel import Text, shown
from salon.server.live import LiveTable
from salon.server.shelf import board_of, emblems_of
from salon.server.speech import Speaker
from salon.server.store import StoredDeck, StoredTable, User
from salon.server.trials import read_report
from salon.server.wire import SeatInfo, TableInfo, TablePack


def table_info(
    table: StoredTable, user: User | None, voice: Speaker, live: LiveTable | None, apart: Text | None
) -> TableInfo:
    """A line for a list: the table, in memory or not, and why it cannot be played if it cannot."""
    mine = {seat.seat for seat in table.seats if user and seat.user_id == user.id}
    seats = tuple(
        SeatInfo(
            name=voice.words.called(seat.name),
            kind="bot" if seat.bot else "open" if seat.user_id is None else "person",
            you=seat.seat in mine,
        )
        for seat in table.seats
    )
    here = table.game in games()  # else its folder is gone
    return TableInfo(
        id=table.id,
        game=table.game,
        title=voice.label(f"{table.game}.title") if here else table.game,
        emblem=load(table.game).about.emblem if here else "",
        board=board_of(table.game) if here else "",
        emblems=emblems_of(table.game) if here else "",
        status=table.status,
        seats=seats,
        options=table.options,
        pace=table.pace,
        public=table.public,
        created=table.created,
        your_turn=live is not None and any(seat in mine for seat in live.waiting_for()),
        mine=bool(mine),
        host=user is not None and table.creator == user.id,
        played=_played(table, voice) if here else (),
        result=voice.say(table.result, tuple(seat.name for seat in table.seats)) if table.result else "",
        next_table=table.next_table or "",
        apart=voice.say(apart) if apart else "",
        pack=_pack(table.deck, voice) if table.deck else None,
    )


def _pack(deck: StoredDeck, voice: Speaker) -> TablePack:
    report = read_report(deck.tested)
    return TablePack(
        id=deck.pack,
        name=deck.name,
        author=voice.words.called(deck.author),
        version=deck.version,
        digest=shown(deck.play),
        printed=sum(group.keyed for group in report.groups.values()),
        cards=sum(group.cards for group in report.groups.values()),
    )


def _played(table: StoredTable, voice: Speaker) -> tuple[str, ...]:
    """By which options a table is played, where they are not the usual ones."""
    known = load(table.game).about.options
    found = []
    for name, value in table.options.items():
        option = known.get(name)
        if option is None or option.default == value:
            continue
        label = voice.label(f"{table.game}.option.{name}")
        if isinstance(value, bool):
            said = voice.label("house.option-on" if value else "house.option-off")
        else:
            said = voice.label(f"{table.game}.choice.{value}") if isinstance(value, str) else str(value)
        found.append(f"{label}: {said}")
    return tuple(found)
