ALTER TABLE "review_items" RENAME COLUMN "digest" TO "source_reference";

ALTER INDEX "review_items_source_digest_key" RENAME TO "review_items_source_source_reference_key";
