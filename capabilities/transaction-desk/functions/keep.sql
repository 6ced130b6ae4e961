-- What staff moved stays written, and its corrections add up.

set local role wura_owner;

create or replace function transaction_desk.keep() returns trigger language plpgsql as $$
begin
  raise exception 'what staff moved is kept: % refused', tg_op using errcode = 'WT001';
end
$$;

create or replace function transaction_desk.add_up() returns trigger language plpgsql as $$
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

create or replace function transaction_desk.count_gone_back() returns trigger language plpgsql as $$
begin
  perform wallets.note_gone_back(new.original, new.transfer_id, new.amount, new.came, new.created_at);
  return null;
end
$$;
