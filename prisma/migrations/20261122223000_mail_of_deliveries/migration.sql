-- AlterTable
ALTER TABLE "alert_deliveries" ADD COLUMN     "mail_id" UUID;

-- AlterTable
ALTER TABLE "reminder_deliveries" ADD COLUMN     "mail_id" UUID;

-- AlterTable
ALTER TABLE "stage_deliveries" ADD COLUMN     "mail_id" UUID;

-- AlterTable
ALTER TABLE "subscriber_deliveries" ADD COLUMN     "mail_id" UUID;
