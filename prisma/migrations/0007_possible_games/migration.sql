-- Whether a game of which only the sheet is there could have been played so, decided by the office and kept by what the sheet says.
CREATE TABLE "possible_game" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "game_hash" BYTEA NOT NULL,
    "version" TEXT NOT NULL,
    "record" JSON,
    "document" JSON,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "possible_game_pkey" PRIMARY KEY ("id"),
    -- What is to be decided is kept until it is.
    CONSTRAINT "possible_game_asked_or_decided" CHECK (("record" IS NULL) <> ("document" IS NULL))
);
CREATE UNIQUE INDEX "possible_game_game_hash_version_key" ON "possible_game"("game_hash", "version");
