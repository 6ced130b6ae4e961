-- What of a transfer between two customers has gone back to where it came from, by the hand of the receiver or of two
-- members of staff. Of one transfer no more ever goes back than came: what goes back is numbered and carries what has gone
-- back so far, and the database adds up by itself.

set local role wura_owner;

create table wallets.gone_back (
  original    bigint      not null,
  part        integer     not null check (part > 0),
  transfer_id bigint      not null unique,
  amount      bigint      not null check (amount > 0),
  -- What the original moved, and how much of that has gone back with this part.
  came        bigint      not null,
  so_far      bigint      not null,
  created_at  timestamptz not null,
  primary key (original, part),
  constraint never_more_than_came check (so_far <= came)
);

create function wallets.keep_gone_back() returns trigger language plpgsql as $$
begin
  raise exception 'what went back is kept: % refused', tg_op using errcode = 'WT001';
end
$$;
create trigger kept before update or delete or truncate on wallets.gone_back
  for each statement execute function wallets.keep_gone_back();

grant select on wallets.gone_back to wura_app, wura_worker;
