-- AlterTable
ALTER TABLE "users" ADD COLUMN     "records_revision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "mail_opt_outs" (
    "user_id" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "opted_out_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_opt_outs_pkey" PRIMARY KEY ("user_id","list")
);

-- CreateTable
CREATE TABLE "account_records" (
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "changed_at" JSONB NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_records_pkey" PRIMARY KEY ("user_id","kind","key")
);

-- CreateIndex
CREATE INDEX "account_records_deleted_at_idx" ON "account_records"("deleted_at");

-- AddForeignKey
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_records" ADD CONSTRAINT "account_records_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
