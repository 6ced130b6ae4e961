-- Whose wallet is whose, how movements are named to the outside, and the movements that wait. The books themselves are
-- the ledger's; nothing here can change a balance.

set local role wura_ledger;

insert into ledger.kind (id, name, is_hold) values
  (1, 'intra_transfer', false),
  -- Money that comes in from outside the books: a demonstration's first balance.
  (2, 'opening', false),
  -- The second half of a movement that waited: held money goes where it was meant to.
  (3, 'settlement', false);

-- So that a wallet here cannot name one the books do not know.
grant usage on schema ledger to wura_owner;
grant references on ledger.wallet to wura_owner;

set local role wura_owner;

create schema wallets;
grant usage on schema wallets to wura_app, wura_worker, wura_reader, wura_checker;

create table wallets.wallet (
  id        bigint      primary key references ledger.wallet (id) check (id > 0),
  public_id text        not null unique check (public_id like 'wal\_%'),
  customer  bigint      not null references identity.customers (id),
  currency  smallint    not null,
  opened_at timestamptz not null default now(),
  constraint one_wallet_per_currency unique (customer, currency)
);
grant select, insert on wallets.wallet to wura_app, wura_worker;
grant select on wallets.wallet to wura_reader, wura_checker;

-- The key that turns an entry's place in the books into an identifier nobody can guess. It lives beside what it names:
-- whoever can read it can read the entries too, and a copy of the database keeps every identifier valid.
create table wallets.naming (
  id  smallint primary key default 1 check (id = 1),
  key bytea    not null check (length(key) = 32)
);
insert into wallets.naming (key)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
grant select on wallets.naming to wura_app, wura_worker;

-- A movement that waits for the outside world: what the entry has no room for, and what was answered first. Whether the
-- money is held, gone or back is the ledger's to say; the status here is written in the same transaction.
create table wallets.movement (
  transfer_id bigint      primary key,
  wallet      bigint      not null references wallets.wallet (id),
  seq         bigint      not null,
  kind        smallint    not null,
  -- What arrives; the entry carries this and the fees in one sum.
  amount      bigint      not null check (amount > 0),
  fees        jsonb       not null default '[]' check (jsonb_typeof(fees) = 'array'),
  details     jsonb       not null default '{}' check (jsonb_typeof(details) = 'object'),
  status      text        not null default 'pending' check (status in ('pending', 'completed', 'failed')),
  -- The first answer, for whoever asks again under the same key.
  answer      jsonb,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  unique (wallet, seq)
);
grant select, insert on wallets.movement to wura_app, wura_worker;
grant update (status, answer, updated_at) on wallets.movement to wura_app, wura_worker;
grant select on wallets.movement to wura_reader, wura_checker;

create function wallets.keep_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'movements are kept: % refused', tg_op using errcode = 'WW001';
  end if;
  -- Completed becomes failed only when a provider takes its word back; failed is the end.
  if new.status <> old.status
     and (old.status, new.status) not in (('pending', 'completed'), ('pending', 'failed'), ('completed', 'failed')) then
    raise exception 'a movement that is % cannot become %', old.status, new.status using errcode = 'WW001';
  end if;
  if old.answer is not null and new.answer is distinct from old.answer then
    raise exception 'the first answer stands' using errcode = 'WW001';
  end if;
  return new;
end
$$;
create trigger keep_order before update or delete on wallets.movement
  for each row execute function wallets.keep_order();
create trigger kept before truncate on wallets.movement
  for each statement execute function wallets.keep_order();

-- The wallet of a customer in a currency, opened when there is none yet.
create function wallets.open_wallet(p_customer bigint, p_currency smallint, p_public_id text)
returns table (id bigint, public_id text, is_new boolean)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- Two calls may want the same wallet first; the second waits here and then finds it, and no place in the books is lost.
  perform pg_advisory_xact_lock(hashtextextended('wallets.wallet', p_customer * 100 + p_currency));
  return query select w.id, w.public_id, false from wallets.wallet w
    where w.customer = p_customer and w.currency = p_currency;
  if found then return; end if;
  return query insert into wallets.wallet as w (id, public_id, customer, currency)
    values (ledger.open_wallet(p_currency), p_public_id, p_customer, p_currency)
    returning w.id, w.public_id, true;
end
$$;

-- For each moment, the last link of a wallet's chain before it. Moments come in ascending order. Each search starts from
-- the one after it and doubles its stride backwards before it halves, so the cost follows how much happened between two
-- moments and not how long the history is: a busy month is a few hundred look-ups of the primary key at the very most.
create function wallets.links_before(p_wallet bigint, p_moments timestamptz[])
returns table (at timestamptz, balance bigint, cum_credit bigint, moves bigint)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  -- The link with seq `high` is not before the moment; the link with seq `low` is, or there is none.
  high   bigint;
  low    bigint;
  middle bigint;
  stride bigint;
  moment timestamptz;
  link   record;
begin
  select e.seq + 1 into high from ledger.entry e where e.wallet_id = p_wallet order by e.seq desc limit 1;
  high := coalesce(high, 1);
  for i in reverse cardinality(p_moments) .. 1 loop
    moment := p_moments[i];
    stride := 1;
    low := high - 1;
    while low > 0 loop
      select e.created_at into link from ledger.entry e where e.wallet_id = p_wallet and e.seq = low;
      exit when link.created_at < moment;
      high := low;
      stride := stride * 2;
      low := greatest(high - stride, 0);
    end loop;
    while high - low > 1 loop
      middle := (low + high) / 2;
      select e.created_at into link from ledger.entry e where e.wallet_id = p_wallet and e.seq = middle;
      if link.created_at < moment then low := middle; else high := middle; end if;
    end loop;
    at := moment;
    balance := 0; cum_credit := 0; moves := 0;
    if low > 0 then
      select e.balance_after, e.cum_credit, e.moves into balance, cum_credit, moves
        from ledger.entry e where e.wallet_id = p_wallet and e.seq = low;
    end if;
    return next;
  end loop;
end
$$;

revoke execute on all functions in schema wallets from public;
grant execute on function wallets.open_wallet, wallets.links_before to wura_app, wura_worker;
