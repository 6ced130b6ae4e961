-- Staff read what people wrote in the order in which it is to be answered; and what one customer wrote is found without all
-- that others did, for their copy of it and when they are erased.

set local role wura_owner;

create index tickets_ranked on support.tickets (
  coalesce(waiting_since - timestamptz 'epoch', interval '1000000 days' - (updated_at - timestamptz 'epoch')), id
);
create index tickets_of_customer on support.tickets (customer) where customer is not null;
