-- What of a transfer has gone back is written by this function alone, which adds up, one part after the other.

set local role wura_owner;

create or replace function wallets.keep_gone_back() returns trigger language plpgsql as $$
begin
  raise exception 'what went back is kept: % refused', tg_op using errcode = 'WT001';
end
$$;

create or replace function wallets.note_gone_back(
  p_original bigint, p_transfer bigint, p_amount bigint, p_came bigint, p_at timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last wallets.gone_back;
begin
  -- Two parts of one transfer wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('wallets.gone_back', p_original));
  select * into last from wallets.gone_back g where g.original = p_original order by g.part desc limit 1;
  if p_came <> coalesce(last.came, p_came) then
    raise exception 'what came with a transfer does not change' using errcode = 'WT001';
  end if;
  insert into wallets.gone_back (original, part, transfer_id, amount, came, so_far, created_at)
  values (p_original, coalesce(last.part, 0) + 1, p_transfer, p_amount, p_came, coalesce(last.so_far, 0) + p_amount, p_at);
end
$$;
-- What of a transfer has gone back by now: for other rooms, which tell of transfers of their own.
create or replace function wallets.sent_back(p_transfer bigint) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(max(g.so_far), 0) from wallets.gone_back g where g.original = p_transfer
$$;
revoke execute on function wallets.sent_back from public;
grant execute on function wallets.sent_back to wura_app, wura_worker;

revoke execute on function wallets.note_gone_back from public;
grant execute on function wallets.note_gone_back to wura_app;
