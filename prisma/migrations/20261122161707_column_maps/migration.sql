-- CreateTable
CREATE TABLE "column_maps" (
    "host" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "fixed" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "column_maps_pkey" PRIMARY KEY ("host","shape")
);
