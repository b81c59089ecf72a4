-- The hour of a last date beside its day: what is open, and what has closed, is counted without a look at the rows. The columns that the index before it
-- carried answered filters of the public's lists, which are in memory since.
CREATE INDEX "jobs_closing_idx" ON "jobs" ("deadline", "id") INCLUDE ("closes_at") WHERE "status" = 'published';
