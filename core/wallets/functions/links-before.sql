-- For each moment, the last link of a wallet's chain before it. Moments come in ascending order. Each search starts from
-- the one after it and doubles its stride backwards before it halves, so the cost follows how much happened between two
-- moments and not how long the history is: a busy month is a few hundred look-ups of the primary key at the very most.

set local role wura_owner;

create or replace function wallets.links_before(p_wallet bigint, p_moments timestamptz[])
returns table (at timestamptz, seq bigint, balance bigint, cum_credit bigint, moves bigint)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  -- The link with seq `high` is not before the moment; the link with seq `low` is, or there is none.
  high   bigint;
  low    bigint;
  middle bigint;
  stride bigint;
  moment timestamptz;
  link   record;
begin
  select h.seq + 1 into high from ledger.head h where h.wallet_id = p_wallet;
  high := coalesce(high, 1);
  for i in reverse cardinality(p_moments) .. 1 loop
    moment := p_moments[i];
    stride := 1;
    low := high - 1;
    while low > 0 loop
      select e.created_at into link from ledger.entry e where e.wallet_id = p_wallet and e.seq = low limit 1;
      exit when link.created_at < moment;
      high := low;
      stride := stride * 2;
      low := greatest(high - stride, 0);
    end loop;
    while high - low > 1 loop
      middle := (low + high) / 2;
      select e.created_at into link from ledger.entry e where e.wallet_id = p_wallet and e.seq = middle limit 1;
      if link.created_at < moment then low := middle; else high := middle; end if;
    end loop;
    at := moment;
    seq := low; balance := 0; cum_credit := 0; moves := 0;
    if low > 0 then
      select e.balance_after, e.cum_credit, e.moves into balance, cum_credit, moves
        from ledger.entry e where e.wallet_id = p_wallet and e.seq = low limit 1;
    end if;
    return next;
  end loop;
end
$$;

revoke execute on function wallets.links_before from public;
grant execute on function wallets.links_before to wura_app, wura_worker;
