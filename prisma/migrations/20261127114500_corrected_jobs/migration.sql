-- CreateTable
CREATE TABLE "corrected_jobs" (
    "job_id" INTEGER NOT NULL,
    "was" JSONB NOT NULL,
    "changes" INTEGER NOT NULL DEFAULT 1,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "corrected_jobs_pkey" PRIMARY KEY ("job_id")
);

-- AddForeignKey
ALTER TABLE "corrected_jobs" ADD CONSTRAINT "corrected_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is what the Prisma schema cannot say.

-- A public notice whose facts become others, as of a correction or a new listing of its source: whoever asked for what it says now is to hear of it. It is kept as it was
-- first, until its alerts were looked for.
CREATE FUNCTION note_corrected_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "corrected_jobs" ("job_id", "was") VALUES (NEW."id", to_jsonb(OLD) - '{notice,announced,description,search_vector,notice_keys}'::text[])
    ON CONFLICT ("job_id") DO UPDATE SET "changes" = "corrected_jobs"."changes" + 1;
    RETURN NULL;
END
$$;

-- What filters look at, and the texts whose words are searched; search_words themselves are computed anew for all jobs at once, where the rules of words change.
CREATE TRIGGER jobs_note_corrected AFTER UPDATE ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published' AND NEW."status" = 'published' AND NEW."deadline" >= (now() AT TIME ZONE 'Asia/Kolkata')::date
        AND (OLD."title", OLD."title_hi", OLD."department", OLD."organisation_id", OLD."location", OLD."qualification", OLD."positions", OLD."salary_min",
            OLD."application_start_date", OLD."deadline", OLD."closes_at", OLD."job_category", OLD."employment_type", OLD."places", OLD."qualification_levels")
          IS DISTINCT FROM (NEW."title", NEW."title_hi", NEW."department", NEW."organisation_id", NEW."location", NEW."qualification", NEW."positions", NEW."salary_min",
            NEW."application_start_date", NEW."deadline", NEW."closes_at", NEW."job_category", NEW."employment_type", NEW."places", NEW."qualification_levels"))
    EXECUTE FUNCTION note_corrected_job();
