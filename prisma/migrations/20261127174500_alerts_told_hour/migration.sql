-- Until which instant a mail said that one may apply, and when it said so; of what was mailed before neither is known.
-- AlterTable
ALTER TABLE "alert_deliveries" ADD COLUMN     "told_at" TIMESTAMPTZ(3),
ADD COLUMN     "told_closing" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "subscriber_deliveries" ADD COLUMN     "told_at" TIMESTAMPTZ(3),
ADD COLUMN     "told_closing" TIMESTAMPTZ(3);
