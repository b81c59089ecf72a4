-- CreateTable
CREATE TABLE "ended_jobs" (
    "job_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "title_hi" TEXT,
    "ended_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "looked_at" TIMESTAMPTZ(3),

    CONSTRAINT "ended_jobs_pkey" PRIMARY KEY ("job_id")
);

-- CreateIndex
CREATE INDEX "ended_jobs_ended_at_idx" ON "ended_jobs"("ended_at");

-- AddForeignKey
ALTER TABLE "ended_jobs" ADD CONSTRAINT "ended_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is what the Prisma schema cannot say.

-- What is still to be looked at; the others stay for their titles, for a month.
CREATE INDEX "ended_jobs_waiting_idx" ON "ended_jobs" ("job_id") WHERE "looked_at" IS NULL;

-- A notice that took applications and was taken off the site or closed before its last date: whoever was mailed of it is to hear of that. Its title is kept as the public
-- last read it: what is written into a draft is not public.
CREATE FUNCTION note_ended_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "ended_jobs" ("job_id", "title", "title_hi") VALUES (OLD."id", OLD."title", OLD."title_hi")
    ON CONFLICT ("job_id") DO UPDATE SET "title" = excluded."title", "title_hi" = excluded."title_hi", "ended_at" = excluded."ended_at", "looked_at" = NULL;
    RETURN NULL;
END
$$;

-- As the trigger of what is open anew reads the last date (20261127033000_publications_of_reopened). What closes within the hour is over when it is looked at.
CREATE TRIGGER jobs_note_ended AFTER UPDATE OF "status", "deadline", "closes_at", "last_hour", "notice", "closed_on", "closed_at" ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published'
        AND least(OLD."closes_at", (OLD."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second') > now()
        AND (NEW."status" <> 'published'
          OR (least(NEW."closes_at", (NEW."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second') <= now() + interval '1 hour'
            AND least(NEW."closes_at", (NEW."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second')
              < least(OLD."closes_at", (OLD."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second'))))
    EXECUTE FUNCTION note_ended_job();
