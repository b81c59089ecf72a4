-- CreateTable
CREATE TABLE "reminder_deliveries" (
    "user_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "moment" TEXT NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "reminder_deliveries_pkey" PRIMARY KEY ("user_id","job_id","moment")
);

-- CreateIndex
CREATE INDEX "reminder_deliveries_job_id_idx" ON "reminder_deliveries"("job_id");

-- AddForeignKey
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is what the Prisma schema cannot say.

-- What is still to be sent; sent rows stay only to keep a reminder from being mailed twice.
CREATE INDEX "reminder_deliveries_unsent_idx" ON "reminder_deliveries" ("user_id") WHERE "sent_at" IS NULL;
-- Who keeps a notice: each run asks for the few that close within a week.
CREATE INDEX "account_records_kept_idx" ON "account_records" ("key")
    WHERE "kind" IN ('savedJobs', 'trackedApplications') AND "deleted_at" IS NULL;
-- Whoever saved notices before there were reminders has asked for none: they choose in their settings.
INSERT INTO "mail_opt_outs" ("user_id", "list") SELECT "id", 'reminder' FROM "users" ON CONFLICT DO NOTHING;
