-- Rows of matches come by the hundred when history is imported. What is written for each of them is written for all rows of a
-- statement at once: the same entries and changes in the same order, without a call and two statements for every row.

CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
    hidden text[] := string_to_array(TG_ARGV[2], ' ');
    key_columns text[] := string_to_array(TG_ARGV[1], ' ');
    account uuid;
    token uuid;
    request text;
    action text;
    reason text;
    new_rows jsonb[];
    was jsonb;
    is_now jsonb;
    shown jsonb;
    key text;
BEGIN
    -- New rows alone, which the trigger calls made.
    IF TG_LEVEL = 'STATEMENT' THEN
        -- Of a sheet the log has the digest alone: it is not parsed to be left out.
        IF TG_TABLE_NAME = 'match_revision' THEN
            SELECT array_agg(to_jsonb(revision)) INTO new_rows FROM (
                SELECT "match_id", "number", "season", "sheet_hash", "entered_by", "account_id", "remarks", "created_at" FROM made) AS revision;
        ELSE
            SELECT array_agg(to_jsonb(made)) INTO new_rows FROM made;
        END IF;
        IF new_rows IS NULL THEN RETURN NULL; END IF;
        account := NULLIF(current_setting('office.account', true), '')::uuid;
        token := NULLIF(current_setting('office.token', true), '')::uuid;
        request := NULLIF(current_setting('office.request', true), '');
        action := COALESCE(NULLIF(current_setting('office.action', true), ''), lower(TG_OP) || ' by SQL');
        reason := NULLIF(current_setting('office.reason', true), '');
        WITH written AS (
            INSERT INTO "audit_entry" ("chain", "account_id", "token_id", "request_id", "action", "object", "object_id", "reason", "after")
                SELECT COALESCE('season ' || (new_row ->> 'season'), 'office'), account, token, request, action, TG_ARGV[0],
                    (new_row ->> key_columns[1]) || COALESCE('/' || (new_row ->> key_columns[2]), ''), reason, new_row - hidden
                FROM unnest(new_rows) AS new_row
                RETURNING "id")
        INSERT INTO "audit_queue" ("entry_id") SELECT "id" FROM written;
        RETURN NULL;
    END IF;
    -- Revisions are never changed, so there is no OLD.
    IF TG_TABLE_NAME = 'match_revision' THEN NEW."sheet" := NULL; END IF;
    IF TG_OP <> 'INSERT' THEN was := to_jsonb(OLD) - hidden; END IF;
    IF TG_OP <> 'DELETE' THEN is_now := to_jsonb(NEW) - hidden; END IF;
    IF was = is_now THEN RETURN NULL; END IF;
    shown := COALESCE(is_now, was);
    key := shown ->> key_columns[1];
    FOR part IN 2 .. cardinality(key_columns) LOOP
        key := key || '/' || (shown ->> key_columns[part]);
    END LOOP;
    IF TG_OP = 'UPDATE' THEN
        SELECT jsonb_object_agg(field.key, field.value) INTO was
            FROM jsonb_each(was) AS field WHERE is_now -> field.key IS DISTINCT FROM field.value;
    END IF;
    WITH written AS (
        INSERT INTO "audit_entry" ("chain", "account_id", "token_id", "request_id", "action", "object", "object_id", "reason", "before", "after")
            VALUES (
                CASE WHEN TG_TABLE_NAME = 'season' THEN 'season ' || (shown ->> 'year')
                     ELSE COALESCE('season ' || (shown ->> 'season'), 'office') END,
                NULLIF(current_setting('office.account', true), '')::uuid,
                NULLIF(current_setting('office.token', true), '')::uuid,
                NULLIF(current_setting('office.request', true), ''),
                COALESCE(NULLIF(current_setting('office.action', true), ''), lower(TG_OP) || ' by SQL'),
                TG_ARGV[0], key,
                NULLIF(current_setting('office.reason', true), ''),
                was, is_now)
            RETURNING "id")
    INSERT INTO "audit_queue" ("entry_id") SELECT "id" FROM written;
    RETURN NULL;
END $$;

DROP TRIGGER "record_change" ON "match";
DROP TRIGGER "record_change" ON "match_revision";
DROP TRIGGER "record_change" ON "match_move";
CREATE TRIGGER "record_change" AFTER UPDATE OR DELETE ON "match" FOR EACH ROW EXECUTE FUNCTION record_change('match', 'id', 'open_errors');
CREATE TRIGGER "record_entry" AFTER INSERT ON "match" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION record_change('match', 'id', 'open_errors');
CREATE TRIGGER "record_change" AFTER INSERT ON "match_revision" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION record_change('match revision', 'match_id number', 'sheet');
CREATE TRIGGER "record_change" AFTER INSERT ON "match_move" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION record_change('match move', 'match_id number', 'sheet');

CREATE FUNCTION tell_of_new_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        SELECT 'match', "season", "id", "state" IN ('approved', 'reopened') FROM made;
    RETURN NULL;
END $$;
DROP TRIGGER "tell_of_match" ON "match";
CREATE TRIGGER "tell_of_match" AFTER UPDATE ON "match" FOR EACH ROW EXECUTE FUNCTION tell_of_match();
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "match" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tell_of_new_matches();

-- Of what is no news nothing is looked at.
DROP TRIGGER "note_move" ON "match_move";
CREATE TRIGGER "note_move" AFTER INSERT ON "match_move" FOR EACH ROW
    WHEN (NEW."created_at" > now() - interval '1 hour' AND is_news()) EXECUTE FUNCTION note_occurrence('match-move', 'match_id', 'number');
