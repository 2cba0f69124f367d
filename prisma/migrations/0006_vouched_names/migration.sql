-- The log has no names, so nothing in it would tell that two of them changed places in an archive. Each name has a salted digest,
-- and the chain of a closed season the root of the digests of everybody in its archive (docs/archive.md). Without the salt, which
-- goes when somebody's data are erased, a digest tells nothing of the name.

-- In a database whose encoding is UTF-8 the conversion cannot change, which PostgreSQL does not know of convert_to.
CREATE FUNCTION name_digest(salt bytea, name text) RETURNS bytea
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN sha256(salt || convert_to(name, 'UTF8'));

-- Each row there gets a salt of its own, and so does each that comes.
ALTER TABLE "person_name"
    ADD COLUMN "salt" BYTEA DEFAULT uuid_send(gen_random_uuid()),
    -- Of a name that this office was never told: it came with the archive of another, where a pseudonym stands for it.
    ADD COLUMN "foreign_digest" BYTEA;
ALTER TABLE "person_name"
    ADD COLUMN "digest" BYTEA GENERATED ALWAYS AS (COALESCE("foreign_digest", name_digest("salt", "name"))) STORED,
    ADD CONSTRAINT "person_name_salt" CHECK (length("salt") = 16),
    ADD CONSTRAINT "person_name_foreign_digest" CHECK (length("foreign_digest") = 32),
    ADD CONSTRAINT "person_name_has_a_digest" CHECK (("salt" IS NULL) <> ("foreign_digest" IS NULL));

-- A leaf says of which person the digest is, and whether an archive shows the name: it cannot be left out unnoticed either.
CREATE FUNCTION name_leaf(person uuid, digest bytea, is_shown boolean) RETURNS bytea
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN sha256(convert_to(person::text || ':' || encode(digest, 'hex') || CASE WHEN is_shown THEN '' ELSE ':pseudonym' END, 'UTF8'));

-- How archives tell of somebody: under each of their ids, as the public is told, with the salt of the name; or with neither for
-- those who have a pseudonym, under an id of before too, and for those whose name this office was never told.
CREATE VIEW "archived_person" AS
SELECT
  p."id",
  p."number",
  p."merged_into",
  CASE WHEN archived."shown" THEN told."name" END AS "name",
  CASE WHEN archived."shown" THEN n."salt" END AS "salt",
  n."digest",
  name_leaf(p."id", n."digest", archived."shown") AS "leaf"
FROM "person" p
JOIN "public_name" told ON told."id" = p."id"
JOIN "person" kept ON kept."id" = told."is"
JOIN "person_name" n ON n."person_id" = kept."id" AND n."revision" = kept."name_revision"
CROSS JOIN LATERAL (SELECT NOT told."pseudonymous" AND NOT p."pseudonymous" AND n."salt" IS NOT NULL AS "shown") archived;

-- Everybody in the archive of a closed season: for their names its root stands.
CREATE TABLE "season_person" (
    "season" INTEGER NOT NULL,
    "person_id" UUID NOT NULL,

    CONSTRAINT "season_person_pkey" PRIMARY KEY ("season","person_id")
);
CREATE INDEX "season_person_person_id_idx" ON "season_person"("person_id");
ALTER TABLE "season_person" ADD CONSTRAINT "season_person_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "season_person" ADD CONSTRAINT "season_person_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "season_names" (
    "season" INTEGER NOT NULL,
    "root" BYTEA NOT NULL,

    CONSTRAINT "season_names_pkey" PRIMARY KEY ("season")
);
ALTER TABLE "season_names" ADD CONSTRAINT "season_names_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "season_names" ADD CONSTRAINT "season_names_root" CHECK (length("root") = 32);
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "season_names" FOR EACH ROW EXECUTE FUNCTION audit_change('season names', 'season', '');
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "season_names" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();

CREATE FUNCTION names_root(of_season integer) RETURNS bytea
    LANGUAGE sql STABLE
    RETURN (SELECT sha256(COALESCE(string_agg(a."leaf", ''::bytea ORDER BY a."leaf"), ''::bytea))
            FROM "season_person" s JOIN "archived_person" a ON a."id" = s."person_id" WHERE s."season" = of_season);

-- Whom an archive has by the trophy list: by the entries of the season, by what was won before it, and by those between (D51).
CREATE FUNCTION persons_in_list(of_season integer) RETURNS SETOF uuid
    LANGUAGE sql STABLE AS $$
    SELECT unnest(ARRAY["announcer_id", "partner_id"] || "opponent_ids") FROM "trophy" WHERE "season" = of_season
    UNION
    SELECT "announcer_id" FROM "trophy"
    WHERE "position" < GREATEST(of_season || '-01-01', (SELECT max("position") FROM "trophy" WHERE "season" = of_season));
$$;

-- Whom an archive has, whatever it has of them: whose id stands in a row of the season, in its log, or in its list; those by whose
-- accounts something was done; and those into whom one of them was merged. A table that is logged later is looked through too.
CREATE FUNCTION persons_in_season(of_season integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
    form CONSTANT text := '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
    logged text;
    more text[];
    ids text[] := '{}';
BEGIN
    FOR logged IN
        SELECT DISTINCT c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'season' AND NOT a.attisdropped
        WHERE t.tgfoid = 'audit_change'::regproc
    LOOP
        EXECUTE format('SELECT array_agg(DISTINCT mention.found[1]) FROM %I logged_row, regexp_matches(logged_row::text, $1, ''g'') AS mention(found) WHERE logged_row."season" = $2', logged)
            INTO more USING form, of_season;
        ids := ids || more;
    END LOOP;
    SELECT array_agg(DISTINCT mention.found[1]) INTO more
        FROM "audit_entry" e, regexp_matches(concat_ws(' ', e."account_id", e."object_id", e."before", e."after"), form, 'g') AS mention(found)
        WHERE e."chain" = 'season ' || of_season;
    ids := ids || more;
    RETURN QUERY
        WITH mentioned AS (
            SELECT p."id", p."merged_into" FROM "person" p WHERE p."id" = ANY (ids::uuid[])
            UNION
            SELECT p."id", p."merged_into" FROM "account" a JOIN "person" p ON p."id" = a."person_id" WHERE a."id" = ANY (ids::uuid[])
            UNION
            SELECT p."id", p."merged_into" FROM persons_in_list(of_season) AS listed JOIN "person" p ON p."id" = listed
        )
        SELECT m."id" FROM mentioned m UNION SELECT m."merged_into" FROM mentioned m WHERE m."merged_into" IS NOT NULL;
END $$;

-- Seasons that are closed already: from here on their names are vouched for.
DO $$
BEGIN
    PERFORM set_config('office.action', 'vouchForNames', true);
    INSERT INTO "season_person" SELECT s."year", p FROM "season" s, persons_in_season(s."year") AS p WHERE s."closed_at" IS NOT NULL;
    INSERT INTO "season_names" SELECT s."year", names_root(s."year") FROM "season" s WHERE s."closed_at" IS NOT NULL;
    PERFORM set_config('office.action', '', true);
END $$;
