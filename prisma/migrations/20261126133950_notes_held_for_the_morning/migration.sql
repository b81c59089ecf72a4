-- What an alert mailed at night is told by push, Telegram and SMS in the morning; until then it waits here.
-- CreateTable
CREATE TABLE "held_notes" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "held_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "held_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "held_notes_user_id_idx" ON "held_notes"("user_id");

-- AddForeignKey
ALTER TABLE "held_notes" ADD CONSTRAINT "held_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
