-- A customer who was talked into a payment says so, which is another thing than that somebody else made it.

set local role wura_owner;

alter table disputes.dispute drop constraint dispute_reason_check;
alter table disputes.dispute add constraint dispute_reason_check
  check (reason in ('not_received', 'wrong_account', 'charged_twice', 'not_me', 'tricked', 'not_what_i_bought'));
