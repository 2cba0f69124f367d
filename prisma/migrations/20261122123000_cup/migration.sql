-- The Hungarian Cup (10): its entries, its draw, and what was said and decided in it. Where the cup stands is kept nowhere: it
-- follows from these and from the results of its matches.

CREATE TABLE "cup" (
    "season" INTEGER NOT NULL,
    "entries_until" DATE NOT NULL,
    "event" TEXT,
    "event_named_on" DATE,
    "recorded" BOOLEAN NOT NULL DEFAULT false,
    "seed" TEXT,
    "drawn_on" DATE,
    "drawn_at" TIMESTAMPTZ(3),
    "drawn_by" UUID,

    CONSTRAINT "cup_pkey" PRIMARY KEY ("season")
);

CREATE TABLE "cup_entry" (
    "season" INTEGER NOT NULL,
    "pair_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "entered_by" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cup_entry_pkey" PRIMARY KEY ("season","pair_id")
);

CREATE TABLE "cup_player" (
    "season" INTEGER NOT NULL,
    "person_id" UUID NOT NULL,
    "pair_id" UUID NOT NULL,

    CONSTRAINT "cup_player_pkey" PRIMARY KEY ("season","person_id")
);

CREATE TABLE "cup_act" (
    "season" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "pair_id" UUID,
    "other_id" UUID,
    "goes_on" UUID,
    "tie" TEXT,
    "round" TEXT,
    "matches" INTEGER,
    "day" DATE,
    "leaves_id" UUID,
    "comes_id" UUID,
    "what" UUID[],
    "reason" TEXT,
    "by_jury" BOOLEAN NOT NULL,
    "account_id" UUID NOT NULL,
    "made_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cup_act_pkey" PRIMARY KEY ("season","number")
);

CREATE INDEX "cup_player_pair_id_idx" ON "cup_player"("pair_id");

CREATE UNIQUE INDEX "cup_entry_pair_id_season_key" ON "cup_entry"("pair_id", "season");

CREATE UNIQUE INDEX "cup_entry_season_place_key" ON "cup_entry"("season", "place");

CREATE UNIQUE INDEX "cup_act_id_key" ON "cup_act"("id");

ALTER TABLE "cup" ADD CONSTRAINT "cup_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup" ADD CONSTRAINT "cup_drawn_by_fkey" FOREIGN KEY ("drawn_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_entry" ADD CONSTRAINT "cup_entry_season_fkey" FOREIGN KEY ("season") REFERENCES "cup"("season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_entry" ADD CONSTRAINT "cup_entry_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "pair"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_entry" ADD CONSTRAINT "cup_entry_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_player" ADD CONSTRAINT "cup_player_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "cup_entry"("pair_id", "season") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cup_player" ADD CONSTRAINT "cup_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_season_fkey" FOREIGN KEY ("season") REFERENCES "cup"("season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "cup_entry"("pair_id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_other_id_season_fkey" FOREIGN KEY ("other_id", "season") REFERENCES "cup_entry"("pair_id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_leaves_id_fkey" FOREIGN KEY ("leaves_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_comes_id_fkey" FOREIGN KEY ("comes_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ── What must never break ─────────────────────────────────────────────────────────────────────────────────────────────

-- The event that gives the seed is named before the entries close, and the draw follows them (D28).
ALTER TABLE "cup"
    ADD CONSTRAINT "cup_entries_until" CHECK (EXTRACT(YEAR FROM "entries_until") = "season"),
    ADD CONSTRAINT "cup_event" CHECK (length(btrim("event")) BETWEEN 1 AND 200 AND ("event" IS NULL) = ("event_named_on" IS NULL)),
    ADD CONSTRAINT "cup_event_in_time" CHECK ("event_named_on" <= "entries_until"),
    ADD CONSTRAINT "cup_draw_is_whole" CHECK (num_nonnulls("seed", "drawn_on", "drawn_at", "drawn_by") IN (0, 4)),
    ADD CONSTRAINT "cup_seed" CHECK (char_length("seed") BETWEEN 1 AND 200 AND "event" IS NOT NULL OR "seed" IS NULL),
    ADD CONSTRAINT "cup_drawn_after_entries" CHECK ("drawn_on" > "entries_until");

-- The seed is entered once (D28).
CREATE FUNCTION cup_is_drawn_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the cup of % is drawn', OLD."season" USING ERRCODE = 'check_violation', CONSTRAINT = 'cup_is_drawn_once';
END $$;
CREATE TRIGGER "cup_is_drawn_once" BEFORE UPDATE OR DELETE ON "cup"
    FOR EACH ROW WHEN (OLD."drawn_at" IS NOT NULL) EXECUTE FUNCTION cup_is_drawn_once();

-- At most sixteen pairs (10), and the list of a drawn cup stays as it is. The cup is locked, so that two who enter at once are
-- counted both.
CREATE FUNCTION cup_list_is_open() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    year integer := COALESCE(NEW."season", OLD."season");
    drawn timestamptz;
BEGIN
    SELECT "drawn_at" INTO drawn FROM "cup" WHERE "season" = year FOR NO KEY UPDATE;
    IF drawn IS NOT NULL THEN
        RAISE EXCEPTION 'the cup of % is drawn', year USING ERRCODE = 'check_violation', CONSTRAINT = 'cup_list_is_open';
    END IF;
    IF TG_OP = 'INSERT' AND (SELECT count(*) FROM "cup_entry" WHERE "season" = year) > 16 THEN
        RAISE EXCEPTION 'the cup of % has sixteen pairs', year USING ERRCODE = 'check_violation', CONSTRAINT = 'cup_list_is_open';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "cup_list_is_open" AFTER INSERT OR UPDATE OR DELETE ON "cup_entry"
    FOR EACH ROW EXECUTE FUNCTION cup_list_is_open();

ALTER TABLE "cup_act"
    ADD CONSTRAINT "cup_act_number" CHECK ("number" >= 1),
    ADD CONSTRAINT "cup_act_round" CHECK ("round" IN ('first-round', 'quarter-finals', 'semi-finals', 'final')),
    ADD CONSTRAINT "cup_act_tie" CHECK ("tie" ~ '^(first-round/[1-8]|quarter-finals/[1-4]|semi-finals/[12]|final/1)$'),
    ADD CONSTRAINT "cup_act_goes_on" CHECK ("goes_on" IN ("pair_id", "other_id")),
    ADD CONSTRAINT "cup_act_reason" CHECK (length("reason") BETWEEN 1 AND 2000),
    ADD CONSTRAINT "cup_act_is_whole" CHECK (CASE "kind"
        WHEN 'matches-wished' THEN num_nonnulls("pair_id", "other_id", "matches") = 3 AND "matches" BETWEEN 3 AND 20
        WHEN 'matches-agreed' THEN num_nonnulls("pair_id", "other_id", "matches") = 3 AND "matches" BETWEEN 3 AND 20
        WHEN 'concession' THEN num_nonnulls("pair_id", "round") = 2
        WHEN 'postponement' THEN num_nonnulls("tie", "day", "reason") = 3 AND "by_jury"
        WHEN 'decision' THEN num_nonnulls("pair_id", "other_id", "reason") = 3 AND "by_jury"
        WHEN 'player-change' THEN num_nonnulls("pair_id", "leaves_id", "comes_id", "day", "reason") = 5 AND "by_jury"
        WHEN 'set-aside' THEN cardinality("what") BETWEEN 1 AND 100 AND "reason" IS NOT NULL AND "by_jury"
        ELSE false END IS TRUE);

-- ── The log, and who is told ──────────────────────────────────────────────────────────────────────────────────────────

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "cup" FOR EACH ROW EXECUTE FUNCTION record_change('cup', 'season', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "cup_entry" FOR EACH ROW EXECUTE FUNCTION record_change('cup entry', 'season pair_id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "cup_player" FOR EACH ROW EXECUTE FUNCTION record_change('cup player', 'season person_id', '');
CREATE TRIGGER "record_change" AFTER INSERT ON "cup_act" FOR EACH ROW EXECUTE FUNCTION record_change('cup act', 'season number', '');
CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "cup_act" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "cup_act" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "cup" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "cup_entry" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "cup_player" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();

CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "cup" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "cup" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "cup_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "cup_entry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "cup_act" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');

CREATE FUNCTION tell_of_cups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season") SELECT DISTINCT 'cup', "season" FROM changed WHERE "competition" = 'cup';
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "match_result" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_cups();
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "match_result" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_cups();
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "match_result" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_cups();
