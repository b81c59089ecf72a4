-- CreateTable
CREATE TABLE "outgoing_mails" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "content" TEXT,
    "due_at" TIMESTAMPTZ(3),
    "claimed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "died_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails"("created_at");

-- The rest is what the Prisma schema cannot say.

-- What waits, what was given up, what went in the last hour, and what went to somebody.
CREATE INDEX "outgoing_mails_due_idx" ON "outgoing_mails" ("due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "outgoing_mails_dead_idx" ON "outgoing_mails" ("id") WHERE "died_at" IS NOT NULL;
CREATE INDEX "outgoing_mails_sent_idx" ON "outgoing_mails" ("sent_at") WHERE "sent_at" IS NOT NULL;
CREATE INDEX "outgoing_mails_address_idx" ON "outgoing_mails" (lower("address"));
