-- CreateTable
CREATE TABLE "job_drafts" (
    "admin_user_id" INTEGER NOT NULL,
    "form" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_drafts_pkey" PRIMARY KEY ("admin_user_id","form")
);

-- AddForeignKey
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
