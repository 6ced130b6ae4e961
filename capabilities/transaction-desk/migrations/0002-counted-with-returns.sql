-- A receiver may send a transfer back themselves, so what staff corrected is counted together with that: what has gone back
-- of a transfer is known to the wallets. Of the version before this one too, which may run beside it for a while.

set local role wura_owner;

select wallets.note_gone_back(c.original, c.transfer_id, c.amount, c.came, c.created_at)
  from (select * from transaction_desk.correction order by original, part) c;

create function transaction_desk.count_gone_back() returns trigger language plpgsql as $$
begin
  perform wallets.note_gone_back(new.original, new.transfer_id, new.amount, new.came, new.created_at);
  return null;
end
$$;
create trigger count_gone_back after insert on transaction_desk.correction
  for each row execute function transaction_desk.count_gone_back();
