-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on exchange.conversion_order_event from wura_reader, wura_checker, wura_worker, wura_app;
grant select (id, order_id, what, at, request_id) on exchange.conversion_order_event to wura_checker, wura_app;

revoke select on exchange.rate_alert from wura_reader;

revoke select on exchange.squaring from wura_reader, wura_checker, wura_worker;
grant select (id, public_id, reference, sold_currency, sold, bought_currency, bought, begun_by, approved_by, sold_transfer, bought_transfer, booked_at) on exchange.squaring to wura_checker, wura_worker;
