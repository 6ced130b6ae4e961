-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on rates.decision from wura_reader, wura_checker;
grant select (currency, rate, valid_until, is_stopped, set_at) on rates.decision to wura_checker;
