-- AlterTable
ALTER TABLE "sources" ADD COLUMN     "last_short" INTEGER,
ADD COLUMN     "short_runs" INTEGER NOT NULL DEFAULT 0;
