-- A reference that the provider would not begin, because it knows it from elsewhere, may be paid there by somebody for
-- something of theirs, even for the same amount. So it is kept that our asking was refused: what is paid under such a
-- reference is not credited by any rule.

set local role wura_owner;

alter table deposits.deposit add column refused text check (refused in ('declined', 'taken'));
grant update (refused) on deposits.deposit to wura_app, wura_worker;
