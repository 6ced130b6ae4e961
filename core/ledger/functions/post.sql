-- The only door into the books. Rows arrive sorted by wallet and seq, many transfers in one call. For each row the
-- previous link is either the row before it in this call or the last entry of the wallet, found by primary key; a row
-- that does not follow from it is left out, and one row left out undoes the whole call. Whatever the caller believed,
-- what is in the table is a chain.
--
-- Errors: 40001 a row does not fit: its link is stale (reload and try again) or its other side is not its
-- mirror, WL003 a transfer of several sides does not sum to zero, WL004 an ending is wrong,
-- 23505 on entry_pkey (stale too: somebody wrote the same link first), 23505 on entry_request (this was done before),
-- 23514 customers_never_owe.

set local role wura_ledger;

create or replace function ledger.post(
  p_transfer     integer[],  -- 1, 2, 3… which transfer of this call the row belongs to
  p_wallet       integer[],
  p_seq          bigint[],
  p_amount       bigint[],
  p_after        bigint[],
  p_credit       bigint[],
  p_moves        bigint[],
  p_counterparty integer[],
  p_currency     smallint[],
  p_kind         smallint[],
  p_fingerprint  integer[],
  p_request      uuid[],
  p_partner      integer[],  -- where in this call the other side is, or 0 when a transfer has more than two
  -- A transfer of this call that ends an earlier hold: which one ends which, and how.
  p_ender        integer[] default null,
  p_ended        bigint[]  default null,
  p_outcome      text[]    default null,
  -- When it happened, if not now.
  p_at           timestamptz default null,
  out first_transfer bigint,
  out posted_at      timestamptz
)
language plpgsql security definer
-- Pinned, because the planner does not know that a call has a few hundred rows and the table has millions.
set search_path = pg_catalog, pg_temp
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set enable_material = off
as $$
declare
  rows_given   integer := cardinality(p_wallet);
  rows_written integer;
begin
  -- Held shared by every call, and exclusively by a writer that has lost too often, which then cannot lose again.
  perform pg_advisory_xact_lock_shared(7302001);

  if rows_given is null or rows_given < 2 or rows_given > 4096 then
    raise exception 'a call has 2 to 4096 rows' using errcode = 'WL003';
  end if;
  -- Rows are read by position below and mirrors by subscript: the two agree only where every column is a plain list of the
  -- same length that counts from one.
  if exists (
    select from (values
      (array_dims(p_transfer)), (array_dims(p_wallet)), (array_dims(p_seq)), (array_dims(p_amount)), (array_dims(p_after)),
      (array_dims(p_credit)), (array_dims(p_moves)), (array_dims(p_counterparty)), (array_dims(p_currency)),
      (array_dims(p_kind)), (array_dims(p_fingerprint)), (array_dims(p_request)), (array_dims(p_partner))
    ) as column_of (dims) where dims is distinct from format('[1:%s]', rows_given)
  ) then
    raise exception 'every column lists as many rows, counted from 1' using errcode = 'WL003';
  end if;

  -- Two sides that name each other are compared below, row by row, for a tenth of what grouping costs.
  if 0 = any(p_partner) and exists (
    select from unnest(p_transfer, p_currency, p_amount, p_partner) as r (transfer, currency, amount, partner)
    where r.partner = 0
    group by r.transfer, r.currency
    having sum(r.amount) <> 0 or count(*) < 2
  ) then
    raise exception 'a transfer does not sum to zero' using errcode = 'WL003';
  end if;

  -- Only whoever owns the database may say that something happened before: a demonstration has a past, a customer's
  -- payment has not. A process that serves has a login of its own, and a command of the owner's may have taken a role.
  if p_at is not null
     and (current_setting('role') <> 'none' or not pg_has_role(session_user, 'wura_ledger', 'member')) then
    raise exception 'the books are written now' using errcode = 'WL005';
  end if;

  first_transfer := nextval('ledger.transfer_block') * 4096;
  posted_at := coalesce(p_at, clock_timestamp());

  -- First, so that whoever ends a hold second is told so before anything else could be found wrong.
  if p_ended is not null then
    insert into ledger.ending (transfer_id, outcome, by_transfer, created_at)
    select e.ended, e.outcome, first_transfer + e.ender, posted_at
    from unnest(p_ender, p_ended, p_outcome) as e (ender, ended, outcome)
    where e.outcome <> 'reversed';
    insert into ledger.reversal (transfer_id, by_transfer, created_at)
    select e.ended, first_transfer + e.ender, posted_at
    from unnest(p_ender, p_ended, p_outcome) as e (ender, ended, outcome)
    where e.outcome = 'reversed';
  end if;

  insert into ledger.chain
    (wallet_id, seq, transfer_id, amount, balance_after, cum_credit, moves, counterparty, created_at, currency, kind,
     fingerprint, request)
  select r.wallet, r.seq, first_transfer + r.transfer, r.amount, r.after, r.credit, r.moves, r.counterparty, posted_at,
         r.currency, r.kind, r.fingerprint, r.request
  from unnest(
    p_transfer, p_wallet, p_seq, p_amount, p_after, p_credit, p_moves, p_counterparty, p_currency, p_kind,
    p_fingerprint, p_request, p_partner,
    -- The same columns one row later, so that each row meets its predecessor without a sort or a window.
    0 || p_wallet, 0::bigint || p_seq, 0::bigint || p_after, 0::bigint || p_credit, 0::bigint || p_moves,
    0::smallint || p_currency
  ) with ordinality as r (transfer, wallet, seq, amount, after, credit, moves, counterparty, currency, kind, fingerprint,
                          request, partner, prior_wallet, prior_seq, prior_after, prior_credit, prior_moves,
                          prior_currency, place)
  left join ledger.chain head
    on head.wallet_id = r.wallet and head.seq = r.seq - 1 and r.wallet <> r.prior_wallet
  where r.wallet is not null
    and r.transfer between 1 and 4095
    and (r.kind > 0 or p_ended is not null)
    and case
      when r.partner > 0 then
        p_amount[r.partner] = -r.amount
        and p_currency[r.partner] = r.currency
        and p_transfer[r.partner] = r.transfer
        and p_partner[r.partner] = r.place
      else r.partner = 0
    end
    and case
      when r.wallet = r.prior_wallet then
        r.seq = r.prior_seq + 1
        and r.currency = r.prior_currency
        and r.after = r.prior_after + r.amount
        and r.credit = r.prior_credit + case when r.kind > 0 then greatest(r.amount, 0) else least(r.amount, 0) end
        and r.moves = r.prior_moves + sign(r.kind)
      when r.seq = 1 then
        r.after = r.amount
        and r.credit = greatest(r.amount, 0)
        and r.moves = 1
        and r.kind > 0
        and exists (select from ledger.wallet w where w.id = r.wallet and w.currency = r.currency)
      else
        head.currency = r.currency
        and r.after = head.balance_after + r.amount
        and r.credit = head.cum_credit + case when r.kind > 0 then greatest(r.amount, 0) else least(r.amount, 0) end
        and r.moves = head.moves + sign(r.kind)
    end;
  get diagnostics rows_written = row_count;
  if rows_written <> rows_given then
    raise exception 'a row does not follow from the books' using errcode = '40001';
  end if;

  if p_ended is not null then
    perform ledger.check_ending(first_transfer + e.ender, e.ended, e.outcome)
    from unnest(p_ender, p_ended, p_outcome) as e (ender, ended, outcome);
    -- Only the return or reversal of a hold gives back; anything else that claims to would shrink the totals.
    if exists (
      select from unnest(p_transfer, p_kind) as r (transfer, kind)
      where r.kind < 0
        and not exists (
          select from unnest(p_ender, p_outcome) as e (ender, outcome)
          where e.ender = r.transfer and e.outcome in ('returned', 'reversed')
        )
    ) then
      raise exception 'a transfer gives back without ending a hold' using errcode = 'WL004';
    end if;
  end if;
end
$$;

create or replace function ledger.check_ending(p_ender bigint, p_ended bigint, p_outcome text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from ledger.chain h join ledger.kind k on k.id = h.kind and k.is_hold where h.transfer_id = p_ended
  ) then
    raise exception 'there is no such hold' using errcode = 'WL004';
  end if;
  if p_outcome = 'settled' and exists (
    select wallet_id, -amount from ledger.chain where transfer_id = p_ended and amount > 0
    except all
    select wallet_id, amount from ledger.chain where transfer_id = p_ender and amount < 0
  ) then
    raise exception 'a settlement does not take out what was held' using errcode = 'WL004';
  end if;
  if p_outcome = 'returned' and exists (
    (select wallet_id, -amount, -kind from ledger.chain where transfer_id = p_ended
     except all select wallet_id, amount, kind from ledger.chain where transfer_id = p_ender)
    union all
    (select wallet_id, amount, kind from ledger.chain where transfer_id = p_ender
     except all select wallet_id, -amount, -kind from ledger.chain where transfer_id = p_ended)
  ) then
    raise exception 'a return is not the mirror of its hold' using errcode = 'WL004';
  end if;
  if p_outcome = 'reversed' and (
    not exists (select from ledger.ending x where x.transfer_id = p_ended and x.outcome = 'settled')
    or exists (select from ledger.chain where transfer_id = p_ender and kind > 0)
    or exists (
      (select wallet_id, -amount, -kind from ledger.chain where transfer_id = p_ended and wallet_id > 0
       except all select wallet_id, amount, kind from ledger.chain where transfer_id = p_ender and wallet_id > 0)
      union all
      (select wallet_id, amount, kind from ledger.chain where transfer_id = p_ender and wallet_id > 0
       except all select wallet_id, -amount, -kind from ledger.chain where transfer_id = p_ended and wallet_id > 0)
    )
  ) then
    raise exception 'a reversal does not give a settled hold back to whoever paid' using errcode = 'WL004';
  end if;
end
$$;

revoke execute on function ledger.post, ledger.check_ending from public;
grant execute on function ledger.post to wura_app, wura_worker;
