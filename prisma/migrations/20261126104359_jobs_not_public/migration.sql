-- What is not public is little among all jobs: calendars of lists look there for what was withdrawn since.
CREATE INDEX "jobs_not_public_idx" ON "jobs" ("deadline", "id") WHERE "status" <> 'published';
