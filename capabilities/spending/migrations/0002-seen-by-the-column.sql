-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on spending.budget from wura_reader, wura_checker;
grant select (customer, currency, amount) on spending.budget to wura_checker;

revoke select on spending.told from wura_reader, wura_checker;
grant select (customer, currency, percent) on spending.told to wura_checker;
