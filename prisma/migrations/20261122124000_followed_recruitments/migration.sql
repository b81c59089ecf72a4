-- CreateTable
CREATE TABLE "job_followers" (
    "user_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "followed_on" DATE NOT NULL,
    "known" TEXT[],

    CONSTRAINT "job_followers_pkey" PRIMARY KEY ("user_id","job_id")
);

-- CreateTable
CREATE TABLE "stage_deliveries" (
    "user_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "stage" TEXT NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "stage_deliveries_pkey" PRIMARY KEY ("user_id","job_id","stage")
);

-- CreateIndex
CREATE INDEX "job_followers_job_id_idx" ON "job_followers"("job_id");

-- CreateIndex
CREATE INDEX "stage_deliveries_job_id_idx" ON "stage_deliveries"("job_id");

-- AddForeignKey
ALTER TABLE "job_followers" ADD CONSTRAINT "job_followers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_followers" ADD CONSTRAINT "job_followers_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_deliveries" ADD CONSTRAINT "stage_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_deliveries" ADD CONSTRAINT "stage_deliveries_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is what the Prisma schema cannot say.

-- What is still to be sent; sent rows stay only to keep a stage from being mailed twice.
CREATE INDEX "stage_deliveries_unsent_idx" ON "stage_deliveries" ("user_id") WHERE "sent_at" IS NULL;
