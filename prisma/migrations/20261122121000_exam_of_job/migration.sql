-- AlterTable
ALTER TABLE "exams" ADD COLUMN "job_id" INTEGER;

-- The rest is what the Prisma schema cannot say.

-- NOT VALID: no row breaks it yet, and a look at each would keep readers waiting.
ALTER TABLE "exams" ADD CONSTRAINT "exams_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
