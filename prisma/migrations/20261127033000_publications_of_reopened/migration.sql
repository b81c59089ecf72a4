-- A notice whose applications had ended is open anew once its last date moves or its closing is taken back: who asked to be told of such notices is to
-- hear of it, as of one that is published. Who was told of it before is not told again: the deliveries are kept by person and notice.
-- Of the two instants the earlier counts, as in isOpen (lib/dates.ts); `least` passes over an hour that is not known.
CREATE TRIGGER jobs_note_publication_reopened AFTER UPDATE OF "deadline", "closes_at", "last_hour", "notice", "closed_on", "closed_at" ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published' AND NEW."status" = 'published'
        AND least(OLD."closes_at", (OLD."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second') <= now()
        AND least(NEW."closes_at", (NEW."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second') > now())
    EXECUTE FUNCTION note_job_publication();
