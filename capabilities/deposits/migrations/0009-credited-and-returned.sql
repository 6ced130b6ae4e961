-- What was credited may be sent back to whom it came from, by two of the staff. It leaves the wallet at once and stands aside
-- until the provider has said; where the provider declines it is the customer's again, and may be tried once more.

set local role wura_owner;

alter table deposits.deposit
  add column taken_transfer_id bigint unique,
  add column takings smallint not null default 0 check (takings >= 0);
grant select (taken_transfer_id, takings) on deposits.deposit to wura_checker;
grant update (taken_transfer_id, takings) on deposits.deposit to wura_app, wura_worker;
create index deposit_credited on deposits.deposit (created_at desc, reference desc) where state = 'credited';
