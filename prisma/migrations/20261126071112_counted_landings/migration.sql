-- CreateTable
CREATE TABLE "counted_landings" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "landings" JSONB NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),

    CONSTRAINT "counted_landings_pkey" PRIMARY KEY ("id")
);
