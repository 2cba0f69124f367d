-- Whether the announcements of a sheet could have been made: a cache of what the rules library finds, by the hash of the sheet and
-- the version of the library. It follows from the sheet alone, so it is neither logged nor in archives, and may be emptied at any time.
CREATE TABLE "match_analysis" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sheet_hash" BYTEA NOT NULL,
    "version" TEXT NOT NULL,
    "record" JSON,
    "document" JSON,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_analysis_pkey" PRIMARY KEY ("id"),
    -- What is to be analysed is kept until it is.
    CONSTRAINT "match_analysis_asked_or_made" CHECK (("record" IS NULL) <> ("document" IS NULL))
);

CREATE UNIQUE INDEX "match_analysis_sheet_hash_version_key" ON "match_analysis"("sheet_hash", "version");
