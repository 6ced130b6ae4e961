-- What became of a text message at the telephone, as the provider hears it from the network: that it was sent is not that
-- it was delivered.

set local role wura_owner;

alter table notices.texts
  add column receipt    text check (receipt in ('delivered', 'failed', 'expired', 'barred')),
  add column receipt_at timestamptz,
  add constraint receipt_says_when check ((receipt is null) = (receipt_at is null)),
  add constraint only_what_was_sent check (receipt is null or theirs is not null);
create index texts_theirs on notices.texts (theirs) where theirs is not null;
grant update (receipt, receipt_at) on notices.texts to wura_worker;
