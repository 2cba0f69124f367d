-- What concerns somebody, and how he is told of it.

CREATE TABLE "occurrence" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "object_id" UUID NOT NULL,
    "number" INTEGER NOT NULL DEFAULT 0,
    "account_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "occurrence_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "notification" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "person_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "subject_id" UUID,
    "values" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "notification_setting" (
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL,

    CONSTRAINT "notification_setting_pkey" PRIMARY KEY ("account_id", "kind", "channel")
);

CREATE TABLE "webhook" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "kinds" TEXT[],
    "key_id" TEXT NOT NULL,
    "secret_number" INTEGER NOT NULL DEFAULT 1,
    "secret_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paused_at" TIMESTAMPTZ(3),
    "pause_reason" TEXT,
    "last_delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "delivery" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID NOT NULL,
    "notification_id" UUID,
    "channel" TEXT NOT NULL,
    "webhook_id" UUID,
    "by_hand" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "claimed_at" TIMESTAMPTZ(3),
    "last_attempt_at" TIMESTAMPTZ(3),
    "next_attempt_at" TIMESTAMPTZ(3),
    "response_status" INTEGER,
    "problem" TEXT,

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- Once each, however often it is looked at.
CREATE UNIQUE INDEX "notification_person_id_key_key" ON "notification"("person_id", "key");
CREATE INDEX "notification_person_id_created_at_id_idx" ON "notification"("person_id", "created_at", "id");
CREATE INDEX "notification_created_at_idx" ON "notification"("created_at");
CREATE INDEX "notification_unread" ON "notification" ("person_id") WHERE "read_at" IS NULL;
CREATE INDEX "webhook_account_id_idx" ON "webhook"("account_id");
CREATE INDEX "delivery_account_id_created_at_id_idx" ON "delivery"("account_id", "created_at", "id");
CREATE INDEX "delivery_webhook_id_created_at_id_idx" ON "delivery"("webhook_id", "created_at", "id");
CREATE INDEX "delivery_notification_id_idx" ON "delivery"("notification_id");
CREATE INDEX "delivery_created_at_idx" ON "delivery"("created_at");
CREATE INDEX "delivery_waiting" ON "delivery" ("account_id", "channel") WHERE "state" = 'waiting';
CREATE INDEX "account_jury" ON "account" ("id") WHERE "jury";

ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "occurrence"
    ADD CONSTRAINT "occurrence_kind" CHECK ("kind" IN ('match-move', 'match-ruling', 'request-asked', 'request-decided', 'request-lapsed', 'milestone', 'delivery'));
ALTER TABLE "notification_setting"
    ADD CONSTRAINT "notification_setting_channel" CHECK ("channel" IN ('mail', 'webhook'));
ALTER TABLE "webhook"
    ADD CONSTRAINT "webhook_name" CHECK (length("name") BETWEEN 1 AND 100),
    ADD CONSTRAINT "webhook_url" CHECK (length("url") BETWEEN 1 AND 2000),
    ADD CONSTRAINT "webhook_pause" CHECK (("paused_at" IS NULL) = ("pause_reason" IS NULL)),
    ADD CONSTRAINT "webhook_pause_reason" CHECK ("pause_reason" IN ('owner', 'failures', 'gone', 'key'));
ALTER TABLE "delivery"
    ADD CONSTRAINT "delivery_channel" CHECK ("channel" IN ('mail', 'webhook') AND ("channel" = 'webhook') = ("webhook_id" IS NOT NULL)),
    ADD CONSTRAINT "delivery_state" CHECK ("state" IN ('waiting', 'delivered', 'failed', 'dropped')),
    ADD CONSTRAINT "delivery_attempts" CHECK ("attempts" >= 0);

-- ── What has happened ─────────────────────────────────────────────────────────────────────────────────────────────────

-- Written in the transaction of the change, so that nothing that was acknowledged is left untold and nothing that was taken
-- back is told. Arguments: the kind; the column with the object's id; the column with a number, if there is one. No NOTIFY:
-- see the live changes.
CREATE FUNCTION note_occurrence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    happened jsonb := to_jsonb(NEW);
BEGIN
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        VALUES (TG_ARGV[0], (happened ->> TG_ARGV[1])::uuid, COALESCE((happened ->> TG_ARGV[2])::int, 0),
            NULLIF(current_setting('office.account', true), '')::uuid);
    RETURN NULL;
END $$;

-- What is read in from an archive bears its old date, and is no news.
CREATE TRIGGER "note_move" AFTER INSERT ON "match_move" FOR EACH ROW
    WHEN (NEW."created_at" > now() - interval '1 hour') EXECUTE FUNCTION note_occurrence('match-move', 'match_id', 'number');
CREATE TRIGGER "note_request" AFTER INSERT ON "request" FOR EACH ROW
    WHEN (NEW."asked_at" > now() - interval '1 hour') EXECUTE FUNCTION note_occurrence('request-asked', 'id', 'version');
CREATE TRIGGER "note_decision" AFTER UPDATE OF "granted" ON "request" FOR EACH ROW
    WHEN (OLD."granted" IS NULL AND NEW."granted" IS NOT NULL) EXECUTE FUNCTION note_occurrence('request-decided', 'id', 'version');
CREATE TRIGGER "note_lapse" AFTER UPDATE OF "lapsed_at" ON "request" FOR EACH ROW
    WHEN (OLD."lapsed_at" IS NULL AND NEW."lapsed_at" IS NOT NULL AND NEW."granted") EXECUTE FUNCTION note_occurrence('request-lapsed', 'id', 'version');

-- Several rulings of one statement are one occurrence.
CREATE FUNCTION note_rulings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT 'match-ruling', "match_id", max("number"), NULLIF(current_setting('office.account', true), '')::uuid
        FROM made WHERE "created_at" > now() - interval '1 hour' GROUP BY "match_id";
    RETURN NULL;
END $$;
CREATE TRIGGER "note_rulings" AFTER INSERT ON "match_ruling" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_rulings();

-- A tally that grows past a milestone (13). One that is new (an old list, a season read in) is no news.
CREATE FUNCTION note_milestones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT 'milestone', NEW."person_id", reached, NULLIF(current_setting('office.account', true), '')::uuid
        FROM unnest(ARRAY[100, 250, 500, 1000]) AS reached WHERE reached > OLD."total" AND reached <= NEW."total";
    RETURN NULL;
END $$;
CREATE TRIGGER "note_milestones" AFTER UPDATE OF "total" ON "trophy_tally" FOR EACH ROW
    WHEN (NEW."total" > OLD."total" AND NEW."total" >= 100) EXECUTE FUNCTION note_milestones();

-- ── The log, and subscribers ──────────────────────────────────────────────────────────────────────────────────────────

-- Addresses of webhooks can hold secrets of their receivers. When something last got through is no act of anybody.
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "webhook" FOR EACH ROW EXECUTE FUNCTION record_change('webhook', 'id', 'name url last_delivered_at');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "notification_setting" FOR EACH ROW EXECUTE FUNCTION record_change('notification setting', 'account_id kind channel', '');
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "webhook" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "notification_setting" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();

CREATE FUNCTION tell_of_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "object_id", "public") SELECT DISTINCT 'notifications', "person_id", false FROM changed;
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "notification" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_notifications();
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "notification" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_notifications();
