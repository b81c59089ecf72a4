-- CreateTable
CREATE TABLE "job_publications" (
    "job_id" INTEGER NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_publications_pkey" PRIMARY KEY ("job_id")
);

-- CreateTable
CREATE TABLE "alert_runs" (
    "user_id" INTEGER NOT NULL,
    "alert_key" TEXT NOT NULL,
    "ran_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alert_runs_pkey" PRIMARY KEY ("user_id","alert_key")
);

-- CreateTable
CREATE TABLE "alert_deliveries" (
    "user_id" INTEGER NOT NULL,
    "alert_key" TEXT NOT NULL,
    "job_id" INTEGER NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_deliveries_pkey" PRIMARY KEY ("user_id","alert_key","job_id")
);

-- CreateIndex
CREATE INDEX "job_publications_published_at_idx" ON "job_publications"("published_at");

-- CreateIndex
CREATE INDEX "alert_deliveries_job_id_idx" ON "alert_deliveries"("job_id");

-- AddForeignKey
ALTER TABLE "job_publications" ADD CONSTRAINT "job_publications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_runs" ADD CONSTRAINT "alert_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is what the Prisma schema cannot say.

-- What is still to be sent; sent rows stay only to keep a job from being mailed twice.
CREATE INDEX "alert_deliveries_unsent_idx" ON "alert_deliveries" ("user_id") WHERE "sent_at" IS NULL;

INSERT INTO "job_publications" ("job_id", "published_at") SELECT "id", "created_at" FROM "jobs" WHERE "status" = 'published';

-- Whoever writes a job, seed, import, editor or timer: the moment at which it becomes public is noted here.
CREATE FUNCTION note_job_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "job_publications" ("job_id", "published_at") VALUES (NEW."id", now())
    ON CONFLICT ("job_id") DO UPDATE SET "published_at" = excluded."published_at";
    RETURN NULL;
END
$$;

CREATE TRIGGER jobs_note_publication_insert AFTER INSERT ON "jobs" FOR EACH ROW
    WHEN (NEW."status" = 'published') EXECUTE FUNCTION note_job_publication();

CREATE TRIGGER jobs_note_publication_update AFTER UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW."status" = 'published' AND OLD."status" <> 'published') EXECUTE FUNCTION note_job_publication();
