-- What is done about staff: each by the people who may, whatever the server that asks has been made to say.

set local role wura_owner;

-- One person's mailbox, however it was written: a second account is not made of an address with something behind a plus.
create or replace function operators.mailbox(p_email text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(lower(p_email), '\+[^@]*@', '@')
$$;

-- Whether two different people who run the product stand behind this approval. Operators are told apart by their number.
create or replace function operators.is_agreed(p_begun_by bigint, p_decided_by bigint) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select p_begun_by <> p_decided_by and count(*) = 2 from operators.operators
   where id in (p_begun_by, p_decided_by) and role = 'admin' and ended_at is null
$$;

-- Refuses to take the rights of the last admin, in the console and by the command: no admin would be left to let staff in. Two
-- admins who ask at once come here one after the other, and the second is asked once the first is done.
create or replace function operators.require_another_admin(p_but bigint) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7302031);
  if exists (select from operators.operators o where o.id = p_but and o.role = 'admin' and o.ended_at is null)
     and not exists (select from operators.operators o where o.id <> p_but and o.role = 'admin' and o.ended_at is null) then
    raise exception 'this is the last admin' using errcode = 'WO002';
  end if;
end
$$;

-- The role that two people agreed on. False: that is not what they agreed on, or one of them may not.
create or replace function operators.change_staff(p_approval text, p_decided_by bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.require_another_admin(o.id) from operators.operators o, operators.approval a
   where a.public_id = p_approval and o.public_id = a.subject;
  -- What they are doing at this moment is done before it, or not at all: each act of staff holds its operator's row.
  perform from operators.operators o join operators.approval a on a.subject = o.public_id
   where a.public_id = p_approval for update of o;
  update operators.operators o set role = a.payload ->> 'to'
    from operators.approval a
   where a.public_id = p_approval and a.kind = 'staff_role' and a.state = 'pending' and o.public_id = a.subject
     and o.ended_at is null and o.role = a.payload ->> 'from' and operators.is_agreed(a.begun_by, p_decided_by);
  return found;
end
$$;

-- The account of who was invited by two people. No number: the invitation is used, too old, or not what was agreed.
create or replace function operators.join_staff(p_token_hash bytea, p_password_hash text, p_step bigint, p_at timestamptz) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i operators.invitation;
  n bigint;
begin
  select v.* into i from operators.invitation v
    join operators.approval a on a.public_id = v.approval
   where v.token_hash = p_token_hash and v.used_at is null and v.expires_at > p_at and a.kind = 'staff_added'
     and a.state = 'approved' and a.payload ->> 'email' = v.email and a.payload ->> 'role' = v.role
     and operators.is_agreed(a.begun_by, a.decided_by)
   for update of v;
  if not found then return null; end if;
  if exists (select from operators.operators o where operators.mailbox(o.email) = operators.mailbox(i.email)) then return null; end if;
  update operators.invitation set used_at = p_at where public_id = i.public_id;
  insert into operators.operators (public_id, email, name, role, password_hash, created_at, totp_secret, totp_step)
    values (i.public_id, i.email, i.name, i.role, p_password_hash, p_at, i.totp_secret, p_step)
    returning id into n;
  return n;
end
$$;

-- A member of staff leaves: said by one person who runs the product, and never of themselves.
create or replace function operators.end_staff(p_id text, p_by bigint, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.require_another_admin(o.id) from operators.operators o where o.public_id = p_id;
  perform from operators.operators o where o.public_id = p_id for update;
  update operators.operators o set ended_at = p_at
   where o.public_id = p_id and o.ended_at is null and o.id <> p_by
     and exists (select from operators.operators b where b.id = p_by and b.role = 'admin' and b.ended_at is null);
  return found;
end
$$;

-- The same, said by who runs the server: they need no admin for it.
create or replace function operators.end_staff_by_owner(p_email text, p_at timestamptz) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  ended text;
begin
  perform operators.require_another_admin(o.id) from operators.operators o where o.email = lower(p_email);
  perform from operators.operators o where o.email = lower(p_email) for update;
  update operators.operators o set ended_at = p_at where o.email = lower(p_email) and o.ended_at is null
    returning o.public_id into ended;
  return ended;
end
$$;

-- The second factor that its owner has just shown a code of takes the place of the one before.
create or replace function operators.take_next_factor(p_operator bigint, p_step bigint, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update operators.operators
     set totp_secret = next_totp_secret, totp_step = p_step, next_totp_secret = null, next_totp_until = null
   where id = p_operator and next_totp_secret is not null and next_totp_until > p_at;
  return found;
end
$$;

revoke execute on function operators.is_agreed, operators.require_another_admin, operators.end_staff_by_owner, operators.change_staff, operators.join_staff, operators.end_staff,
  operators.take_next_factor from public;
grant execute on function operators.change_staff, operators.join_staff, operators.end_staff, operators.take_next_factor to wura_app;
