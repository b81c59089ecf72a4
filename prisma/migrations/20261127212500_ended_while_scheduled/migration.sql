-- A notice that was taken off to come out again at a time, and is not to any more: whoever was mailed of it was told nothing while it was to, and is told now that it is
-- gone. The words by which the public last read it are there since it was taken off.
CREATE FUNCTION note_scheduled_job_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "ended_jobs" SET "ended_at" = now(), "looked_at" = NULL WHERE "job_id" = NEW."id";
    RETURN NULL;
END
$$;

CREATE TRIGGER jobs_note_scheduled_ended AFTER UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'scheduled' AND NEW."status" IN ('withdrawn', 'draft'))
    EXECUTE FUNCTION note_scheduled_job_ended();
