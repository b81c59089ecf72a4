-- Lists are read in the order of an index, a page at a time: one index for each sort (lib/jobs/list-query.ts). They hold published
-- jobs alone. The included columns answer the filters on single values from the index, so that a page far down the list does not
-- read the rows before it.
CREATE INDEX "jobs_latest_idx" ON "jobs" ("posted_on" DESC, "id" DESC) INCLUDE ("deadline", "department", "salary_min") WHERE "status" = 'published';

-- Read forwards for open jobs, backwards for closed ones.
CREATE INDEX "jobs_deadline_idx" ON "jobs" ("deadline", "id") INCLUDE ("posted_on", "department", "salary_min") WHERE "status" = 'published';

-- Titles sort without case by code point, the same on every server whatever its locale. A column, because an index on an expression
-- cannot answer a query by itself.
ALTER TABLE "jobs" ADD COLUMN "sort_title" TEXT COLLATE "C" GENERATED ALWAYS AS (lower("title")) STORED;

CREATE INDEX "jobs_title_idx" ON "jobs" ("sort_title", "id") INCLUDE ("posted_on", "deadline", "department", "salary_min") WHERE "status" = 'published';

-- The sort by department, and the newest jobs of one department.
CREATE INDEX "jobs_department_idx" ON "jobs" ("department", "posted_on" DESC, "id" DESC) INCLUDE ("deadline", "salary_min") WHERE "status" = 'published';

CREATE INDEX "jobs_qualification_levels_idx" ON "jobs" USING GIN ("qualification_levels");
