-- What the office says of itself: a text of each kind in each language in which an admin has written it.
CREATE TABLE "office_text" (
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "office_text_pkey" PRIMARY KEY ("kind","language"),
    CONSTRAINT "office_text_kind" CHECK ("kind" IN ('about', 'contact', 'imprint', 'join')),
    CONSTRAINT "office_text_language" CHECK ("language" IN ('en', 'de', 'hu')),
    CONSTRAINT "office_text_words" CHECK (length("words") BETWEEN 1 AND 2000)
);
CREATE TRIGGER "audit_change" AFTER INSERT OR UPDATE OR DELETE ON "office_text" FOR EACH ROW EXECUTE FUNCTION audit_change('office text', 'kind language', '');
CREATE TRIGGER "guard_truncate" BEFORE TRUNCATE ON "office_text" FOR EACH STATEMENT EXECUTE FUNCTION guard_truncate();
