-- USDT on a chain: whose each address is, what has come to it, and what leaves us. Money is the ledger's; here stands what the
-- chain knows it by. A key that could spend is nowhere in here: only what was signed with one.

set local role wura_owner;

create schema usdt;
grant usage on schema usdt to wura_app, wura_worker, wura_signer, wura_reader, wura_checker;

-- Its number is the address's place below the public key of the account, never given to another customer.
create sequence usdt.address_number as integer minvalue 0;
grant usage on sequence usdt.address_number to wura_app;

create table usdt.address (
  customer   bigint      primary key references identity.customers (id),
  number     integer     not null unique check (number >= 0),
  address    text        not null unique check (address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$'),
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert on usdt.address to wura_app;
grant select on usdt.address to wura_worker, wura_reader, wura_checker;

-- What has come, each once for ever by its transaction and its place in it, in whatever block it stands.
create table usdt.deposit (
  transaction text        not null check (transaction ~ '^[0-9a-f]{64}$'),
  place       integer     not null check (place >= 0),
  customer    bigint      not null references identity.customers (id),
  wallet      bigint      not null references wallets.wallet (id),
  address     text        not null,
  sender      text        not null,
  amount      bigint      not null check (amount > 0),
  block       bigint      not null,
  -- seen: in a block that is not final. gone: in none any more.
  state       text        not null default 'seen' check (state in ('seen', 'gone', 'credited')),
  transfer_id bigint      unique,
  seen_at     timestamptz not null default clock_timestamp(),
  credited_at timestamptz,
  primary key (transaction, place),
  constraint credited_in_the_books
    check ((state = 'credited') = (transfer_id is not null) and (state = 'credited') = (credited_at is not null))
);
create index deposit_customer on usdt.deposit (customer, seen_at desc);
create index deposit_open on usdt.deposit (block) where state <> 'credited';
create index deposit_credited on usdt.deposit (credited_at) where state = 'credited';
create index deposit_address on usdt.deposit (address) where state = 'credited';
grant select, insert on usdt.deposit to wura_worker;
grant update (block, state, sender, amount, customer, wallet, address, transfer_id, credited_at) on usdt.deposit to wura_worker;
grant select on usdt.deposit to wura_app, wura_reader, wura_checker;

create function usdt.keep_deposit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'deposits are kept: % refused', tg_op using errcode = 'WU001';
  end if;
  -- A reorganisation after the credit is for a person to look into, and takes nothing back by itself.
  if old.state = 'credited' and (new.state, new.amount, new.customer, new.wallet, new.transfer_id)
     is distinct from (old.state, old.amount, old.customer, old.wallet, old.transfer_id) then
    raise exception 'what was credited stays credited' using errcode = 'WU001';
  end if;
  return new;
end
$$;
create trigger keep_deposit before update or delete on usdt.deposit for each row execute function usdt.keep_deposit();
create trigger kept before truncate on usdt.deposit for each statement execute function usdt.keep_deposit();

-- How far the chain was read. One row.
create table usdt.progress (
  is_only     boolean     primary key default true check (is_only),
  final_block bigint      not null,
  final_block_id  text        not null,
  head_block  bigint      not null,
  read_at     timestamptz not null default clock_timestamp()
);
grant select, insert, update on usdt.progress to wura_worker;
grant select on usdt.progress to wura_app, wura_reader, wura_checker;

-- What is to leave an address of ours. Asked for by one process, signed by another, and once signed the same for ever.
create table usdt.sending (
  reference        text        primary key,
  purpose          text        not null check (purpose in ('withdrawal', 'sweep', 'gas', 'cold')),
  -- The payment that it carries out.
  transfer_id      bigint      unique references wallets.movement (transfer_id),
  -- The customer's address that is emptied, or given what its emptying costs.
  address_number   integer     references usdt.address (number),
  asset            text        not null check (asset in ('USDT', 'TRX')),
  to_address       text        not null check (to_address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$'),
  amount           bigint      not null check (amount > 0),
  reference_block  bigint      not null,
  reference_block_id   text        not null check (reference_block_id ~ '^[0-9a-f]{64}$'),
  reference_at_ms  bigint      not null,
  expires_at_ms    bigint      not null,
  fee_limit_sun    bigint      not null,
  asked_at         timestamptz not null default clock_timestamp(),
  -- Written by the signer alone.
  refusal          text,
  transaction      text        unique check (transaction ~ '^[0-9a-f]{64}$'),
  signed           text        check (signed ~ '^[0-9a-f]+$'),
  signed_at        timestamptz,
  -- What a final block says.
  seen_block       bigint,
  ended            text        check (ended in ('done', 'failed', 'expired')),
  ended_at         timestamptz,
  fee_sun          bigint,
  cold_transfer_id bigint      unique,
  constraint withdrawals_are_paid_for check ((purpose = 'withdrawal') = (transfer_id is not null)),
  constraint of_an_address check ((purpose in ('sweep', 'gas')) = (address_number is not null)),
  constraint whole_signature check (num_nulls(transaction, signed, signed_at) in (0, 3)),
  constraint signed_or_refused check (refusal is null or signed is null),
  constraint ended_was_signed check (ended is null or signed is not null)
);
create index sending_open on usdt.sending (asked_at) where ended is null and refusal is null;
create index sending_signed on usdt.sending (signed_at) where signed is not null;
create unique index one_at_a_time_for_each_address on usdt.sending (address_number)
  where address_number is not null and ended is null and refusal is null;
grant select, insert on usdt.sending to wura_app, wura_worker;
grant update (reference_block, reference_block_id, reference_at_ms, expires_at_ms, fee_limit_sun, asked_at, seen_block,
  ended, ended_at, fee_sun, cold_transfer_id) on usdt.sending to wura_app, wura_worker;
grant select on usdt.sending to wura_signer, wura_reader, wura_checker;
grant update (refusal, transaction, signed, signed_at) on usdt.sending to wura_signer;

create function usdt.keep_sending() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'what leaves us is kept: % refused', tg_op using errcode = 'WU001';
  end if;
  if old.signed is not null and (new.transaction, new.signed, new.reference_block, new.reference_block_id, new.reference_at_ms,
       new.expires_at_ms, new.fee_limit_sun)
     is distinct from (old.transaction, old.signed, old.reference_block, old.reference_block_id, old.reference_at_ms,
       old.expires_at_ms, old.fee_limit_sun) then
    raise exception 'it was signed once' using errcode = 'WU001';
  end if;
  if (old.ended is not null and new.ended is distinct from old.ended)
     or (old.refusal is not null and (new.refusal is distinct from old.refusal or new.signed is not null)) then
    raise exception 'it has ended' using errcode = 'WU001';
  end if;
  return new;
end
$$;
create trigger keep_sending before update or delete on usdt.sending for each row execute function usdt.keep_sending();
create trigger kept before truncate on usdt.sending for each statement execute function usdt.keep_sending();

-- What the signer reads: an order, and whether a customer's money is held for just that.
create view usdt.to_sign as
  select s.reference, s.purpose, s.address_number, a.address as usdt_own_address, s.asset, s.to_address, s.amount,
         s.reference_block, s.reference_block_id, s.reference_at_ms, s.expires_at_ms, s.fee_limit_sun, s.asked_at,
         coalesce(m.status = 'pending' and m.details ->> 'reference' = s.reference
                  and m.details ->> 'address' = s.to_address and m.amount = s.amount and s.asset = 'USDT', false) as is_paid_for
  from usdt.sending s
  left join wallets.waiting_movement m on m.transfer_id = s.transfer_id
  left join usdt.address a on a.number = s.address_number
  where s.signed is null and s.refusal is null;
grant select on usdt.to_sign to wura_signer;

-- When the signer was last there, and what it holds back. One row.
create table usdt.signer (
  is_only boolean     primary key default true check (is_only),
  seen_at timestamptz not null default clock_timestamp(),
  held_back text
);
grant select, insert, update on usdt.signer to wura_signer;
grant select on usdt.signer to wura_app, wura_worker, wura_reader, wura_checker;

-- What stood where withdrawals are paid from when it was last looked at. One row.
create table usdt.hot_wallet (
  is_only    boolean     primary key default true check (is_only),
  usdt_minor bigint      not null,
  trx_sun    bigint      not null,
  is_low     boolean     not null,
  checked_at timestamptz not null default clock_timestamp()
);
grant select, insert, update on usdt.hot_wallet to wura_worker;
grant select on usdt.hot_wallet to wura_app, wura_reader, wura_checker;

-- Addresses elsewhere that customers have saved; how long they are known decides when they may be sent to.
create table usdt.saved_address (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique check (public_id like 'uad\_%'),
  customer   bigint      not null references identity.customers (id),
  address    text        not null check (address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$'),
  label      text        not null check (length(label) between 1 and 40),
  created_at timestamptz not null default clock_timestamp(),
  constraint saved_once unique (customer, address)
);
grant select, insert, delete on usdt.saved_address to wura_app;
grant select on usdt.saved_address to wura_worker, wura_checker;
