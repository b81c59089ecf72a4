-- A browser that its push service knows no more is told nothing, and what the browser renews it with takes its place.
-- AlterTable
ALTER TABLE "push_subscriptions" ADD COLUMN     "gone_at" TIMESTAMPTZ(3);
