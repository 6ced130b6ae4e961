-- What moved money through a provider's wallet is asked from the entry's side too: which hold did this transfer end? Both
-- tables have a row for each hold only, so the index is small beside the books.

set local role wura_ledger;

create unique index ending_by_transfer on ledger.ending (by_transfer);
create unique index reversal_by_transfer on ledger.reversal (by_transfer);
