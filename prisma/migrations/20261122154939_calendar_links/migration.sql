-- CreateTable
CREATE TABLE "calendar_links" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_links_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
