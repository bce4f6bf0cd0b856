"""How late it is by the house's own clock, for all servers on one database and after a restart."""

from __future__ import annotations

from sqlalchemy import Connection, case, select

from salon.server.clocks import HouseClock
from salon.server.schema import marks
from salon.server.store.base import Base

CLOCK = "clock"


class Marks(Base):
    """The marks that the clock leaves."""

    def wind_clock(self) -> None:
        """Go on from the last mark; in a new house it begins as late as it is, so that all times compare.

        It is done before anyone is let in, and waits for the database.
        """
        none = self._insert(marks).values(name=CLOCK, value=self.clock.now()).on_conflict_do_nothing()
        with self.database.engine.begin() as c:
            c.execute(none)
            found: float = c.execute(select(marks.c.value).where(marks.c.name == CLOCK)).scalar_one()
        self.clock = HouseClock(found)

    async def beat(self) -> None:
        """Leave a mark, and tell the other servers."""
        mark, tick = self.clock.next_mark()
        query = self._insert(marks).values(name=CLOCK, value=mark)
        later = case((marks.c.value > query.excluded.value, marks.c.value), else_=query.excluded.value)
        query = query.on_conflict_do_update(index_elements=["name"], set_={"value": later})

        def job(c: Connection) -> float:
            found: float = c.execute(query.returning(marks.c.value)).scalar_one()
            self._tell(c, "", CLOCK, found)
            return found

        self.clock.set(await self.database.write(job), tick)
