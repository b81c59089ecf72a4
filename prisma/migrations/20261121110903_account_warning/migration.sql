-- AlterTable
ALTER TABLE "users" ADD COLUMN     "warned_at" TIMESTAMPTZ(3);
