-- CreateTable
CREATE TABLE "sweeps" (
    "task" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01'::timestamptz,
    "job_id" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "sweeps_pkey" PRIMARY KEY ("task")
);
