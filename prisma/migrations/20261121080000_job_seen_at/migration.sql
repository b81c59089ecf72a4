-- When the source showed the content that is stored: a snapshot taken earlier never replaces it. Null for content that is not a snapshot.
ALTER TABLE "jobs" ADD COLUMN "seen_at" TIMESTAMPTZ(3);
