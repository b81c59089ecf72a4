-- CreateEnum
CREATE TYPE "ReplyState" AS ENUM ('sending', 'sent', 'failed');

-- CreateTable
CREATE TABLE "contact_replies" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "author_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" "ReplyState" NOT NULL DEFAULT 'sending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_replies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contact_replies_message_id_id_idx" ON "contact_replies"("message_id", "id");

-- AddForeignKey
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
