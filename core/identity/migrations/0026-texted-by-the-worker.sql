-- The worker tells customers by text message who chose that, at a number that they have confirmed.

set local role wura_owner;

grant select (phone, phone_confirmed_at) on identity.customers to wura_worker;
