-- By jobs_closing_idx since the migration before. Apart from it: what drops an index keeps readers out, and must not build one meanwhile.
DROP INDEX "jobs_deadline_idx";
