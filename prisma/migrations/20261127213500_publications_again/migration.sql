-- Whether a notice that became public, or is open, was so before: a mail that finds it says that it is open again.
-- AlterTable
ALTER TABLE "job_publications" ADD COLUMN "is_again" BOOLEAN NOT NULL DEFAULT false;

-- The rest is what the Prisma schema cannot say.

CREATE OR REPLACE FUNCTION note_job_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "job_publications" ("job_id", "published_at") VALUES (NEW."id", now())
    ON CONFLICT ("job_id") DO UPDATE SET "published_at" = excluded."published_at", "is_again" = true;
    RETURN NULL;
END
$$;
