-- What was paid otherwise than asked waits for a person, who credits it or sends it back. Until then the money is set aside
-- in the books, because the provider has it for us. And of what was credited a part may go back to the payer: each refund and
-- each chargeback is kept under the provider's name for it, once.

set local role wura_owner;

alter table deposits.deposit
  drop constraint deposit_state_check,
  add constraint deposit_state_check check (state in
    ('pending', 'credited', 'failed', 'expired', 'review', 'returning', 'returned', 'reversed')),
  -- Why a person has to decide.
  add column review_reason text check (review_reason in ('amount', 'currency', 'another_reference', 'another_account')),
  -- What came, in kobo, where it came in naira and not as asked.
  add column received bigint check (received > 0),
  add column set_aside_transfer_id bigint unique,
  -- What the transfer that took it back has moved, where that is not all that came.
  add column reversal_amount bigint check (reversal_amount >= 0),
  add column refund_asked_at timestamptz,
  add constraint set_aside_is_an_amount check (set_aside_transfer_id is null or received is not null);
grant update (review_reason, received, set_aside_transfer_id, reversal_amount, refund_asked_at)
  on deposits.deposit to wura_app, wura_worker;
create index deposit_waiting on deposits.deposit (state, created_at desc, reference desc)
  where state in ('review', 'returning', 'returned');

create or replace function deposits.keep_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'deposits are kept: % refused', tg_op using errcode = 'WD001';
  end if;
  -- A card may be tried again under the same reference, so what failed or was given up can still be paid. Once credited,
  -- only the provider taking it back changes anything.
  if new.state <> old.state and (old.state, new.state) not in (
    ('pending', 'credited'), ('pending', 'failed'), ('pending', 'expired'), ('pending', 'review'),
    ('failed', 'credited'), ('failed', 'review'),
    ('expired', 'credited'), ('expired', 'failed'), ('expired', 'review'),
    ('review', 'credited'), ('review', 'failed'), ('review', 'returning'), ('review', 'returned'),
    ('returning', 'review'), ('returning', 'returned'),
    ('credited', 'reversed')
  ) then
    raise exception 'a deposit that is % cannot become %', old.state, new.state using errcode = 'WD001';
  end if;
  if old.transfer_id is not null and new.transfer_id is distinct from old.transfer_id then
    raise exception 'a deposit is credited once' using errcode = 'WD001';
  end if;
  if old.set_aside_transfer_id is not null and new.set_aside_transfer_id is distinct from old.set_aside_transfer_id then
    raise exception 'a deposit is set aside once' using errcode = 'WD001';
  end if;
  return new;
end
$$;

create table deposits.refund (
  provider    text        not null,
  -- Their number of the payment and of the refund.
  name        text        not null,
  deposit     text        not null references deposits.deposit (reference),
  amount      bigint      not null check (amount > 0),
  is_dispute  boolean     not null,
  -- What it moved in our books: nothing where all of it had been taken back before.
  moved       bigint      not null check (moved between 0 and amount),
  transfer_id bigint      unique,
  created_at  timestamptz not null default clock_timestamp(),
  primary key (provider, name),
  constraint moved_by_a_transfer check ((moved > 0) = (transfer_id is not null))
);
create index refund_deposit on deposits.refund (deposit);
create index refund_begun on deposits.refund (provider, created_at);
grant select on deposits.refund to wura_app, wura_reader, wura_checker;
grant select, insert on deposits.refund to wura_worker;
grant insert on deposits.refund to wura_app;

create function deposits.keep_refunds() returns trigger language plpgsql as $$
begin
  raise exception 'refunds are kept: % refused', tg_op using errcode = 'WD001';
end
$$;
create trigger kept before update or delete or truncate on deposits.refund
  for each statement execute function deposits.keep_refunds();
