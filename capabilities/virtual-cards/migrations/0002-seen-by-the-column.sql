-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on virtual_cards.card from wura_reader, wura_checker;
grant select (id, public_id, customer, wallet, currency, provider, issuer_card, reference, status, frozen_by, closing_since, expiry_month, expiry_year, brand, is_unfunded, per_purchase, per_month, is_single, top_up_below, top_up_amount, top_up_ceiling, top_up_wallet, created_at, last_used_at, closed_at) on virtual_cards.card to wura_checker;

revoke select on virtual_cards.holder from wura_reader, wura_checker;
grant select (customer, provider, created_at) on virtual_cards.holder to wura_checker;

revoke select on virtual_cards.reveal from wura_reader, wura_checker, wura_app;
grant select (id, card, customer, at, request_id) on virtual_cards.reveal to wura_checker, wura_app;
