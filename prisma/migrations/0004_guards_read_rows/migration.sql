-- Guards compare the row, not a list of its columns: a column that comes later is guarded from its first day.

DROP TRIGGER "audit_correction" ON "trophy";
CREATE TRIGGER "audit_correction" AFTER UPDATE ON "trophy" FOR EACH ROW WHEN (NEW."evidence" = 'old-list') EXECUTE FUNCTION audit_change('trophy', 'id', 'remark');

-- Of a drawn cup nothing changes but who decides in place of the jury (D58).
DROP TRIGGER "guard_drawn_cup" ON "cup";
CREATE OR REPLACE FUNCTION guard_drawn_cup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF to_jsonb(NEW) - 'appointed_juror' = to_jsonb(OLD) - 'appointed_juror' THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'the cup of % is drawn', OLD."season" USING ERRCODE = 'check_violation', CONSTRAINT = 'guard_drawn_cup';
END $$;
CREATE TRIGGER "guard_drawn_cup" BEFORE DELETE OR UPDATE ON "cup"
    FOR EACH ROW WHEN (OLD."drawn_at" IS NOT NULL) EXECUTE FUNCTION guard_drawn_cup();
