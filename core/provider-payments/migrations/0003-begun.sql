-- What a provider lists is looked for by the day it was begun, however many payments have ended since.

set local role wura_owner;

create index payment_begun on provider_payments.payment (provider, created_at);
