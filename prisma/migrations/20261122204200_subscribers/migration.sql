-- CreateTable
CREATE TABLE "subscribers" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriber_alerts" (
    "id" SERIAL NOT NULL,
    "subscriber_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscriber_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriber_deliveries" (
    "subscriber_id" INTEGER NOT NULL,
    "alert_key" TEXT NOT NULL,
    "job_id" INTEGER NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscriber_deliveries_pkey" PRIMARY KEY ("subscriber_id","alert_key","job_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_email_key_key" ON "subscribers"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "subscriber_alerts_subscriber_id_key_key" ON "subscriber_alerts"("subscriber_id", "key");

-- CreateIndex
CREATE INDEX "subscriber_deliveries_job_id_idx" ON "subscriber_deliveries"("job_id");

-- AddForeignKey
ALTER TABLE "subscriber_alerts" ADD CONSTRAINT "subscriber_alerts_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriber_deliveries" ADD CONSTRAINT "subscriber_deliveries_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriber_deliveries" ADD CONSTRAINT "subscriber_deliveries_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is due and not sent, as of alert_deliveries.
CREATE INDEX "subscriber_deliveries_unsent_idx" ON "subscriber_deliveries" ("subscriber_id") WHERE "sent_at" IS NULL;
CREATE INDEX "subscriber_deliveries_due_idx" ON "subscriber_deliveries" ("due_at") WHERE "sent_at" IS NULL;
