"""The tables of an SQLite file. A new file gets the latest at once; an older one goes through the migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sobremesa.store.inspection import inspect
from sobremesa.store.versions import latest_version

# What goes with a table when it is forgotten, or moved to another file.
OF_A_TABLE = ("journal", "listings", "leases", "standings", "seatings", "results", "played", "outbox", "guesses")
# What outlives its table, and is moved with it.
OUTLIVES = ("rated", "deal_results", "feats", "tournament_entries")
# What concerns people, and is the same in every file, or may be.
OF_PEOPLE = ("forgotten", "people", "groups", "node_keys", "unrated", "days")

# What the migrations come to, which a test compares.
TABLES = """
create table journal (
    table_id varchar(40) not null, seq integer not null, entry blob not null, primary key (table_id, seq)
);
create table listings (
    table_id varchar(40) not null, public boolean not null, status varchar(10) not null, opened_at bigint not null,
    told blob not null, followed integer not null default '0', primary key (table_id)
);
create index listings_shown on listings (public, status, opened_at);
create table leases (
    table_id varchar(40) not null, node varchar(40) not null, until bigint not null, primary key (table_id)
);
create table standings (
    table_id varchar(40) not null, length integer not null, status varchar(10) not null, due_at bigint not null,
    told_at bigint not null, told text not null, group_id varchar(40) not null, primary key (table_id)
);
create index standings_due on standings (due_at);
create index standings_group on standings (group_id);
create table seatings (
    person varchar(64) not null, table_id varchar(40) not null, seat integer not null, length integer not null,
    asked integer not null, turn integer not null, primary key (person, table_id, seat)
);
create index seatings_table on seatings (table_id);
create table results (
    table_id varchar(40) not null, number integer not null, game varchar(40) not null, ended_at bigint not null,
    words text not null, told text not null, group_id varchar(40) not null, primary key (table_id, number)
);
create index results_group on results (group_id, ended_at);
create table played (
    person varchar(64) not null, table_id varchar(40) not null, number integer not null, seat integer not null,
    ended_at bigint not null, won integer not null, name text not null, group_id varchar(40) not null default '',
    primary key (person, table_id, number, seat)
);
create index played_latest on played (person, ended_at);
create index played_table on played (table_id);
create index played_group on played (group_id, person);
create table forgotten (
    person varchar(64) not null, at bigint not null, primary key (person)
);
create table heartbeats (
    name varchar(40) not null, at bigint not null, primary key (name)
);
create table outbox (
    table_id varchar(40) not null, person varchar(64) not null, seat integer not null, turn integer not null,
    state varchar(10) not null, tries integer not null, next_at bigint not null, primary key (table_id, person)
);
create index outbox_waiting on outbox (state, next_at);
create table people (
    person varchar(64) not null, at bigint not null, told text not null, primary key (person)
);
create table groups (
    group_id varchar(40) not null, at bigint not null, told text not null, primary key (group_id)
);
create table node_keys (
    name varchar(40) not null, told varchar(400) not null, primary key (name, told)
);
create table rated (
    table_id varchar(40) not null, number integer not null, seat integer not null, ladder varchar(60) not null,
    season varchar(7) not null, day integer not null, ended_at bigint not null, player varchar(64) not null,
    name text not null, side integer not null, place integer not null, group_id varchar(40) not null,
    public integer not null, primary key (table_id, number, seat)
);
create index rated_day on rated (ladder, season, day);
create index rated_group on rated (group_id, ladder, season, day);
create index rated_player on rated (player);
create table ratings (
    scope varchar(40) not null, ladder varchar(60) not null, season varchar(7) not null, player varchar(64) not null,
    day integer not null, name text not null, rating double not null, deviation double not null,
    volatility double not null, low double not null, games integer not null, wins integer not null,
    listed integer not null, latest integer not null, primary key (scope, ladder, season, player, day)
);
create index ratings_table on ratings (scope, ladder, season, latest, listed, low);
create index ratings_day on ratings (scope, ladder, season, day);
create index ratings_player on ratings (player, scope, ladder);
create table unrated (
    scope varchar(40) not null, ladder varchar(60) not null, season varchar(7) not null, day integer not null,
    mark varchar(32) not null, primary key (scope, ladder, season, day)
);
create table guesses (
    table_id varchar(40) not null, number integer not null, person varchar(64) not null, step integer not null,
    told text not null, primary key (table_id, number, person, step)
);
create index guesses_person on guesses (person);
create table days (day varchar(10) not null, secret varchar(64) not null, primary key (day));
create table deal_results (
    deal varchar(60) not null, table_id varchar(40) not null, seat integer not null, person varchar(64) not null,
    won integer not null, points integer not null, lead integer not null, ended_at bigint not null,
    told text not null, primary key (deal, table_id, seat)
);
create index deal_results_person on deal_results (person, deal);
create index deal_results_spread on deal_results (deal, won, lead, ended_at);
create index deal_results_table on deal_results (table_id);
create table feats (
    table_id varchar(40) not null, number integer not null, kind varchar(20) not null, seat integer not null,
    group_id varchar(40) not null, game varchar(40) not null, person varchar(64) not null, name text not null,
    amount integer not null, ended_at bigint not null, primary key (table_id, number, kind, seat)
);
create index feats_group on feats (group_id, game, kind, amount);
create index feats_person on feats (person);
create table tournament_entries (
    table_id varchar(40) not null, seq integer not null, group_id varchar(40) not null, at bigint not null,
    told text not null, primary key (table_id, seq)
);
create index tournament_entries_group on tournament_entries (group_id, seq);
create table alembic_version (
    version_num varchar(32) not null, constraint alembic_version_pkc primary key (version_num)
)
"""


def bring_up_to_date(file: Path) -> None:
    """Makes the file, or its tables, as this version needs them; raises a ``BadDatabase``."""
    version = inspect(file)
    if version is None:
        _create(file)
    elif version != latest_version():
        _migrate(file)


def _create(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        # All or nothing: a file with some of the tables would be nobody's.
        connection.execute("begin immediate")
        for statement in TABLES.split(";"):
            connection.execute(statement)
        connection.execute("insert into alembic_version (version_num) values (?)", (latest_version(),))
        connection.execute("commit")


def _migrate(file: Path) -> None:
    from sqlalchemy import create_engine

    from sobremesa.store.upgrade import upgrade

    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()
