-- A submission goes from pending to a decision, and no decision is taken back.

set local role wura_owner;

create or replace function kyc.guard_status() returns trigger language plpgsql as $$
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
