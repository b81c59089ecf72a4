-- The notices of bodies that nobody knows, a few of many: the staff's page counts them by body, and each settled body moves its own.
CREATE INDEX "jobs_to_be_sorted_idx" ON "jobs" ("organisation_id") WHERE "department" = 'To Be Sorted';
