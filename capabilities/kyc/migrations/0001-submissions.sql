-- Papers by which customers prove who they are. What they say is sealed; what they weigh is decided here: which status may
-- follow which, that a customer has one submission in hand at a time, and that a BVN belongs to one person.

set local role wura_owner;

create schema kyc;
grant usage on schema kyc to wura_app, wura_worker, wura_reader, wura_checker;

-- On the disk under the same name, sealed.
create table kyc.files (
  id         text        primary key,
  customer   bigint      not null references identity.customers (id),
  field      text        not null check (field in ('id_document_front', 'id_document_back', 'selfie_image')),
  created_at timestamptz not null
);
create index files_customer on kyc.files (customer);
grant select, insert on kyc.files to wura_app;
grant select on kyc.files to wura_worker, wura_checker;

create table kyc.submissions (
  id                  bigint      generated always as identity primary key,
  public_id           text        not null unique,
  customer            bigint      not null references identity.customers (id),
  attempt             smallint    not null check (attempt > 0),
  status              text        not null check (status in ('pending', 'under_review', 'approved', 'rejected')),
  full_name           text        not null,
  date_of_birth       date        not null,
  address             bytea       not null,
  id_type             text        not null check (id_type in ('national_id', 'drivers_license', 'passport', 'voters_card')),
  id_number           bytea       not null,
  id_number_digest    bytea       not null check (length(id_number_digest) = 32),
  id_number_last_four text        not null,
  id_document_front   text        not null references kyc.files (id),
  id_document_back    text        references kyc.files (id),
  selfie_image        text        not null references kyc.files (id),
  submitted_at        timestamptz not null,
  decided_at          timestamptz,
  admin_notes         text,
  -- A reason for each field that was found wanting.
  fields              jsonb       not null default '{}',
  unique (customer, attempt)
);
-- Sent twice, or again while somebody looks at it or it is approved: whoever comes second has lost.
create unique index one_in_hand on kyc.submissions (customer) where status <> 'rejected';
create index submissions_queue on kyc.submissions (status, id);
create index submissions_id_number on kyc.submissions (id_number_digest);
grant select, insert on kyc.submissions to wura_app;
grant update (status, decided_at, admin_notes, fields, address, id_number, id_number_digest) on kyc.submissions to wura_app;
grant select on kyc.submissions to wura_worker;
grant update (status, decided_at, admin_notes, fields) on kyc.submissions to wura_worker;
grant select (id, public_id, customer, attempt, status, submitted_at, decided_at, id_document_front, id_document_back,
              selfie_image) on kyc.submissions to wura_checker;

create function kyc.guard_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a submission begins as pending, not as %', new.status using errcode = 'check_violation';
    end if;
  elsif new.status is distinct from old.status and (old.status, new.status) not in (
    ('pending', 'under_review'), ('pending', 'approved'), ('pending', 'rejected'),
    ('under_review', 'approved'), ('under_review', 'rejected')
  ) then
    raise exception 'a submission that is % cannot become %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger guard_status before insert or update of status on kyc.submissions
  for each row execute function kyc.guard_status();

-- What was found by asking without a person.
create table kyc.checks (
  submission bigint      not null references kyc.submissions (id),
  name       text        not null,
  result     text        not null check (result in ('match', 'mismatch', 'unknown')),
  at         timestamptz not null,
  primary key (submission, name)
);
grant select on kyc.checks to wura_app;
grant select, insert, update on kyc.checks to wura_worker;

-- A number is claimed by whoever sends it, and theirs for good once it was found true. A rejected submission lets an
-- unchecked one go, so that nobody keeps a stranger's number from them.
create table kyc.numbers (
  customer   bigint      not null references identity.customers (id),
  kind       text        not null check (kind in ('bvn', 'nin')),
  digest     bytea       not null check (length(digest) = 32),
  sealed     bytea       not null,
  last_four  text        not null,
  checked_at timestamptz,
  primary key (customer, kind),
  constraint one_person unique (kind, digest)
);
grant select, insert, update, delete on kyc.numbers to wura_app;
grant select, delete on kyc.numbers to wura_worker;
grant update (checked_at) on kyc.numbers to wura_worker;
