-- A list that was saved anew is the same list: what its rows say is compared beside its text. Of lists before there is no such
-- digest, for their text was not kept; their entries are compared row by row.
ALTER TABLE "old_list" ADD COLUMN "rows_sha256" TEXT;
ALTER TABLE "old_list" ADD CONSTRAINT "old_list_rows_sha256" CHECK ("rows_sha256" ~ '^[0-9a-f]{64}$');
CREATE UNIQUE INDEX "old_list_rows_sha256_key" ON "old_list"("rows_sha256");
