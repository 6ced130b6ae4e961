-- The industry's words: work that waits is a job, taking it is claiming it, and the number of claims is the fencing number
-- of the last one. Renaming keeps rows, grants and indexes as they are.

set local role wura_owner;

alter schema errands rename to jobs;
alter table jobs.errand rename to job;
alter table jobs.job rename column taken to claims;
alter table jobs.job rename column planned to enqueued;
alter table jobs.job rename column planned_at to enqueued_at;
alter table jobs.job rename constraint planned_once to enqueued_once;
alter index jobs.errand_due rename to job_due;
