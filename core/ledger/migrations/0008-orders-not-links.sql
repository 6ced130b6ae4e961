-- ledger.post takes orders now and finds the links itself (functions/post.sql), so what took links goes. Every hold gets a
-- row of its own: an ending then finds it by one look-up, however long the books are.

set local role wura_ledger;

drop function ledger.post(
  integer[], integer[], bigint[], bigint[], bigint[], bigint[], bigint[], integer[], smallint[], smallint[], integer[],
  uuid[], integer[], integer[], bigint[], text[], timestamptz
);
drop function ledger.check_ending(bigint, bigint, text);
drop function if exists ledger.spend(bigint[], date[], ledger.direction[], bigint[], bigint[]);

create type ledger.verdict as enum (
  'posted', 'done_before', 'ended_before', 'in_use', 'over_allowance', 'over_intake', 'insufficient_funds', 'over_ceiling'
);

create table ledger.hold (
  transfer_id bigint  primary key,
  -- Where the entry of the wallet that pays stands, and the wallet in which the money stands.
  payer       integer not null,
  payer_seq   bigint  not null,
  held_in     integer not null
);
insert into ledger.hold (transfer_id, payer, payer_seq, held_in)
  select e.transfer_id, e.wallet_id, e.seq, e.counterparty
  from ledger.chain e join ledger.kind k on k.id = e.kind and k.is_hold where e.amount < 0;
create trigger append_only before update or delete or truncate on ledger.hold
  for each statement execute function ledger.refuse_change();
grant select on ledger.hold to wura_app, wura_worker, wura_reader, wura_checker;
