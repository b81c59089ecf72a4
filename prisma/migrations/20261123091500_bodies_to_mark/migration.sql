-- CreateTable
CREATE TABLE "bodies_to_mark" (
    "key" TEXT NOT NULL,
    "last_job" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bodies_to_mark_pkey" PRIMARY KEY ("key")
);

-- Jobs that are there already were marked by the sorts of bodies that were known then: once, all are looked at again.
INSERT INTO "bodies_to_mark" ("key") VALUES ('*');
