-- Staff read disputes in the order in which an answer is due, the closed ones last: the first page costs no more for all that
-- were ever closed.

set local role wura_owner;

create index dispute_in_turn on disputes.dispute ((closed_at is not null), due_at, id);
