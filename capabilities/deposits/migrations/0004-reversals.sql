-- Each transfer that moves money through a provider's wallet is known by what it was for: the credit of a deposit already
-- was, and now the one that took it back is too. And what a provider lists is looked for by the day it was begun.

set local role wura_owner;

alter table deposits.deposit add column reversal_transfer_id bigint unique;
grant update (reversal_transfer_id) on deposits.deposit to wura_app, wura_worker;
create index deposit_begun on deposits.deposit (provider, created_at);
