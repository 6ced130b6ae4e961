-- What other rooms read of wallets and of what moved in them. Whether money is held, gone or back is read where it is true
-- by construction: in the ledger. Left joins, each to one row by its primary key, so that the planner leaves out those whose
-- columns a reader does not ask for.

set local role wura_owner;

create or replace view wallets.customer_wallet as
  select id, public_id, customer, currency, opened_at from wallets.wallet;

-- An entry of a wallet with all that is needed to show it. Entries that give back are no movements of their own: they
-- change how the original reads. What its sender wrote to a transfer comes before what was noted of its price.
create or replace view wallets.history_row as
  select e.transfer_id, e.wallet_id, e.seq, e.amount, e.balance_after, e.cum_credit, e.moves, e.counterparty, e.created_at,
         e.currency, e.kind, e.gives_back, e.fingerprint, e.is_system,
         k.is_hold,
         case when k.is_hold then coalesce(h.status, 'pending') else 'completed' end as status,
         h.ended_at, m.amount as principal, m.fees, coalesce(r.details, m.details) as details, m.expected_by
  from ledger.entry e
  left join ledger.movement_kind k on k.id = e.kind
  left join ledger.hold_end h on k.is_hold and h.transfer_id = e.transfer_id
  left join wallets.movement m on m.wallet = e.wallet_id and m.seq = e.seq
  left join wallets.remark r on r.transfer_id = e.transfer_id
  where not e.gives_back;

-- A movement that waits or has waited, with whose it is and how it stands.
create or replace view wallets.waiting_movement as
  select m.transfer_id, m.wallet, m.seq, w.customer, w.currency, m.amount, m.details, m.created_at,
         case when k.is_hold then coalesce(h.status, 'pending') else 'completed' end as status
  from wallets.movement m
  left join wallets.wallet w on w.id = m.wallet
  left join ledger.movement_kind k on k.id = m.kind
  left join ledger.hold_end h on k.is_hold and h.transfer_id = m.transfer_id;

-- Payments whose money came back, though some provider had taken them: long after their customer was told that they are done,
-- too. A room that keeps a list of payments reads here whether one of them has failed since.
create or replace view wallets.came_back as
  select e.wallet_id, e.seq
  from ledger.hold_end h
  join ledger.entry e on e.transfer_id = h.transfer_id
  join ledger.movement_kind k on k.id = e.kind
  where h.status = 'failed' and k.is_hold and not e.gives_back;

-- Movements whose money is held still. What is noted beside each finds them, for there is an index of those alone; the ledger
-- has the last word.
create or replace view wallets.held_movement as
  select m.transfer_id, m.wallet, m.seq, m.kind from wallets.movement m
   where m.status = 'pending' and not exists (select from ledger.hold_end h where h.transfer_id = m.transfer_id);

-- What a customer finds a movement by, as far as it has been filed.
create or replace view wallets.filed_row as
  select wallet, seq, amount, spent, party, month, kind, magnitude, category from wallets.filed;

-- What was spent in a month of Lagos, for what and with whom.
create or replace view wallets.month_spent as
  select wallet, month, category, party, spent, payments, last_seq from wallets.spent where spent > 0;

-- A pot with whose it is and what is in it.
create or replace view wallets.customer_pot as
  select p.id, p.public_id, p.wallet, w.public_id as wallet_name, w.customer, w.currency, p.opened_at, p.closed_at,
         coalesce((select h.balance_after from ledger.head h where h.wallet_id = p.id), 0)
           as balance
  from wallets.pot p join wallets.wallet w on w.id = p.wallet;

-- Which payment of a provider's a movement is, for those who verify the books and need not know with whom it was.
create or replace view wallets.referred_movement as
  select transfer_id, details ->> 'reference' as reference from wallets.movement;

grant select on wallets.came_back, wallets.customer_pot, wallets.filed_row, wallets.held_movement, wallets.month_spent,
  wallets.customer_wallet, wallets.history_row, wallets.waiting_movement
  to wura_app, wura_worker;
grant select on wallets.customer_wallet, wallets.customer_pot, wallets.referred_movement to wura_checker;
revoke select on wallets.came_back, wallets.filed_row, wallets.month_spent, wallets.history_row, wallets.waiting_movement from wura_reader, wura_checker;
