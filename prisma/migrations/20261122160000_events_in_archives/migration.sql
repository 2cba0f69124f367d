-- Whatever is of a season says of which: by that column its log and its archive have it.

ALTER TABLE "grand_prix_player" ADD COLUMN "season" INTEGER;
ALTER TABLE "grand_prix_pairing" ADD COLUMN "season" INTEGER;
ALTER TABLE "grand_prix_wish" ADD COLUMN "season" INTEGER;

-- The log has each of these rows anew, in the chain of its season.
DO $$
BEGIN
    PERFORM set_config('timezone', 'UTC', true),
            set_config('office.action', 'found', true);
    UPDATE "grand_prix_player" x SET "season" = g."season" FROM "grand_prix" g WHERE g."id" = x."grand_prix_id";
    UPDATE "grand_prix_pairing" x SET "season" = g."season" FROM "grand_prix" g WHERE g."id" = x."grand_prix_id";
    UPDATE "grand_prix_wish" x SET "season" = p."season" FROM "grand_prix_pairing" p WHERE p."id" = x."pairing_id";
    PERFORM set_config('office.action', '', true);
END $$;

ALTER TABLE "grand_prix_player" ALTER COLUMN "season" SET NOT NULL;
ALTER TABLE "grand_prix_pairing" ALTER COLUMN "season" SET NOT NULL;
ALTER TABLE "grand_prix_wish" ALTER COLUMN "season" SET NOT NULL;

-- The cup of an archive comes drawn, and its list with it.
CREATE OR REPLACE FUNCTION cup_list_is_open() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    year integer := COALESCE(NEW."season", OLD."season");
    drawn timestamptz;
BEGIN
    SELECT "drawn_at" INTO drawn FROM "cup" WHERE "season" = year FOR NO KEY UPDATE;
    IF drawn IS NOT NULL AND current_setting('office.action', true) IS DISTINCT FROM 'importSeason' THEN
        RAISE EXCEPTION 'the cup of % is drawn', year USING ERRCODE = 'check_violation', CONSTRAINT = 'cup_list_is_open';
    END IF;
    IF TG_OP = 'INSERT' AND (SELECT count(*) FROM "cup_entry" WHERE "season" = year) > 16 THEN
        RAISE EXCEPTION 'the cup of % has sixteen pairs', year USING ERRCODE = 'check_violation', CONSTRAINT = 'cup_list_is_open';
    END IF;
    RETURN NULL;
END $$;
