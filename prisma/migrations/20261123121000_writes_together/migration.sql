-- Several writes in one transaction, each on an object of its own. Who acts, and why, is then said for each object: what the log and
-- the notices learn is the same as if each write had a transaction to itself.

-- Says who acts on which object, and claims the keys. From then on no lock is waited for longer than so many milliseconds.
-- Whether all keys are new.
CREATE FUNCTION begin_writes(writes jsonb, patience integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    claimed integer;
BEGIN
    PERFORM set_config('office.acts', (SELECT jsonb_object_agg(w ->> 'object', w - 'key' - 'input')::text FROM jsonb_array_elements(writes) AS w), true),
            set_config('office.account', '', true), set_config('office.token', '', true), set_config('office.request', '', true),
            set_config('office.action', '', true), set_config('office.reason', '', true),
            set_config('lock_timeout', patience::text, true),
            set_config('plan_cache_mode', 'force_generic_plan', true);
    INSERT INTO "idempotency_key" ("account_id", "key", "operation", "input_hash")
        SELECT (w ->> 'account')::uuid, w ->> 'key', w ->> 'action', decode(w ->> 'input', 'hex')
        FROM jsonb_array_elements(writes) AS w
        ORDER BY 1, 2
        ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS claimed = ROW_COUNT;
    RETURN claimed = jsonb_array_length(writes);
END $$;

-- Who acts on an object, as begin_write or begin_writes has said it.
CREATE FUNCTION acting_account(object_id text) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT COALESCE(
        NULLIF(current_setting('office.acts', true), '')::jsonb #>> ARRAY[object_id, 'account'],
        NULLIF(current_setting('office.account', true), ''))::uuid
$$;

CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
    hidden text[] := string_to_array(TG_ARGV[2], ' ');
    key_columns text[] := string_to_array(TG_ARGV[1], ' ');
    -- Who acts on which object, null where one acts on all; and that one.
    acts jsonb := NULLIF(current_setting('office.acts', true), '')::jsonb;
    act jsonb := jsonb_build_object(
        'account', NULLIF(current_setting('office.account', true), ''),
        'token', NULLIF(current_setting('office.token', true), ''),
        'request', NULLIF(current_setting('office.request', true), ''),
        'action', COALESCE(NULLIF(current_setting('office.action', true), ''), lower(TG_OP) || ' by SQL'),
        'reason', NULLIF(current_setting('office.reason', true), ''));
    new_rows jsonb[];
    was jsonb;
    is_now jsonb;
    shown jsonb;
    key text;
BEGIN
    -- Changed rows, which the trigger calls former and made; their first key column is id.
    IF TG_LEVEL = 'STATEMENT' AND TG_OP = 'UPDATE' THEN
        WITH change AS MATERIALIZED (
            SELECT to_jsonb(former) - hidden AS "was", to_jsonb(made) - hidden AS "is_now", COALESCE(acts -> made."id"::text, act) AS "by"
            FROM former JOIN made ON made."id" = former."id"
        ), written AS (
            INSERT INTO "audit_entry" ("chain", "account_id", "token_id", "request_id", "action", "object", "object_id", "reason", "before", "after")
                SELECT COALESCE('season ' || (c."is_now" ->> 'season'), 'office'),
                    (c."by" ->> 'account')::uuid, (c."by" ->> 'token')::uuid, c."by" ->> 'request', c."by" ->> 'action',
                    TG_ARGV[0], c."is_now" ->> 'id', c."by" ->> 'reason',
                    (SELECT jsonb_object_agg(field.key, field.value) FROM jsonb_each(c."was") AS field
                     WHERE c."is_now" -> field.key IS DISTINCT FROM field.value),
                    c."is_now"
                FROM change AS c WHERE c."was" <> c."is_now"
                RETURNING "id")
        INSERT INTO "audit_queue" ("entry_id") SELECT "id" FROM written;
        RETURN NULL;
    END IF;
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
        WITH written AS (
            INSERT INTO "audit_entry" ("chain", "account_id", "token_id", "request_id", "action", "object", "object_id", "reason", "after")
                SELECT COALESCE('season ' || (new_row ->> 'season'), 'office'),
                    ("by" ->> 'account')::uuid, ("by" ->> 'token')::uuid, "by" ->> 'request', "by" ->> 'action', TG_ARGV[0],
                    (new_row ->> key_columns[1]) || COALESCE('/' || (new_row ->> key_columns[2]), ''),
                    "by" ->> 'reason', new_row - hidden
                FROM unnest(new_rows) AS new_row
                CROSS JOIN LATERAL (SELECT COALESCE(acts -> (new_row ->> key_columns[1]), act)) AS acting("by")
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
    act := COALESCE(acts -> key, act);
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
                (act ->> 'account')::uuid, (act ->> 'token')::uuid, act ->> 'request', act ->> 'action',
                TG_ARGV[0], key, act ->> 'reason', was, is_now)
            RETURNING "id")
    INSERT INTO "audit_queue" ("entry_id") SELECT "id" FROM written;
    RETURN NULL;
END $$;

-- What follows from a change of a match, and from a move, is written for all rows of a statement at once.
DROP TRIGGER "record_change" ON "match";
CREATE TRIGGER "record_change" AFTER UPDATE ON "match" REFERENCING OLD TABLE AS former NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION record_change('match', 'id', 'open_errors');
CREATE TRIGGER "record_removal" AFTER DELETE ON "match" FOR EACH ROW EXECUTE FUNCTION record_change('match', 'id', 'open_errors');

CREATE FUNCTION tell_of_changed_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        SELECT 'match', made."season", made."id", made."state" IN ('approved', 'reopened') OR former."state" IN ('approved', 'reopened')
        FROM made JOIN former ON former."id" = made."id";
    RETURN NULL;
END $$;
DROP TRIGGER "tell_of_match" ON "match";
DROP FUNCTION tell_of_match();
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "match" REFERENCING OLD TABLE AS former NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_matches();

CREATE FUNCTION note_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT is_news() THEN RETURN NULL; END IF;
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT 'match-move', "match_id", "number", acting_account("match_id"::text)
        FROM made WHERE "created_at" > now() - interval '1 hour';
    RETURN NULL;
END $$;
DROP TRIGGER "note_move" ON "match_move";
CREATE TRIGGER "note_moves" AFTER INSERT ON "match_move" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_moves();
