-- The books as every room reads them: one row for each link of each wallet's chain. The tables beneath pack two facts
-- into signs, for a row of the books is never rewritten and a column more would cost every payment 16 bytes for ever: a
-- kind below zero gives back what an entry of that kind took, and a wallet below zero is the system's own. Readers meet
-- them as columns, at no cost: the planner sees through the view, down to the same keys.

set local role wura_ledger;

create or replace function ledger.is_system_wallet(wallet integer) returns boolean
language sql immutable parallel safe as $$ select wallet < 0 $$;

create or replace view ledger.entry as
  select wallet_id, seq, transfer_id, amount, balance_after, cum_credit, moves, counterparty, created_at, currency,
         abs(kind) as kind,
         kind < 0 as gives_back,
         ledger.is_system_wallet(wallet_id) as is_system,
         fingerprint, request
  from ledger.link;

grant select on ledger.entry to wura_app, wura_worker, wura_reader, wura_checker;
