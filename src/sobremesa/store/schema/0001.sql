-- The tables that every server needs, in SQL that SQLite and PostgreSQL read alike. SQLite takes any name for a type: in a column
-- declared bytea it keeps bytes as they are. A statement ends with a semicolon at the end of a line.
-- The features of people add their own: see Extension.tables.

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

-- What is derived from the journals, by table and by person: see read_model.py.

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
