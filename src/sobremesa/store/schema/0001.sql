-- Every table of the database, in SQL that SQLite and PostgreSQL read alike. SQLite takes any name for a type: in a column
-- declared bytea it keeps bytes as they are. A statement ends with a semicolon at the end of a line.

create table schema_version (version integer not null);
insert into schema_version (version) values (1);

-- The journals of the tables, what the list of tables shows, and which node plays the bots of which table.

create table journal (
    table_id text not null, seq integer not null, entry bytea not null, primary key (table_id, seq)
);
create table listings (
    table_id text not null, public integer not null, status text not null, opened_at bigint not null,
    told bytea not null, followed integer not null, primary key (table_id)
);
create index listings_shown on listings (public, status, opened_at);
create table leases (
    table_id text not null, node text not null, until bigint not null, primary key (table_id)
);

-- What is derived from the journals, by table and by person: see almanac.py.

create table standings (
    table_id text not null, length integer not null, status text not null, due_at bigint not null,
    told_at bigint not null, told text not null, group_id text not null, primary key (table_id)
);
create index standings_due on standings (due_at);
create index standings_group on standings (group_id);
create table seatings (
    person text not null, table_id text not null, seat integer not null, length integer not null,
    asked integer not null, turn integer not null, primary key (person, table_id, seat)
);
create index seatings_table on seatings (table_id);
create table results (
    table_id text not null, number integer not null, game text not null, ended_at bigint not null,
    words text not null, told text not null, group_id text not null, primary key (table_id, number)
);
create index results_group on results (group_id, ended_at);
create table played (
    person text not null, table_id text not null, number integer not null, seat integer not null,
    ended_at bigint not null, won integer not null, name text not null, group_id text not null,
    primary key (person, table_id, number, seat)
);
create index played_latest on played (person, ended_at);
create index played_table on played (table_id);
create index played_group on played (group_id, person);
create table forgotten (
    person text not null, at bigint not null, primary key (person)
);
create table heartbeats (
    name text not null, at bigint not null, primary key (name)
);

-- Notices that wait to be sent, how people want to be told, groups, and keys that nodes share.

create table outbox (
    table_id text not null, person text not null, seat integer not null, turn integer not null,
    state text not null, tries integer not null, next_at bigint not null, primary key (table_id, person)
);
create index outbox_waiting on outbox (state, next_at);
create table people (
    person text not null, at bigint not null, told text not null, primary key (person)
);
create table groups (
    group_id text not null, at bigint not null, told text not null, primary key (group_id)
);
create table node_keys (
    name text not null, told text not null, primary key (name, told)
);

-- Games that count for ratings, the strength of players after each day, and the days to rate: see ratings.py.

create table rated (
    table_id text not null, number integer not null, seat integer not null, ladder text not null,
    season text not null, day integer not null, ended_at bigint not null, player text not null,
    name text not null, side integer not null, place integer not null, group_id text not null,
    public integer not null, primary key (table_id, number, seat)
);
create index rated_day on rated (ladder, season, day);
create index rated_group on rated (group_id, ladder, season, day);
create index rated_player on rated (player);
create table ratings (
    scope text not null, ladder text not null, season text not null, player text not null,
    day integer not null, name text not null, rating double precision not null, deviation double precision not null,
    volatility double precision not null, low double precision not null, games integer not null, wins integer not null,
    listed integer not null, latest integer not null, primary key (scope, ladder, season, player, day)
);
create index ratings_table on ratings (scope, ladder, season, latest, listed, low);
create index ratings_day on ratings (scope, ladder, season, day);
create index ratings_player on ratings (player, scope, ladder);
create table unrated (
    scope text not null, ladder text not null, season text not null, day integer not null,
    mark text not null, primary key (scope, ladder, season, day)
);

-- What spectators guess about teams.

create table guesses (
    table_id text not null, number integer not null, person text not null, step integer not null,
    told text not null, primary key (table_id, number, person, step)
);
create index guesses_person on guesses (person);

-- Deals that many play: the secret of each day, and how the tables that share a deal ended.

create table days (day text not null, secret text not null, primary key (day));
create table deal_results (
    deal text not null, table_id text not null, seat integer not null, person text not null,
    won integer not null, points integer not null, lead integer not null, ended_at bigint not null,
    told text not null, primary key (deal, table_id, seat)
);
create index deal_results_person on deal_results (person, deal);
create index deal_results_spread on deal_results (deal, won, lead, ended_at);
create index deal_results_table on deal_results (table_id);

-- The records of groups, and their tournaments, entry by entry.

create table feats (
    table_id text not null, number integer not null, kind text not null, seat integer not null,
    group_id text not null, game text not null, person text not null, name text not null,
    amount integer not null, ended_at bigint not null, primary key (table_id, number, kind, seat)
);
create index feats_group on feats (group_id, game, kind, amount);
create index feats_person on feats (person);
create table tournament_entries (
    table_id text not null, seq integer not null, group_id text not null, at bigint not null,
    told text not null, primary key (table_id, seq)
);
create index tournament_entries_group on tournament_entries (group_id, seq);
