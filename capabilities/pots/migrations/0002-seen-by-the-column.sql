-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on pots.plan from wura_reader, wura_checker;
grant select (pot, wallet, look, goal, locked_until, round_up, rounded_to) on pots.plan to wura_checker;
