-- A payment on a day to come looks its meter up again, in the worker, for its customer is not there to do it.

set local role wura_owner;

grant select, insert, delete on electricity.meter_check to wura_worker;
grant update (used_at) on electricity.meter_check to wura_worker;
