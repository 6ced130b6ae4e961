-- A transfer on a day to come is sent by the worker, which then notes to whom, as the web server does.

set local role wura_owner;

grant select, insert on bank_transfers.recipient to wura_worker;
grant update (transfer_id, sent_at) on bank_transfers.recipient to wura_worker;
