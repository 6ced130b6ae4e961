-- A customer who walked away finds the screen covered, and the session behind it answers nothing until it is opened again: a
-- laptop that is taken meanwhile must tell no more through its tools than through its screen.

set local role wura_owner;

alter table identity.sessions add column locked_at timestamptz;
grant update (locked_at) on identity.sessions to wura_app;

create or replace trigger tell_of_change after update on identity.sessions
  for each row when (
    (old.revoked_at, old.locked_at) is distinct from (new.revoked_at, new.locked_at)
  ) execute function identity.tell_of_change('customer');

-- A device also signs that its owner is back, in the session that was locked.
alter table identity.passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table identity.passkey_challenges
  add constraint passkey_challenges_purpose_check check (purpose in ('add', 'sign_in', 'pay', 'step_up', 'unlock'));
