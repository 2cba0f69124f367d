-- The free championship (12): games that are handed in by themselves, what they are worth, and what is added up of each player.

CREATE TABLE "free_factor" (
    "season" INTEGER NOT NULL,
    "ruleset" TEXT NOT NULL,
    "numerator" INTEGER NOT NULL,
    "denominator" INTEGER NOT NULL,
    "fixed_on" DATE NOT NULL,
    "fixed_by" UUID NOT NULL,

    CONSTRAINT "free_factor_pkey" PRIMARY KEY ("season","ruleset")
);

CREATE TABLE "free_game" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "order" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT,
    "players_key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "entered_by" UUID NOT NULL,
    "objections" INTEGER NOT NULL DEFAULT 0,
    "verdict" TEXT,
    "appointed_juror" UUID,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "free_game_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "free_game_player" (
    "game_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "date" DATE NOT NULL,

    CONSTRAINT "free_game_player_pkey" PRIMARY KEY ("game_id","person_id")
);

CREATE TABLE "free_game_revision" (
    "game_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "sheet" JSON NOT NULL,
    "sheet_hash" BYTEA GENERATED ALWAYS AS (sheet_digest("sheet")) STORED,
    "by_jury" BOOLEAN NOT NULL,
    "account_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "free_game_revision_pkey" PRIMARY KEY ("game_id","number")
);

CREATE TABLE "free_game_move" (
    "game_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "from" TEXT,
    "to" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "free_game_move_pkey" PRIMARY KEY ("game_id","number")
);

CREATE TABLE "free_credit" (
    "source_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "match_id" UUID,
    "game_id" UUID,
    "season" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "values" JSONB NOT NULL,

    CONSTRAINT "free_credit_pkey" PRIMARY KEY ("source_id","person_id")
);

CREATE TABLE "free_standing" (
    "season" INTEGER NOT NULL,
    "person_id" UUID NOT NULL,
    "points" INTEGER NOT NULL,
    "games" INTEGER NOT NULL,

    CONSTRAINT "free_standing_pkey" PRIMARY KEY ("season","person_id")
);

ALTER TABLE "match" ADD COLUMN "admitted_games" INTEGER[];
ALTER TABLE "trophy" ADD COLUMN "free_game_id" UUID;

CREATE INDEX "free_game_season_date_id_idx" ON "free_game"("season", "date", "id");
CREATE INDEX "free_game_state_state_since_id_idx" ON "free_game"("state", "state_since", "id");
CREATE INDEX "free_game_player_person_id_date_game_id_idx" ON "free_game_player"("person_id", "date", "game_id");
CREATE INDEX "free_credit_person_id_season_date_source_id_idx" ON "free_credit"("person_id", "season", "date", "source_id");
CREATE INDEX "free_credit_season_date_idx" ON "free_credit"("season", "date");
CREATE INDEX "free_standing_person_id_idx" ON "free_standing"("person_id");
CREATE INDEX "trophy_free_game_id_idx" ON "trophy"("free_game_id");

ALTER TABLE "free_factor" ADD CONSTRAINT "free_factor_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_factor" ADD CONSTRAINT "free_factor_fixed_by_fkey" FOREIGN KEY ("fixed_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game" ADD CONSTRAINT "free_game_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game" ADD CONSTRAINT "free_game_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game" ADD CONSTRAINT "free_game_appointed_juror_fkey" FOREIGN KEY ("appointed_juror") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game_player" ADD CONSTRAINT "free_game_player_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game_player" ADD CONSTRAINT "free_game_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game_revision" ADD CONSTRAINT "free_game_revision_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game_revision" ADD CONSTRAINT "free_game_revision_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game_move" ADD CONSTRAINT "free_game_move_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_game_move" ADD CONSTRAINT "free_game_move_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_credit" ADD CONSTRAINT "free_credit_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_credit" ADD CONSTRAINT "free_credit_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_credit" ADD CONSTRAINT "free_credit_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "free_standing" ADD CONSTRAINT "free_standing_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "trophy" ADD CONSTRAINT "trophy_free_game_id_fkey" FOREIGN KEY ("free_game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ── What must never break ─────────────────────────────────────────────────────────────────────────────────────────────

-- A factor is a fraction of whole numbers above 0 (D46).
ALTER TABLE "free_factor"
    ADD CONSTRAINT "free_factor_ruleset" CHECK (length("ruleset") BETWEEN 1 AND 100),
    ADD CONSTRAINT "free_factor_fraction" CHECK ("numerator" BETWEEN 1 AND 1000000 AND "denominator" BETWEEN 1 AND 1000000);
ALTER TABLE "free_game"
    ADD CONSTRAINT "free_game_season" CHECK (EXTRACT(YEAR FROM "date") = "season"),
    ADD CONSTRAINT "free_game_order" CHECK ("order" BETWEEN 1 AND 20),
    ADD CONSTRAINT "free_game_kind" CHECK ("kind" IN ('variant', 'test', 'session')),
    ADD CONSTRAINT "free_game_state" CHECK ("state" IN ('submitted', 'admitted', 'refused', 'reopened', 'withdrawn')),
    ADD CONSTRAINT "free_game_objections" CHECK ("objections" >= 0),
    ADD CONSTRAINT "free_game_verdict" CHECK ("verdict" IN ('proved', 'consistent', 'refuted')),
    ADD CONSTRAINT "free_game_revision_is_first_or_later" CHECK ("revision" >= 1);
-- What the same players played on a day is numbered (D10), and handed in once.
CREATE UNIQUE INDEX "free_game_once" ON "free_game" ("date", "players_key", "kind", "order") WHERE "state" <> 'withdrawn';
-- What waits for the jury, and to what somebody objects.
CREATE INDEX "free_game_objected" ON "free_game" ("state_since", "id") WHERE "objections" > 0;
ALTER TABLE "free_game_revision"
    ADD CONSTRAINT "free_game_revision_number" CHECK ("number" >= 1);
ALTER TABLE "free_game_move"
    ADD CONSTRAINT "free_game_move_number" CHECK ("number" >= 1),
    ADD CONSTRAINT "free_game_move_actor" CHECK ("actor" IN ('enterer', 'player', 'jury'));
ALTER TABLE "free_credit"
    ADD CONSTRAINT "free_credit_season" CHECK (EXTRACT(YEAR FROM "date") = "season"),
    ADD CONSTRAINT "free_credit_source" CHECK (num_nonnulls("match_id", "game_id") = 1 AND "source_id" = COALESCE("match_id", "game_id")),
    ADD CONSTRAINT "free_credit_kind" CHECK ("kind" IN ('royal', 'variant', 'test', 'session') AND ("kind" = 'royal') = ("match_id" IS NOT NULL)),
    ADD CONSTRAINT "free_credit_points" CHECK ("points" BETWEEN -100000 AND 100000);
ALTER TABLE "free_standing"
    ADD CONSTRAINT "free_standing_games" CHECK ("games" >= 0);
-- Games are admitted one by one (12) in matches of the free championship alone.
ALTER TABLE "match"
    ADD CONSTRAINT "match_admitted_games" CHECK ("admitted_games" IS NULL
        OR (cardinality("admitted_games") > 0 AND "competitions" = ARRAY['free-championship']));
ALTER TABLE "trophy" DROP CONSTRAINT "trophy_of_match";
ALTER TABLE "trophy"
    ADD CONSTRAINT "trophy_of_match" CHECK (num_nonnulls("match_id", "free_game_id") = CASE WHEN "evidence" = 'old-list' THEN 0 ELSE 1 END);

-- What is added up of players changes by what a game gives or takes: [{"season", "person", "points", "games"}]. In one order, so
-- that two games of the same players wait for each other and no more.
CREATE FUNCTION change_free_standings(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    change record;
BEGIN
    FOR change IN
        SELECT * FROM jsonb_to_recordset(changes) AS c("season" integer, "person" uuid, "points" integer, "games" integer)
        ORDER BY "season", "person"
    LOOP
        UPDATE "free_standing" SET "points" = "points" + change."points", "games" = "games" + change."games"
            WHERE "season" = change."season" AND "person_id" = change."person";
        IF NOT FOUND THEN
            INSERT INTO "free_standing" AS s ("season", "person_id", "points", "games")
                VALUES (change."season", change."person", change."points", change."games")
                ON CONFLICT ("season", "person_id") DO UPDATE
                    SET "points" = s."points" + excluded."points", "games" = s."games" + excluded."games";
        END IF;
        DELETE FROM "free_standing" WHERE "season" = change."season" AND "person_id" = change."person" AND "games" = 0;
    END LOOP;
END $$;

-- ── The log, and who is told ──────────────────────────────────────────────────────────────────────────────────────────

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "free_factor" FOR EACH ROW EXECUTE FUNCTION record_change('free factor', 'season ruleset', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "free_game" FOR EACH ROW EXECUTE FUNCTION record_change('free game', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT ON "free_game_revision" FOR EACH ROW EXECUTE FUNCTION record_change('free game revision', 'game_id number', 'sheet');
CREATE TRIGGER "record_change" AFTER INSERT ON "free_game_move" FOR EACH ROW EXECUTE FUNCTION record_change('free game move', 'game_id number', '');
CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "free_game_revision" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "free_game_move" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "free_game_revision" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "free_game_move" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "free_factor" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "free_game" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();

-- Trophies of free games follow from them, as those of matches do from theirs.
DROP TRIGGER "record_entry" ON "trophy";
DROP TRIGGER "record_correction" ON "trophy";
DROP TRIGGER "record_removal" ON "trophy";
CREATE TRIGGER "record_entry" AFTER INSERT ON "trophy" FOR EACH ROW WHEN (NEW."evidence" = 'old-list') EXECUTE FUNCTION record_change('trophy', 'id', 'of_kind of_announcer remark');
CREATE TRIGGER "record_correction" AFTER UPDATE OF "id", "position", "date", "season", "count", "trophy", "class", "name", "announcer_id", "partner_id", "side_id", "opponent_ids", "opposing_id", "competitions", "match_id", "free_game_id", "game", "party", "order", "evidence", "remark" ON "trophy" FOR EACH ROW WHEN (NEW."evidence" = 'old-list') EXECUTE FUNCTION record_change('trophy', 'id', 'of_kind of_announcer remark');
CREATE TRIGGER "record_removal" AFTER DELETE ON "trophy" FOR EACH ROW WHEN (OLD."evidence" = 'old-list') EXECUTE FUNCTION record_change('trophy', 'id', 'of_kind of_announcer remark');

CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "free_credit" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('free-championship');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "free_credit" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('free-championship');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "free_credit" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('free-championship');

CREATE FUNCTION tell_of_free_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        VALUES ('free-game', NEW."season", NEW."id",
            NEW."state" IN ('admitted', 'reopened') OR (TG_OP = 'UPDATE' AND OLD."state" IN ('admitted', 'reopened')));
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_free_game" AFTER INSERT OR UPDATE ON "free_game" FOR EACH ROW EXECUTE FUNCTION tell_of_free_game();
