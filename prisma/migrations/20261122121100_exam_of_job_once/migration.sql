-- CreateIndex
CREATE UNIQUE INDEX "exams_job_id_key" ON "exams"("job_id");

-- The rest is what the Prisma schema cannot say.
ALTER TABLE "exams" VALIDATE CONSTRAINT "exams_job_id_fkey";

-- The page of a recruitment shows the dates of its exam: whoever writes an exam, or takes it from one recruitment to another, has written both.
CREATE FUNCTION note_exam_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "job_changes" ("job_id", "before", "after")
    SELECT "jobs"."id", public_facts("jobs"), public_facts("jobs") FROM "jobs"
    WHERE "jobs"."status" = 'published' AND "jobs"."id" IN (
        CASE WHEN TG_OP <> 'INSERT' THEN OLD."job_id" END, CASE WHEN TG_OP <> 'DELETE' THEN NEW."job_id" END);
    RETURN NULL;
END
$$;

CREATE TRIGGER exams_note_job_change AFTER INSERT OR UPDATE OR DELETE ON "exams" FOR EACH ROW EXECUTE FUNCTION note_exam_change();
