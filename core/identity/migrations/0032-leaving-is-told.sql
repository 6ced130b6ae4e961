-- Every process hears that a customer asked to be erased, or took that back: from the wish on nothing of another customer's
-- comes to the account, and what is remembered of a customer is what a payment to them goes by.

set local role wura_owner;

create trigger tell_of_change after insert or delete on identity.erasures
  for each row execute function identity.tell_of_change('customer');
