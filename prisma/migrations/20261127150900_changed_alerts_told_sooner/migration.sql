-- An alert that looks for something else is another one (lib/alerts/hand-over.ts): where its owner has it tell more often than the one before, what that one had found
-- and not told waited for its Monday all the same. It is of an alert that is there no more, and due as the new one tells.
CREATE OR REPLACE FUNCTION tell_alert_sooner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    morning timestamptz := ((now() AT TIME ZONE 'Asia/Kolkata' - interval '8 hours')::date + 1 + time '08:00') AT TIME ZONE 'Asia/Kolkata';
    due timestamptz := CASE NEW."value" ->> 'frequency' WHEN 'instant' THEN now() ELSE morning END;
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE "alert_deliveries" AS "row" SET "due_at" = due
        WHERE "user_id" = NEW."user_id" AND "sent_at" IS NULL AND "due_at" > due AND NOT EXISTS (
            SELECT FROM "account_records" AS "kept" WHERE "kept"."user_id" = "row"."user_id" AND "kept"."kind" = 'jobAlerts'
                AND "kept"."key" = "row"."alert_key" AND "kept"."deleted_at" IS NULL);
    ELSIF TG_TABLE_NAME = 'account_records' THEN
        UPDATE "alert_deliveries" SET "due_at" = due
        WHERE "user_id" = NEW."user_id" AND "alert_key" = NEW."key" AND "sent_at" IS NULL AND "due_at" > due;
    ELSE
        UPDATE "subscriber_deliveries" SET "due_at" = due
        WHERE "subscriber_id" = NEW."subscriber_id" AND "alert_key" = NEW."key" AND "sent_at" IS NULL AND "due_at" > due;
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER account_records_tell_successor_sooner AFTER INSERT ON "account_records" FOR EACH ROW
    WHEN (NEW."kind" = 'jobAlerts' AND NEW."deleted_at" IS NULL AND NEW."value" ->> 'frequency' IN ('instant', 'daily'))
    EXECUTE FUNCTION tell_alert_sooner();
