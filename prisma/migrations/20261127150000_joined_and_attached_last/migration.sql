-- What was joined or attached last, which the review shows, is read in its order: of a hundred thousand each was sorted anew for every look at it.
CREATE INDEX "recruitment_listings_joined_last_idx" ON "recruitment_listings" (coalesce("decided_at", "created_at") DESC, "id" DESC)
    WHERE "state" = 'joined';
CREATE INDEX "announcements_attached_last_idx" ON "announcements" (coalesce("decided_at", "created_at") DESC, "id" DESC)
    WHERE "state" = 'attached';
