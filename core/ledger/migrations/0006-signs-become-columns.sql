-- Meaning that hid in signs becomes columns. The rows of the books cannot be rewritten, so their table takes another name
-- and readers get a view of the old one that unpacks it (functions/entry.sql): nothing is copied, nothing waits. What a
-- customer took in on a day was counted under their number below zero and is now counted in a direction of its own.

set local role wura_ledger;

alter table ledger.entry rename to chain;
revoke select on ledger.chain from wura_app, wura_worker, wura_reader, wura_checker;

create type ledger.direction as enum ('out', 'in');
grant usage on type ledger.direction to wura_app, wura_worker, wura_reader, wura_checker;
alter table ledger.allowance add column direction ledger.direction not null default 'out';
update ledger.allowance set owner = -owner, direction = 'in' where owner < 0;
alter table ledger.allowance
  alter column direction drop default,
  drop constraint allowance_pkey,
  add primary key (owner, period, direction),
  add check (owner > 0);

drop function ledger.spend(bigint[], date[], bigint[], bigint[]);
