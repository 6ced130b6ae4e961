-- The worker erases no customer who has an open case: it reads whose cases are closed, and no word of them.

set local role wura_owner;

grant usage on schema disputes to wura_worker;
grant select (customer, closed_at) on disputes.dispute to wura_worker;
