-- A wallet has one pot that its payments are rounded up into, so choosing one looks at all of that wallet's.

set local role wura_owner;

create index plan_of_wallet on pots.plan (wallet);
