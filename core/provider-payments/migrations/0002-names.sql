-- Payments that a provider carries out are called that, and cases stand by themselves: deposits, reconciliation and jobs
-- open them too. Renaming keeps rows, grants and indexes; only function bodies name their schema in text.

set local role wura_owner;

alter schema corridor rename to provider_payments;

create schema cases;
grant usage on schema cases to wura_app, wura_worker, wura_reader, wura_checker;
alter table provider_payments.case_file set schema cases;

create or replace function provider_payments.note_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    insert into provider_payments.step (reference, state) values (new.reference, new.state);
  end if;
  return null;
end
$$;
