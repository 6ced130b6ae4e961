-- What is measured of jobs.

set local role wura_owner;

create or replace view jobs.waiting_job as select kind, due_at, failures from jobs.job;

grant select on jobs.waiting_job to wura_app, wura_worker, wura_reader, wura_checker;
