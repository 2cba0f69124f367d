-- Whom a captain has invited to his team: somebody new by name and address, or a member who has no account yet.

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

CREATE UNIQUE INDEX "team_invitation_token_hash_key" ON "team_invitation"("token_hash");
CREATE INDEX "team_invitation_team_id_idx" ON "team_invitation"("team_id");
CREATE INDEX "team_invitation_person_id_idx" ON "team_invitation"("person_id");
CREATE INDEX "team_invitation_accepted_by_idx" ON "team_invitation"("accepted_by");
-- What is to be forgotten when its time is over.
CREATE INDEX "team_invitation_forgettable" ON "team_invitation"("expires_at") WHERE "name" IS NOT NULL OR "email" IS NOT NULL;

ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_team_id_season_fkey" FOREIGN KEY ("team_id", "season") REFERENCES "team"("id", "season") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_accepted_by_fkey" FOREIGN KEY ("accepted_by") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "team_invitation"
    ADD CONSTRAINT "team_invitation_is_hashed" CHECK (length("token_hash") = 32),
    ADD CONSTRAINT "team_invitation_delivery" CHECK ("delivery" IN ('mail', 'shown')),
    ADD CONSTRAINT "team_invitation_answer" CHECK (("accepted_at" IS NULL) = ("accepted_by" IS NULL) AND ("accepted_at" IS NULL OR "withdrawn_at" IS NULL)),
    -- Name and address of somebody who is not in the office are kept only while they are needed.
    ADD CONSTRAINT "team_invitation_forgotten" CHECK (("accepted_at" IS NULL AND "withdrawn_at" IS NULL) OR ("name" IS NULL AND "email" IS NULL)),
    ADD CONSTRAINT "team_invitation_name" CHECK ("person_id" IS NULL OR "name" IS NULL);

-- An open invitation of a member is one; a newer one takes its place.
CREATE UNIQUE INDEX "team_invitation_of_member" ON "team_invitation"("team_id", "person_id") WHERE "accepted_at" IS NULL AND "withdrawn_at" IS NULL;

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "team_invitation" FOR EACH ROW EXECUTE FUNCTION record_change('team invitation', 'id', 'name email token_hash');
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "team_invitation" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();
