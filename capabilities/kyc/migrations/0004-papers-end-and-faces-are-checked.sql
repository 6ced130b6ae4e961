-- An ID is good until a day: the customer is reminded before it, and each reminder is written down so that it is given once.
-- And somebody who sends papers may be asked to show a living face: the frames lie with the papers, for as long as the
-- operator keeps them, and what the provider said stays.

set local role wura_owner;

alter table kyc.submissions add column id_expires_on date;
create index submissions_expiring on kyc.submissions (id_expires_on) where status = 'approved' and id_expires_on is not null;

-- Papers that are approved may be followed by new ones when their time is nearly over, so only what waits is one at a time.
drop index kyc.one_in_hand;
create unique index one_in_hand on kyc.submissions (customer) where status in ('pending', 'under_review');

create table kyc.expiry_steps (
  submission bigint      not null references kyc.submissions (id),
  step       text        not null check (step in ('month', 'week', 'day', 'expired', 'lapsed')),
  at         timestamptz not null,
  primary key (submission, step)
);
grant select on kyc.expiry_steps to wura_app;
grant select, insert on kyc.expiry_steps to wura_worker;

alter table kyc.files drop constraint files_field_check;
alter table kyc.files add constraint files_field_check
  check (field in ('id_document_front', 'id_document_back', 'selfie_image', 'face_frame'));
grant delete on kyc.files to wura_worker;

create table kyc.face_checks (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique,
  customer   bigint      not null references identity.customers (id),
  -- The provider's name for it.
  session    text        not null,
  challenges text[]      not null,
  status     text        not null check (status in ('begun', 'accepted', 'declined', 'unknown')),
  score      smallint    check (score between 0 and 100),
  -- The files of the frames, in the order of the challenges; which of them shows the face best, counted from one.
  frames     text[]      not null default '{}',
  portrait   smallint,
  begun_at   timestamptz not null,
  ends_at    timestamptz not null,
  decided_at timestamptz
);
create index face_checks_customer on kyc.face_checks (customer, id desc);
create index face_checks_frames on kyc.face_checks (begun_at) where frames <> '{}';
grant select, insert on kyc.face_checks to wura_app;
grant update (status, score, frames, portrait, decided_at) on kyc.face_checks to wura_app;
grant select on kyc.face_checks to wura_worker;
grant update (frames, portrait) on kyc.face_checks to wura_worker;
