-- AlterTable
ALTER TABLE "users" ADD COLUMN     "warn_tried_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "subscribers" ADD COLUMN     "ask_tried_at" TIMESTAMPTZ(3);
