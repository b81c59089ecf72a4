-- CreateTable
CREATE TABLE "staff_rules" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_second_factor_required" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "staff_rules_pkey" PRIMARY KEY ("id")
);

-- The rest is what the Prisma schema cannot say.

-- There is one set of rules.
ALTER TABLE "staff_rules" ADD CONSTRAINT "staff_rules_one_row" CHECK ("id" = 1);
