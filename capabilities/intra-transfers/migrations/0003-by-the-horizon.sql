-- Both sides of transfers are told of them in stretches of numbers that are closed for good: what was being written when a
-- stretch was noted has ended since. So nothing has to be remembered of single transfers, and no clock decides. Mails of one
-- payer to one receiver are counted, because a sender of a thousand small sums must not fill a mailbox.

set local role wura_owner;

update intra_transfers.told_up_to
   set transfer_id = greatest(transfer_id, (select max(transfer_id) from intra_transfers.told));
drop table intra_transfers.told;

alter table intra_transfers.told_up_to
  -- Numbers up to here had been handed out, and every transaction below this one may still have been writing.
  add column noted_id bigint,
  add column noted_below xid8,
  add column noted_at timestamptz;
grant update (noted_id, noted_below, noted_at) on intra_transfers.told_up_to to wura_worker;

create table intra_transfers.mailed (
  payer    bigint      not null,
  payee    bigint      not null,
  began_at timestamptz not null,
  count    integer     not null check (count > 0),
  primary key (payer, payee)
);
create index mailed_began on intra_transfers.mailed (began_at);
grant select, insert, update, delete on intra_transfers.mailed to wura_worker;
