CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.days (
    day character varying(10) NOT NULL,
    secret character varying(64) NOT NULL
);
CREATE TABLE public.deal_results (
    deal character varying(60) NOT NULL,
    table_id character varying(40) NOT NULL,
    seat integer NOT NULL,
    person character varying(64) NOT NULL,
    won integer NOT NULL,
    points integer NOT NULL,
    lead integer NOT NULL,
    ended_at bigint NOT NULL,
    told text NOT NULL
);
CREATE TABLE public.feats (
    table_id character varying(40) NOT NULL,
    number integer NOT NULL,
    kind character varying(20) NOT NULL,
    seat integer NOT NULL,
    group_id character varying(40) NOT NULL,
    game character varying(40) NOT NULL,
    person character varying(64) NOT NULL,
    name text NOT NULL,
    amount integer NOT NULL,
    ended_at bigint NOT NULL
);
CREATE TABLE public.forgotten (
    person character varying(64) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.groups (
    group_id character varying(40) NOT NULL,
    at bigint NOT NULL,
    told text NOT NULL
);
CREATE TABLE public.guesses (
    table_id character varying(40) NOT NULL,
    number integer NOT NULL,
    person character varying(64) NOT NULL,
    step integer NOT NULL,
    told text NOT NULL
);
CREATE TABLE public.heartbeats (
    name character varying(40) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.journal (
    table_id character varying(40) NOT NULL,
    seq integer NOT NULL,
    entry bytea NOT NULL
);
CREATE TABLE public.leases (
    table_id character varying(40) NOT NULL,
    node character varying(40) NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.listings (
    table_id character varying(40) NOT NULL,
    public boolean NOT NULL,
    status character varying(10) NOT NULL,
    opened_at bigint NOT NULL,
    told bytea NOT NULL,
    followed integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.node_keys (
    name character varying(40) NOT NULL,
    told character varying(400) NOT NULL
);
CREATE TABLE public.outbox (
    table_id character varying(40) NOT NULL,
    person character varying(64) NOT NULL,
    seat integer NOT NULL,
    turn integer NOT NULL,
    state character varying(10) NOT NULL,
    tries integer NOT NULL,
    next_at bigint NOT NULL
);
CREATE TABLE public.people (
    person character varying(64) NOT NULL,
    at bigint NOT NULL,
    told text NOT NULL
);
CREATE TABLE public.played (
    person character varying(64) NOT NULL,
    table_id character varying(40) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    ended_at bigint NOT NULL,
    won integer NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.rated (
    table_id character varying(40) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    ladder character varying(60) NOT NULL,
    season character varying(7) NOT NULL,
    day integer NOT NULL,
    ended_at bigint NOT NULL,
    player character varying(64) NOT NULL,
    name text NOT NULL,
    side integer NOT NULL,
    place integer NOT NULL,
    group_id character varying(40) NOT NULL,
    public integer NOT NULL
);
CREATE TABLE public.ratings (
    scope character varying(40) NOT NULL,
    ladder character varying(60) NOT NULL,
    season character varying(7) NOT NULL,
    player character varying(64) NOT NULL,
    day integer NOT NULL,
    name text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    low double precision NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    listed integer NOT NULL,
    latest integer NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(40) NOT NULL,
    number integer NOT NULL,
    game character varying(40) NOT NULL,
    ended_at bigint NOT NULL,
    words text NOT NULL,
    told text NOT NULL,
    group_id character varying(40) NOT NULL
);
CREATE TABLE public.seatings (
    person character varying(64) NOT NULL,
    table_id character varying(40) NOT NULL,
    seat integer NOT NULL,
    length integer NOT NULL,
    asked integer NOT NULL,
    turn integer NOT NULL
);
CREATE TABLE public.standings (
    table_id character varying(40) NOT NULL,
    length integer NOT NULL,
    status character varying(10) NOT NULL,
    due_at bigint NOT NULL,
    told_at bigint NOT NULL,
    told text NOT NULL,
    group_id character varying(40) NOT NULL
);
CREATE TABLE public.tournament_entries (
    table_id character varying(40) NOT NULL,
    seq integer NOT NULL,
    group_id character varying(40) NOT NULL,
    at bigint NOT NULL,
    told text NOT NULL
);
CREATE TABLE public.unrated (
    scope character varying(40) NOT NULL,
    ladder character varying(60) NOT NULL,
    season character varying(7) NOT NULL,
    day integer NOT NULL,
    mark character varying(32) NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0007');
INSERT INTO public.groups VALUES ('gggggggggggggggg', 1790812800000, '{"group":"gggggggggggggggg","name":"Los jueves","key":"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk","founder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","settings":null,"bots":[],"removed":[]}');
INSERT INTO public.played VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '0000000000000001', 1, 0, 1790816400001, 1, 'Ana');
INSERT INTO public.played VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '0000000000000001', 1, 1, 1790816400001, 0, 'Beto');
INSERT INTO public.played VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '0000000000000002', 1, 0, 1790820000001, 1, 'Beto');
INSERT INTO public.played VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '0000000000000002', 1, 1, 1790820000001, 0, 'Ana');
INSERT INTO public.played VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '000000000000001e', 1, 0, 1790920800001, 0, 'Ana');
INSERT INTO public.played VALUES ('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', '000000000000001e', 1, 1, 1790920800001, 1, 'Caro');
INSERT INTO public.played VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '0000000000000004', 1, 0, 1790827200001, 1, 'Ana');
INSERT INTO public.played VALUES ('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', '0000000000000004', 1, 1, 1790827200001, 0, 'Caro');
INSERT INTO public.rated VALUES ('0000000000000001', 1, 0, 'evidencia:two', '2026-4', 20727, 1790816400001, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Ana', 0, 0, 'gggggggggggggggg', 1);
INSERT INTO public.rated VALUES ('0000000000000001', 1, 1, 'evidencia:two', '2026-4', 20727, 1790816400001, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'Beto', 1, 1, 'gggggggggggggggg', 1);
INSERT INTO public.rated VALUES ('0000000000000002', 1, 0, 'evidencia:two', '2026-4', 20727, 1790820000001, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'Beto', 0, 0, 'gggggggggggggggg', 1);
INSERT INTO public.rated VALUES ('0000000000000002', 1, 1, 'evidencia:two', '2026-4', 20727, 1790820000001, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Ana', 1, 1, 'gggggggggggggggg', 1);
INSERT INTO public.rated VALUES ('000000000000001e', 1, 0, 'evidencia:two', '2026-4', 20728, 1790920800001, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Ana', 0, 1, 'gggggggggggggggg', 1);
INSERT INTO public.rated VALUES ('000000000000001e', 1, 1, 'evidencia:two', '2026-4', 20728, 1790920800001, 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', 'Caro', 1, 0, 'gggggggggggggggg', 1);
INSERT INTO public.rated VALUES ('0000000000000004', 1, 0, 'evidencia:two', '2026-4', 20727, 1790827200001, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Ana', 0, 0, '', 1);
INSERT INTO public.rated VALUES ('0000000000000004', 1, 1, 'evidencia:two', '2026-4', 20727, 1790827200001, 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', 'Caro', 1, 1, '', 1);
INSERT INTO public.results VALUES ('0000000000000001', 1, 'evidencia', 1790816400001, 'ana beto  evidencia', '{"table":"0000000000000001","number":1,"game":"evidencia","title":"","names":["Ana","Beto"],"levels":["",""],"stood_in":[],"scores":[9,7],"winners":[0],"reason":"points","moves":30,"began_at":1790816400000,"ended_at":1790816400001,"sides":[0,1]}', 'gggggggggggggggg');
INSERT INTO public.results VALUES ('0000000000000002', 1, 'evidencia', 1790820000001, 'beto ana  evidencia', '{"table":"0000000000000002","number":1,"game":"evidencia","title":"","names":["Beto","Ana"],"levels":["",""],"stood_in":[],"scores":[9,7],"winners":[0],"reason":"points","moves":30,"began_at":1790820000000,"ended_at":1790820000001,"sides":[0,1]}', 'gggggggggggggggg');
INSERT INTO public.results VALUES ('000000000000001e', 1, 'evidencia', 1790920800001, 'ana caro  evidencia', '{"table":"000000000000001e","number":1,"game":"evidencia","title":"","names":["Ana","Caro"],"levels":["",""],"stood_in":[],"scores":[9,7],"winners":[1],"reason":"points","moves":30,"began_at":1790920800000,"ended_at":1790920800001,"sides":[0,1]}', 'gggggggggggggggg');
INSERT INTO public.results VALUES ('0000000000000004', 1, 'evidencia', 1790827200001, 'ana caro  evidencia', '{"table":"0000000000000004","number":1,"game":"evidencia","title":"","names":["Ana","Caro"],"levels":["",""],"stood_in":[],"scores":[9,7],"winners":[0],"reason":"points","moves":30,"began_at":1790827200000,"ended_at":1790827200001,"sides":[0,1]}', '');
INSERT INTO public.standings VALUES ('0000000000000001', 40, 'over', 0, 1790816400000, '{"table":"0000000000000001","game":"evidencia","title":"","status":"over","opened_at":1790816400000,"told_at":1790816400000,"number":1,"names":["Ana","Beto"],"levels":["",""],"to_act":[],"ends_at":0,"is_slow":false}', 'gggggggggggggggg');
INSERT INTO public.standings VALUES ('0000000000000002', 40, 'over', 0, 1790820000000, '{"table":"0000000000000002","game":"evidencia","title":"","status":"over","opened_at":1790820000000,"told_at":1790820000000,"number":1,"names":["Beto","Ana"],"levels":["",""],"to_act":[],"ends_at":0,"is_slow":false}', 'gggggggggggggggg');
INSERT INTO public.standings VALUES ('000000000000001e', 40, 'over', 0, 1790920800000, '{"table":"000000000000001e","game":"evidencia","title":"","status":"over","opened_at":1790920800000,"told_at":1790920800000,"number":1,"names":["Ana","Caro"],"levels":["",""],"to_act":[],"ends_at":0,"is_slow":false}', 'gggggggggggggggg');
INSERT INTO public.standings VALUES ('0000000000000004', 40, 'over', 0, 1790827200000, '{"table":"0000000000000004","game":"evidencia","title":"","status":"over","opened_at":1790827200000,"told_at":1790827200000,"number":1,"names":["Ana","Caro"],"levels":["",""],"to_act":[],"ends_at":0,"is_slow":false}', '');
INSERT INTO public.unrated VALUES ('gggggggggggggggg', 'evidencia:two', '2026-4', 20727, '317c5ea2a75a17fd');
INSERT INTO public.unrated VALUES ('', 'evidencia:two', '2026-4', 20728, 'b5adb50cee921f90');
INSERT INTO public.unrated VALUES ('gggggggggggggggg', 'evidencia:two', '2026-4', 20728, '43d48c420bbd45d6');
INSERT INTO public.unrated VALUES ('', 'evidencia:two', '2026-4', 20727, '2ef2788903294f5d');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.days
    ADD CONSTRAINT days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.deal_results
    ADD CONSTRAINT deal_results_pkey PRIMARY KEY (deal, table_id, seat);
ALTER TABLE ONLY public.feats
    ADD CONSTRAINT feats_pkey PRIMARY KEY (table_id, number, kind, seat);
ALTER TABLE ONLY public.forgotten
    ADD CONSTRAINT forgotten_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (group_id);
ALTER TABLE ONLY public.guesses
    ADD CONSTRAINT guesses_pkey PRIMARY KEY (table_id, number, person, step);
ALTER TABLE ONLY public.heartbeats
    ADD CONSTRAINT heartbeats_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.node_keys
    ADD CONSTRAINT node_keys_pkey PRIMARY KEY (name, told);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.played
    ADD CONSTRAINT played_pkey PRIMARY KEY (person, table_id, number, seat);
ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_pkey PRIMARY KEY (table_id, number, seat);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (scope, ladder, season, player, day);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.seatings
    ADD CONSTRAINT seatings_pkey PRIMARY KEY (person, table_id, seat);
ALTER TABLE ONLY public.standings
    ADD CONSTRAINT standings_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tournament_entries
    ADD CONSTRAINT tournament_entries_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.unrated
    ADD CONSTRAINT unrated_pkey PRIMARY KEY (scope, ladder, season, day);
CREATE INDEX deal_results_person ON public.deal_results USING btree (person, deal);
CREATE INDEX deal_results_spread ON public.deal_results USING btree (deal, won, lead, ended_at);
CREATE INDEX deal_results_table ON public.deal_results USING btree (table_id);
CREATE INDEX feats_group ON public.feats USING btree (group_id, game, kind, amount);
CREATE INDEX feats_person ON public.feats USING btree (person);
CREATE INDEX guesses_person ON public.guesses USING btree (person);
CREATE INDEX listings_shown ON public.listings USING btree (public, status, opened_at);
CREATE INDEX outbox_waiting ON public.outbox USING btree (state, next_at);
CREATE INDEX played_latest ON public.played USING btree (person, ended_at);
CREATE INDEX played_table ON public.played USING btree (table_id);
CREATE INDEX rated_day ON public.rated USING btree (ladder, season, day);
CREATE INDEX rated_group ON public.rated USING btree (group_id, ladder, season, day);
CREATE INDEX rated_player ON public.rated USING btree (player);
CREATE INDEX ratings_day ON public.ratings USING btree (scope, ladder, season, day);
CREATE INDEX ratings_player ON public.ratings USING btree (player, scope, ladder);
CREATE INDEX ratings_table ON public.ratings USING btree (scope, ladder, season, latest, listed, low);
CREATE INDEX results_group ON public.results USING btree (group_id, ended_at);
CREATE INDEX seatings_table ON public.seatings USING btree (table_id);
CREATE INDEX standings_due ON public.standings USING btree (due_at);
CREATE INDEX standings_group ON public.standings USING btree (group_id);
CREATE INDEX tournament_entries_group ON public.tournament_entries USING btree (group_id, seq);
