-- Apart from the columns, so that readers are not kept out while the rows are read. What was there before has no run, and stays out of them.
CREATE INDEX "jobs_made_by_run_idx" ON "jobs" ("made_by_run") WHERE "made_by_run" IS NOT NULL;
CREATE INDEX "jobs_changed_by_run_idx" ON "jobs" ("changed_by_run") WHERE "changed_by_run" IS NOT NULL;
