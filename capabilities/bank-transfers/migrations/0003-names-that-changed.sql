-- A saved account whose bank gives another name by now is paid only by a sender who has confirmed that name; from then on it
-- is the name that is kept.

set local role wura_owner;

grant update (account_name) on bank_transfers.beneficiary to wura_app;
