-- A proof of the books for each day, which customers may read: whether everything fitted, and the heads of both chains then.

set local role wura_owner;

create table reconciliation.proof (
  -- In UTC.
  day        date        primary key,
  checked_at timestamptz not null,
  -- At the last look of this day.
  is_whole   boolean     not null,
  -- At any look of this day: what was broken and mended was broken.
  was_broken boolean     not null,
  books_head text        not null check (books_head ~ '^[0-9a-f]{64}$'),
  audit_head text        not null check (audit_head ~ '^[0-9a-f]{64}$'),
  -- By currency: what customers have and what the house holds for them, in smallest units.
  sums       jsonb       not null
);
grant select on reconciliation.proof to wura_app, wura_worker;
grant insert, update on reconciliation.proof to wura_worker;
