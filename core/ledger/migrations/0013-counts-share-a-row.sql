-- What leaves without the PIN is counted beside what leaves in all, in the row of the day, and the day before is asked as well:
-- one row for a payment, where each was three (the day, and what leaves without the PIN today and tomorrow). What was counted
-- today goes over. The version before counts on in its own rows while it runs beside this one.

set local role wura_ledger;

alter table ledger.allowance add column unconfirmed bigint not null default 0 check (unconfirmed >= 0);

insert into ledger.allowance (owner, period, direction, used, unconfirmed, ceiling)
select owner, period, 'out', 0, used, 0 from ledger.allowance
where direction = 'unconfirmed' and period = (now() at time zone 'Africa/Lagos')::date
on conflict (owner, period, direction) do update set unconfirmed = excluded.unconfirmed;
