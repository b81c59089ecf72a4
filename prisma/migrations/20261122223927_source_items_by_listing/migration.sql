-- CreateIndex
CREATE INDEX "source_items_listing_source_listing_reference_idx" ON "source_items"("listing_source", "listing_reference");

-- CreateIndex
CREATE INDEX "source_items_job_id_idx" ON "source_items"("job_id");
