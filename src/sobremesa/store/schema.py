"""The tables of the databases. They change by migrations only: see ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)

listings = Table(
    "listings",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("followed", Integer, nullable=False, server_default="0"),
    Index("listings_shown", "public", "status", "opened_at"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("node", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# What is derived from the journals: see ``almanac.py``.

standings = Table(
    "standings",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("told_at", BigInteger, nullable=False),
    Column("told", Text, nullable=False),
    Column("group_id", String(40), nullable=False),
    Index("standings_due", "due_at"),
    Index("standings_group", "group_id"),
)

seatings = Table(
    "seatings",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("length", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Index("seatings_table", "table_id"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("group_id", String(40), nullable=False),
    Index("results_group", "group_id", "ended_at"),
)

played = Table(
    "played",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("won", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("group_id", String(40), nullable=False, server_default=""),
    Index("played_latest", "person", "ended_at"),
    Index("played_table", "table_id"),
    Index("played_group", "group_id", "person"),
)

forgotten = Table(
    "forgotten",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Index("outbox_waiting", "state", "next_at"),
)

people = Table(
    "people",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("told", Text, nullable=False),
)

groups = Table(
    "groups",
    metadata,
    Column("group_id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("told", Text, nullable=False),
)

node_keys = Table(
    "node_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("told", String(400), primary_key=True),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ladder", String(60), nullable=False),
    Column("season", String(7), nullable=False),
    Column("day", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("player", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("group_id", String(40), nullable=False),
    Column("public", Integer, nullable=False),
    Index("rated_day", "ladder", "season", "day"),
    Index("rated_group", "group_id", "ladder", "season", "day"),
    Index("rated_player", "player"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("scope", String(40), primary_key=True),
    Column("ladder", String(60), primary_key=True),
    Column("season", String(7), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("low", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("latest", Integer, nullable=False),
    Index("ratings_table", "scope", "ladder", "season", "latest", "listed", "low"),
    Index("ratings_day", "scope", "ladder", "season", "day"),
    Index("ratings_player", "player", "scope", "ladder"),
)

unrated = Table(
    "unrated",
    metadata,
    Column("scope", String(40), primary_key=True),
    Column("ladder", String(60), primary_key=True),
    Column("season", String(7), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(32), nullable=False),
)

guesses = Table(
    "guesses",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("told", Text, nullable=False),
    Index("guesses_person", "person"),
)

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),
)

deal_results = Table(
    "deal_results",
    metadata,
    Column("deal", String(60), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("lead", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("told", Text, nullable=False),
    Index("deal_results_person", "person", "deal"),
    Index("deal_results_spread", "deal", "won", "lead", "ended_at"),
    Index("deal_results_table", "table_id"),
)

feats = Table(
    "feats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("group_id", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("person", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("amount", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("feats_group", "group_id", "game", "kind", "amount"),
    Index("feats_person", "person"),
)

# By the tournament's name, which says in which file it is, as a table's does.
tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("group_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", Text, nullable=False),
    Index("tournament_entries_group", "group_id", "seq"),
)

# What goes with a table when it is forgotten.
OF_A_TABLE = (journal, listings, leases, standings, seatings, results, played, outbox, guesses)
