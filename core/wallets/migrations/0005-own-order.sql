-- How customers keep their wallets: in an order of their own, some before all others, some out of sight, and those that they
-- need no more closed. A wallet is closed at a link of its chain, not at a time: whatever is posted to it afterwards, money
-- that a provider gives back as much as a gift, is a later link, and opens it again. So no money is ever in a closed one.

set local role wura_owner;

alter table wallets.wallet
  -- Its place among the customer's own; none: after those that have one.
  add column place        smallint check (place >= 0),
  add column is_favourite boolean not null default false,
  add column is_hidden    boolean not null default false,
  -- The last link when it was closed; 0 for one that never moved. None: it is open.
  add column closed_after bigint   check (closed_after >= 0);
grant update (place, is_favourite, is_hidden, closed_after) on wallets.wallet to wura_app;
-- Somebody may be sent money in a currency whose wallet they have closed.
grant update (closed_after) on wallets.wallet to wura_worker;

-- Whether money of a wallet is still under way.
create index movement_waiting on wallets.movement (wallet) where status = 'pending';
