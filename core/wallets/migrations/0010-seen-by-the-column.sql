-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on wallets.annotation from wura_reader, wura_checker, wura_worker;
grant select (wallet, seq) on wallets.annotation to wura_checker;
grant select (wallet, seq, category) on wallets.annotation to wura_worker;

revoke select on wallets.filed from wura_reader, wura_checker;
grant select (seq, wallet, amount, spent, kind, magnitude, is_chosen) on wallets.filed to wura_checker;

revoke select on wallets.movement from wura_reader, wura_checker;
grant select (transfer_id, wallet, seq, kind, amount, fees, status, created_at, updated_at, allowance_period, allowance_sum, expected_by) on wallets.movement to wura_checker;

revoke select on wallets.party_category from wura_reader, wura_checker;
grant select (customer) on wallets.party_category to wura_checker;

revoke select on wallets.remark from wura_reader, wura_checker;
grant select (transfer_id) on wallets.remark to wura_checker;

revoke select on wallets.spent from wura_reader, wura_checker;
grant select (wallet, spent, payments, last_seq) on wallets.spent to wura_checker;
