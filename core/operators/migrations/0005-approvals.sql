-- Some acts need two people: one begins, another decides, and only then is it done. That they are two is said here, where no
-- fault of the server can forget it.

set local role wura_owner;

create table operators.approval (
  id              bigint      generated always as identity primary key,
  public_id       text        not null unique check (public_id like 'apr\_%'),
  -- Which act, by the name its feature gives it, and what it is to be done to.
  kind            text        not null,
  subject         text        not null,
  payload         jsonb       not null,
  reason          text        not null check (reason <> ''),
  begun_by        bigint      not null references operators.operators (id),
  begun_at        timestamptz not null,
  expires_at      timestamptz not null check (expires_at > begun_at),
  state           text        not null default 'pending' check (state in ('pending', 'approved', 'refused', 'expired')),
  decided_by      bigint      references operators.operators (id),
  decided_at      timestamptz,
  decision_reason text        check (decision_reason <> ''),
  constraint four_eyes check (decided_by <> begun_by),
  constraint decided_by_somebody check
    ((state in ('approved', 'refused')) = (num_nonnulls(decided_by, decided_at, decision_reason) = 3)),
  constraint approved_in_time check (state <> 'approved' or decided_at < expires_at)
);
create unique index one_pending_approval on operators.approval (kind, subject) where state = 'pending';
grant select, insert on operators.approval to wura_app;
grant update (state, decided_by, decided_at, decision_reason) on operators.approval to wura_app;
grant select on operators.approval to wura_worker, wura_reader, wura_checker;

create function operators.decide_once() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'approvals are kept: % refused', tg_op using errcode = 'WO001';
  end if;
  if old.state <> 'pending' or new.state = 'pending' then
    raise exception 'an approval is decided once' using errcode = 'WO001';
  end if;
  return new;
end
$$;
create trigger decide_once before update or delete on operators.approval
  for each row execute function operators.decide_once();
create trigger kept before truncate on operators.approval
  for each statement execute function operators.decide_once();
