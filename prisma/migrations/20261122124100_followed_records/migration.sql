-- The saved jobs that somebody follows: each run asks for all of them, by job.
CREATE INDEX "account_records_followed_idx" ON "account_records" ("key")
    WHERE "kind" = 'savedJobs' AND "deleted_at" IS NULL AND "value" @> '{"isFollowed": true}';
