-- Addresses to which nothing may be sent: of sanctions lists, and of known thieves. Staff keep the list, and the log of what
-- staff do keeps who put which address on it and why. The signer looks by itself, because what was asked for before an address
-- was listed is signed after.

set local role wura_owner;

create table usdt.forbidden_address (
  address  text        primary key check (address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$'),
  reason   text        not null check (length(reason) between 1 and 500),
  added_at timestamptz not null default clock_timestamp()
);
create index forbidden_newest on usdt.forbidden_address (added_at, address);
grant select, insert, delete on usdt.forbidden_address to wura_app;
grant select on usdt.forbidden_address to wura_checker, wura_reader;
grant select (address) on usdt.forbidden_address to wura_worker, wura_signer;

create or replace view usdt.to_sign as
  select s.reference, s.purpose, s.address_number, a.address as usdt_own_address, s.asset, s.to_address, s.amount,
         s.reference_block, s.reference_block_id, s.reference_at_ms, s.expires_at_ms, s.fee_limit_sun, s.asked_at,
         coalesce(m.status = 'pending' and m.details ->> 'reference' = s.reference
                  and m.details ->> 'address' = s.to_address and m.amount = s.amount and s.asset = 'USDT', false) as is_paid_for,
         exists (select from usdt.forbidden_address f where f.address = s.to_address) as is_forbidden
  from usdt.sending s
  left join wallets.waiting_movement m on m.transfer_id = s.transfer_id
  left join usdt.address a on a.number = s.address_number
  where s.signed is null and s.refusal is null;
