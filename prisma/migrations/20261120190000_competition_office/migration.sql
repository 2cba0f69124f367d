-- Everything that the office keeps: people and access, seasons and teams, matches, what approval keeps up to date, the log.
-- Tables, keys and plain indexes first; below them what must never break, and the log's triggers.

-- In a database whose encoding is UTF-8 the conversion cannot change, which PostgreSQL does not know of convert_to.
CREATE FUNCTION sheet_digest(sheet json) RETURNS bytea
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN sha256(convert_to(sheet::text, 'UTF8'));

-- Whether one of these trophies is its player's 100th, 250th, 500th or 1000th (13): of the last one's number and how many there are.
CREATE FUNCTION reaches_milestone(of_announcer integer, count integer) RETURNS boolean
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (of_announcer >= 100 AND of_announcer - count < 100) OR (of_announcer >= 250 AND of_announcer - count < 250)
        OR (of_announcer >= 500 AND of_announcer - count < 500) OR (of_announcer >= 1000 AND of_announcer - count < 1000);

CREATE TABLE "person" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name_revision" INTEGER NOT NULL DEFAULT 1,
    "merged_into" UUID,
    "pseudonymous" BOOLEAN NOT NULL DEFAULT false,
    "erased_at" TIMESTAMPTZ(3),
    "number" SERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "person_name" (
    "person_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_name_pkey" PRIMARY KEY ("person_id","revision")
);

CREATE TABLE "contact" (
    "person_id" UUID NOT NULL,
    "email" TEXT,
    "phone" TEXT,

    CONSTRAINT "contact_pkey" PRIMARY KEY ("person_id")
);

CREATE TABLE "account" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "person_id" UUID NOT NULL,
    "username" TEXT,
    "password_hash" TEXT,
    "password_changed_at" TIMESTAMPTZ(3),
    "pin_hash" TEXT,
    "pin_failures" INTEGER NOT NULL DEFAULT 0,
    "pin_changed_at" TIMESTAMPTZ(3),
    "jury" BOOLEAN NOT NULL DEFAULT false,
    "admin" BOOLEAN NOT NULL DEFAULT false,
    "language" TEXT NOT NULL DEFAULT 'en',
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "login" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "login_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "api_token" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "one_time_link" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID,
    "purpose" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "delivery" TEXT NOT NULL,
    "made_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_link_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "notice" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "values" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "throttle" (
    "key" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "throttle_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "person_merge" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "from_id" UUID NOT NULL,
    "into_id" UUID NOT NULL,
    "moved" JSONB NOT NULL,
    "made_by" UUID NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" UUID,

    CONSTRAINT "person_merge_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "idempotency_key" (
    "account_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "input_hash" BYTEA NOT NULL,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("account_id","key")
);

CREATE TABLE "season" (
    "year" INTEGER NOT NULL,
    "annual_meeting" DATE,
    "match_limit" INTEGER NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "season_pkey" PRIMARY KEY ("year")
);

CREATE TABLE "side" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "side_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "team" (
    "id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "name_key" TEXT NOT NULL,
    "most_members" INTEGER NOT NULL DEFAULT 3,
    "carried_from" UUID,
    "confirmed_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "proposed_member" (
    "team_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "captain" BOOLEAN NOT NULL DEFAULT false,
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "proposed_member_pkey" PRIMARY KEY ("team_id","person_id")
);

CREATE TABLE "membership" (
    "season" INTEGER NOT NULL,
    "person_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "captain" BOOLEAN NOT NULL DEFAULT false,
    "first_day" DATE NOT NULL,
    "last_day" DATE,
    "replaced_by" UUID,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("season","person_id")
);

CREATE TABLE "venue" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "public" BOOLEAN NOT NULL,
    "closed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "venue_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "planned_match" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "side_a" UUID NOT NULL,
    "side_b" UUID NOT NULL,
    "date" DATE NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 1,
    "venue_name" TEXT NOT NULL,
    "venue_public" BOOLEAN NOT NULL,
    "competition" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "planned_by" UUID NOT NULL,
    "planned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "planned_match_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "request" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "side_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "planned_match_id" UUID,
    "team_id" UUID,
    "person_id" UUID,
    "replaces_id" UUID,
    "date" DATE,
    "order" INTEGER,
    "venue_name" TEXT,
    "words" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "asked_by" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deadline" DATE,
    "granted" BOOLEAN,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "decided_on" DATE,
    "reason" TEXT,
    "withdrawn_at" TIMESTAMPTZ(3),
    "lapsed_at" TIMESTAMPTZ(3),
    "appointed_juror" UUID,

    CONSTRAINT "request_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "draft" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "side_id" UUID,
    "account_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "sheet" JSON NOT NULL,
    "planned_match_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "match" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "order" INTEGER NOT NULL,
    "side_a" UUID NOT NULL,
    "side_b" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "competitions" TEXT[],
    "state" TEXT NOT NULL,
    "entered_by" TEXT NOT NULL,
    "confirmed_by" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "disputed_by" TEXT,
    "revision" INTEGER NOT NULL,
    "raw_a" INTEGER NOT NULL,
    "raw_b" INTEGER NOT NULL,
    "points_a" INTEGER,
    "points_b" INTEGER,
    "verdict" TEXT NOT NULL,
    "open_errors" INTEGER NOT NULL DEFAULT 0,
    "planned_match_id" UUID,
    "appointed_juror" UUID,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "approved_at" TIMESTAMPTZ(3),

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "match_player" (
    "match_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "date" DATE NOT NULL,

    CONSTRAINT "match_player_pkey" PRIMARY KEY ("match_id","person_id")
);

CREATE TABLE "match_revision" (
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "sheet" JSON NOT NULL,
    "sheet_hash" BYTEA GENERATED ALWAYS AS (sheet_digest("sheet")) STORED,
    "entered_by" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "remarks" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_revision_pkey" PRIMARY KEY ("match_id","number")
);

CREATE TABLE "match_move" (
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "reason" TEXT,
    "game" INTEGER,
    "path" TEXT,
    "sheet" JSON,
    "sheet_hash" BYTEA GENERATED ALWAYS AS (sheet_digest("sheet")) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_move_pkey" PRIMARY KEY ("match_id","number")
);

CREATE TABLE "match_ruling" (
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "ruling" JSONB NOT NULL,
    "account_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_ruling_pkey" PRIMARY KEY ("match_id","number")
);

CREATE TABLE "match_result" (
    "match_id" UUID NOT NULL,
    "competition" TEXT NOT NULL,
    "season" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "side_a" UUID NOT NULL,
    "side_b" UUID NOT NULL,
    "raw_a" INTEGER NOT NULL,
    "raw_b" INTEGER NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "match_result_pkey" PRIMARY KEY ("match_id","competition")
);

CREATE TABLE "championship_standing" (
    "team_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "matches" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "taken" INTEGER NOT NULL,
    "match_limit" INTEGER NOT NULL,
    "raws" INTEGER[],

    CONSTRAINT "championship_standing_pkey" PRIMARY KEY ("team_id")
);

CREATE TABLE "trophy" (
    "id" TEXT NOT NULL,
    "position" TEXT NOT NULL,
    "date" DATE,
    "season" INTEGER,
    "count" INTEGER NOT NULL DEFAULT 1,
    "trophy" TEXT,
    "class" TEXT,
    "name" JSONB,
    "announcer_id" UUID NOT NULL,
    "partner_id" UUID,
    "side_id" UUID,
    "opponent_ids" UUID[],
    "opposing_id" UUID,
    "competitions" TEXT[],
    "match_id" UUID,
    "game" INTEGER,
    "party" INTEGER,
    "order" INTEGER,
    "evidence" TEXT NOT NULL,
    "remark" JSONB,
    "of_kind" INTEGER,
    "of_announcer" INTEGER NOT NULL,

    CONSTRAINT "trophy_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "trophy_tally" (
    "person_id" UUID NOT NULL,
    "total" INTEGER NOT NULL,
    "by_class" JSONB NOT NULL,

    CONSTRAINT "trophy_tally_pkey" PRIMARY KEY ("person_id")
);

CREATE TABLE "appearance" (
    "match_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "side_id" UUID NOT NULL,
    "figures" JSONB NOT NULL,

    CONSTRAINT "appearance_pkey" PRIMARY KEY ("match_id","person_id","side_id")
);

CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "chain" TEXT NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "account_id" UUID,
    "token_id" UUID,
    "request_id" TEXT,
    "action" TEXT NOT NULL,
    "object" TEXT NOT NULL,
    "object_id" TEXT NOT NULL,
    "reason" TEXT,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audit_link" (
    "chain" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_link_pkey" PRIMARY KEY ("chain","number")
);

CREATE TABLE "audit_head" (
    "chain" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("chain")
);

CREATE TABLE "audit_queue" (
    "entry_id" BIGINT NOT NULL,

    CONSTRAINT "audit_queue_pkey" PRIMARY KEY ("entry_id")
);

CREATE UNIQUE INDEX "person_number_key" ON "person"("number");

CREATE INDEX "person_merged_into_idx" ON "person"("merged_into");

CREATE INDEX "person_name_key_person_id_idx" ON "person_name"("key", "person_id");

CREATE UNIQUE INDEX "account_person_id_key" ON "account"("person_id");

CREATE UNIQUE INDEX "account_username_key" ON "account"("username");

CREATE INDEX "account_created_at_id_idx" ON "account"("created_at", "id");

CREATE UNIQUE INDEX "login_token_hash_key" ON "login"("token_hash");

CREATE INDEX "login_account_id_idx" ON "login"("account_id");

CREATE INDEX "login_expires_at_idx" ON "login"("expires_at");

CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

CREATE INDEX "api_token_account_id_idx" ON "api_token"("account_id");

CREATE UNIQUE INDEX "one_time_link_token_hash_key" ON "one_time_link"("token_hash");

CREATE INDEX "one_time_link_account_id_idx" ON "one_time_link"("account_id");

CREATE INDEX "notice_account_id_created_at_id_idx" ON "notice"("account_id", "created_at", "id");

CREATE INDEX "throttle_since_idx" ON "throttle"("since");

CREATE INDEX "person_merge_from_id_idx" ON "person_merge"("from_id");

CREATE INDEX "person_merge_into_id_idx" ON "person_merge"("into_id");

CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

CREATE UNIQUE INDEX "side_id_season_key" ON "side"("id", "season");

CREATE UNIQUE INDEX "team_id_season_key" ON "team"("id", "season");

CREATE UNIQUE INDEX "team_carried_from_key" ON "team"("carried_from");

CREATE INDEX "team_season_name_key_idx" ON "team"("season", "name_key");

CREATE INDEX "proposed_member_person_id_idx" ON "proposed_member"("person_id");

CREATE INDEX "membership_team_id_idx" ON "membership"("team_id");

CREATE INDEX "membership_person_id_idx" ON "membership"("person_id");

CREATE UNIQUE INDEX "venue_name_key_key" ON "venue"("name_key");

CREATE INDEX "planned_match_season_date_idx" ON "planned_match"("season", "date");

CREATE INDEX "planned_match_side_a_date_idx" ON "planned_match"("side_a", "date");

CREATE INDEX "planned_match_side_b_date_idx" ON "planned_match"("side_b", "date");

CREATE INDEX "request_planned_match_id_idx" ON "request"("planned_match_id");

CREATE INDEX "request_team_id_idx" ON "request"("team_id");

CREATE INDEX "draft_side_id_updated_at_id_idx" ON "draft"("side_id", "updated_at", "id");

CREATE INDEX "draft_account_id_idx" ON "draft"("account_id");

CREATE INDEX "match_season_date_id_idx" ON "match"("season", "date", "id");

CREATE INDEX "match_side_a_date_idx" ON "match"("side_a", "date");

CREATE INDEX "match_side_b_date_idx" ON "match"("side_b", "date");

CREATE INDEX "match_state_state_since_idx" ON "match"("state", "state_since");

CREATE INDEX "match_player_person_id_date_match_id_idx" ON "match_player"("person_id", "date", "match_id");

CREATE INDEX "match_move_created_at_idx" ON "match_move"("created_at");

CREATE INDEX "match_result_competition_season_date_idx" ON "match_result"("competition", "season", "date");

CREATE INDEX "championship_standing_season_idx" ON "championship_standing"("season");

CREATE UNIQUE INDEX "trophy_position_key" ON "trophy"("position");

CREATE INDEX "trophy_trophy_position_idx" ON "trophy"("trophy", "position");

CREATE INDEX "trophy_announcer_id_position_idx" ON "trophy"("announcer_id", "position");

CREATE INDEX "trophy_class_position_idx" ON "trophy"("class", "position");

CREATE INDEX "trophy_side_id_position_idx" ON "trophy"("side_id", "position");

CREATE INDEX "trophy_match_id_idx" ON "trophy"("match_id");

CREATE INDEX "trophy_tally_total_idx" ON "trophy_tally"("total");

CREATE INDEX "appearance_person_id_date_idx" ON "appearance"("person_id", "date");

CREATE INDEX "appearance_side_id_idx" ON "appearance"("side_id");

CREATE INDEX "audit_entry_object_object_id_id_idx" ON "audit_entry"("object", "object_id", "id");

CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at", "id");

CREATE INDEX "audit_entry_chain_at_id_idx" ON "audit_entry"("chain", "at", "id");

CREATE INDEX "audit_entry_object_at_id_idx" ON "audit_entry"("object", "at", "id");

CREATE INDEX "audit_entry_account_id_at_id_idx" ON "audit_entry"("account_id", "at", "id");

CREATE INDEX "audit_entry_action_at_id_idx" ON "audit_entry"("action", "at", "id");

CREATE UNIQUE INDEX "audit_link_entry_id_key" ON "audit_link"("entry_id");

ALTER TABLE "person" ADD CONSTRAINT "person_merged_into_fkey" FOREIGN KEY ("merged_into") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "person_name" ADD CONSTRAINT "person_name_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contact" ADD CONSTRAINT "contact_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "account" ADD CONSTRAINT "account_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "login" ADD CONSTRAINT "login_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "side" ADD CONSTRAINT "side_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "team" ADD CONSTRAINT "team_id_season_fkey" FOREIGN KEY ("id", "season") REFERENCES "side"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_into_id_fkey" FOREIGN KEY ("into_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "team" ADD CONSTRAINT "team_carried_from_fkey" FOREIGN KEY ("carried_from") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "proposed_member" ADD CONSTRAINT "proposed_member_team_id_season_fkey" FOREIGN KEY ("team_id", "season") REFERENCES "team"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "proposed_member" ADD CONSTRAINT "proposed_member_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "membership" ADD CONSTRAINT "membership_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "membership" ADD CONSTRAINT "membership_replaced_by_fkey" FOREIGN KEY ("replaced_by") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "membership" ADD CONSTRAINT "membership_team_id_season_fkey" FOREIGN KEY ("team_id", "season") REFERENCES "team"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "planned_match" ADD CONSTRAINT "planned_match_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "planned_match" ADD CONSTRAINT "planned_match_side_a_season_fkey" FOREIGN KEY ("side_a", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "planned_match" ADD CONSTRAINT "planned_match_side_b_season_fkey" FOREIGN KEY ("side_b", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "request" ADD CONSTRAINT "request_planned_match_id_fkey" FOREIGN KEY ("planned_match_id") REFERENCES "planned_match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "request" ADD CONSTRAINT "request_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "request" ADD CONSTRAINT "request_team_id_season_fkey" FOREIGN KEY ("team_id", "season") REFERENCES "team"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "request" ADD CONSTRAINT "request_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "request" ADD CONSTRAINT "request_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "request" ADD CONSTRAINT "request_side_id_season_fkey" FOREIGN KEY ("side_id", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "request" ADD CONSTRAINT "request_appointed_juror_fkey" FOREIGN KEY ("appointed_juror") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "draft" ADD CONSTRAINT "draft_planned_match_id_fkey" FOREIGN KEY ("planned_match_id") REFERENCES "planned_match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "draft" ADD CONSTRAINT "draft_side_id_fkey" FOREIGN KEY ("side_id") REFERENCES "side"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "draft" ADD CONSTRAINT "draft_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match" ADD CONSTRAINT "match_planned_match_id_fkey" FOREIGN KEY ("planned_match_id") REFERENCES "planned_match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match" ADD CONSTRAINT "match_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match" ADD CONSTRAINT "match_side_a_season_fkey" FOREIGN KEY ("side_a", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match" ADD CONSTRAINT "match_side_b_season_fkey" FOREIGN KEY ("side_b", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match" ADD CONSTRAINT "match_appointed_juror_fkey" FOREIGN KEY ("appointed_juror") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match_player" ADD CONSTRAINT "match_player_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "match_player" ADD CONSTRAINT "match_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "match_revision" ADD CONSTRAINT "match_revision_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match_revision" ADD CONSTRAINT "match_revision_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match_move" ADD CONSTRAINT "match_move_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match_move" ADD CONSTRAINT "match_move_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match_ruling" ADD CONSTRAINT "match_ruling_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match_ruling" ADD CONSTRAINT "match_ruling_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match_result" ADD CONSTRAINT "match_result_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "championship_standing" ADD CONSTRAINT "championship_standing_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "trophy" ADD CONSTRAINT "trophy_announcer_id_fkey" FOREIGN KEY ("announcer_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "trophy" ADD CONSTRAINT "trophy_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "trophy_tally" ADD CONSTRAINT "trophy_tally_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "appearance" ADD CONSTRAINT "appearance_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "appearance" ADD CONSTRAINT "appearance_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "audit_link" ADD CONSTRAINT "audit_link_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "audit_entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ── Sorting ───────────────────────────────────────────────────────────────────────────────────────────────────────────
-- Keys made for sorting are compared byte by byte, whatever the locale of the database.

ALTER TABLE "person_name" ALTER COLUMN "key" TYPE TEXT COLLATE "C";
ALTER TABLE "team" ALTER COLUMN "name_key" TYPE TEXT COLLATE "C";
ALTER TABLE "venue" ALTER COLUMN "name_key" TYPE TEXT COLLATE "C";
ALTER TABLE "trophy" ALTER COLUMN "position" TYPE TEXT COLLATE "C";
ALTER TABLE "trophy" ALTER COLUMN "id" TYPE TEXT COLLATE "C";

-- ── What must never break ─────────────────────────────────────────────────────────────────────────────────────────────

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
    ADD CONSTRAINT "api_token_scopes" CHECK (cardinality("scopes") > 0 AND "scopes" <@ ARRAY['read', 'submit', 'jury']);
ALTER TABLE "one_time_link"
    ADD CONSTRAINT "one_time_link_is_hashed" CHECK (length("token_hash") = 32),
    ADD CONSTRAINT "one_time_link_purpose" CHECK ("purpose" IN ('invitation', 'reset', 'first-admin')),
    ADD CONSTRAINT "one_time_link_account" CHECK (("account_id" IS NULL) = ("purpose" = 'first-admin')),
    ADD CONSTRAINT "one_time_link_delivery" CHECK ("delivery" IN ('mail', 'shown', 'server'));
ALTER TABLE "idempotency_key"
    ADD CONSTRAINT "idempotency_key_length" CHECK (length("key") BETWEEN 1 AND 100);

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
CREATE FUNCTION team_is_not_too_large() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    most integer;
BEGIN
    SELECT "most_members" INTO most FROM "team" WHERE "id" = NEW."team_id" FOR UPDATE;
    IF (SELECT count(*) FROM "membership" WHERE "team_id" = NEW."team_id" AND "last_day" IS NULL) > most THEN
        RAISE EXCEPTION 'team % has more than % members', NEW."team_id", most
            USING ERRCODE = 'check_violation', CONSTRAINT = 'team_is_not_too_large';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "team_is_not_too_large" AFTER INSERT OR UPDATE ON "membership"
    FOR EACH ROW WHEN (NEW."last_day" IS NULL) EXECUTE FUNCTION team_is_not_too_large();

ALTER TABLE "venue"
    ADD CONSTRAINT "venue_is_named" CHECK (length(btrim("name")) BETWEEN 1 AND 200);
ALTER TABLE "planned_match"
    ADD CONSTRAINT "planned_match_season" CHECK (EXTRACT(YEAR FROM "date") = "season"),
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
    ADD CONSTRAINT "match_season" CHECK (EXTRACT(YEAR FROM "date") = "season"),
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
-- No team plays more than its matches (9, D17), and its sums fit together.
ALTER TABLE "championship_standing"
    ADD CONSTRAINT "standing_within_limit" CHECK ("taken" BETWEEN 1 AND "match_limit"),
    ADD CONSTRAINT "standing_limit" CHECK ("match_limit" = CASE WHEN "season" <= 2010 THEN 52 ELSE 40 END),
    ADD CONSTRAINT "standing_sums" CHECK ("matches" BETWEEN 0 AND "taken" AND cardinality("raws") = "matches" AND "points" >= 0);
ALTER TABLE "trophy"
    ADD CONSTRAINT "trophy_count" CHECK ("count" >= 1),
    ADD CONSTRAINT "trophy_evidence" CHECK ("evidence" IN ('proved', 'sheet', 'ruling', 'old-list')),
    ADD CONSTRAINT "trophy_of_match" CHECK (("match_id" IS NULL) = ("evidence" = 'old-list')),
    ADD CONSTRAINT "trophy_ordinals" CHECK ("of_announcer" >= "count" AND ("of_kind" IS NULL) = ("trophy" IS NULL) AND "of_kind" >= "count");
CREATE INDEX "trophy_milestone" ON "trophy" ("position") WHERE reaches_milestone("of_announcer", "count");
-- Of the championship there are so many that a page of them is found without an index.
CREATE INDEX "trophy_of_cup" ON "trophy" ("position") WHERE "competitions" @> ARRAY['cup'];
CREATE INDEX "trophy_of_grand_prix" ON "trophy" ("position") WHERE "competitions" @> ARRAY['grand-prix'];
CREATE INDEX "trophy_of_free_championship" ON "trophy" ("position") WHERE "competitions" @> ARRAY['free-championship'];
ALTER TABLE "trophy_tally"
    ADD CONSTRAINT "trophy_tally_total" CHECK ("total" >= 1);

-- ── Writes ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Called first in the transaction of every write: says to the log who acts and why, and claims the caller's idempotency key.
-- An identical write that is under way is waited for. Answers with `new`; `done` and its answer; or `other-input`.
CREATE FUNCTION begin_write(
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

-- The standings of these teams as the last commit left them. Until the end of the transaction nobody else takes a place of
-- theirs: the team is locked, for one without a match has no standing yet.
CREATE FUNCTION locked_standings(teams uuid[]) RETURNS SETOF "championship_standing" LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM "team" WHERE "id" = ANY (teams) ORDER BY "id" FOR NO KEY UPDATE;
    RETURN QUERY SELECT * FROM "championship_standing" WHERE "team_id" = ANY (teams);
END $$;

-- ── The log ───────────────────────────────────────────────────────────────────────────────────────────────────────────

CREATE FUNCTION is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- Arguments: what the object is called; its key columns; columns that the log never holds (contact data, names, secrets, sheets).
-- The link to the chain is made by the sealer: made here, it would put all writers in one queue.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
    hidden text[] := string_to_array(TG_ARGV[2], ' ');
    key_columns text[] := string_to_array(TG_ARGV[1], ' ');
    was jsonb;
    is_now jsonb;
    shown jsonb;
    key text;
BEGIN
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

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "office" FOR EACH ROW EXECUTE FUNCTION record_change('office', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "person" FOR EACH ROW EXECUTE FUNCTION record_change('person', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "person_merge" FOR EACH ROW EXECUTE FUNCTION record_change('person merge', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "account" FOR EACH ROW EXECUTE FUNCTION record_change('account', 'id', 'username password_hash pin_hash pin_failures');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "api_token" FOR EACH ROW EXECUTE FUNCTION record_change('API token', 'id', 'name token_hash last_used_at');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "one_time_link" FOR EACH ROW EXECUTE FUNCTION record_change('one-time link', 'id', 'token_hash');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "venue" FOR EACH ROW EXECUTE FUNCTION record_change('venue', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "season" FOR EACH ROW EXECUTE FUNCTION record_change('season', 'year', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "side" FOR EACH ROW EXECUTE FUNCTION record_change('side', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "team" FOR EACH ROW EXECUTE FUNCTION record_change('team', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "proposed_member" FOR EACH ROW EXECUTE FUNCTION record_change('proposed member', 'team_id person_id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "membership" FOR EACH ROW EXECUTE FUNCTION record_change('membership', 'season person_id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "planned_match" FOR EACH ROW EXECUTE FUNCTION record_change('planned match', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "request" FOR EACH ROW EXECUTE FUNCTION record_change('request', 'id', '');
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "match" FOR EACH ROW EXECUTE FUNCTION record_change('match', 'id', 'open_errors');
CREATE TRIGGER "record_change" AFTER INSERT ON "match_revision" FOR EACH ROW EXECUTE FUNCTION record_change('match revision', 'match_id number', 'sheet');
CREATE TRIGGER "record_change" AFTER INSERT ON "match_move" FOR EACH ROW EXECUTE FUNCTION record_change('match move', 'match_id number', 'sheet');
CREATE TRIGGER "record_change" AFTER INSERT ON "match_ruling" FOR EACH ROW EXECUTE FUNCTION record_change('match ruling', 'match_id number', '');
-- Trophies of matches follow from their matches; those of old lists are entered. Their ordinals change with every match, and
-- their remarks may hold names.
CREATE TRIGGER "record_entry" AFTER INSERT ON "trophy" FOR EACH ROW WHEN (NEW."match_id" IS NULL) EXECUTE FUNCTION record_change('trophy', 'id', 'of_kind of_announcer remark');
CREATE TRIGGER "record_correction" AFTER UPDATE OF "id", "position", "date", "season", "count", "trophy", "class", "name", "announcer_id", "partner_id", "side_id", "opponent_ids", "opposing_id", "competitions", "match_id", "game", "party", "order", "evidence", "remark" ON "trophy" FOR EACH ROW WHEN (NEW."match_id" IS NULL) EXECUTE FUNCTION record_change('trophy', 'id', 'of_kind of_announcer remark');
CREATE TRIGGER "record_removal" AFTER DELETE ON "trophy" FOR EACH ROW WHEN (OLD."match_id" IS NULL) EXECUTE FUNCTION record_change('trophy', 'id', 'of_kind of_announcer remark');

CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "audit_link" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "match_revision" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "match_move" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "match_ruling" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "audit_link" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "match_revision" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "match_move" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "match_ruling" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();

-- A table that was emptied at once would leave no entries.
CREATE FUNCTION is_emptied_row_by_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'TRUNCATE of % would leave nothing in the log', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
DO $$
DECLARE
    logged regclass;
BEGIN
    FOR logged IN
        SELECT DISTINCT recording.tgrelid::regclass FROM pg_trigger recording
        WHERE recording.tgfoid = 'record_change'::regproc
            AND NOT EXISTS (SELECT FROM pg_trigger other WHERE other.tgrelid = recording.tgrelid AND other.tgfoid = 'is_append_only'::regproc)
    LOOP
        EXECUTE format('CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row()', logged);
    END LOOP;
END $$;

-- The office was there before its log. Instants in the log are in UTC.
DO $$
BEGIN
    PERFORM set_config('timezone', 'UTC', true);
    INSERT INTO "audit_entry" ("chain", "action", "object", "object_id", "after")
        SELECT 'office', 'found', 'office', 'true', to_jsonb(office) FROM "office" AS office;
    INSERT INTO "audit_queue" ("entry_id") SELECT "id" FROM "audit_entry";
END $$;
