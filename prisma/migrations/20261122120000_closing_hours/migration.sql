-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "closes_at" TIMESTAMPTZ(3);

-- The rest is what the Prisma schema cannot say.

-- The hour of the last date, as the notice gives it, for whoever writes the one or the other: editor, import, seed or a person with psql. An
-- hour of another day than the last date is none: a deadline that was moved without its notice has no known hour.
CREATE FUNCTION set_closes_at() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    stated timestamptz := (NEW."notice" ->> 'closesAt')::timestamptz;
BEGIN
    NEW."closes_at" := CASE WHEN (stated AT TIME ZONE 'Asia/Kolkata')::date = NEW."deadline" THEN stated END;
    RETURN NEW;
END
$$;

CREATE TRIGGER jobs_set_closes_at BEFORE INSERT OR UPDATE OF "notice", "deadline", "closes_at" ON "jobs" FOR EACH ROW
    EXECUTE FUNCTION set_closes_at();

-- Lists and figures look at the hour too.
CREATE OR REPLACE FUNCTION public_facts(job "jobs") RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN job."status" = 'published' THEN jsonb_build_object(
        'department', job."department", 'places', job."places", 'levels', job."qualification_levels",
        'salaryMin', job."salary_min", 'postedOn', job."posted_on", 'deadline', job."deadline", 'closesAt', job."closes_at",
        'source', job."source") END
$$;

CREATE OR REPLACE TRIGGER jobs_note_change_update AFTER UPDATE OF "status", "title", "department", "organisation_id", "location",
    "qualification", "positions", "salary", "salary_min", "salary_max", "posted_on", "application_start_date", "deadline", "source",
    "source_url", "apply_link", "age_limit", "application_fee", "description", "selection_process", "experience_required",
    "job_category", "employment_type", "vacancy_breakdown", "advertisement_number", "notice", "places", "qualification_levels",
    "search_words", "updated_at" ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published' OR NEW."status" = 'published') EXECUTE FUNCTION note_job_change();
