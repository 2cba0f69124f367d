-- Grand Prix (11): events, their pairs, their schedule, and what two pairs have agreed about a match (11.2, D38). The table of an
-- event is kept nowhere: it follows from these and from the sheets of its matches.

CREATE TABLE "grand_prix" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "date" DATE NOT NULL,
    "venue_name" TEXT NOT NULL,
    "venue_public" BOOLEAN NOT NULL,
    "seed" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "announced_by" UUID NOT NULL,
    "announced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "grand_prix_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "grand_prix_entry" (
    "grand_prix_id" UUID NOT NULL,
    "pair_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "drawn" INTEGER,
    "entered_by" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grand_prix_entry_pkey" PRIMARY KEY ("grand_prix_id","pair_id")
);

CREATE TABLE "grand_prix_player" (
    "grand_prix_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "pair_id" UUID NOT NULL,

    CONSTRAINT "grand_prix_player_pkey" PRIMARY KEY ("grand_prix_id","person_id")
);

CREATE TABLE "grand_prix_pairing" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "grand_prix_id" UUID NOT NULL,
    "slot" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "side_a" UUID NOT NULL,
    "side_b" UUID NOT NULL,
    "counts_only_for" UUID,
    "planned_match_id" UUID NOT NULL,

    CONSTRAINT "grand_prix_pairing_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "grand_prix_wish" (
    "pairing_id" UUID NOT NULL,
    "pair_id" UUID NOT NULL,
    "counts_for" TEXT NOT NULL,
    "team_id" UUID,
    "account_id" UUID NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grand_prix_wish_pkey" PRIMARY KEY ("pairing_id","pair_id")
);

CREATE INDEX "grand_prix_season_date_idx" ON "grand_prix"("season", "date");

CREATE UNIQUE INDEX "grand_prix_id_season_key" ON "grand_prix"("id", "season");

CREATE INDEX "grand_prix_entry_pair_id_idx" ON "grand_prix_entry"("pair_id");

CREATE UNIQUE INDEX "grand_prix_entry_grand_prix_id_place_key" ON "grand_prix_entry"("grand_prix_id", "place");

CREATE INDEX "grand_prix_player_grand_prix_id_pair_id_idx" ON "grand_prix_player"("grand_prix_id", "pair_id");

CREATE INDEX "grand_prix_player_person_id_idx" ON "grand_prix_player"("person_id");

CREATE UNIQUE INDEX "grand_prix_pairing_planned_match_id_key" ON "grand_prix_pairing"("planned_match_id");

CREATE UNIQUE INDEX "grand_prix_pairing_grand_prix_id_slot_place_key" ON "grand_prix_pairing"("grand_prix_id", "slot", "place");

CREATE INDEX "draft_planned_match_id_idx" ON "draft"("planned_match_id");

ALTER TABLE "grand_prix" ADD CONSTRAINT "grand_prix_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix" ADD CONSTRAINT "grand_prix_announced_by_fkey" FOREIGN KEY ("announced_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_entry" ADD CONSTRAINT "grand_prix_entry_grand_prix_id_season_fkey" FOREIGN KEY ("grand_prix_id", "season") REFERENCES "grand_prix"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_entry" ADD CONSTRAINT "grand_prix_entry_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "pair"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_entry" ADD CONSTRAINT "grand_prix_entry_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_player" ADD CONSTRAINT "grand_prix_player_grand_prix_id_pair_id_fkey" FOREIGN KEY ("grand_prix_id", "pair_id") REFERENCES "grand_prix_entry"("grand_prix_id", "pair_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "grand_prix_player" ADD CONSTRAINT "grand_prix_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_pairing" ADD CONSTRAINT "grand_prix_pairing_grand_prix_id_side_a_fkey" FOREIGN KEY ("grand_prix_id", "side_a") REFERENCES "grand_prix_entry"("grand_prix_id", "pair_id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_pairing" ADD CONSTRAINT "grand_prix_pairing_grand_prix_id_side_b_fkey" FOREIGN KEY ("grand_prix_id", "side_b") REFERENCES "grand_prix_entry"("grand_prix_id", "pair_id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_pairing" ADD CONSTRAINT "grand_prix_pairing_planned_match_id_fkey" FOREIGN KEY ("planned_match_id") REFERENCES "planned_match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_wish" ADD CONSTRAINT "grand_prix_wish_pairing_id_fkey" FOREIGN KEY ("pairing_id") REFERENCES "grand_prix_pairing"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "grand_prix_wish" ADD CONSTRAINT "grand_prix_wish_pair_id_fkey" FOREIGN KEY ("pair_id") REFERENCES "pair"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_wish" ADD CONSTRAINT "grand_prix_wish_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "grand_prix_wish" ADD CONSTRAINT "grand_prix_wish_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ── What must never break ─────────────────────────────────────────────────────────────────────────────────────────────

CREATE UNIQUE INDEX "grand_prix_name_once" ON "grand_prix" ("season", "name_key") WHERE "cancelled_at" IS NULL;
ALTER TABLE "grand_prix"
    ADD CONSTRAINT "grand_prix_is_named" CHECK (length(btrim("name")) BETWEEN 1 AND 200),
    ADD CONSTRAINT "grand_prix_of_its_season" CHECK (EXTRACT(YEAR FROM "date") = "season"),
    ADD CONSTRAINT "grand_prix_seed" CHECK (char_length("seed") BETWEEN 1 AND 200),
    ADD CONSTRAINT "grand_prix_ends_once" CHECK ("closed_at" IS NULL OR "cancelled_at" IS NULL AND "seed" IS NOT NULL);
ALTER TABLE "grand_prix_pairing"
    ADD CONSTRAINT "grand_prix_pairing_slot" CHECK ("slot" BETWEEN 1 AND 99 AND "place" BETWEEN 1 AND 99),
    ADD CONSTRAINT "grand_prix_pairing_of_two" CHECK ("side_a" <> "side_b"),
    ADD CONSTRAINT "grand_prix_pairing_counts_only_for" CHECK ("counts_only_for" IN ("side_a", "side_b"));
-- For championship or cup, not both (D38); in the championship teams play.
ALTER TABLE "grand_prix_wish"
    ADD CONSTRAINT "grand_prix_wish_counts_for" CHECK ("counts_for" IN ('championship', 'cup') AND ("counts_for" = 'championship') = ("team_id" IS NOT NULL));

-- ── Which event a sheet belongs to ────────────────────────────────────────────────────────────────────────────────────
-- A sheet names two pairs and a day: of the events in which both play it is the one of that day, or else the nearest.
CREATE FUNCTION grand_prix_of(year integer, a uuid, b uuid, day date) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT g."id" FROM "grand_prix" g
    JOIN "grand_prix_entry" x ON x."grand_prix_id" = g."id" AND x."pair_id" = a
    JOIN "grand_prix_entry" y ON y."grand_prix_id" = g."id" AND y."pair_id" = b
    WHERE g."season" = year AND g."cancelled_at" IS NULL
    ORDER BY abs(g."date" - day), g."date", g."id" LIMIT 1
$$;

-- ── The log, and who is told ──────────────────────────────────────────────────────────────────────────────────────────

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix" FOR EACH ROW EXECUTE FUNCTION record_change('grand prix', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix_entry" FOR EACH ROW EXECUTE FUNCTION record_change('grand prix entry', 'grand_prix_id pair_id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix_player" FOR EACH ROW EXECUTE FUNCTION record_change('grand prix player', 'grand_prix_id person_id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix_pairing" FOR EACH ROW EXECUTE FUNCTION record_change('grand prix pairing', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix_wish" FOR EACH ROW EXECUTE FUNCTION record_change('grand prix wish', 'pairing_id pair_id', '');
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "grand_prix" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "grand_prix_entry" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "grand_prix_player" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "grand_prix_pairing" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "grand_prix_wish" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();

ALTER TABLE "change" DROP CONSTRAINT "change_topic";
ALTER TABLE "change" ADD CONSTRAINT "change_topic" CHECK ("topic" ~ '^[a-z-]{1,30}$');

CREATE FUNCTION tell_of_grand_prix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id") VALUES ('grand-prix', NEW."season", NEW."id");
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_grand_prix" AFTER INSERT OR UPDATE ON "grand_prix" FOR EACH ROW EXECUTE FUNCTION tell_of_grand_prix();

CREATE FUNCTION tell_of_grand_prix_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id") SELECT DISTINCT 'grand-prix', "season", "grand_prix_id" FROM changed;
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "grand_prix_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_grand_prix_entries();
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "grand_prix_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_grand_prix_entries();
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "grand_prix_entry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_grand_prix_entries();

-- Games of an event are shown as they are finished, from drafts and from sheets in any state (D42).
CREATE FUNCTION tell_of_grand_prix_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id")
        SELECT 'grand-prix', g."season", g."id" FROM "grand_prix" g
        WHERE g."id" = grand_prix_of(NEW."season", NEW."side_a", NEW."side_b", NEW."date");
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_grand_prix_matches" AFTER INSERT OR UPDATE ON "match" FOR EACH ROW
    WHEN ('grand-prix' = ANY (NEW."competitions")) EXECUTE FUNCTION tell_of_grand_prix_matches();

CREATE FUNCTION tell_of_grand_prix_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id")
        SELECT 'grand-prix', g."season", g."id" FROM "grand_prix_pairing" p JOIN "grand_prix" g ON g."id" = p."grand_prix_id"
        WHERE p."planned_match_id" = COALESCE(NEW."planned_match_id", OLD."planned_match_id");
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_grand_prix_drafts" AFTER INSERT OR UPDATE OR DELETE ON "draft" FOR EACH ROW EXECUTE FUNCTION tell_of_grand_prix_drafts();
