-- CreateEnum
CREATE TYPE "ContactStatus" AS ENUM ('new', 'open', 'closed');

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "status" "ContactStatus" NOT NULL DEFAULT 'new',
    "job_id" INTEGER,
    "form_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "contact_messages_form_id_key" ON "contact_messages"("form_id");

-- CreateIndex
CREATE INDEX "contact_messages_status_id_idx" ON "contact_messages"("status", "id");

-- CreateIndex
CREATE INDEX "contact_messages_job_id_idx" ON "contact_messages"("job_id");

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The bounds of the form (lib/contact/schema.ts), whoever writes. A letter of two code units counts one here, so they are never tighter.
ALTER TABLE "contact_messages"
    ADD CONSTRAINT "contact_messages_name_length" CHECK (char_length("name") BETWEEN 1 AND 100),
    ADD CONSTRAINT "contact_messages_email_length" CHECK (char_length("email") BETWEEN 1 AND 254),
    ADD CONSTRAINT "contact_messages_subject_length" CHECK (char_length("subject") BETWEEN 1 AND 150),
    ADD CONSTRAINT "contact_messages_message_length" CHECK (char_length("message") BETWEEN 1 AND 5000),
    ADD CONSTRAINT "contact_messages_language" CHECK ("language" IN ('en', 'hi'));
