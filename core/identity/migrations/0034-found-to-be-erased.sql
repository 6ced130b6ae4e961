-- An erasure takes away all the names by which one customer signs in, and looks through those of everybody no more.

set local role wura_owner;

create index login_names_customer on identity.login_names (customer) where customer is not null;
create index kept_names_customer on identity.kept_names (customer);
