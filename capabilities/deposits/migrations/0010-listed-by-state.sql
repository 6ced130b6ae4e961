-- Staff list deposits of any state, those that nobody decides about too: each state in its own order.

set local role wura_owner;

create index deposit_undecided on deposits.deposit (state, created_at desc, reference desc)
  where state in ('pending', 'failed', 'expired', 'reversed');
