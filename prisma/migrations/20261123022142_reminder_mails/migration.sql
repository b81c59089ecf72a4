-- CreateTable
CREATE TABLE "reminder_mails" (
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "mail_id" UUID NOT NULL,

    CONSTRAINT "reminder_mails_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateIndex
CREATE INDEX "reminder_mails_day_idx" ON "reminder_mails"("day");

-- AddForeignKey
ALTER TABLE "reminder_mails" ADD CONSTRAINT "reminder_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
