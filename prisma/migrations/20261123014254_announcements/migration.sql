-- CreateEnum
CREATE TYPE "AnnouncementState" AS ENUM ('attached', 'waiting', 'dismissed');

-- AlterEnum
ALTER TYPE "ItemStage" ADD VALUE 'attached';

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "announced" JSONB;

-- CreateTable
CREATE TABLE "announcements" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "state" "AnnouncementState" NOT NULL,
    "job_id" INTEGER,
    "kind" TEXT NOT NULL,
    "part" TEXT,
    "title" TEXT NOT NULL,
    "organisation" TEXT NOT NULL,
    "url" TEXT,
    "day" DATE,
    "last_day" DATE,
    "is_sure" BOOLEAN NOT NULL,
    "states" JSONB,
    "corrected" JSONB,
    "candidates" INTEGER[],
    "because" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "announcements_job_id_idx" ON "announcements"("job_id");

-- CreateIndex
CREATE INDEX "announcements_state_id_idx" ON "announcements"("state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "announcements_source_reference_key" ON "announcements"("source", "reference");

-- AddForeignKey
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is what the Prisma schema cannot say.

ALTER TABLE "announcements"
    ADD CONSTRAINT "announcements_attached_to_a_job" CHECK ("state" <> 'attached' OR "job_id" IS NOT NULL);

-- A corrigendum that a source lists names its own document: set_config('niyukti.document', address, true) for the transaction.
CREATE OR REPLACE FUNCTION keep_corrigenda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    reason text := coalesce(current_setting('niyukti.correction', true), '');
    document text;
BEGIN
    IF reason = 'closing' THEN
        RETURN NULL;
    END IF;
    IF NEW."source" = 'sample' AND NEW."edited_at" IS NOT DISTINCT FROM OLD."edited_at" THEN
        RETURN NULL;
    END IF;
    IF reason <> 'slip' THEN
        document := nullif(current_setting('niyukti.document', true), '');
    END IF;
    IF reason <> 'slip' AND document IS NULL AND jsonb_typeof(NEW."notice" -> 'documents') = 'array' THEN
        SELECT d.value ->> 'url' INTO document
        FROM jsonb_array_elements(NEW."notice" -> 'documents') WITH ORDINALITY AS d(value, place)
        WHERE d.value ->> 'kind' = 'corrigendum'
        ORDER BY d.value ->> 'publishedOn' DESC NULLS LAST, d.place DESC LIMIT 1;
    END IF;
    INSERT INTO "corrigenda" ("job_id", "field", "old_value", "new_value", "is_ours", "document_url")
    SELECT NEW."id", c.field, c.old_value, c.new_value, reason = 'slip', document
    FROM (VALUES
        ('deadline', OLD."deadline"::text, NEW."deadline"::text),
        ('positions', OLD."positions"::text, NEW."positions"::text),
        ('applicationFee', OLD."application_fee", NEW."application_fee")
    ) AS c(field, old_value, new_value)
    WHERE c.old_value IS NOT NULL AND c.old_value IS DISTINCT FROM c.new_value;
    RETURN NULL;
END
$$;
