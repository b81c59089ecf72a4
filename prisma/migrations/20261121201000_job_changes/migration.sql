-- CreateTable
CREATE TABLE "job_changes" (
    "id" BIGSERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_changes_pkey" PRIMARY KEY ("id")
);

-- The rest is what the Prisma schema cannot say.

-- What lists and figures look at of a job (PublicFacts in lib/cache/job-change.ts); null where the public does not see it.
CREATE FUNCTION public_facts(job "jobs") RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN job."status" = 'published' THEN jsonb_build_object(
        'department', job."department", 'places', job."places", 'levels', job."qualification_levels",
        'salaryMin', job."salary_min", 'postedOn', job."posted_on", 'deadline', job."deadline", 'source', job."source") END
$$;

-- Whoever writes a job, seed, import, editor, timer or a person with psql: the change is noted in the same transaction, and stays
-- until it has been announced to the caches. What the public saw neither before nor after is nobody's news.
CREATE FUNCTION note_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO "job_changes" ("job_id", "after") VALUES (NEW."id", public_facts(NEW));
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO "job_changes" ("job_id", "before") VALUES (OLD."id", public_facts(OLD));
    ELSE
        INSERT INTO "job_changes" ("job_id", "before", "after") VALUES (NEW."id", public_facts(OLD), public_facts(NEW));
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER jobs_note_change_insert AFTER INSERT ON "jobs" FOR EACH ROW
    WHEN (NEW."status" = 'published') EXECUTE FUNCTION note_job_change();

CREATE TRIGGER jobs_note_change_delete AFTER DELETE ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published') EXECUTE FUNCTION note_job_change();

-- Not seen_at, version and edited_at alone: no page shows them, and an import raises seen_at of every row that it leaves as it is.
CREATE TRIGGER jobs_note_change_update AFTER UPDATE OF "status", "title", "department", "organisation_id", "location",
    "qualification", "positions", "salary", "salary_min", "salary_max", "posted_on", "application_start_date", "deadline", "source",
    "source_url", "apply_link", "age_limit", "application_fee", "description", "selection_process", "experience_required",
    "job_category", "employment_type", "vacancy_breakdown", "advertisement_number", "places", "qualification_levels",
    "search_words", "updated_at" ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published' OR NEW."status" = 'published') EXECUTE FUNCTION note_job_change();

-- A job shows its body's name and site.
CREATE FUNCTION note_organisation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "job_changes" ("job_id", "before", "after")
    SELECT "jobs"."id", public_facts("jobs"), public_facts("jobs") FROM "jobs"
    WHERE "jobs"."organisation_id" = NEW."id" AND "jobs"."status" = 'published';
    RETURN NULL;
END
$$;

CREATE TRIGGER organisations_note_change AFTER UPDATE OF "name", "website" ON "organisations" FOR EACH ROW
    WHEN ((OLD."name", OLD."website") IS DISTINCT FROM (NEW."name", NEW."website")) EXECUTE FUNCTION note_organisation_change();
