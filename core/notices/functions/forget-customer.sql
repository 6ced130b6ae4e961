-- What a customer was told, and what was sent to where they read.

set local role wura_owner;

-- Letters and messages to an address or a number that is let go of.
create or replace function notices.forget_recipient(p_recipient text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from notices.mails m where lower(m.recipient) = lower(p_recipient);
  delete from notices.texts t where t.recipient = p_recipient;
$$;
revoke execute on function notices.forget_recipient from public;

-- What other customers were told of one who is forgotten keeps its sense without the name, or without what that one wrote;
-- in letters that are still to be sent, too.
create or replace function notices.forget_words(p_customers bigint[], p_words text, p_instead text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update notices.notifications n
     set title = replace(n.title, p_words, p_instead), text = replace(n.text, p_words, p_instead)
   where n.customer = any (p_customers) and (strpos(n.title, p_words) > 0 or strpos(n.text, p_words) > 0);
  update notices.mails m
     set subject = replace(m.subject, p_words, p_instead), text = replace(m.text, p_words, p_instead)
    from identity.contact_details c
   where c.id = any (p_customers) and lower(m.recipient) = lower(c.email)
     and (strpos(m.subject, p_words) > 0 or strpos(m.text, p_words) > 0);
  update notices.pushes p
     set title = replace(p.title, p_words, p_instead), text = replace(p.text, p_words, p_instead)
    from notices.push_subscriptions s
   where s.id = p.subscription and s.customer = any (p_customers)
     and (strpos(p.title, p_words) > 0 or strpos(p.text, p_words) > 0);
$$;
revoke execute on function notices.forget_words from public;

create or replace function notices.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  contact record;
begin
  perform identity.require_erasing(p_customer);
  delete from notices.notifications n where n.customer = p_customer;
  delete from notices.push_subscriptions p where p.customer = p_customer;
  select c.email, c.phone into contact from identity.contact_details c where c.id = p_customer;
  if contact.email <> '' then perform notices.forget_recipient(contact.email); end if;
  if contact.phone <> '' then perform notices.forget_recipient(contact.phone); end if;
end
$$;
revoke execute on function notices.forget_customer from public;
grant execute on function notices.forget_customer to wura_worker;
grant usage on schema notices to wura_worker;
