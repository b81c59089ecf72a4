-- The trigger takes the hour from the notice. Apart from the new column, whose lock would keep readers waiting while rows are read.
UPDATE "jobs" SET "notice" = "notice" WHERE "notice" ->> 'closesAt' IS NOT NULL;

-- What has closed since the last look (lib/jobs/closings.ts).
CREATE INDEX "jobs_closes_at_idx" ON "jobs" ("closes_at") WHERE "status" = 'published' AND "closes_at" IS NOT NULL;
