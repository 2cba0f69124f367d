-- The words of private places of sheets that are handed in from now on stand beside the sheets, which are everybody's (D59).

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

ALTER TABLE "private_place" ADD CONSTRAINT "private_place_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "private_place"
    ADD CONSTRAINT "private_place_of" CHECK ("of" IN ('revision', 'move')),
    ADD CONSTRAINT "private_place_number" CHECK ("number" >= 1);

CREATE TRIGGER "record_change" AFTER INSERT ON "private_place" FOR EACH ROW EXECUTE FUNCTION record_change('private place', 'match_id of number', '');
CREATE TRIGGER "is_append_only" BEFORE UPDATE OR DELETE ON "private_place" FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER "is_append_only_whole" BEFORE TRUNCATE ON "private_place" FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
