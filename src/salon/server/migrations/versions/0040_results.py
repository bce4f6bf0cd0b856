"""How games ended, and ratings."""

from datetime import UTC, datetime

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0031"
branch_labels = None
depends_on = None

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("number", Key, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("season", sa.String(7), nullable=False),
        sa.Column("without", sa.String(10), nullable=False),
        sa.UniqueConstraint("table_id", name="uq_results_table_id"),
    )
    op.create_table(
        "places",
        sa.Column("number", Key, sa.ForeignKey("results.number", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", Key, sa.ForeignKey("users.id"), nullable=True),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("sources", sa.Text(), nullable=True),
        sa.Column("chance", sa.Float(), nullable=True),
        sa.Column("before", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("number", "seat"),
    )
    op.create_index("ix_places_user", "places", ["user_id", "number"])
    op.create_index("ix_places_who", "places", ["who", "number"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("season", sa.String(7), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("low", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("last", sa.String(5), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "pace", "season", "who"),
    )
    op.create_index("ix_ratings_ladder", "ratings", ["game", "pace", "season", "low"])
    op.create_index("ix_ratings_who", "ratings", ["who"])
    op.create_table(
        "profiles",
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "ties",
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("other_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id"),
    )
    op.create_index("ix_ties_other", "ties", ["other_id", "kind"])
    _take_in()


def _take_in() -> None:
    """Games that ended before results were kept: who won is known, but not by how much, nor why who lost.

    The server makes the ratings when it next opens.
    """
    c = op.get_bind()
    ended = sa.text(
        "select t.id, t.game, t.pace, t.winners, coalesce(t.started, t.created) as began,"
        " (select max(a.at) from actions a where a.table_id = t.id) as ended"
        " from tables t where t.status = 'ended' and t.winners is not null"
    )
    around = sa.text(
        "select s.seat, s.user_id, s.bot, u.key from seats s left join users u on u.id = s.user_id"
        " where s.table_id = :id order by s.seat"
    )
    found = sorted(c.execute(ended).all(), key=lambda row: (row.ended or row.began, row.id))
    for number, row in enumerate(found, 1):
        seats = c.execute(around, {"id": row.id}).all()
        winners, pace = msgspec.json.decode(row.winners), msgspec.json.decode(row.pace)
        people = [seat.user_id for seat in seats if seat.user_id is not None]
        at = row.ended or row.began
        day = datetime.fromtimestamp(at, UTC)
        without = ""
        if pace.get("lesson"):
            without = "lesson"
        elif len(seats) < 2:
            without = "alone"
        elif len(set(people)) < len(people):
            without = "hotseat"
        elif not winners:
            without = "nobody"
        c.execute(
            sa.text(
                "insert into results (number, table_id, game, pace, seats, at, season, without)"
                " values (:number, :table, :game, :pace, :seats, :at, :season, :without)"
            ),
            {
                "number": number,
                "table": row.id,
                "game": row.game,
                "pace": pace.get("kind", "free"),
                "seats": len(seats),
                "at": at,
                "season": f"{day.year}-Q{(day.month + 2) // 3}",
                "without": without,
            },
        )
        for seat in seats:
            bot = {"greedy": "courtier"}.get(seat.bot, seat.bot)
            who = f"bot:{bot}" if bot else f"user:{seat.user_id}" if seat.key else ""
            won = seat.seat in winners
            c.execute(
                sa.text(
                    'insert into places (number, seat, user_id, who, "rank", won, gone, late, side)'
                    " values (:number, :seat, :user, :who, :rank, :won, :gone, :gone, '')"
                ),
                {
                    "number": number,
                    "seat": seat.seat,
                    "user": seat.user_id,
                    "who": who,
                    "rank": 1 if won else 2,
                    "won": won,
                    "gone": False,
                },
            )
    if c.dialect.name == "postgresql":
        c.execute(
            sa.text(
                "select setval(pg_get_serial_sequence('results', 'number'),"
                " coalesce((select max(number) from results), 0) + 1, false)"
            )
        )


def downgrade() -> None:
    op.drop_table("ties")
    op.drop_table("profiles")
    op.drop_table("ratings")
    op.drop_table("places")
    op.drop_table("results")
    op.execute(sa.text("delete from marks where name = 'rated'"))
