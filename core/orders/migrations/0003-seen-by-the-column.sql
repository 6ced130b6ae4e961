-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on orders.placed from wura_reader, wura_checker;
grant select (id, public_id, kind, customer, status, transfer_id, promised_from, promised_to, placed_at, updated_at) on orders.placed to wura_checker;

revoke select on orders.step from wura_reader, wura_checker;
grant select (id, placed, at, author, operator, status) on orders.step to wura_checker;
