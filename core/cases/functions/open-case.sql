-- What other rooms read of cases.

set local role wura_owner;

create or replace view cases.open_case as
  select id, number, kind, subject, customer, opened_at from cases.case_file where closed_at is null;

grant select on cases.open_case to wura_app, wura_worker, wura_reader, wura_checker;
