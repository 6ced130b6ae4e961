-- Up to which row the worker found the audit log whole, and when, so that a look at it need not recompute years each time.

set local role wura_owner;

create table operators.audit_verified (
  -- There is one, or none while the log is not whole.
  is_only     boolean     primary key default true check (is_only),
  seq         bigint      not null check (seq >= 0),
  hash        bytea       not null check (length(hash) = 32),
  verified_at timestamptz not null
);
grant select on operators.audit_verified to wura_app, wura_worker, wura_reader, wura_checker;
grant insert, update, delete on operators.audit_verified to wura_worker;
