-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on gift_cards.showing from wura_app;
grant select (id, card, shown_at, request_id) on gift_cards.showing to wura_app;
