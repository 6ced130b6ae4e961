-- A payment on a day to come looks its card up again, in the worker, for its customer is not there to do it.

set local role wura_owner;

grant select, insert, delete on cable_tv.card_check to wura_worker;
grant update (used_at) on cable_tv.card_check to wura_worker;
