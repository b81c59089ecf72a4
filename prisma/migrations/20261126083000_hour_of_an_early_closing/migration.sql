-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "closed_at" TIMESTAMPTZ(3);

-- The rest is what the Prisma schema cannot say.

-- What was closed early closed at that instant of its last day, whatever hour its notice gives. An instant of another day, or without a day of
-- closing, is left over from a closing that was taken back, or that an older server made anew.
CREATE OR REPLACE FUNCTION set_closes_at() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    closed timestamptz := CASE WHEN NEW."closed_on" IS NOT NULL THEN NEW."closed_at" END;
    stated timestamptz := (NEW."notice" ->> 'closesAt')::timestamptz;
    listed timestamptz := CASE WHEN NEW."last_hour" ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}' THEN NEW."last_hour"::timestamptz END;
BEGIN
    NEW."closes_at" := CASE
        WHEN (closed AT TIME ZONE 'Asia/Kolkata')::date = NEW."deadline" THEN closed
        WHEN (stated AT TIME ZONE 'Asia/Kolkata')::date = NEW."deadline" THEN stated
        WHEN (listed AT TIME ZONE 'Asia/Kolkata')::date = NEW."deadline" THEN listed
    END;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER jobs_set_closes_at BEFORE INSERT OR UPDATE OF "notice", "deadline", "closes_at", "last_hour", "closed_on", "closed_at" ON "jobs"
    FOR EACH ROW EXECUTE FUNCTION set_closes_at();
