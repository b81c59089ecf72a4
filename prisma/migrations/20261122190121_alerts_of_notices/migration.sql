-- DropForeignKey
ALTER TABLE "alert_runs" DROP CONSTRAINT "alert_runs_user_id_fkey";

-- AlterTable
ALTER TABLE "job_publications" ADD COLUMN     "matched_for" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "alert_deliveries" ADD COLUMN     "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- DropTable
DROP TABLE "alert_runs";
