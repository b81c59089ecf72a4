-- What was closed early had the day before as its last date, so that its page named two days; now it has the day itself. Whether it was closed on this very
-- day decides whether it needs an instant of it: that of the last edit, which closed it or came after. Of a day that has passed none is known, and none is
-- needed. Apart from the new column, whose lock would keep readers waiting while rows are read. It is no correction.
SELECT set_config('niyukti.correction', 'closing', true);
UPDATE "jobs" SET "deadline" = "closed_on", "closed_at" = CASE
    WHEN "closed_on" = (now() AT TIME ZONE 'Asia/Kolkata')::date THEN CASE
        WHEN ("edited_at" AT TIME ZONE 'Asia/Kolkata')::date = "closed_on" THEN "edited_at"
        ELSE "closed_on"::timestamp AT TIME ZONE 'Asia/Kolkata'
    END
END WHERE "closed_on" IS NOT NULL AND "deadline" = "closed_on" - 1;
SELECT set_config('niyukti.correction', '', true);
