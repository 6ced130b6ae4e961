-- What others call a customer whom they paid by file is taken away with that customer, and found by the account number.

set local role wura_owner;

create index line_paid_inside on bulk_pay.line (number) where bank = '';
