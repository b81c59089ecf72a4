-- CreateTable
CREATE TABLE "attempt_tallies" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "blocked_until" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempt_tallies_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "call_counts" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "call_counts_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "attempt_tallies_expires_at_idx" ON "attempt_tallies"("expires_at");

-- CreateIndex
CREATE INDEX "call_counts_expire_idx" ON "call_counts"("expire");
