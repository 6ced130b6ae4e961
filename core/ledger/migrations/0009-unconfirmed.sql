-- What leaves without the PIN is counted too, so that a stolen session cannot empty a wallet in small sums: in a direction
-- of its own, raised in the commit that moves the money, like the other two.

set local role wura_ledger;

alter type ledger.direction add value 'unconfirmed';
