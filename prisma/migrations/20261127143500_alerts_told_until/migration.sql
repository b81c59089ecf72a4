-- AlterTable
ALTER TABLE "alert_deliveries" ADD COLUMN "told_until" DATE;

-- AlterTable
ALTER TABLE "subscriber_deliveries" ADD COLUMN "told_until" DATE;

-- The rest is what the Prisma schema cannot say.

-- Of what was mailed before, and can still be applied for, the last date that stands now counts as told.
UPDATE "alert_deliveries" AS told SET "told_until" = jobs."deadline" FROM "jobs"
WHERE jobs."id" = told."job_id" AND told."sent_at" IS NOT NULL AND jobs."deadline" >= (now() AT TIME ZONE 'Asia/Kolkata')::date;
UPDATE "subscriber_deliveries" AS told SET "told_until" = jobs."deadline" FROM "jobs"
WHERE jobs."id" = told."job_id" AND told."sent_at" IS NOT NULL AND jobs."deadline" >= (now() AT TIME ZONE 'Asia/Kolkata')::date;
