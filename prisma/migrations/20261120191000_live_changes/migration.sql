-- What subscribers are told of: which object has changed, never how. Rows are kept for a day.

CREATE TABLE "change" (
    "id" BIGSERIAL NOT NULL,
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "topic" TEXT NOT NULL,
    "season" INTEGER,
    "object_id" UUID,
    "public" BOOLEAN NOT NULL DEFAULT true,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "change_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "change_transaction_idx" ON "change"("transaction");

CREATE INDEX "change_at_idx" ON "change"("at");

ALTER TABLE "change"
    ADD CONSTRAINT "change_topic" CHECK ("topic" IN ('standings', 'trophies', 'match', 'request', 'access'));

-- No NOTIFY in here: it would take one lock for all commits of the server, and half of their rate. The processes ring each
-- other after the commit, and look by themselves besides.

-- A row for each season that a statement has touched. Argument: the topic.
CREATE FUNCTION tell_of_seasons() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season") SELECT DISTINCT TG_ARGV[0], "season" FROM changed;
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_season() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season") VALUES ('standings', NEW."year");
    RETURN NULL;
END $$;

CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "championship_standing" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "championship_standing" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "championship_standing" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "team" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "team" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "team" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "side" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "season" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_of_season();
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "trophy" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('trophies');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "trophy" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('trophies');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "trophy" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('trophies');

-- Public is a change to or from a state in which everybody sees the match: of the others strangers learn nothing.
CREATE FUNCTION tell_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        VALUES ('match', NEW."season", NEW."id",
            NEW."state" IN ('approved', 'reopened') OR (TG_OP = 'UPDATE' AND OLD."state" IN ('approved', 'reopened')));
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_match" AFTER INSERT OR UPDATE ON "match" FOR EACH ROW EXECUTE FUNCTION tell_of_match();

-- A ruling may leave the row of its match as it is.
CREATE FUNCTION tell_of_ruling() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        SELECT 'match', "season", "id", "state" IN ('approved', 'reopened') FROM "match" WHERE "id" = NEW."match_id";
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_ruling" AFTER INSERT ON "match_ruling" FOR EACH ROW EXECUTE FUNCTION tell_of_ruling();

CREATE FUNCTION tell_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public") VALUES ('request', NEW."season", NEW."id", false);
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_request" AFTER INSERT OR UPDATE ON "request" FOR EACH ROW EXECUTE FUNCTION tell_of_request();

-- Not for subscribers: whose open connections must be looked at again.
CREATE FUNCTION tell_of_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "object_id", "public")
        VALUES ('access', (to_jsonb(OLD) ->> TG_ARGV[0])::uuid, false);
    RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_access" AFTER UPDATE OF "revoked_at" ON "login" FOR EACH ROW WHEN (OLD."revoked_at" IS DISTINCT FROM NEW."revoked_at") EXECUTE FUNCTION tell_of_access('account_id');
CREATE TRIGGER "tell_of_removed_access" AFTER DELETE ON "login" FOR EACH ROW EXECUTE FUNCTION tell_of_access('account_id');
CREATE TRIGGER "tell_of_access" AFTER UPDATE OF "revoked_at" ON "api_token" FOR EACH ROW WHEN (OLD."revoked_at" IS DISTINCT FROM NEW."revoked_at") EXECUTE FUNCTION tell_of_access('account_id');
CREATE TRIGGER "tell_of_removed_access" AFTER DELETE ON "api_token" FOR EACH ROW EXECUTE FUNCTION tell_of_access('account_id');
CREATE TRIGGER "tell_of_access" AFTER UPDATE OF "jury", "admin", "disabled_at", "person_id" ON "account" FOR EACH ROW
    WHEN ((OLD."jury", OLD."admin", OLD."disabled_at", OLD."person_id") IS DISTINCT FROM (NEW."jury", NEW."admin", NEW."disabled_at", NEW."person_id")) EXECUTE FUNCTION tell_of_access('id');
