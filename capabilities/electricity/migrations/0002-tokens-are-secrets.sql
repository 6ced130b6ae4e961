-- A token is worth what was paid for it to its reader, and the checks of the books have no use for one.

set local role wura_owner;

revoke select on electricity.vend from wura_checker;
