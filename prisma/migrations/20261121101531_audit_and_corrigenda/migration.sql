-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('waiting', 'published', 'refused');

-- AlterTable
ALTER TABLE "exams" ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "publish_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT,
    "label" TEXT NOT NULL,
    "old_values" JSONB,
    "new_values" JSONB,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_items" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "cells" JSONB NOT NULL,
    "status" "ReviewStatus" NOT NULL DEFAULT 'waiting',
    "job_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,

    CONSTRAINT "review_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "corrigenda" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "old_value" TEXT NOT NULL,
    "new_value" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "corrigenda_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_log_entity_entity_id_id_idx" ON "audit_log"("entity", "entity_id", "id");

-- CreateIndex
CREATE INDEX "audit_log_actor_id_id_idx" ON "audit_log"("actor_id", "id");

-- CreateIndex
CREATE INDEX "review_items_status_id_idx" ON "review_items"("status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "review_items_source_digest_key" ON "review_items"("source", "digest");

-- CreateIndex
CREATE INDEX "corrigenda_job_id_id_idx" ON "corrigenda"("job_id", "id");

-- CreateIndex
CREATE INDEX "jobs_updated_at_id_idx" ON "jobs"("updated_at", "id");

-- AddForeignKey
ALTER TABLE "corrigenda" ADD CONSTRAINT "corrigenda_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is what the Prisma schema cannot say.

-- The log is append-only whoever asks: a statement that would change, delete or empty it fails.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The log is read newest first.
CREATE INDEX "audit_log_at_idx" ON "audit_log" ("at" DESC);

ALTER TABLE "jobs"
    ADD CONSTRAINT "jobs_scheduled_has_time" CHECK ("status" <> 'scheduled' OR "publish_at" IS NOT NULL),
    ADD CONSTRAINT "jobs_deleted_is_withdrawn" CHECK ("deleted_at" IS NULL OR "status" = 'withdrawn');

-- What a timer looks for every minute.
CREATE INDEX "jobs_publish_at_idx" ON "jobs" ("publish_at") WHERE "status" = 'scheduled';

ALTER TABLE "corrigenda"
    ADD CONSTRAINT "corrigenda_field_known" CHECK ("field" IN ('deadline', 'positions', 'applicationFee')),
    ADD CONSTRAINT "corrigenda_is_a_change" CHECK ("new_value" IS DISTINCT FROM "old_value");

-- What was not stated before is not corrected but added, so an old value is needed. Sample rows take new days at every seeding; they
-- get a corrigendum when an editor changes them.
CREATE FUNCTION keep_corrigenda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."source" = 'sample' AND NEW."edited_at" IS NOT DISTINCT FROM OLD."edited_at" THEN
        RETURN NULL;
    END IF;
    INSERT INTO "corrigenda" ("job_id", "field", "old_value", "new_value")
    SELECT NEW."id", c.field, c.old_value, c.new_value
    FROM (VALUES
        ('deadline', OLD."deadline"::text, NEW."deadline"::text),
        ('positions', OLD."positions"::text, NEW."positions"::text),
        ('applicationFee', OLD."application_fee", NEW."application_fee")
    ) AS c(field, old_value, new_value)
    WHERE c.old_value IS NOT NULL AND c.old_value IS DISTINCT FROM c.new_value;
    RETURN NULL;
END
$$;

CREATE TRIGGER jobs_keep_corrigenda AFTER UPDATE ON "jobs" FOR EACH ROW
    WHEN (OLD."status" = 'published' AND NEW."status" = 'published' AND (
        OLD."deadline" <> NEW."deadline" OR OLD."positions" IS DISTINCT FROM NEW."positions"
        OR OLD."application_fee" IS DISTINCT FROM NEW."application_fee"
    )) EXECUTE FUNCTION keep_corrigenda();
