-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "recruiting_organization_hi" TEXT,
ADD COLUMN     "title_hi" TEXT;

-- The rest is what the Prisma schema cannot say.

-- Not seen_at, version and edited_at alone: no page shows them, and an import raises seen_at of every row that it leaves as it is.
CREATE OR REPLACE TRIGGER jobs_note_change_update AFTER UPDATE OF "status", "title", "title_hi", "department", "organisation_id",
    "recruiting_organization_hi", "location", "qualification", "positions", "salary", "salary_min", "salary_max", "posted_on",
    "application_start_date", "deadline", "source", "source_url", "apply_link", "age_limit", "application_fee", "description",
    "selection_process", "experience_required", "job_category", "employment_type", "vacancy_breakdown", "advertisement_number",
    "notice", "places", "qualification_levels", "search_words", "updated_at" ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published' OR NEW."status" = 'published') EXECUTE FUNCTION note_job_change();
