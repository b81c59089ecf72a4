-- The last date of a notice that is gone or has ended, as the public last read it: it may be later than its readers were mailed, since an extension is no mail.
-- What a release before this one has noted, or notes beside it, has none.
-- AlterTable
ALTER TABLE "ended_jobs" ADD COLUMN "deadline" DATE,
ADD COLUMN "closing" TIMESTAMPTZ(3);

-- The rest is what the Prisma schema cannot say: that of 20261127190000_ended_jobs, and the last date.
CREATE OR REPLACE FUNCTION note_ended_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "ended_jobs" ("job_id", "title", "title_hi", "deadline", "closing")
    VALUES (OLD."id", OLD."title", OLD."title_hi", OLD."deadline",
        least(OLD."closes_at", (OLD."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second'))
    ON CONFLICT ("job_id") DO UPDATE SET "title" = excluded."title", "title_hi" = excluded."title_hi", "deadline" = excluded."deadline",
        "closing" = excluded."closing", "ended_at" = excluded."ended_at", "looked_at" = NULL;
    RETURN NULL;
END
$$;
