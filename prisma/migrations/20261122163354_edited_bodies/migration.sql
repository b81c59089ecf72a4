-- CreateTable
CREATE TABLE "edited_bodies" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hindi" TEXT NOT NULL,
    "department" TEXT NOT NULL,
    "state" TEXT,
    "aliases" TEXT[],
    "hosts" TEXT[],
    "parent" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "edited_bodies_pkey" PRIMARY KEY ("key")
);
