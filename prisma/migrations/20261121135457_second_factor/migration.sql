-- CreateTable
CREATE TABLE "second_factors" (
    "admin_user_id" INTEGER NOT NULL,
    "sealed_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("admin_user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" SERIAL NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_admin_user_id_code_hash_key" ON "recovery_codes"("admin_user_id", "code_hash");

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The code that confirms a key is a taken one: an app that counts has a last step.
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_confirmed_with_step" CHECK (("confirmed_at" IS NULL) = ("last_step" IS NULL));
