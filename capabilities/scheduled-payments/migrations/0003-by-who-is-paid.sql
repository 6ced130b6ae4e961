-- What others call a customer whom they pay on days to come is taken away with that customer, and found by the account number.

set local role wura_owner;

create index schedule_paid_inside on scheduled_payments.schedule (number) where kind = 'transfer';
