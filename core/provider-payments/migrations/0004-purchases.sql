-- Bills are bought of several sellers, some of which take no name of ours. What such a seller calls a purchase is claimed by
-- one payment at most; of two equal purchases only one is under way at a time, because their list could not tell them apart;
-- what was bought is kept with the payment; and what turns up after its money was given back is our loss, booked once.

set local role wura_owner;

alter table provider_payments.payment
  drop constraint payment_reference_check,
  -- Ours, or in the form that its seller prescribes. Whatever asks, the seller hears no other.
  add constraint payment_reference_check check (reference ~ '^[A-Za-z0-9_-]{8,64}$'),
  -- False: the seller never hears our reference, and both know it by theirs.
  add column takes_reference boolean not null default true,
  -- What it must not be bought twice of at once.
  add column twin text,
  -- What was bought and is handed over, in the shape of its kind.
  add column goods jsonb,
  -- When the first call left.
  add column sent_at timestamptz;
grant update (goods, sent_at) on provider_payments.payment to wura_app, wura_worker;

create unique index one_undecided on provider_payments.payment (operation, twin)
  where twin is not null and state in ('held', 'asked', 'accepted');
create unique index claimed_once on provider_payments.payment (provider, provider_reference)
  where not takes_reference and provider_reference is not null;
-- Those that a seller's list lacked, for a look at what has been added to it since.
create index payment_unfound on provider_payments.payment (provider, created_at)
  where state = 'declined' and reason = 'not_found';

create table provider_payments.loss (
  reference   text        primary key references provider_payments.payment (reference),
  transfer_id bigint      not null unique,
  amount      bigint      not null check (amount > 0),
  at          timestamptz not null default clock_timestamp()
);
grant select, insert on provider_payments.loss to wura_app, wura_worker;
grant select on provider_payments.loss to wura_reader, wura_checker;
create trigger append_only before update or delete or truncate on provider_payments.loss
  for each statement execute function provider_payments.refuse_change();
