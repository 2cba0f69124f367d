-- Full archives hold what the public does not see: who made one is an object of the log.
CREATE TABLE "season_export" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "year" INTEGER NOT NULL,
    "made_by" UUID,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "season_export_pkey" PRIMARY KEY ("id")
);

CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "season_export" FOR EACH ROW EXECUTE FUNCTION record_change('season export', 'id', '');
CREATE TRIGGER "is_emptied_row_by_row" BEFORE TRUNCATE ON "season_export" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_row_by_row();

-- A season can be imported without the one before it, and its teams say of themselves from which they were carried over.
ALTER TABLE "team" DROP CONSTRAINT "team_carried_from_fkey";
