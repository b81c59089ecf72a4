-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "closed_on" DATE,
ADD COLUMN     "closed_reason" TEXT,
ADD COLUMN     "stated_deadline" DATE;

-- The rest is what the Prisma schema cannot say.

-- Closing is one state: its day, its reason and the last date that the notice stated. NOT VALID: no row breaks it yet, and a look at each
-- would keep readers of a large table waiting.
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_closed_is_whole"
    CHECK (num_nulls("closed_on", "closed_reason", "stated_deadline") IN (0, 3)) NOT VALID;
