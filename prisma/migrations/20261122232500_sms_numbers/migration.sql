-- CreateTable
CREATE TABLE "sms_numbers" (
    "user_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "code_until" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sms_numbers_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "sms_numbers" ADD CONSTRAINT "sms_numbers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
