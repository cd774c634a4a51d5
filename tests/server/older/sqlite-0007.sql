BEGIN TRANSACTION;
CREATE TABLE alembic_version (
    version_num varchar(32) not null, constraint alembic_version_pkc primary key (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE days (day varchar(10) not null, secret varchar(64) not null, primary key (day));
CREATE TABLE deal_results (
    deal varchar(60) not null, table_id varchar(40) not null, seat integer not null, person varchar(64) not null,
    won integer not null, points integer not null, lead integer not null, ended_at bigint not null,
    told text not null, primary key (deal, table_id, seat)
);
CREATE TABLE feats (
    table_id varchar(40) not null, number integer not null, kind varchar(20) not null, seat integer not null,
    group_id varchar(40) not null, game varchar(40) not null, person varchar(64) not null, name text not null,
    amount integer not null, ended_at bigint not null, primary key (table_id, number, kind, seat)
);
CREATE TABLE forgotten (
    person varchar(64) not null, at bigint not null, primary key (person)
);
CREATE TABLE groups (
    group_id varchar(40) not null, at bigint not null, told text not null, primary key (group_id)
);
INSERT INTO "groups" VALUES('gggggggggggggggg',1790812800000,'{"group":"gggggggggggggggg","name":"Los jueves","key":"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk","founder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","settings":null,"bots":[],"removed":[]}');
CREATE TABLE guesses (
    table_id varchar(40) not null, number integer not null, person varchar(64) not null, step integer not null,
    told text not null, primary key (table_id, number, person, step)
);
CREATE TABLE heartbeats (
    name varchar(40) not null, at bigint not null, primary key (name)
);
CREATE TABLE journal (
    table_id varchar(40) not null, seq integer not null, entry blob not null, primary key (table_id, seq)
);
CREATE TABLE leases (
    table_id varchar(40) not null, node varchar(40) not null, until bigint not null, primary key (table_id)
);
CREATE TABLE listings (
    table_id varchar(40) not null, public boolean not null, status varchar(10) not null, opened_at bigint not null,
    told blob not null, followed integer not null default '0', primary key (table_id)
);
CREATE TABLE node_keys (
    name varchar(40) not null, told varchar(400) not null, primary key (name, told)
);
CREATE TABLE outbox (
    table_id varchar(40) not null, person varchar(64) not null, seat integer not null, turn integer not null,
    state varchar(10) not null, tries integer not null, next_at bigint not null, primary key (table_id, person)
);
CREATE TABLE people (
    person varchar(64) not null, at bigint not null, told text not null, primary key (person)
);
CREATE TABLE played (
    person varchar(64) not null, table_id varchar(40) not null, number integer not null, seat integer not null,
    ended_at bigint not null, won integer not null, name text not null,
    primary key (person, table_id, number, seat)
);
INSERT INTO "played" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','0000000000000001',1,0,1790816400001,1,'Ana');
INSERT INTO "played" VALUES('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','0000000000000001',1,1,1790816400001,0,'Beto');
INSERT INTO "played" VALUES('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','0000000000000002',1,0,1790820000001,1,'Beto');
INSERT INTO "played" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','0000000000000002',1,1,1790820000001,0,'Ana');
INSERT INTO "played" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','000000000000001e',1,0,1790920800001,0,'Ana');
INSERT INTO "played" VALUES('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','000000000000001e',1,1,1790920800001,1,'Caro');
INSERT INTO "played" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','0000000000000004',1,0,1790827200001,1,'Ana');
INSERT INTO "played" VALUES('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','0000000000000004',1,1,1790827200001,0,'Caro');
CREATE TABLE rated (
    table_id varchar(40) not null, number integer not null, seat integer not null, ladder varchar(60) not null,
    season varchar(7) not null, day integer not null, ended_at bigint not null, player varchar(64) not null,
    name text not null, side integer not null, place integer not null, group_id varchar(40) not null,
    public integer not null, primary key (table_id, number, seat)
);
INSERT INTO "rated" VALUES('0000000000000001',1,0,'evidencia:two','2026-4',20727,1790816400001,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ana',0,0,'gggggggggggggggg',1);
INSERT INTO "rated" VALUES('0000000000000001',1,1,'evidencia:two','2026-4',20727,1790816400001,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','Beto',1,1,'gggggggggggggggg',1);
INSERT INTO "rated" VALUES('0000000000000002',1,0,'evidencia:two','2026-4',20727,1790820000001,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','Beto',0,0,'gggggggggggggggg',1);
INSERT INTO "rated" VALUES('0000000000000002',1,1,'evidencia:two','2026-4',20727,1790820000001,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ana',1,1,'gggggggggggggggg',1);
INSERT INTO "rated" VALUES('000000000000001e',1,0,'evidencia:two','2026-4',20728,1790920800001,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ana',0,1,'gggggggggggggggg',1);
INSERT INTO "rated" VALUES('000000000000001e',1,1,'evidencia:two','2026-4',20728,1790920800001,'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','Caro',1,0,'gggggggggggggggg',1);
INSERT INTO "rated" VALUES('0000000000000004',1,0,'evidencia:two','2026-4',20727,1790827200001,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ana',0,0,'',1);
INSERT INTO "rated" VALUES('0000000000000004',1,1,'evidencia:two','2026-4',20727,1790827200001,'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','Caro',1,1,'',1);
CREATE TABLE ratings (
    scope varchar(40) not null, ladder varchar(60) not null, season varchar(7) not null, player varchar(64) not null,
    day integer not null, name text not null, rating double not null, deviation double not null,
    volatility double not null, low double not null, games integer not null, wins integer not null,
    listed integer not null, latest integer not null, primary key (scope, ladder, season, player, day)
);
CREATE TABLE results (
    table_id varchar(40) not null, number integer not null, game varchar(40) not null, ended_at bigint not null,
    words text not null, told text not null, group_id varchar(40) not null, primary key (table_id, number)
);
INSERT INTO "results" VALUES('0000000000000001',1,'evidencia',1790816400001,'ana beto  evidencia','{"table":"0000000000000001","number":1,"game":"evidencia","title":"","names":["Ana","Beto"],"levels":["",""],"stood_in":[],"scores":[9,7],"winners":[0],"reason":"points","moves":30,"began_at":1790816400000,"ended_at":1790816400001,"sides":[0,1]}','gggggggggggggggg');
INSERT INTO "results" VALUES('0000000000000002',1,'evidencia',1790820000001,'beto ana  evidencia','{"table":"0000000000000002","number":1,"game":"evidencia","title":"","names":["Beto","Ana"],"levels":["",""],"stood_in":[],"scores":[9,7],"winners":[0],"reason":"points","moves":30,"began_at":1790820000000,"ended_at":1790820000001,"sides":[0,1]}','gggggggggggggggg');
INSERT INTO "results" VALUES('000000000000001e',1,'evidencia',1790920800001,'ana caro  evidencia','{"table":"000000000000001e","number":1,"game":"evidencia","title":"","names":["Ana","Caro"],"levels":["",""],"stood_in":[],"scores":[9,7],"winners":[1],"reason":"points","moves":30,"began_at":1790920800000,"ended_at":1790920800001,"sides":[0,1]}','gggggggggggggggg');
INSERT INTO "results" VALUES('0000000000000004',1,'evidencia',1790827200001,'ana caro  evidencia','{"table":"0000000000000004","number":1,"game":"evidencia","title":"","names":["Ana","Caro"],"levels":["",""],"stood_in":[],"scores":[9,7],"winners":[0],"reason":"points","moves":30,"began_at":1790827200000,"ended_at":1790827200001,"sides":[0,1]}','');
CREATE TABLE seatings (
    person varchar(64) not null, table_id varchar(40) not null, seat integer not null, length integer not null,
    asked integer not null, turn integer not null, primary key (person, table_id, seat)
);
CREATE TABLE standings (
    table_id varchar(40) not null, length integer not null, status varchar(10) not null, due_at bigint not null,
    told_at bigint not null, told text not null, group_id varchar(40) not null, primary key (table_id)
);
INSERT INTO "standings" VALUES('0000000000000001',40,'over',0,1790816400000,'{"table":"0000000000000001","game":"evidencia","title":"","status":"over","opened_at":1790816400000,"told_at":1790816400000,"number":1,"names":["Ana","Beto"],"levels":["",""],"to_act":[],"ends_at":0,"is_slow":false}','gggggggggggggggg');
INSERT INTO "standings" VALUES('0000000000000002',40,'over',0,1790820000000,'{"table":"0000000000000002","game":"evidencia","title":"","status":"over","opened_at":1790820000000,"told_at":1790820000000,"number":1,"names":["Beto","Ana"],"levels":["",""],"to_act":[],"ends_at":0,"is_slow":false}','gggggggggggggggg');
INSERT INTO "standings" VALUES('000000000000001e',40,'over',0,1790920800000,'{"table":"000000000000001e","game":"evidencia","title":"","status":"over","opened_at":1790920800000,"told_at":1790920800000,"number":1,"names":["Ana","Caro"],"levels":["",""],"to_act":[],"ends_at":0,"is_slow":false}','gggggggggggggggg');
INSERT INTO "standings" VALUES('0000000000000004',40,'over',0,1790827200000,'{"table":"0000000000000004","game":"evidencia","title":"","status":"over","opened_at":1790827200000,"told_at":1790827200000,"number":1,"names":["Ana","Caro"],"levels":["",""],"to_act":[],"ends_at":0,"is_slow":false}','');
CREATE TABLE tournament_entries (
    table_id varchar(40) not null, seq integer not null, group_id varchar(40) not null, at bigint not null,
    told text not null, primary key (table_id, seq)
);
CREATE TABLE unrated (
    scope varchar(40) not null, ladder varchar(60) not null, season varchar(7) not null, day integer not null,
    mark varchar(32) not null, primary key (scope, ladder, season, day)
);
INSERT INTO "unrated" VALUES('','evidencia:two','2026-4',20727,'82b96fc98e9ea8bf');
INSERT INTO "unrated" VALUES('gggggggggggggggg','evidencia:two','2026-4',20727,'8374a0108c7f91ad');
INSERT INTO "unrated" VALUES('','evidencia:two','2026-4',20728,'21acc1d2e1f4b14c');
INSERT INTO "unrated" VALUES('gggggggggggggggg','evidencia:two','2026-4',20728,'29d8af19a012c51e');
CREATE INDEX listings_shown on listings (public, status, opened_at);
CREATE INDEX standings_due on standings (due_at);
CREATE INDEX standings_group on standings (group_id);
CREATE INDEX seatings_table on seatings (table_id);
CREATE INDEX results_group on results (group_id, ended_at);
CREATE INDEX played_latest on played (person, ended_at);
CREATE INDEX played_table on played (table_id);
CREATE INDEX outbox_waiting on outbox (state, next_at);
CREATE INDEX rated_day on rated (ladder, season, day);
CREATE INDEX rated_group on rated (group_id, ladder, season, day);
CREATE INDEX rated_player on rated (player);
CREATE INDEX ratings_table on ratings (scope, ladder, season, latest, listed, low);
CREATE INDEX ratings_day on ratings (scope, ladder, season, day);
CREATE INDEX ratings_player on ratings (player, scope, ladder);
CREATE INDEX guesses_person on guesses (person);
CREATE INDEX deal_results_person on deal_results (person, deal);
CREATE INDEX deal_results_spread on deal_results (deal, won, lead, ended_at);
CREATE INDEX deal_results_table on deal_results (table_id);
CREATE INDEX feats_group on feats (group_id, game, kind, amount);
CREATE INDEX feats_person on feats (person);
CREATE INDEX tournament_entries_group on tournament_entries (group_id, seq);
COMMIT;
