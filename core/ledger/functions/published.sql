-- What other rooms read of the ledger, beside ledger.entry: views, so that the tables beneath can change without them. The
-- planner sees through each and leaves out what a reader does not ask for.

set local role wura_ledger;

-- How a hold ended. No row: its money is still held. A settled hold that was reversed has given its money back after all.
create or replace view ledger.hold_end as
  select x.transfer_id, x.outcome, x.by_transfer,
         case when x.outcome = 'settled' and r.transfer_id is null then 'completed' else 'failed' end as status,
         coalesce(r.created_at, x.created_at) as ended_at
  from ledger.ending x left join ledger.reversal r on r.transfer_id = x.transfer_id;

-- Which hold a transfer gave back, or took back after it had been settled.
create or replace view ledger.giving_back as
  select by_transfer, transfer_id from ledger.ending
  union all
  select by_transfer, transfer_id from ledger.reversal;

create or replace view ledger.movement_kind as select id, name, is_hold from ledger.kind;

-- The system's own wallets, each with what is in it.
create or replace view ledger.system_balance as
  select s.wallet, s.purpose, s.currency, s.shard,
         (select h.balance_after from ledger.head h where h.wallet_id = s.wallet) as balance
  from ledger.system_wallet s;

-- Each stretch of the books that was verified: when last, and what was wrong with it.
create or replace view ledger.verified_stretch as
  select s.high, s.checked_at, s.fault,
         -- It lies in the archive and was held against its checksum there, which is done once.
         exists (select from ledger.closed c where s.high <= c.high and s.checked_at > c.archived_at) as is_archived
  from ledger.stretch s;

-- The parts of the books that were cut off, and how far the closing of each has come.
create or replace view ledger.book_part as
  select part, low, high, step, cut_at, joined_at, archived_at from ledger.closed;

create or replace view ledger.used_allowance as select owner, period, direction, used from ledger.allowance;

grant select on ledger.book_part, ledger.entry, ledger.giving_back, ledger.hold_end, ledger.movement_kind, ledger.system_balance, ledger.used_allowance,
  ledger.verified_stretch
  to wura_owner, wura_app, wura_worker, wura_reader, wura_checker;
