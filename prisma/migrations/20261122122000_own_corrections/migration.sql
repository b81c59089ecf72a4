-- AlterTable
ALTER TABLE "corrigenda" ADD COLUMN "is_ours" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "document_url" TEXT;
