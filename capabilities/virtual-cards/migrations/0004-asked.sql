-- When money on its way from a card was last asked for: a no to its repeat says nothing while the call before may still arrive.

set local role wura_owner;

alter table virtual_cards.unloading add column asked_at timestamptz;
grant update (asked_at) on virtual_cards.unloading to wura_app, wura_worker;
