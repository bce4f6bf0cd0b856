"""From one form of the database to the next and back: what is in it stays."""

from __future__ import annotations

from alembic import command
from sqlalchemy import inspect, text

from salon.server.database import open_engine
from salon.server.migrations import config, upgrade

NEW = {
    *("notices", "programmes", "addresses", "letters", "marks", "moments"),
    *("invitations", "reports", "mutes"),
    *("results", "places", "ratings", "profiles", "ties"),
    *("contests", "entrants", "pairings", "clubs", "members"),
    *("complaints", "sanctions", "journal", "pages"),
    *("notice_wishes", "pushes", "keys", "club_packs"),
}
PACKS = {"packs", "pack_versions", "pack_changes", "pack_takers"}


def test_the_second_form_adds_tables_and_keeps_the_rest(database: str) -> None:
    engine = open_engine(database)
    try:
        command.upgrade(config(engine), "0001")
        first = set(inspect(engine).get_table_names())
        with engine.begin() as c:
            c.execute(text("insert into users (name, language, created) values ('Ana', 'es', 1)"))
        upgrade(engine)
        assert set(inspect(engine).get_table_names()) == first | NEW | PACKS
        with engine.begin() as c:
            ana = c.execute(text("select id from users")).scalar_one()
            c.execute(
                text(
                    "insert into tables (id, game, options, seed, pace, public, status, creator, created)"
                    " values ('aaaaaaaaaa', 'court', '{}', 's', '{}', true, 'playing', :ana, 1)"
                ),
                {"ana": ana},
            )
            c.execute(text("insert into programmes values ('aaaaaaaaaa', 0, :ana, '{}')"), {"ana": ana})
            c.execute(text("insert into notices values ('aaaaaaaaaa', 0, 'turn', 7, 'mail', 1, 1.5, 'sent')"))
        command.downgrade(config(engine), "0001")
        assert set(inspect(engine).get_table_names()) == first
        with engine.begin() as c:
            assert c.execute(text("select name from users")).scalar_one() == "Ana"
            assert c.execute(text("select game from tables")).scalar_one() == "court"
        upgrade(engine)
        with engine.begin() as c:
            assert c.execute(text("select count(*) from notices")).scalar_one() == 0
    finally:
        engine.dispose()


def test_with_a_table_go_its_notices_and_programmes(ready: str) -> None:
    engine = open_engine(ready)
    try:
        with engine.begin() as c:
            c.execute(text("insert into users (id, name, language, created) values (7, 'Ana', 'es', 1)"))
            c.execute(
                text(
                    "insert into tables (id, game, options, seed, pace, public, status, creator, created)"
                    " values ('aaaaaaaaaa', 'court', '{}', 's', '{}', true, 'playing', 7, 1)"
                )
            )
            c.execute(text("insert into programmes values ('aaaaaaaaaa', 0, 7, '{}')"))
            c.execute(text("insert into notices values ('aaaaaaaaaa', 0, 'turn', 7, 'mail', 1, 1.5, 'sent')"))
            c.execute(text("delete from tables"))
            for table in sorted(NEW - {"marks"}):
                assert c.execute(text(f"select count(*) from {table}")).scalar_one() == 0
    finally:
        engine.dispose()
