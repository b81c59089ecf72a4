-- CreateEnum
CREATE TYPE "ItemStage" AS ENUM ('published', 'joined', 'waiting', 'refused');

-- AlterTable
ALTER TABLE "ingestion_runs" ADD COLUMN     "source_key" TEXT;

-- CreateTable
CREATE TABLE "sources" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "definition" JSONB NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT false,
    "proved_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_run_at" TIMESTAMPTZ(3),
    "last_good_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "last_items" INTEGER,

    CONSTRAINT "sources_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "source_pages" (
    "source_key" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "etag" TEXT,
    "last_modified" TEXT,
    "hash" TEXT NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "source_pages_pkey" PRIMARY KEY ("source_key","address")
);

-- CreateTable
CREATE TABLE "source_items" (
    "id" SERIAL NOT NULL,
    "source_key" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "record" JSONB NOT NULL,
    "stage" "ItemStage" NOT NULL,
    "reason" TEXT,
    "detail" TEXT,
    "job_id" INTEGER,
    "origins" JSONB,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "source_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "source_listings" (
    "source_key" TEXT NOT NULL,
    "job_id" INTEGER NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "gone_at" TIMESTAMPTZ(3),

    CONSTRAINT "source_listings_pkey" PRIMARY KEY ("source_key","job_id")
);

-- CreateTable
CREATE TABLE "fetch_hosts" (
    "origin" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "robots" TEXT,
    "robots_status" INTEGER,
    "robots_at" TIMESTAMPTZ(3),

    CONSTRAINT "fetch_hosts_pkey" PRIMARY KEY ("origin")
);

-- CreateIndex
CREATE INDEX "sources_is_enabled_due_at_idx" ON "sources"("is_enabled", "due_at");

-- CreateIndex
CREATE INDEX "source_items_last_seen_at_idx" ON "source_items"("last_seen_at");

-- CreateIndex
CREATE UNIQUE INDEX "source_items_source_key_address_hash_key" ON "source_items"("source_key", "address", "hash");

-- CreateIndex
CREATE INDEX "source_listings_job_id_idx" ON "source_listings"("job_id");

-- CreateIndex
CREATE INDEX "ingestion_runs_source_key_id_idx" ON "ingestion_runs"("source_key", "id");

-- AddForeignKey
ALTER TABLE "source_pages" ADD CONSTRAINT "source_pages_source_key_fkey" FOREIGN KEY ("source_key") REFERENCES "sources"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_source_key_fkey" FOREIGN KEY ("source_key") REFERENCES "sources"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_listings" ADD CONSTRAINT "source_listings_source_key_fkey" FOREIGN KEY ("source_key") REFERENCES "sources"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_listings" ADD CONSTRAINT "source_listings_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
