-- What comes from before the office: matches in bulk, old trophy lists with where they come from, and old tables, which are
-- shown and never recomputed. Each import is an object of the log: who, when, of which file, how many.

CREATE TABLE "old_list" (
    "id" TEXT NOT NULL,
    "source" TEXT,
    "sha256" TEXT,
    "entries" INTEGER NOT NULL,
    "trophies" INTEGER NOT NULL,
    "entered_by" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "old_list_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "old_table" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "year" INTEGER NOT NULL,
    "competition" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "sheet" JSON NOT NULL,
    "sheet_hash" BYTEA GENERATED ALWAYS AS (sheet_digest("sheet")) STORED,
    "entered_by" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "old_table_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "match_import" (
    "id" UUID NOT NULL,
    "name" TEXT,
    "sha256" TEXT,
    "documents" INTEGER NOT NULL,
    "entered" INTEGER NOT NULL,
    "already_there" INTEGER NOT NULL,
    "refused" INTEGER NOT NULL,
    "complete" BOOLEAN NOT NULL,
    "entered_by" UUID NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_import_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "match_import_begun_at_id_idx" ON "match_import"("begun_at", "id");

CREATE INDEX "old_list_entered_at_id_idx" ON "old_list"("entered_at", "id");

CREATE INDEX "old_table_year_id_idx" ON "old_table"("year", "id");

-- Bare records name their teams and pairs.
CREATE INDEX "side_season_name_idx" ON "side"("season", "name");

ALTER TABLE "match_import" ADD CONSTRAINT "match_import_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "old_list" ADD CONSTRAINT "old_list_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "old_table" ADD CONSTRAINT "old_table_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "match_import"
    ADD CONSTRAINT "match_import_counts" CHECK (
        LEAST("entered", "already_there", "refused") >= 0 AND "documents" = "entered" + "already_there" + "refused"),
    ADD CONSTRAINT "match_import_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "match_import_name" CHECK (length("name") BETWEEN 1 AND 200);
ALTER TABLE "old_list"
    ADD CONSTRAINT "old_list_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "old_list_counts" CHECK ("entries" >= 1 AND "trophies" >= "entries"),
    ADD CONSTRAINT "old_list_source" CHECK (length("source") BETWEEN 1 AND 200);
ALTER TABLE "old_table"
    ADD CONSTRAINT "old_table_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "old_table_year" CHECK ("year" BETWEEN 1900 AND 2200),
    ADD CONSTRAINT "old_table_competition" CHECK ("competition" IN ('championship', 'cup', 'grand-prix', 'free-championship')),
    ADD CONSTRAINT "old_table_title" CHECK (length("title") BETWEEN 1 AND 200),
    ADD CONSTRAINT "old_table_source" CHECK (length("source") BETWEEN 1 AND 200);
-- The same table is imported once.
CREATE UNIQUE INDEX "old_table_once" ON "old_table" ("year", "competition", "title", "sheet_hash");

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "match_import" FOR EACH ROW EXECUTE FUNCTION record_change('import', 'id', '');
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "match_import" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
-- The log knows a table by the digest of its rows, which hold names.
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "old_list" FOR EACH ROW EXECUTE FUNCTION record_change('old list', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "old_table" FOR EACH ROW EXECUTE FUNCTION record_change('old table', 'id', 'sheet');
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "old_list" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "old_table" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();

-- Lists that were imported before this table was there.
DO $$
BEGIN
    PERFORM set_config('timezone', 'UTC', true),
            set_config('office.action', 'found', true);
    INSERT INTO "old_list" ("id", "entries", "trophies", "entered_by", "entered_at")
        SELECT split_part(t."id", '/', 1), count(*), sum(t."count"), min(e."account_id"::text)::uuid, min(e."at")
        FROM "trophy" t JOIN "audit_entry" e ON e."object" = 'trophy' AND e."object_id" = t."id"
            AND e."action" = 'importOldTrophies' AND e."account_id" IS NOT NULL
        WHERE t."evidence" = 'old-list' GROUP BY 1;
    PERFORM set_config('office.action', '', true);
END $$;

-- What is brought in from before is no news unless the jury says so: an import of years would write to everybody.
CREATE FUNCTION is_news() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT current_setting('office.untold', true) IS DISTINCT FROM 'on'
$$;
CREATE OR REPLACE FUNCTION note_occurrence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    happened jsonb := to_jsonb(NEW);
BEGIN
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT TG_ARGV[0], (happened ->> TG_ARGV[1])::uuid, COALESCE((happened ->> TG_ARGV[2])::int, 0),
            NULLIF(current_setting('office.account', true), '')::uuid
        WHERE is_news();
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_rulings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT 'match-ruling', "match_id", max("number"), NULLIF(current_setting('office.account', true), '')::uuid
        FROM made WHERE "created_at" > now() - interval '1 hour' AND is_news() GROUP BY "match_id";
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_milestones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT 'milestone', NEW."person_id", reached, NULLIF(current_setting('office.account', true), '')::uuid
        FROM unnest(ARRAY[100, 250, 500, 1000]) AS reached
        WHERE reached > OLD."total" AND reached <= NEW."total" AND is_news();
    RETURN NULL;
END $$;
