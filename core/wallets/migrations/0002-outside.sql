-- What movements to and from the outside world need beyond the first ones: the allowance they counted against, so that
-- a return gives it back to the right day, and by when the customer may expect an end. The first answer is kept as the
-- text it was, because a replay is the same to the byte.

set local role wura_ledger;

insert into ledger.kind (id, name, is_hold) values
  (10, 'bank_transfer', true),
  (11, 'card_deposit', false),
  (12, 'account_deposit', false),
  -- What a provider took back after it had been credited.
  (13, 'deposit_reversal', false);

set local role wura_owner;

alter table wallets.movement
  add column allowance_period date,
  add column allowance_sum bigint check (allowance_sum > 0),
  add column expected_by timestamptz,
  add constraint an_allowance_is_whole check ((allowance_period is null) = (allowance_sum is null)),
  alter column answer type text using answer::text;
grant update (expected_by) on wallets.movement to wura_app, wura_worker;
