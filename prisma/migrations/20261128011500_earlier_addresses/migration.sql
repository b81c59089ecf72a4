-- The proven addresses that accounts have left, for as long as it is kept which mails went there: they belong to what an account exports.
-- CreateTable
CREATE TABLE "earlier_addresses" (
    "user_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "left_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "earlier_addresses_pkey" PRIMARY KEY ("user_id","email")
);

-- AddForeignKey
ALTER TABLE "earlier_addresses" ADD CONSTRAINT "earlier_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
