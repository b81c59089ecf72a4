-- Which import run made a job, and which changed it last. Without a reference to the runs: none is deleted, and a check of every job would keep readers out.
ALTER TABLE "jobs" ADD COLUMN "made_by_run" INTEGER,
ADD COLUMN "changed_by_run" INTEGER;
