-- What has happened is noted, and subscribers are told, by triggers.

-- What is brought in from before is no news unless the jury says so: an import of years would write to everybody.
CREATE FUNCTION is_news() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT current_setting('office.untold', true) IS DISTINCT FROM 'on'
$$;

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

-- A ruling may leave the row of its match as it is.
CREATE FUNCTION tell_of_ruling() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        SELECT 'match', "season", "id", "state" IN ('approved', 'reopened') FROM "match" WHERE "id" = NEW."match_id";
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public") VALUES ('request', NEW."season", NEW."id", false);
    RETURN NULL;
END $$;

-- Not for subscribers: whose open connections must be looked at again.
CREATE FUNCTION tell_of_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "object_id", "public")
        VALUES ('access', (to_jsonb(OLD) ->> TG_ARGV[0])::uuid, false);
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_grand_prix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id") VALUES ('grand-prix', NEW."season", NEW."id");
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_grand_prix_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id") SELECT DISTINCT 'grand-prix', "season", "grand_prix_id" FROM changed;
    RETURN NULL;
END $$;

-- Games of an event are shown as they are finished, from drafts and from sheets in any state (D42).
CREATE FUNCTION tell_of_grand_prix_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id")
        SELECT 'grand-prix', g."season", g."id" FROM "grand_prix" g
        WHERE g."id" = grand_prix_of(NEW."season", NEW."side_a", NEW."side_b", NEW."date");
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_grand_prix_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id")
        SELECT 'grand-prix', g."season", g."id" FROM "grand_prix_pairing" p JOIN "grand_prix" g ON g."id" = p."grand_prix_id"
        WHERE p."planned_match_id" = COALESCE(NEW."planned_match_id", OLD."planned_match_id");
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_results() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season")
        SELECT DISTINCT CASE "competition" WHEN 'cup' THEN 'cup' ELSE 'standings' END, "season" FROM changed
        WHERE "competition" IN ('championship', 'cup');
    RETURN NULL;
END $$;

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

CREATE FUNCTION tell_of_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "object_id", "public") SELECT DISTINCT 'notifications', "person_id", false FROM changed;
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_free_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        VALUES ('free-game', NEW."season", NEW."id",
            NEW."state" IN ('admitted', 'reopened') OR (TG_OP = 'UPDATE' AND OLD."state" IN ('admitted', 'reopened')));
    RETURN NULL;
END $$;

-- A cup that was drawn elsewhere and is taken over is no news. Each pair is told of its own place.
CREATE FUNCTION note_cup_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT 'cup-drawn', "pair_id", NEW."season", NULLIF(current_setting('office.account', true), '')::uuid
        FROM "cup_entry" WHERE "season" = NEW."season" AND is_news();
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_new_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        SELECT 'match', "season", "id", "state" IN ('approved', 'reopened') FROM made;
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_changed_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "change" ("topic", "season", "object_id", "public")
        SELECT 'match', made."season", made."id", made."state" IN ('approved', 'reopened') OR former."state" IN ('approved', 'reopened')
        FROM made JOIN former ON former."id" = made."id";
    RETURN NULL;
END $$;

CREATE FUNCTION note_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT is_news() THEN RETURN NULL; END IF;
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT 'match-move', "match_id", "number", acting_account("match_id"::text)
        FROM made WHERE "created_at" > now() - interval '1 hour';
    RETURN NULL;
END $$;

CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "team" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "team" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "team" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "side" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('standings');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "season" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_of_season();
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "trophy" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('trophies');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "trophy" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('trophies');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "trophy" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('trophies');
CREATE TRIGGER "tell_of_ruling" AFTER INSERT ON "match_ruling" FOR EACH ROW EXECUTE FUNCTION tell_of_ruling();
CREATE TRIGGER "tell_of_request" AFTER INSERT OR UPDATE ON "request" FOR EACH ROW EXECUTE FUNCTION tell_of_request();
CREATE TRIGGER "tell_of_access" AFTER UPDATE OF "revoked_at" ON "login" FOR EACH ROW WHEN (OLD."revoked_at" IS DISTINCT FROM NEW."revoked_at") EXECUTE FUNCTION tell_of_access('account_id');
CREATE TRIGGER "tell_of_removed_access" AFTER DELETE ON "login" FOR EACH ROW EXECUTE FUNCTION tell_of_access('account_id');
CREATE TRIGGER "tell_of_access" AFTER UPDATE OF "revoked_at" ON "api_token" FOR EACH ROW WHEN (OLD."revoked_at" IS DISTINCT FROM NEW."revoked_at") EXECUTE FUNCTION tell_of_access('account_id');
CREATE TRIGGER "tell_of_removed_access" AFTER DELETE ON "api_token" FOR EACH ROW EXECUTE FUNCTION tell_of_access('account_id');
CREATE TRIGGER "tell_of_access" AFTER UPDATE OF "jury", "admin", "disabled_at", "person_id" ON "account" FOR EACH ROW
    WHEN ((OLD."jury", OLD."admin", OLD."disabled_at", OLD."person_id") IS DISTINCT FROM (NEW."jury", NEW."admin", NEW."disabled_at", NEW."person_id")) EXECUTE FUNCTION tell_of_access('id');
CREATE TRIGGER "tell_of_grand_prix" AFTER INSERT OR UPDATE ON "grand_prix" FOR EACH ROW EXECUTE FUNCTION tell_of_grand_prix();
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "grand_prix_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_grand_prix_entries();
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "grand_prix_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_grand_prix_entries();
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "grand_prix_entry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_grand_prix_entries();
CREATE TRIGGER "tell_of_grand_prix_matches" AFTER INSERT OR UPDATE ON "match" FOR EACH ROW
    WHEN ('grand-prix' = ANY (NEW."competitions")) EXECUTE FUNCTION tell_of_grand_prix_matches();
CREATE TRIGGER "tell_of_grand_prix_drafts" AFTER INSERT OR UPDATE OR DELETE ON "draft" FOR EACH ROW EXECUTE FUNCTION tell_of_grand_prix_drafts();
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "cup" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "cup" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "cup_entry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "cup_entry" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "cup_act" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('cup');
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "match_result" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_results();
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "match_result" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_results();
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "match_result" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_results();
CREATE TRIGGER "note_request" AFTER INSERT ON "request" FOR EACH ROW
    WHEN (NEW."asked_at" > now() - interval '1 hour') EXECUTE FUNCTION note_occurrence('request-asked', 'id', 'version');
CREATE TRIGGER "note_decision" AFTER UPDATE OF "granted" ON "request" FOR EACH ROW
    WHEN (OLD."granted" IS NULL AND NEW."granted" IS NOT NULL) EXECUTE FUNCTION note_occurrence('request-decided', 'id', 'version');
CREATE TRIGGER "note_lapse" AFTER UPDATE OF "lapsed_at" ON "request" FOR EACH ROW
    WHEN (OLD."lapsed_at" IS NULL AND NEW."lapsed_at" IS NOT NULL AND NEW."granted") EXECUTE FUNCTION note_occurrence('request-lapsed', 'id', 'version');
CREATE TRIGGER "note_rulings" AFTER INSERT ON "match_ruling" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_rulings();
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "notification" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_notifications();
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "notification" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_notifications();
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "free_credit" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('free-championship');
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "free_credit" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('free-championship');
CREATE TRIGGER "tell_of_delete" AFTER DELETE ON "free_credit" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_seasons('free-championship');
CREATE TRIGGER "tell_of_free_game" AFTER INSERT OR UPDATE ON "free_game" FOR EACH ROW EXECUTE FUNCTION tell_of_free_game();
CREATE TRIGGER "note_move" AFTER INSERT ON "free_game_move" FOR EACH ROW
    WHEN (NEW."created_at" > now() - interval '1 hour') EXECUTE FUNCTION note_occurrence('free-game-move', 'game_id', 'number');
CREATE TRIGGER "note_draw" AFTER UPDATE OF "seed" ON "cup" FOR EACH ROW WHEN (OLD."seed" IS NULL AND NEW."seed" IS NOT NULL AND NOT NEW."recorded") EXECUTE FUNCTION note_cup_draw();
CREATE TRIGGER "note_act" AFTER INSERT ON "cup_act" FOR EACH ROW
    WHEN (current_setting('office.action', true) IS DISTINCT FROM 'importSeason'
        AND NEW."kind" IN ('concession', 'postponement', 'decision', 'player-change'))
    EXECUTE FUNCTION note_occurrence('cup-act', 'id', 'number');
CREATE TRIGGER "note_draw" AFTER UPDATE OF "seed" ON "grand_prix" FOR EACH ROW
    WHEN (OLD."seed" IS NULL AND NEW."seed" IS NOT NULL) EXECUTE FUNCTION note_occurrence('grand-prix-drawn', 'id', 'version');
CREATE TRIGGER "note_cancelling" AFTER UPDATE OF "cancelled_at" ON "grand_prix" FOR EACH ROW
    WHEN (OLD."cancelled_at" IS NULL AND NEW."cancelled_at" IS NOT NULL) EXECUTE FUNCTION note_occurrence('grand-prix-cancelled', 'id', 'version');
CREATE TRIGGER "note_closing" AFTER UPDATE OF "closed_at" ON "grand_prix" FOR EACH ROW
    WHEN (OLD."closed_at" IS NULL AND NEW."closed_at" IS NOT NULL) EXECUTE FUNCTION note_occurrence('grand-prix-closed', 'id', 'version');
CREATE TRIGGER "note_taking" AFTER INSERT ON "sealed_answer" FOR EACH ROW
    WHEN (NEW."answer" = 'confirmed') EXECUTE FUNCTION note_occurrence('seal-taken', 'match_id', 'number');
CREATE TRIGGER "note_refusal" AFTER INSERT ON "sealed_answer" FOR EACH ROW
    WHEN (NEW."problem" IS NOT NULL) EXECUTE FUNCTION note_occurrence('seal-refused', 'match_id', 'number');
CREATE TRIGGER "tell_of_insert" AFTER INSERT ON "match" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tell_of_new_matches();
CREATE TRIGGER "tell_of_update" AFTER UPDATE ON "match" REFERENCING OLD TABLE AS former NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_matches();
CREATE TRIGGER "note_moves" AFTER INSERT ON "match_move" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_moves();
