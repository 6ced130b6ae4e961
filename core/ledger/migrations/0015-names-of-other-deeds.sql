-- Names under which something was done that the books have no entry of, or one under another name: a card was closed, an order
-- taken back. A transfer under one of them is refused like one that was done before, so that a name is never two deeds.

set local role wura_ledger;

create table ledger.other_deed (
  request uuid primary key
);
