-- The books are verified stretch by stretch, as far as no open transaction can still write: everything that they promise is
-- recomputed from the entries, once, and a checksum of them is kept. Later it is computed again and compared. Both
-- cost the same for a stretch however long the books are, and none of it waits for a payment or delays one.

set local role wura_ledger;

-- One checksum, a SHA-256, for what the books say of these transfers. Times count in microseconds, so that no setting changes the text.
create or replace function ledger.checksum_of(p_low bigint, p_high bigint, out entries bigint, out checksum bytea)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select count(*), sha256(coalesce(string_agg(e.hash, ''::bytea order by e.wallet_id, e.seq), ''::bytea))
  from (
    select wallet_id, seq, sha256(convert_to(concat_ws(' ', wallet_id, seq, transfer_id, amount, balance_after, cum_credit,
      moves, counterparty, (extract(epoch from created_at) * 1000000)::bigint, currency, kind, fingerprint, request), 'UTF8')) as hash
    from ledger.link where transfer_id > p_low and transfer_id <= p_high
  ) e
$$;

-- What is wrong with these transfers, or nothing.
create or replace function ledger.fault_in(p_low bigint, p_high bigint) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
-- Pinned, because a stretch is short and the table is not.
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
declare
  broken     bigint;
  unbalanced bigint;
begin
  select count(*) into broken
  from ledger.link e
  left join lateral (
    select l.seq, l.balance_after, l.moves, l.cum_credit from ledger.link l
    where l.wallet_id = e.wallet_id and l.seq = e.seq - 1 limit 1
  ) p on true
  left join ledger.wallet w on w.id = e.wallet_id
  where e.transfer_id > p_low and e.transfer_id <= p_high
    and (
      (p.seq is null and e.seq <> 1)
      or e.balance_after <> coalesce(p.balance_after, 0) + e.amount
      or e.moves <> coalesce(p.moves, 0) + sign(e.kind)
      or e.cum_credit <> coalesce(p.cum_credit, 0)
         + case when e.kind > 0 then greatest(e.amount, 0) else least(e.amount, 0) end
      or (e.balance_after < 0 and not ledger.is_system_wallet(e.wallet_id))
      or w.currency is distinct from e.currency
    );
  select count(*) into unbalanced from (
    select from ledger.link where transfer_id > p_low and transfer_id <= p_high
    group by transfer_id, currency having sum(amount) <> 0 or count(*) < 2
  ) t;
  if broken + unbalanced > 0 then
    return format('%s links do not follow, %s transfers do not sum to zero', broken, unbalanced);
  end if;
  return null;
end
$$;

create or replace function ledger.head_after(p_before bytea, p_low bigint, p_high bigint, p_checksum bytea) returns bytea
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select sha256(coalesce(p_before, ''::bytea) || int8send(p_low) || int8send(p_high) || p_checksum)
$$;

-- Transfers that were numbered by now, and the transactions that are open by now: when those have ended, nothing can be
-- written among these transfers any more.
create or replace function ledger.numbered_by_now(out up_to bigint, out open_before xid8)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select ledger.last_transfer(), pg_snapshot_xmax(pg_current_snapshot())
$$;

-- Verifies the next stretch: at most so many transfers' numbers, and none above `up_to`. Nothing is left: no row.
create or replace function ledger.verify_next(p_up_to bigint, p_span bigint, p_at timestamptz) returns setof ledger.stretch
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  last ledger.stretch;
  made ledger.stretch;
begin
  perform pg_advisory_xact_lock(7302003);
  select * into last from ledger.stretch order by high desc limit 1;
  made.low := coalesce(last.high, 0);
  made.high := least(p_up_to, ledger.last_transfer(), made.low + greatest(p_span, 1));
  if made.high <= made.low then
    return;
  end if;
  select h.entries, h.checksum into made.entries, made.checksum from ledger.checksum_of(made.low, made.high) h;
  made.head := ledger.head_after(last.head, made.low, made.high, made.checksum);
  made.fault := ledger.fault_in(made.low, made.high);
  made.verified_at := p_at;
  made.checked_at := p_at;
  return query insert into ledger.stretch select made.* returning *;
end
$$;

-- Holds the stretch that was checked longest ago against its checksum, if that is longer ago than `before`. A fault stays: what
-- was changed and changed back was changed. What is in the archive is held against it once after it was put there: the books
-- that are hashed again every day must not grow for ever, and the head is of the archive, too.
create or replace function ledger.check_again(p_before timestamptz, p_at timestamptz) returns setof ledger.stretch
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  old    ledger.stretch;
  now_is record;
  prior  bytea;
begin
  perform pg_advisory_xact_lock(7302003);
  select * into old from ledger.stretch s
    where s.checked_at < p_before
      and not exists (select from ledger.closed c where s.high <= c.high and s.checked_at > c.archived_at)
    order by s.checked_at, s.high limit 1;
  if not found then
    return;
  end if;
  select * into now_is from ledger.checksum_of(old.low, old.high);
  select s.head into prior from ledger.stretch s where s.high = old.low;
  return query update ledger.stretch s
    set checked_at = p_at,
        fault = case
          when now_is.checksum <> old.checksum then
            coalesce(s.fault, format('its %s entries were changed after they had been verified', now_is.entries))
          when ledger.head_after(prior, old.low, old.high, old.checksum) <> old.head then
            coalesce(s.fault, 'it does not continue the stretch before it')
          else s.fault
        end
    where s.high = old.high returning s.*;
end
$$;

-- Adds up one stretch that was not yet, and answers whether there was one.
create or replace function ledger.sum_next(p_at timestamptz) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  next ledger.stretch;
begin
  perform pg_advisory_xact_lock(7302003);
  select * into next from ledger.stretch s where s.summed_at is null order by s.high limit 1;
  if not found then
    return false;
  end if;
  insert into ledger.stretch_sum (high, currency, debits, credits)
    select next.high, e.currency, coalesce(sum(-e.amount) filter (where e.amount < 0), 0),
           coalesce(sum(e.amount) filter (where e.amount > 0), 0)
    from ledger.link e where e.transfer_id > next.low and e.transfer_id <= next.high group by e.currency;
  update ledger.stretch s set summed_at = p_at where s.high = next.high;
  return true;
end
$$;

revoke execute on function ledger.checksum_of, ledger.fault_in, ledger.head_after, ledger.numbered_by_now, ledger.verify_next,
  ledger.check_again, ledger.sum_next from public;
grant execute on function ledger.numbered_by_now, ledger.verify_next, ledger.check_again, ledger.sum_next to wura_worker;
