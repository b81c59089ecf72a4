-- CreateTable
CREATE TABLE "removed_listings" (
    "source" TEXT NOT NULL,
    "source_reference" TEXT NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "removed_listings_pkey" PRIMARY KEY ("source","source_reference")
);

-- The rest is what the Prisma schema cannot say.

-- What the bin shows, the latest first, and what the schedule takes out of it.
CREATE INDEX "jobs_deleted_at_idx" ON "jobs" ("deleted_at", "id") WHERE "deleted_at" IS NOT NULL;
