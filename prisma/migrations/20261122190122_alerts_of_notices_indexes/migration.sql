-- What the Prisma schema cannot say.

-- What became public within a week is looked at once more: an alert for each morning or week may not have seen it yet. What one has found stays found.
UPDATE "job_publications" SET "matched_for" = "published_at" WHERE "published_at" < now() - interval '7 days';

-- Every run asks for the few notices whose alerts were not looked for, and for what is due.
CREATE INDEX "job_publications_unmatched_idx" ON "job_publications" ("published_at") WHERE "matched_for" IS DISTINCT FROM "published_at";
CREATE INDEX "alert_deliveries_due_idx" ON "alert_deliveries" ("due_at") WHERE "sent_at" IS NULL;
