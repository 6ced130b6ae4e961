-- The process that signs withdrawals has a role of its own: it reads what it is asked to sign and writes what it has signed,
-- and nothing else of the product is open to it.

do $$
begin
  begin
    if not exists (select from pg_catalog.pg_roles where rolname = 'wura_signer') then
      create role wura_signer nologin;
    end if;
  exception when duplicate_object or unique_violation then
    null;
  end;

  begin
    if not exists (select from pg_catalog.pg_roles where rolname = current_user and rolsuper)
       and not pg_has_role(current_user, 'wura_signer', 'usage') then
      grant wura_signer to current_user;
    end if;
  exception when unique_violation or internal_error then
    null;
  end;
end
$$;
