-- Six roles that nobody can log in as stand between the code and the tables: each connection takes one at once, so that
-- a fault in the web server can neither alter a table nor edit the ledger. Roles belong to the whole cluster, so another
-- database may be making the same ones at this moment; whoever comes second finds them made.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['wura_owner', 'wura_ledger', 'wura_app', 'wura_worker', 'wura_reader', 'wura_checker'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
        execute format('create role %I nologin', wanted);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;

    -- A superuser may take any role. Another login is made a member; being one already only earns a notice, and two
    -- databases granting at once collide inside the catalogue, which comes to the same.
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = current_user and rolsuper)
         and not pg_has_role(current_user, wanted, 'usage') then
        execute format('grant %I to current_user', wanted);
      end if;
    exception when unique_violation or internal_error then
      null;
    end;
  end loop;
end
$$;

do $$
begin
  -- Rooms make their own schemas, as their owner.
  execute format('grant create on database %I to wura_owner, wura_ledger', current_database());
  -- A temporary table could stand in front of a real one; no code of ours needs any.
  execute format('revoke temporary on database %I from public', current_database());
end
$$;
revoke all on schema public from public;

set local role wura_owner;

create schema platform;

create table platform.migrations (
  room       text not null,
  number     integer not null check (number > 0),
  name       text not null,
  checksum   text not null,
  applied_at timestamptz not null default now(),
  primary key (room, number)
);

grant usage on schema platform to wura_checker;
grant select on platform.migrations to wura_checker;
