-- CreateTable
CREATE TABLE "edited_names" (
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "same" TEXT[],
    "said" TEXT[],
    "near" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "edited_names_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "empty_searches" (
    "words" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "empty_searches_pkey" PRIMARY KEY ("words","day")
);

-- CreateIndex
CREATE INDEX "empty_searches_day_idx" ON "empty_searches"("day");
