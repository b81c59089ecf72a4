-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "notice" JSONB;
