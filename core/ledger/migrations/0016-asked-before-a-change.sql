-- A payment that waits for its batch was asked about a moment before: whose account it is, whether it is frozen, how much may
-- leave. Who has changed any of that since stands here for a minute, and no batch pays for them: each of their payments is
-- asked about once more, in a transaction of its own.

set local role wura_ledger;

alter type ledger.verdict add value 'ask_again';

create table ledger.lately_changed (
  owner bigint      primary key,
  at    timestamptz not null
);
