CREATE INDEX "jobs_notice_keys_idx" ON "jobs" USING GIN ("notice_keys");

-- The rows written before there were keys: none, after a while.
CREATE INDEX "jobs_without_notice_keys_idx" ON "jobs" ("id") WHERE "notice_keys" IS NULL;
