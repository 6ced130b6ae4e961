-- Staff sign in with a second factor, and whatever they do is written down where nobody can change it: not they, not the
-- server, and not whoever takes the server over.

set local role wura_owner;

grant usage on schema operators to wura_worker, wura_reader, wura_checker;

alter table operators.operators
  -- Of the demonstration, where nobody has an authenticator app at hand. Whoever was seeded so far is one.
  add column is_demo           boolean     not null default true,
  add column totp_secret       bytea,
  -- The half minute whose code was used last: none is good twice.
  add column totp_step         bigint      not null default 0,
  add column code_failures     smallint    not null default 0 check (code_failures between 0 and 5),
  add column codes_wait_until  timestamptz,
  add column ended_at          timestamptz,
  add constraint second_factor check (is_demo or totp_secret is not null);
alter table operators.operators alter column is_demo set default false;
grant update (password_hash, totp_secret, totp_step, code_failures, codes_wait_until, ended_at, role)
  on operators.operators to wura_app;
grant select (id, public_id, email, name, role) on operators.operators to wura_worker, wura_reader, wura_checker;

create table operators.sessions (
  token_hash   bytea       primary key check (length(token_hash) = 32),
  public_id    text        not null unique,
  operator     bigint      not null references operators.operators (id),
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  ends_at      timestamptz not null,
  ended_at     timestamptz,
  address      text        not null
) with (fillfactor = 80);
grant select, insert, delete on operators.sessions to wura_app;
grant update (last_used_at, ended_at) on operators.sessions to wura_app;

create table operators.audit (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique,
  at         timestamptz not null,
  -- None: the product by itself, as when it reviews in a person's stead.
  operator   bigint      references operators.operators (id),
  what       text        not null,
  subject    text        not null,
  why        text,
  address    text        not null,
  request_id text        not null
);
create index audit_subject on operators.audit (subject, id);
create index audit_operator on operators.audit (operator, id);
grant select, insert on operators.audit to wura_app;
grant insert on operators.audit to wura_worker;
grant select on operators.audit to wura_reader, wura_checker;

create function operators.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only: % refused', tg_op;
end
$$;
create trigger append_only before update or delete or truncate on operators.audit
  for each statement execute function operators.refuse_change();
