-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "last_hour" TEXT;

-- The rest is what the Prisma schema cannot say.

-- An hour that a source states is of its day alone, as that of a notice is: a last date that was moved has no known hour. The notice, which editors
-- write, wins; what is no instant is left aside.
CREATE OR REPLACE FUNCTION set_closes_at() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    stated timestamptz := (NEW."notice" ->> 'closesAt')::timestamptz;
    listed timestamptz := CASE WHEN NEW."last_hour" ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}' THEN NEW."last_hour"::timestamptz END;
BEGIN
    NEW."closes_at" := CASE
        WHEN (stated AT TIME ZONE 'Asia/Kolkata')::date = NEW."deadline" THEN stated
        WHEN (listed AT TIME ZONE 'Asia/Kolkata')::date = NEW."deadline" THEN listed
    END;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER jobs_set_closes_at BEFORE INSERT OR UPDATE OF "notice", "deadline", "closes_at", "last_hour" ON "jobs" FOR EACH ROW
    EXECUTE FUNCTION set_closes_at();

CREATE OR REPLACE TRIGGER jobs_note_change_update AFTER UPDATE OF "status", "title", "title_hi", "department", "organisation_id",
    "recruiting_organization_hi", "location", "qualification", "positions", "salary", "salary_min", "salary_max", "posted_on",
    "application_start_date", "deadline", "last_hour", "source", "source_url", "apply_link", "age_limit", "application_fee", "description",
    "selection_process", "experience_required", "job_category", "employment_type", "vacancy_breakdown", "advertisement_number",
    "notice", "places", "qualification_levels", "search_words", "updated_at" ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published' OR NEW."status" = 'published') EXECUTE FUNCTION note_job_change();
