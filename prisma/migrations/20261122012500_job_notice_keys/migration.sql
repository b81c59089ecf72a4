-- Keys by which notices that may be one are found (lib/jobs/similar/keys.ts). A migration of its own: adding a column locks the table
-- for a moment, building its indexes would hold that lock. lib/tasks fills the rows that are there already.
ALTER TABLE "jobs" ADD COLUMN "notice_keys" TEXT[];
