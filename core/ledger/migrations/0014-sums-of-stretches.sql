-- What was debited and credited in each stretch that was verified is added up once and kept, so that the sums over all of the
-- books are a sum over stretches: whoever asks whether they balance does not wait for every entry there ever was.

set local role wura_ledger;

-- None: it has not been added up yet, as those of the version before.
alter table ledger.stretch add column summed_at timestamptz;

create table ledger.stretch_sum (
  high     bigint   not null references ledger.stretch (high) on delete cascade,
  currency smallint not null,
  debits   numeric  not null,
  credits  numeric  not null,
  primary key (high, currency)
);
grant select on ledger.stretch_sum to wura_worker, wura_checker;
