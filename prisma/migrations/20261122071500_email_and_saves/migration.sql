-- That the e-mail address of an account is another one is in the log; which one is not.
ALTER TABLE "account" ADD COLUMN "email_changed_at" TIMESTAMPTZ(3);

-- A phone saves its draft every few seconds. Keys of such saves are kept for a day, and found by their age among them alone.
CREATE INDEX "idempotency_key_of_saves" ON "idempotency_key" ("created_at")
    WHERE "operation" = 'saveDraft' AND "answer" ->> 'version' <> '1';
