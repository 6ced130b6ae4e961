-- Text messages to telephones, as mails are: a row with an errand beside it, written in the transaction of what it tells.

set local role wura_owner;

create table notices.texts (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique,
  -- With its country, and nothing but digits.
  recipient     text        not null check (recipient ~ '^\+[1-9][0-9]{6,14}$'),
  -- Emptied once nobody sends it any more: it may hold a code or a token, and whoever it was for has it.
  text          text        not null,
  created_at    timestamptz not null,
  useless_after timestamptz,
  done_at       timestamptz,
  outcome       text        check (outcome in ('sent', 'refused', 'too_late', 'given_up', 'switched_off')),
  -- What the provider calls it, by which it is asked what became of it.
  theirs        text,
  constraint done_says_how check ((done_at is null) = (outcome is null)),
  constraint done_keeps_no_text check ((done_at is null) = (text <> ''))
);
create index texts_done on notices.texts (done_at) where done_at is not null;
grant insert on notices.texts to wura_app, wura_worker;
grant select, delete on notices.texts to wura_worker;
grant update (text, done_at, outcome, theirs) on notices.texts to wura_worker;
