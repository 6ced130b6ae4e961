-- Forgetting a customer. Each room has a function of its own that lets go of what it knows; all of them ask here first
-- whether that customer's erasure has begun, so that the worker, which may call them, forgets no other customer.

set local role wura_owner;

-- Also opens, until the end of the transaction, the doors in those triggers that keep records as they were written. They
-- open for functions of the owner alone, which no login of a serving process is.
create or replace function identity.require_erasing(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from identity.erasures e
                  where e.customer = p_customer and e.begun_at is not null) then
    raise exception 'customer % is not being erased', p_customer using errcode = 'WE001';
  end if;
  perform set_config('wura.erasing', 'yes', true);
end
$$;
revoke execute on function identity.require_erasing from public;

create or replace function identity.may_erase() returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select current_user = 'wura_owner' and coalesce(current_setting('wura.erasing', true), '') = 'yes'
$$;

-- Takes back a wish whose erasure has not begun, and opens the account where nothing but the wish has shut it: then its owner
-- stays a customer. Whether it was opened; null where there is no such wish.
create or replace function identity.withdraw_erasure(p_customer bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  asked timestamptz;
begin
  delete from identity.erasures e where e.customer = p_customer and e.begun_at is null returning e.asked_at into asked;
  if not found then return null; end if;
  update identity.customers c set locked_at = null where c.id = p_customer and c.locked_at = asked;
  return found;
end
$$;
revoke execute on function identity.withdraw_erasure from public;
grant execute on function identity.withdraw_erasure to wura_app, wura_worker;

-- From the commit on no customer finds the account and no sign-in succeeds. False where its customer has not asked, or it is too early.
create or replace function identity.begin_erasure(p_customer bigint, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from identity.erasures e where e.customer = p_customer and e.due_at <= p_at for update;
  if not found then return false; end if;
  update identity.erasures e set begun_at = coalesce(e.begun_at, p_at) where e.customer = p_customer;
  update identity.customers c
     set erased_at = coalesce(c.erased_at, p_at), is_frozen = true, locked_at = coalesce(c.locked_at, p_at)
   where c.id = p_customer;
  delete from identity.sessions s where s.customer = p_customer;
  delete from identity.sign_in_challenges s where s.customer = p_customer;
  delete from identity.passkeys p where p.customer = p_customer;
  update identity.api_keys k set revoked_at = coalesce(k.revoked_at, p_at) where k.customer = p_customer;
  return true;
end
$$;
revoke execute on function identity.begin_erasure from public;
grant execute on function identity.begin_erasure to wura_worker;

-- The names by which the customer signed in are free again; of a phone number also the spellings that were kept away.
create or replace function identity.forget_customer(p_customer bigint, p_spellings text[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  with kept as (delete from identity.kept_names k where k.customer = p_customer returning k.name)
  delete from identity.login_names n using kept where n.name = kept.name;
  delete from identity.login_names n where n.customer = p_customer;
  delete from identity.login_names n where n.kind = 'spelling' and n.name = any (p_spellings);
  delete from identity.sessions s where s.customer = p_customer;
  delete from identity.devices d where d.customer = p_customer;
  delete from identity.pins p where p.customer = p_customer;
  delete from identity.settings s where s.customer = p_customer;
  delete from identity.photos p where p.customer = p_customer;
  delete from identity.authenticators a where a.customer = p_customer;
  delete from identity.backup_codes b where b.customer = p_customer;
  delete from identity.passkey_challenges c where c.customer = p_customer;
  delete from identity.step_up_codes s where s.customer = p_customer;
  -- What other rooms wrote of a key stays beside its number, which says nothing.
  update identity.api_keys k set name = '', ending = '', token_hash = sha256(convert_to(k.public_id, 'UTF8')) where k.customer = p_customer;
  delete from identity.confirmed_payments p where p.customer = p_customer;
  delete from identity.own_limits o where o.customer = p_customer;
  delete from identity.blocks b where b.customer = p_customer or b.blocked = p_customer;
  -- What happened stays, and from where it came does not.
  update identity.security_events e set address = '' where e.customer = p_customer and e.address <> '';
  update identity.customers c
     set first_name = 'Former', last_name = 'customer', username = c.public_id, email = '', phone = '', state = '',
         residential_address = '', date_of_birth = '1900-01-01', password_hash = '$argon2id$erased', photo = null,
         frozen_reason = null, has_guardian = false
   where c.id = p_customer;
end
$$;
revoke execute on function identity.forget_customer from public;
grant execute on function identity.forget_customer to wura_worker;

-- The last step: what this key sealed can be read nowhere any more.
create or replace function identity.finish_erasure(p_customer bigint, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  insert into identity.customer_keys as k (customer, destroyed_at) values (p_customer, p_at)
    on conflict (customer) do update set sealed = null, destroyed_at = excluded.destroyed_at;
  update identity.erasures e set done_at = p_at where e.customer = p_customer;
end
$$;
revoke execute on function identity.finish_erasure from public;
grant execute on function identity.finish_erasure to wura_worker;
