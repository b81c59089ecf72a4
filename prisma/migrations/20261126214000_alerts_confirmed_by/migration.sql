-- Proof of a confirmed alert without an account: the wording that was shown, and a keyed digest of the network address. Alerts from before have none.
-- AlterTable
ALTER TABLE "subscriber_alerts" ADD COLUMN     "address_hash" TEXT,
ADD COLUMN     "consent_version" TEXT;
