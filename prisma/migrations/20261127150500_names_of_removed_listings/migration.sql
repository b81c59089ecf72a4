-- AlterTable
ALTER TABLE "removed_listings" ADD COLUMN     "deadline" DATE,
ADD COLUMN     "name_key" TEXT;

-- CreateIndex
CREATE INDEX "removed_listings_source_name_key_idx" ON "removed_listings"("source", "name_key");
