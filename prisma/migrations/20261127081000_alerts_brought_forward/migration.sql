-- A last date that becomes an earlier one: what waits for a mail that would come on that day or after it is told now, or whoever has a weekly alert hears of it when
-- it is over.
CREATE FUNCTION bring_alerts_forward() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    closing timestamptz := least(NEW."closes_at", (NEW."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second');
BEGIN
    UPDATE "alert_deliveries" SET "due_at" = now()
    WHERE "job_id" = NEW."id" AND "sent_at" IS NULL AND "due_at" > now() AND "due_at" > closing - interval '1 day';
    UPDATE "subscriber_deliveries" SET "due_at" = now()
    WHERE "job_id" = NEW."id" AND "sent_at" IS NULL AND "due_at" > now() AND "due_at" > closing - interval '1 day';
    RETURN NULL;
END
$$;

-- As the trigger of what is open anew reads the last date (20261127033000_publications_of_reopened).
CREATE TRIGGER jobs_bring_alerts_forward AFTER UPDATE OF "deadline", "closes_at", "last_hour", "notice", "closed_on", "closed_at" ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published' AND NEW."status" = 'published'
        AND least(NEW."closes_at", (NEW."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second')
          < least(OLD."closes_at", (OLD."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second')
        AND least(NEW."closes_at", (NEW."deadline" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second') > now())
    EXECUTE FUNCTION bring_alerts_forward();
