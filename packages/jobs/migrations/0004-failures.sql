-- How long to wait after a failure follows from how many came in a row: the number of claims also counts every question
-- that went well, so one hiccup late in a job's life cost an hour. A worker that died without a word counts as one too,
-- which is why a job says that it is in hand; that also keeps a job that is enqueued again meanwhile from being claimed
-- beside the worker that has it.

set local role wura_owner;

alter table jobs.job
  add column failures integer not null default 0,
  add column in_hand boolean not null default false;
