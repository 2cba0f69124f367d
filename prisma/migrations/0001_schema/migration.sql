-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "office" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'Europe/Budapest',
    "founded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "office_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "person_name" (
    "person_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_name_pkey" PRIMARY KEY ("person_id","revision")
);

-- CreateTable
CREATE TABLE "contact" (
    "person_id" UUID NOT NULL,
    "email" TEXT,
    "phone" TEXT,

    CONSTRAINT "contact_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "person_id" UUID NOT NULL,
    "username" TEXT,
    "password_hash" TEXT,
    "password_changed_at" TIMESTAMPTZ(3),
    "pin_hash" TEXT,
    "pin_failures" INTEGER NOT NULL DEFAULT 0,
    "pin_changed_at" TIMESTAMPTZ(3),
    "email_changed_at" TIMESTAMPTZ(3),
    "jury" BOOLEAN NOT NULL DEFAULT false,
    "admin" BOOLEAN NOT NULL DEFAULT false,
    "language" TEXT NOT NULL DEFAULT 'en',
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "notice" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "values" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "throttle" (
    "key" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "throttle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "idempotency_key" (
    "account_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "input_hash" BYTEA NOT NULL,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("account_id","key")
);

-- CreateTable
CREATE TABLE "season" (
    "year" INTEGER NOT NULL,
    "annual_meeting" DATE,
    "match_limit" INTEGER NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "season_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "side" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "side_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "team_invitation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "person_id" UUID,
    "name" TEXT,
    "email" TEXT,
    "language" TEXT NOT NULL,
    "delivery" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "invited_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by" UUID,

    CONSTRAINT "team_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proposed_member" (
    "team_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "captain" BOOLEAN NOT NULL DEFAULT false,
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "proposed_member_pkey" PRIMARY KEY ("team_id","person_id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "venue" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "public" BOOLEAN NOT NULL,
    "closed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "venue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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
    "admitted_games" INTEGER[],
    "planned_match_id" UUID,
    "appointed_juror" UUID,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "approved_at" TIMESTAMPTZ(3),

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_player" (
    "match_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "date" DATE NOT NULL,

    CONSTRAINT "match_player_pkey" PRIMARY KEY ("match_id","person_id")
);

-- CreateTable
CREATE TABLE "match_revision" (
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "sheet" JSON NOT NULL,
    "sheet_hash" BYTEA,
    "entered_by" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "remarks" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_revision_pkey" PRIMARY KEY ("match_id","number")
);

-- CreateTable
CREATE TABLE "private_place" (
    "match_id" UUID NOT NULL,
    "of" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "in_record" TEXT,
    "public" BOOLEAN NOT NULL,

    CONSTRAINT "private_place_pkey" PRIMARY KEY ("match_id","of","number")
);

-- CreateTable
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
    "sheet_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_move_pkey" PRIMARY KEY ("match_id","number")
);

-- CreateTable
CREATE TABLE "sealed_answer" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "digest" BYTEA NOT NULL,
    "answer" TEXT,
    "party" TEXT,
    "answered_by" UUID,
    "problem" TEXT,
    "brought_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sealed_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "trophy" (
    "id" UUID NOT NULL,
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
    "free_game_id" UUID,
    "game" INTEGER,
    "party" INTEGER,
    "order" INTEGER,
    "evidence" TEXT NOT NULL,
    "remark" JSONB,

    CONSTRAINT "trophy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appearance" (
    "match_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "side_id" UUID NOT NULL,
    "figures" JSONB NOT NULL,

    CONSTRAINT "appearance_pkey" PRIMARY KEY ("match_id","person_id","side_id")
);

-- CreateTable
CREATE TABLE "pair" (
    "id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "name_key" TEXT NOT NULL,
    "first_id" UUID NOT NULL,
    "second_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pair_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pair_player" (
    "pair_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE,

    CONSTRAINT "pair_player_pkey" PRIMARY KEY ("pair_id","person_id")
);

-- CreateTable
CREATE TABLE "grand_prix" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "venue_name" TEXT NOT NULL,
    "venue_public" BOOLEAN NOT NULL,
    "seed" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "announced_by" UUID NOT NULL,
    "announced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "appointed_juror" UUID,

    CONSTRAINT "grand_prix_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grand_prix_entry" (
    "grand_prix_id" UUID NOT NULL,
    "pair_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "drawn" INTEGER,
    "entered_by" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grand_prix_entry_pkey" PRIMARY KEY ("grand_prix_id","pair_id")
);

-- CreateTable
CREATE TABLE "grand_prix_player" (
    "grand_prix_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "pair_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,

    CONSTRAINT "grand_prix_player_pkey" PRIMARY KEY ("grand_prix_id","person_id")
);

-- CreateTable
CREATE TABLE "grand_prix_pairing" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "grand_prix_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "slot" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "side_a" UUID NOT NULL,
    "side_b" UUID NOT NULL,
    "counts_only_for" UUID,
    "planned_match_id" UUID NOT NULL,

    CONSTRAINT "grand_prix_pairing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grand_prix_wish" (
    "pairing_id" UUID NOT NULL,
    "season" INTEGER NOT NULL,
    "pair_id" UUID NOT NULL,
    "counts_for" TEXT NOT NULL,
    "team_id" UUID,
    "account_id" UUID NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grand_prix_wish_pkey" PRIMARY KEY ("pairing_id","pair_id")
);

-- CreateTable
CREATE TABLE "cup" (
    "season" INTEGER NOT NULL,
    "entries_until" DATE NOT NULL,
    "entries_until_reason" TEXT,
    "event" TEXT,
    "event_named_on" DATE,
    "recorded" BOOLEAN NOT NULL DEFAULT false,
    "seed" TEXT,
    "drawn_on" DATE,
    "drawn_at" TIMESTAMPTZ(3),
    "drawn_by" UUID,
    "appointed_juror" UUID,

    CONSTRAINT "cup_pkey" PRIMARY KEY ("season")
);

-- CreateTable
CREATE TABLE "cup_entry" (
    "season" INTEGER NOT NULL,
    "pair_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "entered_by" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cup_entry_pkey" PRIMARY KEY ("season","pair_id")
);

-- CreateTable
CREATE TABLE "cup_player" (
    "season" INTEGER NOT NULL,
    "person_id" UUID NOT NULL,
    "pair_id" UUID NOT NULL,

    CONSTRAINT "cup_player_pkey" PRIMARY KEY ("season","person_id")
);

-- CreateTable
CREATE TABLE "cup_act" (
    "season" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "pair_id" UUID,
    "other_id" UUID,
    "goes_on" UUID,
    "tie" TEXT,
    "round" TEXT,
    "matches" INTEGER,
    "day" DATE,
    "leaves_id" UUID,
    "comes_id" UUID,
    "what" UUID[],
    "reason" TEXT,
    "by_jury" BOOLEAN NOT NULL,
    "account_id" UUID NOT NULL,
    "made_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cup_act_pkey" PRIMARY KEY ("season","number")
);

-- CreateTable
CREATE TABLE "free_factor" (
    "season" INTEGER NOT NULL,
    "ruleset" TEXT NOT NULL,
    "numerator" INTEGER NOT NULL,
    "denominator" INTEGER NOT NULL,
    "fixed_on" DATE NOT NULL,
    "fixed_by" UUID NOT NULL,

    CONSTRAINT "free_factor_pkey" PRIMARY KEY ("season","ruleset")
);

-- CreateTable
CREATE TABLE "free_game" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "season" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "order" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT,
    "players_key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "entered_by" UUID NOT NULL,
    "objections" INTEGER NOT NULL DEFAULT 0,
    "verdict" TEXT,
    "appointed_juror" UUID,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "free_game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "free_game_player" (
    "game_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "date" DATE NOT NULL,

    CONSTRAINT "free_game_player_pkey" PRIMARY KEY ("game_id","person_id")
);

-- CreateTable
CREATE TABLE "free_game_revision" (
    "game_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "sheet" JSON NOT NULL,
    "sheet_hash" BYTEA,
    "by_jury" BOOLEAN NOT NULL,
    "account_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "free_game_revision_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "free_game_move" (
    "game_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "from" TEXT,
    "to" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "free_game_move_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "free_credit" (
    "source_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "match_id" UUID,
    "game_id" UUID,
    "season" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "values" JSONB NOT NULL,

    CONSTRAINT "free_credit_pkey" PRIMARY KEY ("source_id","person_id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "audit_link" (
    "chain" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_link_pkey" PRIMARY KEY ("chain","number")
);

-- CreateTable
CREATE TABLE "audit_head" (
    "chain" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("chain")
);

-- CreateTable
CREATE TABLE "audit_queue" (
    "entry_id" BIGINT NOT NULL,

    CONSTRAINT "audit_queue_pkey" PRIMARY KEY ("entry_id")
);

-- CreateTable
CREATE TABLE "season_export" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "year" INTEGER NOT NULL,
    "made_by" UUID,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "season_export_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "notification_setting" (
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL,

    CONSTRAINT "notification_setting_pkey" PRIMARY KEY ("account_id","kind","channel")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "match_import" (
    "id" UUID NOT NULL,
    "name" TEXT,
    "sha256" TEXT,
    "documents" INTEGER NOT NULL,
    "entered" INTEGER NOT NULL,
    "already_there" INTEGER NOT NULL,
    "refused" INTEGER NOT NULL,
    "complete" BOOLEAN NOT NULL,
    "entered_by" UUID NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "old_list" (
    "id" UUID NOT NULL,
    "source" TEXT,
    "sha256" TEXT,
    "entries" INTEGER NOT NULL,
    "trophies" INTEGER NOT NULL,
    "entered_by" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "old_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "old_table" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "year" INTEGER NOT NULL,
    "competition" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "sheet" JSON NOT NULL,
    "sheet_hash" BYTEA,
    "entered_by" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "old_table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "event" JSONB NOT NULL,
    "account_id" UUID,
    "news" BOOLEAN NOT NULL DEFAULT true,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_analysis" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sheet_hash" BYTEA NOT NULL,
    "version" TEXT NOT NULL,
    "record" JSON,
    "document" JSON,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_analysis_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "person_number_key" ON "person"("number");

-- CreateIndex
CREATE INDEX "person_merged_into_idx" ON "person"("merged_into");

-- CreateIndex
CREATE INDEX "person_name_key_person_id_idx" ON "person_name"("key", "person_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_person_id_key" ON "account"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_username_key" ON "account"("username");

-- CreateIndex
CREATE INDEX "account_created_at_id_idx" ON "account"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "login_token_hash_key" ON "login"("token_hash");

-- CreateIndex
CREATE INDEX "login_account_id_idx" ON "login"("account_id");

-- CreateIndex
CREATE INDEX "login_expires_at_idx" ON "login"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_account_id_idx" ON "api_token"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_link_token_hash_key" ON "one_time_link"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_link_account_id_idx" ON "one_time_link"("account_id");

-- CreateIndex
CREATE INDEX "notice_account_id_created_at_id_idx" ON "notice"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "throttle_since_idx" ON "throttle"("since");

-- CreateIndex
CREATE INDEX "person_merge_from_id_idx" ON "person_merge"("from_id");

-- CreateIndex
CREATE INDEX "person_merge_into_id_idx" ON "person_merge"("into_id");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "side_season_name_idx" ON "side"("season", "name");

-- CreateIndex
CREATE UNIQUE INDEX "side_id_season_key" ON "side"("id", "season");

-- CreateIndex
CREATE UNIQUE INDEX "team_carried_from_key" ON "team"("carried_from");

-- CreateIndex
CREATE INDEX "team_season_name_key_idx" ON "team"("season", "name_key");

-- CreateIndex
CREATE UNIQUE INDEX "team_id_season_key" ON "team"("id", "season");

-- CreateIndex
CREATE UNIQUE INDEX "team_invitation_token_hash_key" ON "team_invitation"("token_hash");

-- CreateIndex
CREATE INDEX "team_invitation_team_id_idx" ON "team_invitation"("team_id");

-- CreateIndex
CREATE INDEX "team_invitation_person_id_idx" ON "team_invitation"("person_id");

-- CreateIndex
CREATE INDEX "team_invitation_accepted_by_idx" ON "team_invitation"("accepted_by");

-- CreateIndex
CREATE INDEX "proposed_member_person_id_idx" ON "proposed_member"("person_id");

-- CreateIndex
CREATE INDEX "membership_team_id_idx" ON "membership"("team_id");

-- CreateIndex
CREATE INDEX "membership_person_id_idx" ON "membership"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "venue_name_key_key" ON "venue"("name_key");

-- CreateIndex
CREATE INDEX "planned_match_season_date_id_idx" ON "planned_match"("season", "date", "id");

-- CreateIndex
CREATE INDEX "planned_match_date_id_idx" ON "planned_match"("date", "id");

-- CreateIndex
CREATE INDEX "planned_match_side_a_date_idx" ON "planned_match"("side_a", "date");

-- CreateIndex
CREATE INDEX "planned_match_side_b_date_idx" ON "planned_match"("side_b", "date");

-- CreateIndex
CREATE INDEX "request_planned_match_id_idx" ON "request"("planned_match_id");

-- CreateIndex
CREATE INDEX "request_team_id_idx" ON "request"("team_id");

-- CreateIndex
CREATE INDEX "draft_side_id_updated_at_id_idx" ON "draft"("side_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "draft_account_id_idx" ON "draft"("account_id");

-- CreateIndex
CREATE INDEX "draft_planned_match_id_idx" ON "draft"("planned_match_id");

-- CreateIndex
CREATE INDEX "match_season_date_id_idx" ON "match"("season", "date", "id");

-- CreateIndex
CREATE INDEX "match_date_id_idx" ON "match"("date", "id");

-- CreateIndex
CREATE INDEX "match_side_a_date_idx" ON "match"("side_a", "date");

-- CreateIndex
CREATE INDEX "match_side_b_date_idx" ON "match"("side_b", "date");

-- CreateIndex
CREATE INDEX "match_state_state_since_idx" ON "match"("state", "state_since");

-- CreateIndex
CREATE INDEX "match_player_person_id_date_match_id_idx" ON "match_player"("person_id", "date", "match_id");

-- CreateIndex
CREATE INDEX "match_move_created_at_idx" ON "match_move"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sealed_answer_digest_key" ON "sealed_answer"("digest");

-- CreateIndex
CREATE UNIQUE INDEX "sealed_answer_match_id_number_key" ON "sealed_answer"("match_id", "number");

-- CreateIndex
CREATE INDEX "match_result_competition_season_date_idx" ON "match_result"("competition", "season", "date");

-- CreateIndex
CREATE UNIQUE INDEX "trophy_position_key" ON "trophy"("position");

-- CreateIndex
CREATE INDEX "trophy_season_position_idx" ON "trophy"("season", "position");

-- CreateIndex
CREATE INDEX "trophy_trophy_position_idx" ON "trophy"("trophy", "position");

-- CreateIndex
CREATE INDEX "trophy_announcer_id_position_idx" ON "trophy"("announcer_id", "position");

-- CreateIndex
CREATE INDEX "trophy_class_position_idx" ON "trophy"("class", "position");

-- CreateIndex
CREATE INDEX "trophy_side_id_position_idx" ON "trophy"("side_id", "position");

-- CreateIndex
CREATE INDEX "trophy_match_id_idx" ON "trophy"("match_id");

-- CreateIndex
CREATE INDEX "trophy_free_game_id_idx" ON "trophy"("free_game_id");

-- CreateIndex
CREATE INDEX "appearance_person_id_date_idx" ON "appearance"("person_id", "date");

-- CreateIndex
CREATE INDEX "appearance_side_id_idx" ON "appearance"("side_id");

-- CreateIndex
CREATE INDEX "appearance_season_idx" ON "appearance"("season");

-- CreateIndex
CREATE INDEX "pair_first_id_idx" ON "pair"("first_id");

-- CreateIndex
CREATE INDEX "pair_second_id_idx" ON "pair"("second_id");

-- CreateIndex
CREATE UNIQUE INDEX "pair_id_season_key" ON "pair"("id", "season");

-- CreateIndex
CREATE UNIQUE INDEX "pair_name_once" ON "pair"("season", "name_key");

-- CreateIndex
CREATE INDEX "pair_player_person_id_idx" ON "pair_player"("person_id");

-- CreateIndex
CREATE INDEX "grand_prix_season_date_idx" ON "grand_prix"("season", "date");

-- CreateIndex
CREATE UNIQUE INDEX "grand_prix_id_season_key" ON "grand_prix"("id", "season");

-- CreateIndex
CREATE INDEX "grand_prix_entry_pair_id_idx" ON "grand_prix_entry"("pair_id");

-- CreateIndex
CREATE UNIQUE INDEX "grand_prix_entry_grand_prix_id_place_key" ON "grand_prix_entry"("grand_prix_id", "place");

-- CreateIndex
CREATE INDEX "grand_prix_player_grand_prix_id_pair_id_idx" ON "grand_prix_player"("grand_prix_id", "pair_id");

-- CreateIndex
CREATE INDEX "grand_prix_player_person_id_idx" ON "grand_prix_player"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "grand_prix_pairing_planned_match_id_key" ON "grand_prix_pairing"("planned_match_id");

-- CreateIndex
CREATE UNIQUE INDEX "grand_prix_pairing_grand_prix_id_slot_place_key" ON "grand_prix_pairing"("grand_prix_id", "slot", "place");

-- CreateIndex
CREATE UNIQUE INDEX "cup_entry_pair_id_season_key" ON "cup_entry"("pair_id", "season");

-- CreateIndex
CREATE UNIQUE INDEX "cup_entry_season_place_key" ON "cup_entry"("season", "place");

-- CreateIndex
CREATE INDEX "cup_player_pair_id_idx" ON "cup_player"("pair_id");

-- CreateIndex
CREATE UNIQUE INDEX "cup_act_id_key" ON "cup_act"("id");

-- CreateIndex
CREATE INDEX "free_game_season_date_id_idx" ON "free_game"("season", "date", "id");

-- CreateIndex
CREATE INDEX "free_game_state_state_since_id_idx" ON "free_game"("state", "state_since", "id");

-- CreateIndex
CREATE INDEX "free_game_player_person_id_date_game_id_idx" ON "free_game_player"("person_id", "date", "game_id");

-- CreateIndex
CREATE INDEX "free_credit_person_id_season_date_source_id_idx" ON "free_credit"("person_id", "season", "date", "source_id");

-- CreateIndex
CREATE INDEX "free_credit_season_date_idx" ON "free_credit"("season", "date");

-- CreateIndex
CREATE INDEX "audit_entry_object_object_id_id_idx" ON "audit_entry"("object", "object_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at", "id");

-- CreateIndex
CREATE INDEX "audit_entry_chain_at_id_idx" ON "audit_entry"("chain", "at", "id");

-- CreateIndex
CREATE INDEX "audit_entry_object_at_id_idx" ON "audit_entry"("object", "at", "id");

-- CreateIndex
CREATE INDEX "audit_entry_account_id_at_id_idx" ON "audit_entry"("account_id", "at", "id");

-- CreateIndex
CREATE INDEX "audit_entry_action_at_id_idx" ON "audit_entry"("action", "at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_link_entry_id_key" ON "audit_link"("entry_id");

-- CreateIndex
CREATE INDEX "notification_person_id_created_at_id_idx" ON "notification"("person_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "notification_created_at_idx" ON "notification"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notification_person_id_key_key" ON "notification"("person_id", "key");

-- CreateIndex
CREATE INDEX "webhook_account_id_idx" ON "webhook"("account_id");

-- CreateIndex
CREATE INDEX "delivery_account_id_created_at_id_idx" ON "delivery"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "delivery_webhook_id_created_at_id_idx" ON "delivery"("webhook_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "delivery_notification_id_idx" ON "delivery"("notification_id");

-- CreateIndex
CREATE INDEX "delivery_created_at_idx" ON "delivery"("created_at");

-- CreateIndex
CREATE INDEX "match_import_begun_at_id_idx" ON "match_import"("begun_at", "id");

-- CreateIndex
CREATE INDEX "old_list_entered_at_id_idx" ON "old_list"("entered_at", "id");

-- CreateIndex
CREATE INDEX "old_table_year_id_idx" ON "old_table"("year", "id");

-- CreateIndex
CREATE UNIQUE INDEX "old_table_once" ON "old_table"("year", "competition", "title", "sheet_hash");

-- CreateIndex
CREATE INDEX "outbox_transaction_idx" ON "outbox"("transaction");

-- CreateIndex
CREATE INDEX "outbox_at_idx" ON "outbox"("at");

-- CreateIndex
CREATE UNIQUE INDEX "match_analysis_sheet_hash_version_key" ON "match_analysis"("sheet_hash", "version");

-- AddForeignKey
ALTER TABLE "person" ADD CONSTRAINT "person_merged_into_fkey" FOREIGN KEY ("merged_into") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_name" ADD CONSTRAINT "person_name_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login" ADD CONSTRAINT "login_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_into_id_fkey" FOREIGN KEY ("into_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "side" ADD CONSTRAINT "side_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team" ADD CONSTRAINT "team_id_season_fkey" FOREIGN KEY ("id", "season") REFERENCES "side"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_team_id_season_fkey" FOREIGN KEY ("team_id", "season") REFERENCES "team"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_accepted_by_fkey" FOREIGN KEY ("accepted_by") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposed_member" ADD CONSTRAINT "proposed_member_team_id_season_fkey" FOREIGN KEY ("team_id", "season") REFERENCES "team"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposed_member" ADD CONSTRAINT "proposed_member_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_replaced_by_fkey" FOREIGN KEY ("replaced_by") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_team_id_season_fkey" FOREIGN KEY ("team_id", "season") REFERENCES "team"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "planned_match" ADD CONSTRAINT "planned_match_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "planned_match" ADD CONSTRAINT "planned_match_side_a_season_fkey" FOREIGN KEY ("side_a", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "planned_match" ADD CONSTRAINT "planned_match_side_b_season_fkey" FOREIGN KEY ("side_b", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_planned_match_id_fkey" FOREIGN KEY ("planned_match_id") REFERENCES "planned_match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_side_id_season_fkey" FOREIGN KEY ("side_id", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_appointed_juror_fkey" FOREIGN KEY ("appointed_juror") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_team_id_season_fkey" FOREIGN KEY ("team_id", "season") REFERENCES "team"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft" ADD CONSTRAINT "draft_side_id_fkey" FOREIGN KEY ("side_id") REFERENCES "side"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft" ADD CONSTRAINT "draft_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft" ADD CONSTRAINT "draft_planned_match_id_fkey" FOREIGN KEY ("planned_match_id") REFERENCES "planned_match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_planned_match_id_fkey" FOREIGN KEY ("planned_match_id") REFERENCES "planned_match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_side_a_season_fkey" FOREIGN KEY ("side_a", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_side_b_season_fkey" FOREIGN KEY ("side_b", "season") REFERENCES "side"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_appointed_juror_fkey" FOREIGN KEY ("appointed_juror") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_player" ADD CONSTRAINT "match_player_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_player" ADD CONSTRAINT "match_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_revision" ADD CONSTRAINT "match_revision_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_revision" ADD CONSTRAINT "match_revision_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "private_place" ADD CONSTRAINT "private_place_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_move" ADD CONSTRAINT "match_move_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_move" ADD CONSTRAINT "match_move_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sealed_answer" ADD CONSTRAINT "sealed_answer_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sealed_answer" ADD CONSTRAINT "sealed_answer_answered_by_fkey" FOREIGN KEY ("answered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sealed_answer" ADD CONSTRAINT "sealed_answer_brought_by_fkey" FOREIGN KEY ("brought_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_ruling" ADD CONSTRAINT "match_ruling_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_ruling" ADD CONSTRAINT "match_ruling_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_result" ADD CONSTRAINT "match_result_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trophy" ADD CONSTRAINT "trophy_announcer_id_fkey" FOREIGN KEY ("announcer_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trophy" ADD CONSTRAINT "trophy_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trophy" ADD CONSTRAINT "trophy_free_game_id_fkey" FOREIGN KEY ("free_game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appearance" ADD CONSTRAINT "appearance_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appearance" ADD CONSTRAINT "appearance_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pair" ADD CONSTRAINT "pair_id_season_fkey" FOREIGN KEY ("id", "season") REFERENCES "side"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pair" ADD CONSTRAINT "pair_first_id_fkey" FOREIGN KEY ("first_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pair" ADD CONSTRAINT "pair_second_id_fkey" FOREIGN KEY ("second_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pair_player" ADD CONSTRAINT "pair_player_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "pair"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pair_player" ADD CONSTRAINT "pair_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix" ADD CONSTRAINT "grand_prix_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix" ADD CONSTRAINT "grand_prix_announced_by_fkey" FOREIGN KEY ("announced_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix" ADD CONSTRAINT "grand_prix_appointed_juror_fkey" FOREIGN KEY ("appointed_juror") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_entry" ADD CONSTRAINT "grand_prix_entry_grand_prix_id_season_fkey" FOREIGN KEY ("grand_prix_id", "season") REFERENCES "grand_prix"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_entry" ADD CONSTRAINT "grand_prix_entry_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "pair"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_entry" ADD CONSTRAINT "grand_prix_entry_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_player" ADD CONSTRAINT "grand_prix_player_grand_prix_id_pair_id_fkey" FOREIGN KEY ("grand_prix_id", "pair_id") REFERENCES "grand_prix_entry"("grand_prix_id", "pair_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_player" ADD CONSTRAINT "grand_prix_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_pairing" ADD CONSTRAINT "grand_prix_pairing_grand_prix_id_side_a_fkey" FOREIGN KEY ("grand_prix_id", "side_a") REFERENCES "grand_prix_entry"("grand_prix_id", "pair_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_pairing" ADD CONSTRAINT "grand_prix_pairing_grand_prix_id_side_b_fkey" FOREIGN KEY ("grand_prix_id", "side_b") REFERENCES "grand_prix_entry"("grand_prix_id", "pair_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_pairing" ADD CONSTRAINT "grand_prix_pairing_planned_match_id_fkey" FOREIGN KEY ("planned_match_id") REFERENCES "planned_match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_wish" ADD CONSTRAINT "grand_prix_wish_pairing_id_fkey" FOREIGN KEY ("pairing_id") REFERENCES "grand_prix_pairing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_wish" ADD CONSTRAINT "grand_prix_wish_pair_id_fkey" FOREIGN KEY ("pair_id") REFERENCES "pair"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_wish" ADD CONSTRAINT "grand_prix_wish_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grand_prix_wish" ADD CONSTRAINT "grand_prix_wish_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup" ADD CONSTRAINT "cup_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup" ADD CONSTRAINT "cup_drawn_by_fkey" FOREIGN KEY ("drawn_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup" ADD CONSTRAINT "cup_appointed_juror_fkey" FOREIGN KEY ("appointed_juror") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_entry" ADD CONSTRAINT "cup_entry_season_fkey" FOREIGN KEY ("season") REFERENCES "cup"("season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_entry" ADD CONSTRAINT "cup_entry_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "pair"("id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_entry" ADD CONSTRAINT "cup_entry_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_player" ADD CONSTRAINT "cup_player_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "cup_entry"("pair_id", "season") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_player" ADD CONSTRAINT "cup_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_season_fkey" FOREIGN KEY ("season") REFERENCES "cup"("season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_pair_id_season_fkey" FOREIGN KEY ("pair_id", "season") REFERENCES "cup_entry"("pair_id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_other_id_season_fkey" FOREIGN KEY ("other_id", "season") REFERENCES "cup_entry"("pair_id", "season") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_leaves_id_fkey" FOREIGN KEY ("leaves_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_comes_id_fkey" FOREIGN KEY ("comes_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cup_act" ADD CONSTRAINT "cup_act_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_factor" ADD CONSTRAINT "free_factor_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_factor" ADD CONSTRAINT "free_factor_fixed_by_fkey" FOREIGN KEY ("fixed_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game" ADD CONSTRAINT "free_game_season_fkey" FOREIGN KEY ("season") REFERENCES "season"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game" ADD CONSTRAINT "free_game_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game" ADD CONSTRAINT "free_game_appointed_juror_fkey" FOREIGN KEY ("appointed_juror") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game_player" ADD CONSTRAINT "free_game_player_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game_player" ADD CONSTRAINT "free_game_player_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game_revision" ADD CONSTRAINT "free_game_revision_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game_revision" ADD CONSTRAINT "free_game_revision_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game_move" ADD CONSTRAINT "free_game_move_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_game_move" ADD CONSTRAINT "free_game_move_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_credit" ADD CONSTRAINT "free_credit_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_credit" ADD CONSTRAINT "free_credit_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "free_game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "free_credit" ADD CONSTRAINT "free_credit_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_link" ADD CONSTRAINT "audit_link_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "audit_entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_import" ADD CONSTRAINT "match_import_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "old_list" ADD CONSTRAINT "old_list_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "old_table" ADD CONSTRAINT "old_table_entered_by_fkey" FOREIGN KEY ("entered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


