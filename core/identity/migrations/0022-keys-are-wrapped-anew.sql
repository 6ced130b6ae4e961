-- With a new operator's key those of the customers are wrapped anew. None is ever put in the place of one that was destroyed:
-- the table refuses it.

set local role wura_owner;

grant update (sealed) on identity.customer_keys to wura_worker;
