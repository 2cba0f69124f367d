-- Pairs as sides of the cup and of events (10, 11): the same two persons are one pair in all competitions of a season.

CREATE TABLE "pair" (
    "id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "first_id" UUID NOT NULL,
    "second_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pair_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "pair_player" (
    "pair_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE,

    CONSTRAINT "pair_player_pkey" PRIMARY KEY ("pair_id","person_id")
);

CREATE UNIQUE INDEX "pair_id_season_key" ON "pair"("id", "season");

CREATE UNIQUE INDEX "pair_name_once" ON "pair"("season", "name_key");

CREATE INDEX "pair_first_id_idx" ON "pair"("first_id");

CREATE INDEX "pair_second_id_idx" ON "pair"("second_id");

CREATE INDEX "pair_player_person_id_idx" ON "pair_player"("person_id");

ALTER TABLE "pair" ADD CONSTRAINT "pair_id_season_fkey" FOREIGN KEY ("id", "season") REFERENCES "side"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pair" ADD CONSTRAINT "pair_first_id_fkey" FOREIGN KEY ("first_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "pair" ADD CONSTRAINT "pair_second_id_fkey" FOREIGN KEY ("second_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "pair_player" ADD CONSTRAINT "pair_player_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "pair"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pair_player" ADD CONSTRAINT "pair_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ── Who is of a side ──────────────────────────────────────────────────────────────────────────────────────────────────
-- Members of teams and players of pairs, for whom the same holds (D12). What a pair's rows say of somebody who was merged into
-- another is that other's; memberships were moved to him by the merge.
CREATE INDEX "person_himself" ON "person" (COALESCE("merged_into", "id"));
CREATE VIEW "side_member" AS
    SELECT "team_id" AS "side_id", "season", "person_id", "first_day", "last_day" FROM "membership"
    UNION ALL
    SELECT pp."pair_id", pp."season", COALESCE(p."merged_into", p."id"), pp."first_day", pp."last_day"
    FROM "pair_player" pp JOIN "person" p ON p."id" = pp."person_id";

-- ── What must never break ─────────────────────────────────────────────────────────────────────────────────────────────

-- A pair is two persons (D36); the same two are one pair in all competitions of a season (11.2, D38).
ALTER TABLE "pair"
    ADD CONSTRAINT "pair_is_two_persons" CHECK ("first_id" <> "second_id");
CREATE UNIQUE INDEX "pair_once" ON "pair" ("season", LEAST("first_id", "second_id"), GREATEST("first_id", "second_id"));
ALTER TABLE "pair_player"
    ADD CONSTRAINT "pair_player_span" CHECK ("last_day" IS NULL OR "last_day" >= "first_day" - 1);

-- ── The log ───────────────────────────────────────────────────────────────────────────────────────────────────────────

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "pair" FOR EACH ROW EXECUTE FUNCTION record_change('pair', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "pair_player" FOR EACH ROW EXECUTE FUNCTION record_change('pair player', 'pair_id person_id', '');
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "pair" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "pair_player" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
