-- CreateIndex
CREATE INDEX "apply_clicks_day_idx" ON "apply_clicks"("day");
