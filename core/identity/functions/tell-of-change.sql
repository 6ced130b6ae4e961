-- Tells every process that what it remembers of a customer is old; the argument is the column that names the customer.

set local role wura_owner;

create or replace function identity.tell_of_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity_changes', (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0]);
  return null;
end
$$;
