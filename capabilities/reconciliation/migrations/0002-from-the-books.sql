-- The comparison begins on both sides: every entry of a provider's system wallet belongs to one deposit or one payment, or
-- it is a difference. How far each of these wallets has been read is kept, so that a day costs what a day has brought.

set local role wura_owner;

alter table reconciliation.difference
  drop constraint difference_operation_check,
  add constraint difference_operation_check check (operation in ('charge', 'transfer', 'clearing', 'entry'));

create table reconciliation.position (
  wallet bigint primary key,
  seq    bigint not null check (seq > 0)
);
grant select, insert, update on reconciliation.position to wura_worker;
grant select on reconciliation.position to wura_app, wura_reader, wura_checker;
