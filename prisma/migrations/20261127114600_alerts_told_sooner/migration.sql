-- An alert that is to tell more often than before, of what it has found and not told yet too: a weekly one that is made an instant one kept what waited for its Monday.
CREATE FUNCTION tell_alert_sooner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    morning timestamptz := ((now() AT TIME ZONE 'Asia/Kolkata' - interval '8 hours')::date + 1 + time '08:00') AT TIME ZONE 'Asia/Kolkata';
    due timestamptz := CASE NEW."value" ->> 'frequency' WHEN 'instant' THEN now() ELSE morning END;
BEGIN
    IF TG_TABLE_NAME = 'account_records' THEN
        UPDATE "alert_deliveries" SET "due_at" = due
        WHERE "user_id" = NEW."user_id" AND "alert_key" = NEW."key" AND "sent_at" IS NULL AND "due_at" > due;
    ELSE
        UPDATE "subscriber_deliveries" SET "due_at" = due
        WHERE "subscriber_id" = NEW."subscriber_id" AND "alert_key" = NEW."key" AND "sent_at" IS NULL AND "due_at" > due;
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER account_records_tell_sooner AFTER UPDATE OF "value" ON "account_records" FOR EACH ROW
    WHEN (NEW."kind" = 'jobAlerts' AND NEW."value" ->> 'frequency' IN ('instant', 'daily') AND NEW."value" ->> 'frequency' <> OLD."value" ->> 'frequency')
    EXECUTE FUNCTION tell_alert_sooner();

CREATE TRIGGER subscriber_alerts_tell_sooner AFTER UPDATE OF "value" ON "subscriber_alerts" FOR EACH ROW
    WHEN (NEW."value" ->> 'frequency' IN ('instant', 'daily') AND NEW."value" ->> 'frequency' <> OLD."value" ->> 'frequency')
    EXECUTE FUNCTION tell_alert_sooner();
