-- Teams and pairs are found by what the words of their names begin with, accents and case apart, as persons are.
CREATE INDEX "team_name_words" ON "team" USING gin (to_tsvector('simple', regexp_replace("name_key", '[[:punct:]]+', ' ', 'g')));
CREATE INDEX "pair_name_words" ON "pair" USING gin (to_tsvector('simple', regexp_replace("name_key", '[[:punct:]]+', ' ', 'g')));

-- Names with a wrong letter are found by their trigrams, for which PostgreSQL has an extension. Not every role may create one, and
-- not every server has it: an office opens without, and looks again at each start. What is indexed are the letters with which a
-- key begins, without accents and case: of others pg_trgm drops some in a cluster whose locale is C, as Ő and Ü.
-- Answers whether wrong letters are forgiven.
CREATE FUNCTION forgive_wrong_letters() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    IF to_regclass('"person_name_letters"') IS NOT NULL THEN
        RETURN true;
    END IF;
    -- Of processes that start at once, one creates it.
    PERFORM pg_advisory_xact_lock(hashtextextended('forgive_wrong_letters', 0));
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX IF NOT EXISTS "team_name_letters" ON "team" USING gist (split_part("name_key", E'\x01', 1) gist_trgm_ops);
    CREATE INDEX IF NOT EXISTS "pair_name_letters" ON "pair" USING gist (split_part("name_key", E'\x01', 1) gist_trgm_ops);
    CREATE INDEX IF NOT EXISTS "person_name_letters" ON "person_name" USING gist (split_part("key", E'\x01', 1) gist_trgm_ops);
    RETURN true;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RETURN false;
END $$;

SELECT forgive_wrong_letters();
