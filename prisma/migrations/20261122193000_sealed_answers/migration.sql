-- What the other side said to a sheet on the phone on which it was written, sealed to the office with its PIN.

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

CREATE UNIQUE INDEX "sealed_answer_match_id_number_key" ON "sealed_answer"("match_id", "number");
-- Whoever brings one a second time brings nothing.
CREATE UNIQUE INDEX "sealed_answer_digest_key" ON "sealed_answer"("digest");

ALTER TABLE "sealed_answer" ADD CONSTRAINT "sealed_answer_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sealed_answer" ADD CONSTRAINT "sealed_answer_answered_by_fkey" FOREIGN KEY ("answered_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sealed_answer" ADD CONSTRAINT "sealed_answer_brought_by_fkey" FOREIGN KEY ("brought_by") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "sealed_answer"
    ADD CONSTRAINT "sealed_answer_number" CHECK ("number" >= 1 AND "revision" >= 1),
    ADD CONSTRAINT "sealed_answer_digest" CHECK (length("digest") = 32),
    ADD CONSTRAINT "sealed_answer_says" CHECK ("answer" IN ('confirmed', 'disputed') AND "party" IN ('A', 'B')),
    -- What was taken has somebody who said it; of what was not, nobody has said anything.
    ADD CONSTRAINT "sealed_answer_taken" CHECK (("problem" IS NULL) = ("answered_by" IS NOT NULL AND "answer" IS NOT NULL AND "party" IS NOT NULL)
        AND ("problem" IS NULL OR ("answered_by" IS NULL AND "answer" IS NULL AND "party" IS NULL))),
    ADD CONSTRAINT "sealed_answer_revoked" CHECK ("revoked_at" IS NULL OR "answer" = 'confirmed');

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "sealed_answer" FOR EACH ROW EXECUTE FUNCTION record_change('sealed answer', 'id', 'digest');
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "sealed_answer" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();

ALTER TABLE "occurrence" DROP CONSTRAINT "occurrence_kind";
ALTER TABLE "occurrence"
    ADD CONSTRAINT "occurrence_kind" CHECK ("kind" IN ('match-move', 'match-ruling', 'request-asked', 'request-decided', 'request-lapsed', 'milestone', 'delivery',
        'free-game-move', 'cup-drawn', 'cup-act', 'grand-prix-drawn', 'grand-prix-cancelled', 'grand-prix-closed', 'seal-taken', 'seal-refused'));

-- Of a dispute both sides are told anyway.
CREATE TRIGGER "note_taking" AFTER INSERT ON "sealed_answer" FOR EACH ROW
    WHEN (NEW."answer" = 'confirmed') EXECUTE FUNCTION note_occurrence('seal-taken', 'match_id', 'number');
CREATE TRIGGER "note_refusal" AFTER INSERT ON "sealed_answer" FOR EACH ROW
    WHEN (NEW."problem" IS NOT NULL) EXECUTE FUNCTION note_occurrence('seal-refused', 'match_id', 'number');
