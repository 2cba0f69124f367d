-- What concerns somebody in cup, Grand Prix and free championship.

ALTER TABLE "occurrence" DROP CONSTRAINT "occurrence_kind";
ALTER TABLE "occurrence"
    ADD CONSTRAINT "occurrence_kind" CHECK ("kind" IN ('match-move', 'match-ruling', 'request-asked', 'request-decided', 'request-lapsed', 'milestone', 'delivery',
        'free-game-move', 'cup-drawn', 'cup-act', 'grand-prix-drawn', 'grand-prix-cancelled', 'grand-prix-closed'));

CREATE TRIGGER "note_move" AFTER INSERT ON "free_game_move" FOR EACH ROW
    WHEN (NEW."created_at" > now() - interval '1 hour') EXECUTE FUNCTION note_occurrence('free-game-move', 'game_id', 'number');

-- A cup that was drawn elsewhere and is taken over is no news. Each pair is told of its own place.
CREATE FUNCTION note_cup_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "occurrence" ("kind", "object_id", "number", "account_id")
        SELECT 'cup-drawn', "pair_id", NEW."season", NULLIF(current_setting('office.account', true), '')::uuid
        FROM "cup_entry" WHERE "season" = NEW."season" AND is_news();
    RETURN NULL;
END $$;
CREATE TRIGGER "note_draw" AFTER UPDATE OF "seed" ON "cup" FOR EACH ROW
    WHEN (OLD."seed" IS NULL AND NEW."seed" IS NOT NULL AND NOT NEW."recorded") EXECUTE FUNCTION note_cup_draw();
CREATE TRIGGER "note_act" AFTER INSERT ON "cup_act" FOR EACH ROW
    WHEN (current_setting('office.action', true) IS DISTINCT FROM 'importSeason'
        AND NEW."kind" IN ('concession', 'postponement', 'decision', 'player-change'))
    EXECUTE FUNCTION note_occurrence('cup-act', 'id', 'number');

CREATE TRIGGER "note_draw" AFTER UPDATE OF "seed" ON "grand_prix" FOR EACH ROW
    WHEN (OLD."seed" IS NULL AND NEW."seed" IS NOT NULL) EXECUTE FUNCTION note_occurrence('grand-prix-drawn', 'id', 'version');
CREATE TRIGGER "note_cancelling" AFTER UPDATE OF "cancelled_at" ON "grand_prix" FOR EACH ROW
    WHEN (OLD."cancelled_at" IS NULL AND NEW."cancelled_at" IS NOT NULL) EXECUTE FUNCTION note_occurrence('grand-prix-cancelled', 'id', 'version');
CREATE TRIGGER "note_closing" AFTER UPDATE OF "closed_at" ON "grand_prix" FOR EACH ROW
    WHEN (OLD."closed_at" IS NULL AND NEW."closed_at" IS NOT NULL) EXECUTE FUNCTION note_occurrence('grand-prix-closed', 'id', 'version');
