-- While a PIN is locked nothing leaves the wallet, also what is too small to ask for one, so every process that remembers
-- the customer hears of the lock and of its end.

set local role wura_owner;

create trigger tell_of_lock after update on identity.pins
  for each row when (old.locked_until is distinct from new.locked_until)
  execute function identity.tell_of_change('customer');
