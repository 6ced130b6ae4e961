-- Where several lines of a seller's list may be one payment, a person says which one it is, or that none of them is: then it
-- is given back as one that the list lacks.

set local role wura_owner;

alter table provider_payments.payment add column is_none_of_theirs boolean not null default false;
grant update (is_none_of_theirs) on provider_payments.payment to wura_app, wura_worker;
