-- Jobs that the staff has written are few among those that sources list.
CREATE INDEX "jobs_edited_idx" ON "jobs" ("id") WHERE "edited_at" IS NOT NULL;
