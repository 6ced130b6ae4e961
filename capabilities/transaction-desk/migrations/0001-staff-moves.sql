-- What two members of staff agreed on and moved: credits out of the house's money, and corrections of transfers, each under
-- the name of its agreement. Of one transfer no more ever goes back than came: its corrections are numbered and carry
-- what has gone back so far, and the database adds up by itself.

set local role wura_owner;

create schema transaction_desk authorization wura_owner;
grant usage on schema transaction_desk to wura_app, wura_worker, wura_reader, wura_checker;

create table transaction_desk.credit (
  approval    text        primary key,
  customer    bigint      not null,
  transfer_id bigint      not null unique,
  -- Which money of the house.
  purpose     text        not null,
  currency    smallint    not null,
  amount      bigint      not null check (amount > 0),
  created_at  timestamptz not null
);

create table transaction_desk.correction (
  original    bigint      not null,
  part        integer     not null check (part > 0),
  approval    text        not null unique,
  transfer_id bigint      not null unique,
  -- Where it went back to, when that is money of the house.
  purpose     text,
  amount      bigint      not null check (amount > 0),
  -- What the original moved, and how much of that has gone back with this part.
  came        bigint      not null,
  gone_back   bigint      not null,
  created_at  timestamptz not null,
  primary key (original, part),
  constraint never_more_than_came check (gone_back <= came)
);

create function transaction_desk.keep() returns trigger language plpgsql as $$
begin
  raise exception 'what staff moved is kept: % refused', tg_op using errcode = 'WT001';
end
$$;
create function transaction_desk.add_up() returns trigger language plpgsql as $$
declare
  last transaction_desk.correction;
begin
  select * into last from transaction_desk.correction c where c.original = new.original order by c.part desc limit 1;
  if new.part <> coalesce(last.part, 0) + 1 or new.came <> coalesce(last.came, new.came) then
    raise exception 'a correction follows the one before it' using errcode = 'WT001';
  end if;
  new.gone_back := coalesce(last.gone_back, 0) + new.amount;
  return new;
end
$$;
create trigger kept before update or delete or truncate on transaction_desk.credit
  for each statement execute function transaction_desk.keep();
create trigger kept before update or delete or truncate on transaction_desk.correction
  for each statement execute function transaction_desk.keep();
create trigger add_up before insert on transaction_desk.correction
  for each row execute function transaction_desk.add_up();

grant select, insert on transaction_desk.credit, transaction_desk.correction to wura_app;
grant select on transaction_desk.credit, transaction_desk.correction to wura_worker, wura_reader, wura_checker;
