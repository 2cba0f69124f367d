-- The office: one row, and it cannot be deleted by accident into two halves.
-- The day of a match is the office's day (decision D9), so the time zone must be one that PostgreSQL knows.
CREATE TABLE "office" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'Europe/Budapest',
    "founded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "office_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "office_is_one" CHECK ("id"),
    CONSTRAINT "office_name_is_written" CHECK (length(btrim("name")) BETWEEN 1 AND 200),
    -- AT TIME ZONE raises an error for a name that is no time zone; the length keeps abbreviations and offsets readable.
    CONSTRAINT "office_time_zone_is_known" CHECK (length("time_zone") BETWEEN 1 AND 64 AND (TIMESTAMP '2000-01-01' AT TIME ZONE "time_zone") IS NOT NULL)
);

INSERT INTO "office" ("name") VALUES ('Royal Tarokk Competition Office');
