-- A hold stands until one ending: settled, when what was held goes where it was meant to, or returned. What was settled may
-- be reversed once, when a provider takes its word back. ledger.post asks here what an ending must look like.

set local role wura_ledger;

-- The hold that this ends, and whether it is ended in this way, or in the other, already.
create or replace function ledger.read_hold(
  p_transfer bigint, p_outcome text,
  out payer integer, out held_in integer, out amount bigint, out kind smallint, out is_over boolean
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  ended text;
begin
  select h.payer, h.held_in, -e.amount, e.kind into payer, held_in, amount, kind
  from ledger.hold h
  -- There is one, so the search ends with it; its transfer says in which part of the past it is.
  cross join lateral (
    select l.amount, l.kind from ledger.link l
    where l.wallet_id = h.payer and l.seq = h.payer_seq and l.transfer_id = h.transfer_id limit 1
  ) e
  where h.transfer_id = p_transfer;
  if not found then
    raise exception 'there is no such hold' using errcode = 'WL004';
  end if;
  select e.outcome into ended from ledger.ending e where e.transfer_id = p_transfer;
  if p_outcome in ('settled', 'returned') then
    is_over := ended is not null;
  elsif p_outcome = 'reversed' and ended = 'settled' then
    is_over := exists (select from ledger.reversal r where r.transfer_id = p_transfer);
  else
    raise exception 'a hold does not end like this' using errcode = 'WL004';
  end if;
end
$$;

-- Settling takes out of where it was held the sum that was held, no more and no less; returning is the mirror of the hold;
-- reversing gives the payer back all of it, out of the system's own wallets.
create or replace function ledger.is_ending(
  p_hold record, p_outcome text, p_kind smallint, p_wallets integer[], p_amounts bigint[]
) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  takes integer[] := array(select p_wallets[i] from generate_subscripts(p_wallets, 1) as i where p_amounts[i] < 0);
  gives integer[] := array(select p_wallets[i] from generate_subscripts(p_wallets, 1) as i where p_amounts[i] > 0);
  taken numeric := (select -sum(amount) from unnest(p_amounts) as amount where amount < 0);
begin
  return taken = p_hold.amount and case p_outcome
    when 'settled' then takes = array[p_hold.held_in]
    when 'returned' then takes = array[p_hold.held_in] and gives = array[p_hold.payer] and p_kind = p_hold.kind
    else gives = array[p_hold.payer] and p_kind = p_hold.kind
         and not exists (select from unnest(takes) as wallet where not ledger.is_system_wallet(wallet))
  end;
end
$$;

create or replace function ledger.end_hold(p_transfer bigint, p_outcome text, p_by bigint, p_at timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_outcome = 'reversed' then
    insert into ledger.reversal (transfer_id, by_transfer, created_at) values (p_transfer, p_by, p_at);
  else
    insert into ledger.ending (transfer_id, outcome, by_transfer, created_at) values (p_transfer, p_outcome, p_by, p_at);
  end if;
end
$$;

revoke execute on function ledger.read_hold, ledger.is_ending, ledger.end_hold from public;
