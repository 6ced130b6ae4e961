-- A checkout that was left is not paid, and one that a bank is working on is pending: a customer is told which, so a deposit
-- remembers whether its provider has said that a bank is.

set local role wura_owner;

alter table deposits.deposit add column is_processing boolean not null default false;

grant update (is_processing) on deposits.deposit to wura_app, wura_worker;
