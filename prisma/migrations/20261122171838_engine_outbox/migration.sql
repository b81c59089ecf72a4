-- CreateTable
CREATE TABLE "engine_outbox" (
    "id" BIGSERIAL NOT NULL,
    "engine" TEXT NOT NULL,
    "job_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "died_at" TIMESTAMPTZ(3),

    CONSTRAINT "engine_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "engine_states" (
    "engine" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "asked" INTEGER NOT NULL DEFAULT 0,
    "paused_until" TIMESTAMPTZ(3),

    CONSTRAINT "engine_states_pkey" PRIMARY KEY ("engine")
);

-- CreateIndex
CREATE INDEX "engine_outbox_engine_due_at_idx" ON "engine_outbox"("engine", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "engine_outbox_engine_job_id_ordinal_event_key" ON "engine_outbox"("engine", "job_id", "ordinal", "event");
