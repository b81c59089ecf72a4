-- A running older server writes no days: the next run of a newer one takes those of then (lib/follow/find-changes.ts).
ALTER TABLE "job_followers" ADD COLUMN "days" JSONB NOT NULL DEFAULT '{}';
