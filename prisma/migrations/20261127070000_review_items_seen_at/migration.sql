-- Which snapshot the words of a row are of: a form that was opened before a later one must not publish what the source says no more, and an older
-- snapshot must not put older words back. What waits already was seen when it was noted, or before.
ALTER TABLE "review_items" ADD COLUMN "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "review_items" SET "seen_at" = "created_at";
