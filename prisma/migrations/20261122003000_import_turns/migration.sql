-- CreateTable
CREATE TABLE "import_turns" (
    "editor_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "lasts_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_turns_pkey" PRIMARY KEY ("editor_id")
);
