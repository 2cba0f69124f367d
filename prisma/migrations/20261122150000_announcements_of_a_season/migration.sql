-- What was announced in a season is added up from its appearances alone, however many seasons there were before.
CREATE INDEX "appearance_season_idx" ON "appearance"("season");
