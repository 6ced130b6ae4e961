-- What a customer wrote to another beside a transfer that never waits. Its entries have no room for it, and both sides read
-- it; most transfers have none, so they stay one statement.

set local role wura_owner;

create table wallets.remark (
  transfer_id bigint primary key,
  details     jsonb  not null check (jsonb_typeof(details) = 'object')
);
grant select, insert on wallets.remark to wura_app;
grant select on wallets.remark to wura_worker, wura_reader, wura_checker;
