-- CreateTable
CREATE TABLE "joined_jobs" (
    "job_id" INTEGER NOT NULL,
    "into_id" INTEGER NOT NULL,

    CONSTRAINT "joined_jobs_pkey" PRIMARY KEY ("job_id")
);

-- CreateIndex
CREATE INDEX "joined_jobs_into_id_idx" ON "joined_jobs"("into_id");

-- AddForeignKey
ALTER TABLE "joined_jobs" ADD CONSTRAINT "joined_jobs_into_id_fkey" FOREIGN KEY ("into_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Those that were joined before are in the bin under a name that says into which.
INSERT INTO "joined_jobs" ("job_id", "into_id")
SELECT taken."id", stays."id" FROM "jobs" AS taken JOIN "jobs" AS stays ON stays."id" = substring(taken."source_reference" FROM '^joined into (\d{1,9}): ')::integer
WHERE taken."deleted_at" IS NOT NULL AND taken."source_reference" LIKE 'joined into %';
