-- Guesses that come too soon after others are refused: so many since the last that was made.
ALTER TABLE "throttle" ADD COLUMN "refused" INTEGER NOT NULL DEFAULT 0;
