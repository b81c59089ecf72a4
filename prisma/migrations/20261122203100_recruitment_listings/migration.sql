-- CreateEnum
CREATE TYPE "MatchState" AS ENUM ('joined', 'waiting', 'apart');

-- AlterTable
ALTER TABLE "source_items" ADD COLUMN     "listing_reference" TEXT,
ADD COLUMN     "listing_source" TEXT;

-- CreateTable
CREATE TABLE "recruitment_listings" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "source_reference" TEXT NOT NULL,
    "job_id" INTEGER NOT NULL,
    "state" "MatchState" NOT NULL,
    "listing" JSONB NOT NULL,
    "is_official" BOOLEAN NOT NULL,
    "seen_at" TIMESTAMPTZ(3),
    "score" INTEGER NOT NULL,
    "because" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,

    CONSTRAINT "recruitment_listings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recruitment_listings_job_id_idx" ON "recruitment_listings"("job_id");

-- CreateIndex
CREATE INDEX "recruitment_listings_state_id_idx" ON "recruitment_listings"("state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "recruitment_listings_source_source_reference_job_id_key" ON "recruitment_listings"("source", "source_reference", "job_id");

-- AddForeignKey
ALTER TABLE "recruitment_listings" ADD CONSTRAINT "recruitment_listings_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A listing is of one recruitment at most.
CREATE UNIQUE INDEX "recruitment_listings_joined_key" ON "recruitment_listings"("source", "source_reference") WHERE "state" = 'joined';
