-- What Prisma cannot express. The tables, keys and plain indexes are in 0001_schema; here is what must never break, whoever writes:
-- columns that follow from others, checks, partial indexes, the log, and the triggers, which are of three kinds. `audit_…` writes the
-- log, `append_only_…` refuses changes, `guard_…` holds what a check of one row cannot see. Nothing else happens in a trigger.

-- ── Columns that follow from others ────────────────────────────────────────────────────────────────────────────────────

-- In a database whose encoding is UTF-8 the conversion cannot change, which PostgreSQL does not know of convert_to.
CREATE FUNCTION sheet_digest(sheet json) RETURNS bytea
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN sha256(convert_to(sheet::text, 'UTF8'));

-- A sheet is kept letter by letter, with its digest.
ALTER TABLE "match_revision" DROP COLUMN "sheet_hash", ADD COLUMN "sheet_hash" BYTEA GENERATED ALWAYS AS (sheet_digest("sheet")) STORED;
ALTER TABLE "match_move" DROP COLUMN "sheet_hash", ADD COLUMN "sheet_hash" BYTEA GENERATED ALWAYS AS (sheet_digest("sheet")) STORED;
ALTER TABLE "free_game_revision" DROP COLUMN "sheet_hash", ADD COLUMN "sheet_hash" BYTEA GENERATED ALWAYS AS (sheet_digest("sheet")) STORED;
ALTER TABLE "old_table" DROP COLUMN "sheet_hash", ADD COLUMN "sheet_hash" BYTEA GENERATED ALWAYS AS (sheet_digest("sheet")) STORED;

-- The id of what is made from something else is a UUID of version 8 (RFC 9562, 5.8), of the SHA-256 of the text that says from what.
CREATE FUNCTION id_of(origin text) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT encode(set_byte(set_byte(hash, 6, (get_byte(hash, 6) & 15) | 128), 8, (get_byte(hash, 8) & 63) | 128), 'hex')::uuid
            FROM substring(sha256(convert_to(origin, 'UTF8')) FROM 1 FOR 16) AS hash);

-- From what an entry of the trophy list is made stands in its position, behind the day and the numbers of match, game and party.
CREATE FUNCTION origin_in(place text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN substring(place FROM 24);

-- The list of an entry of an old list: it is made from that and the line.
CREATE FUNCTION old_list_of(place text) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN id_of(split_part(origin_in(place), '/', 1));

-- Keys made for sorting are compared byte by byte, whatever the locale of the database.
ALTER TABLE "person_name" ALTER COLUMN "key" TYPE TEXT COLLATE "C";
ALTER TABLE "team" ALTER COLUMN "name_key" TYPE TEXT COLLATE "C";
ALTER TABLE "venue" ALTER COLUMN "name_key" TYPE TEXT COLLATE "C";
ALTER TABLE "trophy" ALTER COLUMN "position" TYPE TEXT COLLATE "C";
ALTER TABLE "pair" ALTER COLUMN "name_key" TYPE TEXT COLLATE "C";
ALTER TABLE "grand_prix" ALTER COLUMN "name_key" TYPE TEXT COLLATE "C";

-- ── The office and its people ──────────────────────────────────────────────────────────────────────────────────────────

-- The office is one row. The day of a match is the office's day (decision D9), so the time zone must be one that PostgreSQL knows:
-- AT TIME ZONE raises an error for any other; the length keeps abbreviations and offsets readable.
ALTER TABLE "office"
    ADD CONSTRAINT "office_is_one" CHECK ("id"),
    ADD CONSTRAINT "office_name_is_written" CHECK (length(btrim("name")) BETWEEN 1 AND 200),
    ADD CONSTRAINT "office_time_zone_is_known" CHECK (length("time_zone") BETWEEN 1 AND 64 AND (TIMESTAMP '2000-01-01' AT TIME ZONE "time_zone") IS NOT NULL);
ALTER TABLE "person_name"
    ADD CONSTRAINT "person_name_is_written" CHECK (length(btrim("name")) BETWEEN 1 AND 200);
-- People are looked for by the beginnings of words of their names.
CREATE INDEX "person_name_words" ON "person_name" USING gin (to_tsvector('simple', regexp_replace("key", '[[:punct:]]+', ' ', 'g')));
ALTER TABLE "person"
    ADD CONSTRAINT "person_is_not_merged_into_himself" CHECK ("merged_into" <> "id"),
    ADD CONSTRAINT "person_erased_has_a_pseudonym" CHECK ("pseudonymous" OR "erased_at" IS NULL);
ALTER TABLE "contact"
    ADD CONSTRAINT "contact_email_length" CHECK (length("email") <= 254),
    ADD CONSTRAINT "contact_phone_length" CHECK (length("phone") <= 40);
CREATE UNIQUE INDEX "contact_email_key" ON "contact" (lower("email"));
ALTER TABLE "account"
    ADD CONSTRAINT "account_username_is_plain" CHECK ("username" ~ '^[a-z0-9][a-z0-9._-]{1,62}[a-z0-9]$'),
    ADD CONSTRAINT "account_has_both_or_neither" CHECK (("username" IS NULL) = ("password_hash" IS NULL)),
    ADD CONSTRAINT "account_language" CHECK ("language" IN ('en', 'de', 'hu')),
    ADD CONSTRAINT "account_pin_failures" CHECK ("pin_failures" BETWEEN 0 AND 5);
ALTER TABLE "login"
    ADD CONSTRAINT "login_token_is_hashed" CHECK (length("token_hash") = 32);
ALTER TABLE "api_token"
    ADD CONSTRAINT "api_token_is_hashed" CHECK (length("token_hash") = 32),
    ADD CONSTRAINT "api_token_is_named" CHECK (length(btrim("name")) BETWEEN 1 AND 100),
    ADD CONSTRAINT "api_token_scopes" CHECK (cardinality("scopes") > 0 AND "scopes" <@ ARRAY['read', 'submit', 'jury', 'admin']);
ALTER TABLE "one_time_link"
    ADD CONSTRAINT "one_time_link_is_hashed" CHECK (length("token_hash") = 32),
    ADD CONSTRAINT "one_time_link_purpose" CHECK ("purpose" IN ('invitation', 'reset', 'first-admin')),
    ADD CONSTRAINT "one_time_link_account" CHECK (("account_id" IS NULL) = ("purpose" = 'first-admin')),
    ADD CONSTRAINT "one_time_link_delivery" CHECK ("delivery" IN ('mail', 'shown', 'server'));
ALTER TABLE "idempotency_key"
    ADD CONSTRAINT "idempotency_key_length" CHECK (length("key") BETWEEN 1 AND 100);
CREATE INDEX "account_jury" ON "account" ("id") WHERE "jury";
-- A phone saves its draft every few seconds. Keys of such saves are kept for a day, and found by their age among them alone.
CREATE INDEX "idempotency_key_of_saves" ON "idempotency_key" ("created_at")
    WHERE "operation" = 'saveDraft' AND "answer" ->> 'version' <> '1';

-- ── Seasons, teams and pairs ───────────────────────────────────────────────────────────────────────────────────────────

-- The season's match limit (9), and the date of a match decides its season (D9).
ALTER TABLE "season"
    ADD CONSTRAINT "season_year" CHECK ("year" BETWEEN 1984 AND 2200),
    ADD CONSTRAINT "season_match_limit" CHECK ("match_limit" = CASE WHEN "year" <= 2010 THEN 52 ELSE 40 END),
    ADD CONSTRAINT "season_annual_meeting" CHECK (EXTRACT(YEAR FROM "annual_meeting") = "year");
ALTER TABLE "side"
    ADD CONSTRAINT "side_kind" CHECK ("kind" IN ('team', 'pair')),
    ADD CONSTRAINT "side_is_named" CHECK (length(btrim("name")) BETWEEN 1 AND 200);
ALTER TABLE "team"
    ADD CONSTRAINT "team_most_members" CHECK ("most_members" BETWEEN 3 AND 20),
    ADD CONSTRAINT "team_takes_part_or_not" CHECK ("confirmed_at" IS NULL OR "withdrawn_at" IS NULL);
CREATE UNIQUE INDEX "team_name_once" ON "team" ("season", "name_key") WHERE "withdrawn_at" IS NULL;
CREATE UNIQUE INDEX "proposed_member_one_captain" ON "proposed_member" ("team_id") WHERE "captain";
ALTER TABLE "membership"
    ADD CONSTRAINT "membership_span" CHECK ("last_day" IS NULL OR "last_day" >= "first_day"),
    ADD CONSTRAINT "membership_replaced_has_left" CHECK ("replaced_by" IS NULL OR "last_day" IS NOT NULL),
    ADD CONSTRAINT "membership_season" CHECK (EXTRACT(YEAR FROM "first_day") = "season" AND EXTRACT(YEAR FROM "last_day") = "season");
CREATE UNIQUE INDEX "membership_one_captain" ON "membership" ("team_id") WHERE "captain" AND "last_day" IS NULL;

-- More than three members only with the jury's approval (9). The team is locked, so that two who join at once are counted both.
CREATE FUNCTION guard_team_size() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    most integer;
BEGIN
    SELECT "most_members" INTO most FROM "team" WHERE "id" = NEW."team_id" FOR UPDATE;
    IF (SELECT count(*) FROM "membership" WHERE "team_id" = NEW."team_id" AND "last_day" IS NULL) > most THEN
        RAISE EXCEPTION 'team % has more than % members', NEW."team_id", most
            USING ERRCODE = 'check_violation', CONSTRAINT = 'guard_team_size';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "guard_team_size" AFTER INSERT OR UPDATE ON "membership"
    FOR EACH ROW WHEN (NEW."last_day" IS NULL) EXECUTE FUNCTION guard_team_size();

ALTER TABLE "team_invitation"
    ADD CONSTRAINT "team_invitation_is_hashed" CHECK (length("token_hash") = 32),
    ADD CONSTRAINT "team_invitation_delivery" CHECK ("delivery" IN ('mail', 'shown')),
    ADD CONSTRAINT "team_invitation_answer" CHECK (("accepted_at" IS NULL) = ("accepted_by" IS NULL) AND ("accepted_at" IS NULL OR "withdrawn_at" IS NULL)),
    -- Name and address of somebody who is not in the office are kept only while they are needed.
    ADD CONSTRAINT "team_invitation_forgotten" CHECK (("accepted_at" IS NULL AND "withdrawn_at" IS NULL) OR ("name" IS NULL AND "email" IS NULL)),
    ADD CONSTRAINT "team_invitation_name" CHECK ("person_id" IS NULL OR "name" IS NULL);

-- An open invitation of a member is one; a newer one takes its place.
CREATE UNIQUE INDEX "team_invitation_of_member" ON "team_invitation"("team_id", "person_id") WHERE "accepted_at" IS NULL AND "withdrawn_at" IS NULL;
-- What is to be forgotten when its time is over.
CREATE INDEX "team_invitation_forgettable" ON "team_invitation"("expires_at") WHERE "name" IS NOT NULL OR "email" IS NOT NULL;

-- A pair is two persons (D36); the same two are one pair in all competitions of a season (11.2, D38).
ALTER TABLE "pair"
    ADD CONSTRAINT "pair_is_two_persons" CHECK ("first_id" <> "second_id");
CREATE UNIQUE INDEX "pair_once" ON "pair" ("season", LEAST("first_id", "second_id"), GREATEST("first_id", "second_id"));
ALTER TABLE "pair_player"
    ADD CONSTRAINT "pair_player_span" CHECK ("last_day" IS NULL OR "last_day" >= "first_day" - 1);

-- Members of teams and players of pairs, for whom the same holds (D12). What a pair's rows say of somebody who was merged into
-- another is that other's; memberships were moved to them by the merge.
CREATE INDEX "person_himself" ON "person" (COALESCE("merged_into", "id"));
CREATE VIEW "side_member" AS
    SELECT "team_id" AS "side_id", "season", "person_id", "first_day", "last_day" FROM "membership"
    UNION ALL
    SELECT pp."pair_id", pp."season", COALESCE(p."merged_into", p."id"), pp."first_day", pp."last_day"
    FROM "pair_player" pp JOIN "person" p ON p."id" = pp."person_id";

-- ── Matches, requests and drafts ───────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE "venue"
    ADD CONSTRAINT "venue_is_named" CHECK (length(btrim("name")) BETWEEN 1 AND 200);
ALTER TABLE "planned_match"
    -- A postponed tie of the cup is played in the year after the draw (D51).
    ADD CONSTRAINT "planned_match_season" CHECK (EXTRACT(YEAR FROM "date") = "season"
        OR (EXTRACT(YEAR FROM "date") = "season" + 1 AND "competition" = 'cup')),
    ADD CONSTRAINT "planned_match_sides" CHECK ("side_a" <> "side_b"),
    ADD CONSTRAINT "planned_match_order" CHECK ("order" BETWEEN 1 AND 20),
    ADD CONSTRAINT "planned_match_competition" CHECK ("competition" IN ('championship', 'cup', 'grand-prix', 'free-championship'));
CREATE UNIQUE INDEX "planned_match_once" ON "planned_match" (LEAST("side_a", "side_b"), GREATEST("side_a", "side_b"), "date", "order")
    WHERE "cancelled_at" IS NULL;
ALTER TABLE "request"
    ADD CONSTRAINT "request_kind" CHECK ("kind" IN ('private-venue', 'before-meeting', 'open-match', 'postponement', 'cup-player', 'larger-team', 'replacement', 'free-game')),
    ADD CONSTRAINT "request_is_of_something" CHECK (("planned_match_id" IS NULL) <> ("team_id" IS NULL)),
    ADD CONSTRAINT "request_decision_is_whole" CHECK (
        ("granted" IS NULL) = ("decided_by" IS NULL) AND ("granted" IS NULL) = ("decided_at" IS NULL) AND ("granted" IS NULL) = ("decided_on" IS NULL)),
    ADD CONSTRAINT "request_ends_once" CHECK (num_nonnulls("decided_at", "withdrawn_at") <= 1),
    ADD CONSTRAINT "request_lapses_decided" CHECK ("lapsed_at" IS NULL OR "decided_at" IS NOT NULL AND "planned_match_id" IS NOT NULL),
    ADD CONSTRAINT "request_says_for_what" CHECK (
        num_nonnulls("date", "order", "venue_name") = CASE WHEN "planned_match_id" IS NULL THEN 0 ELSE 3 END);
-- What is urgent comes first; what has no deadline, last.
CREATE INDEX "request_urgency" ON "request" (COALESCE("deadline", DATE '9999-12-31'), "asked_at", "id");
CREATE INDEX "request_urgency_in_season" ON "request" ("season", COALESCE("deadline", DATE '9999-12-31'), "asked_at", "id");
CREATE INDEX "request_undecided" ON "request" (COALESCE("deadline", DATE '9999-12-31'), "asked_at", "id")
    WHERE "granted" IS NULL AND "withdrawn_at" IS NULL;

ALTER TABLE "draft"
    ADD CONSTRAINT "draft_title" CHECK (length("title") <= 200);
ALTER TABLE "match"
    ADD CONSTRAINT "match_season" CHECK (EXTRACT(YEAR FROM "date") = "season"
        OR (EXTRACT(YEAR FROM "date") = "season" + 1 AND 'cup' = ANY ("competitions"))),
    ADD CONSTRAINT "match_sides" CHECK ("side_a" <> "side_b"),
    ADD CONSTRAINT "match_order" CHECK ("order" BETWEEN 1 AND 20),
    ADD CONSTRAINT "match_kind" CHECK ("kind" IN ('match', 'extra-time', 'open', 'variant')),
    ADD CONSTRAINT "match_state" CHECK ("state" IN ('submitted', 'confirmed', 'disputed', 'approved', 'returned', 'reopened', 'open', 'withdrawn')),
    ADD CONSTRAINT "match_competitions" CHECK (cardinality("competitions") > 0 AND "competitions" <@ ARRAY['championship', 'cup', 'grand-prix', 'free-championship']),
    ADD CONSTRAINT "match_entered_by" CHECK ("entered_by" IN ('A', 'B', 'jury')),
    ADD CONSTRAINT "match_confirmed_by" CHECK ("confirmed_by" <@ ARRAY['A', 'B']),
    ADD CONSTRAINT "match_disputed_by" CHECK (("disputed_by" IS NOT NULL) = ("state" = 'disputed') AND "disputed_by" IN ('A', 'B', 'jury')),
    ADD CONSTRAINT "match_verdict" CHECK ("verdict" IN ('proved', 'consistent', 'refuted')),
    ADD CONSTRAINT "match_revision_is_first_or_later" CHECK ("revision" >= 1);
-- Sheets of the same sides, day and number are sheets of one match (D10), whichever side is called A.
CREATE UNIQUE INDEX "match_once" ON "match" (LEAST("side_a", "side_b"), GREATEST("side_a", "side_b"), "date", "order")
    WHERE "state" <> 'withdrawn';
ALTER TABLE "match_revision"
    ADD CONSTRAINT "match_revision_number" CHECK ("number" >= 1);
ALTER TABLE "match_move"
    ADD CONSTRAINT "match_move_number" CHECK ("number" >= 1);
ALTER TABLE "match_ruling"
    ADD CONSTRAINT "match_ruling_number" CHECK ("number" >= 1);
ALTER TABLE "match_result"
    ADD CONSTRAINT "match_result_competition" CHECK ("competition" IN ('championship', 'cup', 'grand-prix', 'free-championship')),
    ADD CONSTRAINT "match_result_state" CHECK ("state" IN ('approved', 'reopened')),
    ADD CONSTRAINT "match_result_raw" CHECK ("raw_a" >= 0 AND "raw_b" >= 0);
-- Games are admitted one by one (12) in matches of the free championship alone.
ALTER TABLE "match"
    ADD CONSTRAINT "match_admitted_games" CHECK ("admitted_games" IS NULL
        OR (cardinality("admitted_games") > 0 AND "competitions" = ARRAY['free-championship']));
ALTER TABLE "private_place"
    ADD CONSTRAINT "private_place_of" CHECK ("of" IN ('revision', 'move')),
    ADD CONSTRAINT "private_place_number" CHECK ("number" >= 1);
ALTER TABLE "sealed_answer"
    ADD CONSTRAINT "sealed_answer_number" CHECK ("number" >= 1 AND "revision" >= 1),
    ADD CONSTRAINT "sealed_answer_digest" CHECK (length("digest") = 32),
    ADD CONSTRAINT "sealed_answer_says" CHECK ("answer" IN ('confirmed', 'disputed') AND "party" IN ('A', 'B')),
    -- What was taken has somebody who said it; of what was not, nobody has said anything.
    ADD CONSTRAINT "sealed_answer_taken" CHECK (("problem" IS NULL) = ("answered_by" IS NOT NULL AND "answer" IS NOT NULL AND "party" IS NOT NULL)
        AND ("problem" IS NULL OR ("answered_by" IS NULL AND "answer" IS NULL AND "party" IS NULL))),
    ADD CONSTRAINT "sealed_answer_revoked" CHECK ("revoked_at" IS NULL OR "answer" = 'confirmed');
-- What is to be analysed is kept until it is.
ALTER TABLE "match_analysis"
    ADD CONSTRAINT "match_analysis_asked_or_made" CHECK (("record" IS NULL) <> ("document" IS NULL));

-- ── The trophy list ────────────────────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE "trophy"
    ADD CONSTRAINT "trophy_id" CHECK ("id" = id_of(origin_in("position"))),
    ADD CONSTRAINT "trophy_count" CHECK ("count" >= 1),
    ADD CONSTRAINT "trophy_evidence" CHECK ("evidence" IN ('proved', 'sheet', 'ruling', 'old-list')),
    ADD CONSTRAINT "trophy_of_match" CHECK (num_nonnulls("match_id", "free_game_id") = CASE WHEN "evidence" = 'old-list' THEN 0 ELSE 1 END);
CREATE INDEX "trophy_of_old_list" ON "trophy" (old_list_of("position"), origin_in("position")) WHERE "evidence" = 'old-list';
-- Of the championship there are so many that a page of them is found without an index.
CREATE INDEX "trophy_of_cup" ON "trophy" ("position") WHERE "competitions" @> ARRAY['cup'];
CREATE INDEX "trophy_of_grand_prix" ON "trophy" ("position") WHERE "competitions" @> ARRAY['grand-prix'];
CREATE INDEX "trophy_of_free_championship" ON "trophy" ("position") WHERE "competitions" @> ARRAY['free-championship'];

-- ── The free championship ──────────────────────────────────────────────────────────────────────────────────────────────

-- A factor is a fraction of whole numbers above 0 (D46).
ALTER TABLE "free_factor"
    ADD CONSTRAINT "free_factor_ruleset" CHECK (length("ruleset") BETWEEN 1 AND 100),
    ADD CONSTRAINT "free_factor_fraction" CHECK ("numerator" BETWEEN 1 AND 1000000 AND "denominator" BETWEEN 1 AND 1000000);
ALTER TABLE "free_game"
    ADD CONSTRAINT "free_game_season" CHECK (EXTRACT(YEAR FROM "date") = "season"),
    ADD CONSTRAINT "free_game_order" CHECK ("order" BETWEEN 1 AND 20),
    ADD CONSTRAINT "free_game_kind" CHECK ("kind" IN ('variant', 'test', 'session')),
    ADD CONSTRAINT "free_game_state" CHECK ("state" IN ('submitted', 'admitted', 'refused', 'reopened', 'withdrawn')),
    ADD CONSTRAINT "free_game_objections" CHECK ("objections" >= 0),
    ADD CONSTRAINT "free_game_verdict" CHECK ("verdict" IN ('proved', 'consistent', 'refuted')),
    ADD CONSTRAINT "free_game_revision_is_first_or_later" CHECK ("revision" >= 1);
-- What the same players played on a day is numbered (D10), and handed in once.
CREATE UNIQUE INDEX "free_game_once" ON "free_game" ("date", "players_key", "kind", "order") WHERE "state" <> 'withdrawn';
-- What waits for the jury, and to what somebody objects.
CREATE INDEX "free_game_objected" ON "free_game" ("state_since", "id") WHERE "objections" > 0;
ALTER TABLE "free_game_revision"
    ADD CONSTRAINT "free_game_revision_number" CHECK ("number" >= 1);
ALTER TABLE "free_game_move"
    ADD CONSTRAINT "free_game_move_number" CHECK ("number" >= 1),
    ADD CONSTRAINT "free_game_move_actor" CHECK ("actor" IN ('enterer', 'player', 'jury'));
ALTER TABLE "free_credit"
    ADD CONSTRAINT "free_credit_season" CHECK (EXTRACT(YEAR FROM "date") = "season"),
    ADD CONSTRAINT "free_credit_source" CHECK (num_nonnulls("match_id", "game_id") = 1 AND "source_id" = COALESCE("match_id", "game_id")),
    ADD CONSTRAINT "free_credit_kind" CHECK ("kind" IN ('royal', 'variant', 'test', 'session') AND ("kind" = 'royal') = ("match_id" IS NOT NULL)),
    ADD CONSTRAINT "free_credit_points" CHECK ("points" BETWEEN -100000 AND 100000);

-- ── The cup ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- The event that gives the seed is named before the entries close, and the draw follows them (D28).
ALTER TABLE "cup"
    ADD CONSTRAINT "cup_entries_until" CHECK (EXTRACT(YEAR FROM "entries_until") = "season"),
    ADD CONSTRAINT "cup_entries_until_reason" CHECK (length("entries_until_reason") BETWEEN 1 AND 2000),
    ADD CONSTRAINT "cup_event" CHECK (length(btrim("event")) BETWEEN 1 AND 200 AND ("event" IS NULL) = ("event_named_on" IS NULL)),
    ADD CONSTRAINT "cup_event_in_time" CHECK ("event_named_on" <= "entries_until"),
    ADD CONSTRAINT "cup_draw_is_whole" CHECK (num_nonnulls("seed", "drawn_on", "drawn_at", "drawn_by") IN (0, 4)),
    ADD CONSTRAINT "cup_seed" CHECK (char_length("seed") BETWEEN 1 AND 200 AND "event" IS NOT NULL OR "seed" IS NULL),
    ADD CONSTRAINT "cup_drawn_after_entries" CHECK ("drawn_on" > "entries_until");

-- The seed is entered once (D28); who decides in place of the jury is appointed when it has been drawn (D58).
CREATE FUNCTION guard_drawn_cup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the cup of % is drawn', OLD."season" USING ERRCODE = 'check_violation', CONSTRAINT = 'guard_drawn_cup';
END $$;
CREATE TRIGGER "guard_drawn_cup" BEFORE DELETE OR UPDATE OF "season", "entries_until", "entries_until_reason", "event", "event_named_on",
    "recorded", "seed", "drawn_on", "drawn_at", "drawn_by" ON "cup"
    FOR EACH ROW WHEN (OLD."drawn_at" IS NOT NULL) EXECUTE FUNCTION guard_drawn_cup();

-- At most sixteen pairs (10), and the list of a drawn cup stays as it is; the cup of an archive comes drawn, and its list with it.
-- The cup is locked, so that two who enter at once are counted both.
CREATE FUNCTION guard_cup_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    year integer := COALESCE(NEW."season", OLD."season");
    drawn timestamptz;
BEGIN
    SELECT "drawn_at" INTO drawn FROM "cup" WHERE "season" = year FOR NO KEY UPDATE;
    IF drawn IS NOT NULL AND current_setting('office.action', true) IS DISTINCT FROM 'importSeason' THEN
        RAISE EXCEPTION 'the cup of % is drawn', year USING ERRCODE = 'check_violation', CONSTRAINT = 'guard_cup_list';
    END IF;
    IF TG_OP = 'INSERT' AND (SELECT count(*) FROM "cup_entry" WHERE "season" = year) > 16 THEN
        RAISE EXCEPTION 'the cup of % has sixteen pairs', year USING ERRCODE = 'check_violation', CONSTRAINT = 'guard_cup_list';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "guard_cup_list" AFTER INSERT OR UPDATE OR DELETE ON "cup_entry"
    FOR EACH ROW EXECUTE FUNCTION guard_cup_list();

ALTER TABLE "cup_act"
    ADD CONSTRAINT "cup_act_number" CHECK ("number" >= 1),
    ADD CONSTRAINT "cup_act_round" CHECK ("round" IN ('first-round', 'quarter-finals', 'semi-finals', 'final')),
    ADD CONSTRAINT "cup_act_tie" CHECK ("tie" ~ '^(first-round/[1-8]|quarter-finals/[1-4]|semi-finals/[12]|final/1)$'),
    ADD CONSTRAINT "cup_act_goes_on" CHECK ("goes_on" IN ("pair_id", "other_id")),
    ADD CONSTRAINT "cup_act_reason" CHECK (length("reason") BETWEEN 1 AND 2000),
    ADD CONSTRAINT "cup_act_is_whole" CHECK (CASE "kind"
        WHEN 'matches-wished' THEN num_nonnulls("pair_id", "other_id", "matches") = 3 AND "matches" BETWEEN 3 AND 20
        WHEN 'matches-agreed' THEN num_nonnulls("pair_id", "other_id", "matches") = 3 AND "matches" BETWEEN 3 AND 20
        WHEN 'concession' THEN num_nonnulls("pair_id", "round") = 2
        WHEN 'postponement' THEN num_nonnulls("tie", "day", "reason") = 3 AND "by_jury"
        WHEN 'decision' THEN num_nonnulls("pair_id", "other_id", "reason") = 3 AND "by_jury"
        WHEN 'player-change' THEN num_nonnulls("pair_id", "leaves_id", "comes_id", "day", "reason") = 5 AND "by_jury"
        WHEN 'set-aside' THEN cardinality("what") BETWEEN 1 AND 100 AND "reason" IS NOT NULL AND "by_jury"
        ELSE false END IS TRUE);

-- ── The Grand Prix ─────────────────────────────────────────────────────────────────────────────────────────────────────

CREATE UNIQUE INDEX "grand_prix_name_once" ON "grand_prix" ("season", "name_key") WHERE "cancelled_at" IS NULL;
ALTER TABLE "grand_prix"
    ADD CONSTRAINT "grand_prix_is_named" CHECK (length(btrim("name")) BETWEEN 1 AND 200),
    ADD CONSTRAINT "grand_prix_of_its_season" CHECK (EXTRACT(YEAR FROM "date") = "season"),
    ADD CONSTRAINT "grand_prix_seed" CHECK (char_length("seed") BETWEEN 1 AND 200),
    ADD CONSTRAINT "grand_prix_ends_once" CHECK ("closed_at" IS NULL OR "cancelled_at" IS NULL AND "seed" IS NOT NULL);
ALTER TABLE "grand_prix_pairing"
    ADD CONSTRAINT "grand_prix_pairing_slot" CHECK ("slot" BETWEEN 1 AND 99 AND "place" BETWEEN 1 AND 99),
    ADD CONSTRAINT "grand_prix_pairing_of_two" CHECK ("side_a" <> "side_b"),
    ADD CONSTRAINT "grand_prix_pairing_counts_only_for" CHECK ("counts_only_for" IN ("side_a", "side_b"));
-- For championship or cup, not both (D38); in the championship teams play.
ALTER TABLE "grand_prix_wish"
    ADD CONSTRAINT "grand_prix_wish_counts_for" CHECK ("counts_for" IN ('championship', 'cup') AND ("counts_for" = 'championship') = ("team_id" IS NOT NULL));

-- A sheet names two pairs and a day: of the events in which both play it is the one of that day, or else the nearest.
CREATE FUNCTION grand_prix_of(year integer, a uuid, b uuid, day date) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT g."id" FROM "grand_prix" g
    JOIN "grand_prix_entry" x ON x."grand_prix_id" = g."id" AND x."pair_id" = a
    JOIN "grand_prix_entry" y ON y."grand_prix_id" = g."id" AND y."pair_id" = b
    WHERE g."season" = year AND g."cancelled_at" IS NULL
    ORDER BY abs(g."date" - day), g."date", g."id" LIMIT 1
$$;

-- ── Notifications ──────────────────────────────────────────────────────────────────────────────────────────────────────

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
CREATE INDEX "notification_unread" ON "notification" ("person_id") WHERE "read_at" IS NULL;
CREATE INDEX "delivery_waiting" ON "delivery" ("account_id", "channel") WHERE "state" = 'waiting';
ALTER TABLE "outbox"
    ADD CONSTRAINT "outbox_type" CHECK ("event" ->> 'type' ~ '^[a-z-]{1,40}$');
CREATE INDEX "outbox_untold" ON "outbox" ("id") WHERE "told_at" IS NULL;

-- ── Imports ────────────────────────────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE "match_import"
    ADD CONSTRAINT "match_import_counts" CHECK (
        LEAST("entered", "already_there", "refused") >= 0 AND "documents" = "entered" + "already_there" + "refused"),
    ADD CONSTRAINT "match_import_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "match_import_name" CHECK (length("name") BETWEEN 1 AND 200);
ALTER TABLE "old_list"
    ADD CONSTRAINT "old_list_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "old_list_counts" CHECK ("entries" >= 1 AND "trophies" >= "entries"),
    ADD CONSTRAINT "old_list_source" CHECK (length("source") BETWEEN 1 AND 200);
-- The same table is imported once.
CREATE UNIQUE INDEX "old_table_once" ON "old_table" ("year", "competition", "title", "sheet_hash");
ALTER TABLE "old_table"
    ADD CONSTRAINT "old_table_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "old_table_year" CHECK ("year" BETWEEN 1900 AND 2200),
    ADD CONSTRAINT "old_table_competition" CHECK ("competition" IN ('championship', 'cup', 'grand-prix', 'free-championship')),
    ADD CONSTRAINT "old_table_title" CHECK (length("title") BETWEEN 1 AND 200),
    ADD CONSTRAINT "old_table_source" CHECK (length("source") BETWEEN 1 AND 200);

-- ── The log ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Arguments: what the object is called; its key columns; columns that the log never holds (contact data, names, secrets, sheets).
-- The link to the chain is made by the sealer: made here, it would put all writers in one queue.
CREATE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
    hidden text[] := string_to_array(TG_ARGV[2], ' ');
    key_columns text[] := string_to_array(TG_ARGV[1], ' ');
    -- Who acts, and why: what the office has said of this transaction.
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
            SELECT to_jsonb(former) - hidden AS "was", to_jsonb(made) - hidden AS "is_now"
            FROM former JOIN made ON made."id" = former."id"
        ), written AS (
            INSERT INTO "audit_entry" ("chain", "account_id", "token_id", "request_id", "action", "object", "object_id", "reason", "before", "after")
                SELECT COALESCE('season ' || (c."is_now" ->> 'season'), 'office'),
                    (act ->> 'account')::uuid, (act ->> 'token')::uuid, act ->> 'request', act ->> 'action',
                    TG_ARGV[0], c."is_now" ->> 'id', act ->> 'reason',
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
                    (act ->> 'account')::uuid, (act ->> 'token')::uuid, act ->> 'request', act ->> 'action', TG_ARGV[0],
                    (new_row ->> key_columns[1]) || COALESCE('/' || (new_row ->> key_columns[2]), ''),
                    act ->> 'reason', new_row - hidden
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
                (act ->> 'account')::uuid, (act ->> 'token')::uuid, act ->> 'request', act ->> 'action',
                TG_ARGV[0], key, act ->> 'reason', was, is_now)
            RETURNING "id")
    INSERT INTO "audit_queue" ("entry_id") SELECT "id" FROM written;
    RETURN NULL;
END $$;

CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "office" FOR EACH ROW EXECUTE FUNCTION audit_change('office', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "person" FOR EACH ROW EXECUTE FUNCTION audit_change('person', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "account" FOR EACH ROW EXECUTE FUNCTION audit_change('account', 'id', 'username password_hash pin_hash pin_failures');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "api_token" FOR EACH ROW EXECUTE FUNCTION audit_change('API token', 'id', 'name token_hash last_used_at');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "one_time_link" FOR EACH ROW EXECUTE FUNCTION audit_change('one-time link', 'id', 'token_hash');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "person_merge" FOR EACH ROW EXECUTE FUNCTION audit_change('person merge', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "season" FOR EACH ROW EXECUTE FUNCTION audit_change('season', 'year', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "side" FOR EACH ROW EXECUTE FUNCTION audit_change('side', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "team" FOR EACH ROW EXECUTE FUNCTION audit_change('team', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "team_invitation" FOR EACH ROW EXECUTE FUNCTION audit_change('team invitation', 'id', 'name email token_hash');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "proposed_member" FOR EACH ROW EXECUTE FUNCTION audit_change('proposed member', 'team_id person_id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "membership" FOR EACH ROW EXECUTE FUNCTION audit_change('membership', 'season person_id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "venue" FOR EACH ROW EXECUTE FUNCTION audit_change('venue', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "planned_match" FOR EACH ROW EXECUTE FUNCTION audit_change('planned match', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "request" FOR EACH ROW EXECUTE FUNCTION audit_change('request', 'id', '');
-- Rows of matches come by the hundred when history is imported: what is written for each is written for all rows of a statement at once.
CREATE TRIGGER "audit_change" AFTER UPDATE ON "match" REFERENCING OLD TABLE AS former NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION audit_change('match', 'id', 'open_errors');
CREATE TRIGGER "audit_entry" AFTER INSERT ON "match" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION audit_change('match', 'id', 'open_errors');
CREATE TRIGGER "audit_removal" AFTER DELETE ON "match" FOR EACH ROW EXECUTE FUNCTION audit_change('match', 'id', 'open_errors');
CREATE TRIGGER "audit_change" AFTER INSERT ON "match_revision" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION audit_change('match revision', 'match_id number', 'sheet');
CREATE TRIGGER "audit_change" AFTER INSERT ON "private_place" FOR EACH ROW EXECUTE FUNCTION audit_change('private place', 'match_id of number', '');
CREATE TRIGGER "audit_change" AFTER INSERT ON "match_move" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION audit_change('match move', 'match_id number', 'sheet');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "sealed_answer" FOR EACH ROW EXECUTE FUNCTION audit_change('sealed answer', 'id', 'digest');
CREATE TRIGGER "audit_change" AFTER INSERT ON "match_ruling" FOR EACH ROW EXECUTE FUNCTION audit_change('match ruling', 'match_id number', '');
-- Trophies of matches and of free games follow from those; the ones of old lists are entered. Their remarks
-- may hold names.
CREATE TRIGGER "audit_entry" AFTER INSERT ON "trophy" FOR EACH ROW WHEN (NEW."evidence" = 'old-list') EXECUTE FUNCTION audit_change('trophy', 'id', 'remark');
CREATE TRIGGER "audit_correction" AFTER UPDATE OF "id", "position", "date", "season", "count", "trophy", "class", "name", "announcer_id", "partner_id", "side_id", "opponent_ids", "opposing_id", "competitions", "match_id", "free_game_id", "game", "party", "order", "evidence", "remark" ON "trophy" FOR EACH ROW WHEN (NEW."evidence" = 'old-list') EXECUTE FUNCTION audit_change('trophy', 'id', 'remark');
CREATE TRIGGER "audit_removal" AFTER DELETE ON "trophy" FOR EACH ROW WHEN (OLD."evidence" = 'old-list') EXECUTE FUNCTION audit_change('trophy', 'id', 'remark');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "pair" FOR EACH ROW EXECUTE FUNCTION audit_change('pair', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "pair_player" FOR EACH ROW EXECUTE FUNCTION audit_change('pair player', 'pair_id person_id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix" FOR EACH ROW EXECUTE FUNCTION audit_change('grand prix', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix_entry" FOR EACH ROW EXECUTE FUNCTION audit_change('grand prix entry', 'grand_prix_id pair_id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix_player" FOR EACH ROW EXECUTE FUNCTION audit_change('grand prix player', 'grand_prix_id person_id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix_pairing" FOR EACH ROW EXECUTE FUNCTION audit_change('grand prix pairing', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "grand_prix_wish" FOR EACH ROW EXECUTE FUNCTION audit_change('grand prix wish', 'pairing_id pair_id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "cup" FOR EACH ROW EXECUTE FUNCTION audit_change('cup', 'season', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "cup_entry" FOR EACH ROW EXECUTE FUNCTION audit_change('cup entry', 'season pair_id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "cup_player" FOR EACH ROW EXECUTE FUNCTION audit_change('cup player', 'season person_id', '');
CREATE TRIGGER "audit_change" AFTER INSERT ON "cup_act" FOR EACH ROW EXECUTE FUNCTION audit_change('cup act', 'season number', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "free_factor" FOR EACH ROW EXECUTE FUNCTION audit_change('free factor', 'season ruleset', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "free_game" FOR EACH ROW EXECUTE FUNCTION audit_change('free game', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT ON "free_game_revision" FOR EACH ROW EXECUTE FUNCTION audit_change('free game revision', 'game_id number', 'sheet');
CREATE TRIGGER "audit_change" AFTER INSERT ON "free_game_move" FOR EACH ROW EXECUTE FUNCTION audit_change('free game move', 'game_id number', '');
-- Full archives hold what the public does not see.
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "season_export" FOR EACH ROW EXECUTE FUNCTION audit_change('season export', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "notification_setting" FOR EACH ROW EXECUTE FUNCTION audit_change('notification setting', 'account_id kind channel', '');
-- Addresses of webhooks can hold secrets of their receivers. When something last got through is no act of anybody.
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "webhook" FOR EACH ROW EXECUTE FUNCTION audit_change('webhook', 'id', 'name url last_delivered_at');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "match_import" FOR EACH ROW EXECUTE FUNCTION audit_change('import', 'id', '');
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "old_list" FOR EACH ROW EXECUTE FUNCTION audit_change('old list', 'id', '');
-- The log knows a table by the digest of its rows, which hold names.
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "old_table" FOR EACH ROW EXECUTE FUNCTION audit_change('old table', 'id', 'sheet');

CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "match_revision" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "match_revision" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "private_place" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "private_place" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "match_move" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "match_move" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "match_ruling" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "match_ruling" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "cup_act" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "cup_act" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "free_game_revision" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "free_game_revision" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "free_game_move" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "free_game_move" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_rows" BEFORE UPDATE OR DELETE ON "audit_link" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "audit_link" FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- A table that was emptied at once would leave no entries.
CREATE FUNCTION guard_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'TRUNCATE of % would leave nothing in the log', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "office" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "person" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "account" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "api_token" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "one_time_link" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "person_merge" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "season" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "side" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "team" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "team_invitation" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "proposed_member" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "membership" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "venue" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "planned_match" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "request" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "match" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "sealed_answer" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "trophy" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "pair" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "pair_player" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "grand_prix" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "grand_prix_entry" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "grand_prix_player" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "grand_prix_pairing" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "grand_prix_wish" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "cup" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "cup_entry" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "cup_player" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "free_factor" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "free_game" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "season_export" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "notification_setting" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "webhook" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "match_import" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "old_list" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "old_table" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();

-- ── The first rows ─────────────────────────────────────────────────────────────────────────────────────────────────────

-- The log begins with the office that is founded.
DO $$
BEGIN
    PERFORM set_config('office.action', 'found', true);
    INSERT INTO "office" ("name") VALUES ('Royal Tarokk Competition Office');
    PERFORM set_config('office.action', '', true);
END $$;
