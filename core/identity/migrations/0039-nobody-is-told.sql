-- Money may come back long after a customer was erased: the worker then tells staff, and has no customer to tell.

set local role wura_owner;

grant select (erased_at) on identity.customers to wura_worker;
