-- The statements of a write are found by keys, and are the same whatever the values are; but a list of two of them is fewer than
-- PostgreSQL reckons with, so that it planned each such statement anew, for longer than some of them take. Planned once, a write
-- costs it about a seventh less. Only until the end of the transaction: what pages ask is planned as before.
CREATE OR REPLACE FUNCTION begin_write(
    account uuid, token uuid, request text, action text, reason text, idempotency_key text, input bytea
) RETURNS TABLE ("state" text, "answer" jsonb) LANGUAGE plpgsql AS $$
DECLARE
    known "idempotency_key";
BEGIN
    PERFORM set_config('office.account', COALESCE(account::text, ''), true),
            set_config('office.token', COALESCE(token::text, ''), true),
            set_config('office.request', COALESCE(request, ''), true),
            set_config('office.action', COALESCE(action, ''), true),
            set_config('office.reason', COALESCE(reason, ''), true);
    IF idempotency_key IS NULL OR account IS NULL THEN
        RETURN QUERY SELECT 'new', NULL::jsonb;
        RETURN;
    END IF;
    PERFORM set_config('plan_cache_mode', 'force_generic_plan', true);
    INSERT INTO "idempotency_key" ("account_id", "key", "operation", "input_hash")
        VALUES (account, idempotency_key, action, input)
        ON CONFLICT DO NOTHING;
    IF FOUND THEN
        RETURN QUERY SELECT 'new', NULL::jsonb;
        RETURN;
    END IF;
    SELECT * INTO known FROM "idempotency_key" AS k WHERE k."account_id" = account AND k."key" = idempotency_key;
    RETURN QUERY SELECT
        CASE WHEN known."operation" = action AND known."input_hash" = input THEN 'done' ELSE 'other-input' END,
        known."answer";
END $$;
