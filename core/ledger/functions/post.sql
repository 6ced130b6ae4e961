-- The only way into the books. A call is given orders, many at once, and decides them one after the other in the order of
-- their arrival, each on the balances and counts that the one before left behind. An order that may not be is refused
-- alone and told why; the rest is written. Callers bring wishes and no figures: every link's place, balance and totals
-- are found here, from the last link of the wallet, so what is in the table is a chain whatever a caller believes.
--
-- Who waits for whom: who writes a wallet, or raises a count, holds its lock until the commit, so the last link that is
-- read stays the last. The locks are PostgreSQL's own advisory ones: they cost a thousandth of a millisecond, and what dies
-- lets go.
--
-- * A batch (a call that is a transaction by itself) waits for none of them. An order that needs what another has locked
--   is left unwritten, with the verdict `in_use` and the wallet it is for. So a client that freezes in the middle of a
--   transaction holds up its own wallets and no others, and of two batches that meet on a wallet one goes on without it.
--   Only for one wallet may a batch be told to wait, before it has locked anything else: that is how many who write
--   to the same wallet take turns.
-- * A call within a transaction that goes on (a hold with its movement and its job) waits for its own wallets, sorted, so
--   that two of them wait for each other in one direction only.
-- * As many batches run at once as PostgreSQL has use for; more would only meet more often.
--
-- Errors are for calls that are wrong in themselves, and undo all of the call: WL003 lists that do not belong together, a
-- transfer that does not sum to zero, a wallet that is not known in that currency; WL004 an ending that is wrong; WL005 the
-- past. Whatever the arguments are, the keys and checks of the table stand behind.

set local role wura_ledger;

-- Without the last arguments, as versions before have it; their calls find this one from the same moment on.
drop function if exists ledger.post(
  boolean, integer, integer[], smallint[], integer[], uuid[], integer[], integer[], bigint[], smallint[], bigint[], bigint[],
  date[], ledger.direction[], integer[], integer[], bigint[], bigint[], integer[], bigint[], text[], timestamptz
);
drop function if exists ledger.post(
  boolean, integer, integer[], smallint[], integer[], uuid[], integer[], integer[], bigint[], smallint[], bigint[], bigint[],
  date[], ledger.direction[], integer[], integer[], bigint[], bigint[], integer[], bigint[], text[], timestamptz, bigint[]
);
drop function if exists ledger.post(
  boolean, integer, integer[], smallint[], integer[], uuid[], integer[], integer[], bigint[], smallint[], bigint[], bigint[],
  date[], ledger.direction[], integer[], integer[], bigint[], bigint[], integer[], bigint[], text[], timestamptz, bigint[],
  bigint[], bigint[]
);
drop function if exists ledger.post(
  boolean, integer, integer[], smallint[], integer[], uuid[], integer[], integer[], bigint[], smallint[], bigint[], bigint[],
  date[], ledger.direction[], integer[], integer[], bigint[], bigint[], integer[], bigint[], text[], timestamptz, bigint[],
  bigint[], bigint[], boolean
);
create or replace function ledger.post(
  -- The transaction of the caller goes on after this call.
  p_goes_on     boolean,
  -- The one wallet that a batch waits for.
  p_wait_for    integer,
  -- Every wallet that is touched, once.
  p_wallets     integer[],
  -- Of each order: what for, and its name.
  p_kind        smallint[],
  p_fingerprint integer[],
  p_request     uuid[],
  -- Of each side, order after order: its order, the place of its wallet in the list, and what the wallet may hold at most.
  p_order       integer[],
  p_wallet      integer[],
  p_amount      bigint[],
  p_currency    smallint[],
  p_ceiling     bigint[],
  -- Every count that is raised, once; and of each raise, by order: the place of its count in the list, by how much, up to
  -- what.
  p_owner       bigint[],
  p_period      date[],
  p_direction   ledger.direction[],
  p_raised_by   integer[],
  p_count       integer[],
  p_add         bigint[],
  p_max         bigint[],
  -- The orders that end an earlier hold: which order, which hold, and how.
  p_ended_by    integer[],
  p_ended       bigint[],
  p_outcome     text[],
  -- When it happened, if not now.
  p_at          timestamptz,
  -- Of each wallet: from which of its links on to look for the last, where the caller has met it before.
  p_seen        bigint[] default null,
  -- Of each raise: how much of it leaves without the PIN, and up to what together with what did the day before.
  p_unconfirmed     bigint[] default null,
  p_unconfirmed_max bigint[] default null,
  -- No order has come before, as far as the caller knows.
  p_are_new boolean default false,
  -- The caller asks those again whose owner has changed something lately.
  p_asks_again boolean default false,
  out first_transfer bigint,
  out posted_at      timestamptz,
  -- None where every order was posted; and for those in use, by which wallet.
  out verdicts       ledger.verdict[],
  out waits_for      integer[],
  -- Of each side that was posted: the link that it became.
  out seqs           bigint[],
  out balances       bigint[],
  out credits        bigint[],
  out moves          bigint[]
)
language plpgsql security definer
-- Pinned, because the planner does not know that a call has a few hundred rows and the table has millions. Left to itself it
-- also plans each call anew around its lists, copied flat: a fifth of the whole cost.
set search_path = pg_catalog, pg_temp
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set enable_material = off
set enable_memoize = off
set plan_cache_mode = force_generic_plan
as $$
declare
  orders constant integer := cardinality(p_kind);
  sides  constant integer := cardinality(p_wallet);
  -- Arguments belong together by their places, so each must be a plain list that counts from one, and all that describe the same
  -- things must be equally long. None at all is a list of nothing.
  of_orders  constant text := format('[1:%s]', orders);
  of_sides   constant text := case when sides > 0 then format('[1:%s]', sides) end;
  of_wallets constant text := case when p_wallets <> '{}' then format('[1:%s]', cardinality(p_wallets)) end;
  of_counts  constant text := case when p_owner <> '{}' then format('[1:%s]', cardinality(p_owner)) end;
  of_raises  constant text := case when p_raised_by <> '{}' then format('[1:%s]', cardinality(p_raised_by)) end;
  of_endings constant text := case when p_ended_by <> '{}' then format('[1:%s]', cardinality(p_ended_by)) end;
  patience      text;
  is_free       boolean[];
  is_count_free boolean[];
  is_contended  boolean := false;
  done          uuid[];
  is_without_deeds boolean := false;
  taken_by_deed uuid[];
  holds         smallint[];
  -- The last link of each wallet and the state of each count, moved on by every order that is posted.
  seq      bigint[];
  balance  bigint[];
  credit   bigint[];
  moved    bigint[];
  currency smallint[];
  spent       bigint[];
  without_pin bigint[];
  day_before  bigint[];
  at_most     bigint[];
  -- Where each count stands in its table, and which of them are written back.
  places      tid[];
  is_raised   boolean[];
  -- Owners who are asked again.
  changed     bigint[];
  kept        integer;
  added       integer;
  -- Of each side that is posted.
  others   integer[];
  verdict  ledger.verdict;
  next     integer;
  raise_at integer;
  end_at   integer;
  first    integer;
  last     integer;
  w        integer;
  c        integer;
  amount   bigint;
  gives    boolean;
  gave     boolean[];
  ended    record;
  taken    text;
begin
  if orders is null or orders not between 1 and 4095 or sides > 4 * 4095
     or (array_dims(p_kind), array_dims(p_fingerprint), array_dims(p_request))
        is distinct from (of_orders, of_orders, of_orders)
     or (array_dims(p_order), array_dims(p_wallet), array_dims(p_amount), array_dims(p_currency), array_dims(p_ceiling))
        is distinct from (of_sides, of_sides, of_sides, of_sides, of_sides)
     or array_dims(p_wallets) is distinct from of_wallets
     or p_seen is not null and array_dims(p_seen) is distinct from of_wallets
     or (array_dims(p_owner), array_dims(p_period), array_dims(p_direction)) is distinct from (of_counts, of_counts, of_counts)
     or (array_dims(p_raised_by), array_dims(p_count), array_dims(p_add), array_dims(p_max))
        is distinct from (of_raises, of_raises, of_raises, of_raises)
     or p_unconfirmed is not null
        and (array_dims(p_unconfirmed), array_dims(p_unconfirmed_max)) is distinct from (of_raises, of_raises)
     or (array_dims(p_ended_by), array_dims(p_ended), array_dims(p_outcome))
        is distinct from (of_endings, of_endings, of_endings) then
    raise exception 'the lists do not belong together' using errcode = 'WL003';
  end if;
  -- Only the owner of the database may say that something happened before: a demonstration has a past, a customer's
  -- payment has not. Every connection of the product works under a role or a login of its own, which this sees.
  if p_at is not null
     and (current_setting('role') <> 'none' or not pg_has_role(session_user, 'wura_ledger', 'member')) then
    raise exception 'the books are written now' using errcode = 'WL005';
  end if;

  if p_goes_on then
    perform pg_advisory_xact_lock(7302010, wallet) from (select unnest(p_wallets) as wallet order by 1) as sorted;
    perform ledger.lock_counts(p_owner);
  else
    if p_wait_for is not null then
      -- Not for long: behind this one others may wait for another wallet.
      patience := current_setting('lock_timeout');
      perform set_config('lock_timeout', '300ms', true);
      perform pg_advisory_xact_lock(7302010, p_wait_for);
      perform set_config('lock_timeout', patience, true);
    end if;
    is_without_deeds := ledger.hold_off_deeds(ledger.take_slot());
    is_free := array(select pg_try_advisory_xact_lock(7302010, wallet) from unnest(p_wallets) as wallet);
    is_count_free := array(select pg_try_advisory_xact_lock(7302011, ledger.count_key(owner)) from unnest(p_owner) as owner);
    is_contended := false = any (is_free) or false = any (is_count_free);
  end if;

  -- A transaction that gives one of these names to another deed waits until the commit, and sees what was written under it. Where that
  -- transaction is faster, the name is taken.
  if not is_without_deeds then
    taken_by_deed := array(
      select request from unnest(p_request) as request where not pg_try_advisory_xact_lock_shared(ledger.name_key(request))
    );
  end if;

  -- Hardly any order has come before, and where one has, the index says so as it is written. Only then the names of all are
  -- looked for, and all is decided anew.
  loop
    begin
      -- A statement that begins now sees all that was committed before the locks were had. PostgreSQL reads a page of the index
      -- to find the last link of a long chain, and a few keys of it when it is told where to stop.
      loop
        select array_agg(coalesce(h.seq, 0)), array_agg(coalesce(h.balance_after, 0)), array_agg(coalesce(h.cum_credit, 0)),
               array_agg(coalesce(h.moves, 0)),
               array_agg(coalesce(h.currency, (select l.currency from ledger.wallet l where l.id = wallet)))
          into seq, balance, credit, moved, currency
        from unnest(p_wallets, p_seen) as w (wallet, seen)
        left join lateral (
          select e.seq, e.balance_after, e.cum_credit, e.moves, e.currency from ledger.chain e
          where e.wallet_id = wallet and e.seq >= coalesce(seen, 0) order by e.seq desc limit 1
        ) h on true;
        -- What a caller has seen decides nothing: where it is not in this table, the whole chain is looked through.
        exit when p_seen is null or 0 <> all (seq);
        p_seen := null;
      end loop;
      select taken_by_deed || array_agg(d.request) into done from ledger.other_deed d where d.request = any(p_request);
      if p_are_new is not true then
        done := done || array(select e.request from ledger.chain e where e.request = any(p_request));
      end if;
      -- Having read ledger.chain we hold off a cut until the commit, so what follows fits what was read.
      if exists (select from ledger.closed) then
        if 0 = any (seq) then
          select array_agg(coalesce(h.place, s.known)), array_agg(coalesce(h.held, 0)), array_agg(coalesce(h.came, 0)),
                 array_agg(coalesce(h.count, 0)), array_agg(coalesce(h.unit, currency[s.i]))
            into seq, balance, credit, moved, currency
          from unnest(seq, balance, credit, moved) with ordinality as s (known, held, came, count, i)
          left join lateral (
            select s.known as place, s.held, s.came, s.count, null::smallint as unit where s.known > 0
            union all
            select l.seq, l.balance_after, l.cum_credit, l.moves, l.currency from ledger.head l
            where s.known = 0 and l.wallet_id = p_wallets[s.i]
          ) h on true;
        end if;
        done := done || ledger.done_before_cut(p_request);
      end if;
      select array_agg(k.id) into holds from ledger.kind k where k.is_hold;
      if p_owner is not null then
        select array_agg(coalesce(a.used, 0)), array_agg(coalesce(a.unconfirmed, 0)), array_agg(a.ctid),
               array_agg(case when p_unconfirmed is not null and n.direction = 'out' then coalesce((
                 select b.unconfirmed from ledger.allowance b
                 where b.owner = n.owner and b.period = n.period - 1 and b.direction = 'out'
               ), 0) end)
          into spent, without_pin, places, day_before
        from unnest(p_owner, p_period, p_direction) as n (owner, period, direction)
        left join ledger.allowance a
          on a.owner = n.owner and a.period = n.period and a.direction = n.direction;
      end if;

      if p_asks_again and p_owner is not null and exists (select from ledger.lately_changed) then
        select array_agg(c.owner) into changed from unnest(p_owner, p_direction) as n (owner, direction)
        join ledger.lately_changed c on c.owner = n.owner
        where n.direction <> 'in' and c.at > clock_timestamp() - interval '1 minute';
      end if;

      next := 1;
      raise_at := 1;
      end_at := 1;
      verdicts := null;
      waits_for := null;
      gave := null;
      at_most := null;
      is_raised := null;
      first_transfer := nextval('ledger.transfer_block') * 4096;
      posted_at := coalesce(p_at, clock_timestamp());
      seqs := array_fill(null::bigint, array[sides]);
      balances := seqs;
      credits := seqs;
      moves := seqs;
      others := array_fill(0, array[sides]);

      for o in 1 .. orders loop
        first := next;
        while p_order[next] = o loop
          next := next + 1;
        end loop;
        last := next - 1;
        verdict := 'posted';

        -- That an entry gives back follows from what it ends, and from nothing that a caller says.
        if (p_kind[o] > 0) is not true then
          raise exception 'a transfer is for nothing' using errcode = 'WL003';
        end if;
        if last = first + 1 then
          if (p_amount[first] = -p_amount[last] and p_currency[first] = p_currency[last]) is not true then
            raise exception 'a transfer does not sum to zero' using errcode = 'WL003';
          end if;
        elsif last <= first or exists (
          select from generate_series(first, last) as s group by p_currency[s]
          having sum(p_amount[s]) is distinct from 0 or count(p_amount[s]) < 2
        ) then
          raise exception 'a transfer does not sum to zero' using errcode = 'WL003';
        end if;

        -- An ending, and whether it comes too late.
        gives := false;
        if p_ended_by[end_at] = o then
          select * into ended from ledger.read_hold(p_ended[end_at], p_outcome[end_at]);
          gives := p_outcome[end_at] <> 'settled';
          if ledger.is_ending(
            ended, p_outcome[end_at], p_kind[o],
            array(select p_wallets[p_wallet[s]] from generate_series(first, last) as s), p_amount[first:last]
          ) is not true then
            raise exception 'an ending is not what its hold asks for' using errcode = 'WL004';
          end if;
          if ended.is_over then
            verdict := 'ended_before';
          end if;
        end if;

        if p_request[o] = any (done) then
          verdict := 'done_before';
        elsif is_contended and verdict = 'posted' then
          for s in first .. last loop
            if not is_free[p_wallet[s]] then
              verdict := 'in_use';
              waits_for := coalesce(waits_for, array_fill(null::integer, array[orders]));
              waits_for[o] := p_wallets[p_wallet[s]];
            end if;
          end loop;
          c := raise_at;
          while p_raised_by[c] = o loop
            if not is_count_free[p_count[c]] then
              verdict := 'in_use';
            end if;
            c := c + 1;
          end loop;
        end if;

        c := raise_at;
        while changed is not null and verdict = 'posted' and p_raised_by[c] = o loop
          if p_owner[p_count[c]] = any (changed) and p_direction[p_count[c]] <> 'in' then
            verdict := 'ask_again';
          end if;
          c := c + 1;
        end loop;

        -- Limits are named before funds.
        c := raise_at;
        while p_raised_by[c] = o and verdict = 'posted' loop
          w := p_count[c];
          if p_unconfirmed[c] is not null
             and (p_unconfirmed[c] >= 0 and day_before[w] + without_pin[w] + p_unconfirmed[c] <= p_unconfirmed_max[c]) is not true then
            verdict := 'over_allowance';
          -- What stays with its customer is counted for want of the PIN alone.
          elsif (case when p_add[c] is null then p_unconfirmed[c] is null
                      else (p_add[c] >= 0 and spent[w] + p_add[c] <= p_max[c]) is not true end) then
            verdict := case p_direction[w] when 'in' then 'over_intake' else 'over_allowance' end;
          end if;
          c := c + 1;
        end loop;

        for s in first .. last loop
          exit when verdict <> 'posted';
          w := p_wallet[s];
          if (currency[w] = p_currency[s]) is not true then
            raise exception 'a wallet is not known in this currency' using errcode = 'WL003';
          end if;
          if p_amount[s] < 0 and balance[w] + p_amount[s] < 0 and not ledger.is_system_wallet(p_wallets[w]) then
            verdict := 'insufficient_funds';
          elsif balance[w] + p_amount[s] > p_ceiling[s] then
            verdict := 'over_ceiling';
          end if;
        end loop;

        -- What is refused may be what came before, and be refused for what it did itself.
        if verdict <> 'posted' and p_are_new
           and exists (select from ledger.chain e where e.request = p_request[o]) then
          verdict := 'done_before';
        end if;
        if verdict <> 'posted' then
          verdicts := coalesce(verdicts, array_fill('posted'::ledger.verdict, array[orders]));
          verdicts[o] := verdict;
          while p_raised_by[raise_at] = o loop
            raise_at := raise_at + 1;
          end loop;
          if p_ended_by[end_at] = o then
            end_at := end_at + 1;
          end if;
          continue;
        end if;

        if p_ended_by[end_at] = o then
          perform ledger.end_hold(p_ended[end_at], p_outcome[end_at], first_transfer + o, posted_at);
          end_at := end_at + 1;
          if gives then
            gave[o] := true;
          end if;
        end if;

        while p_raised_by[raise_at] = o loop
          c := p_count[raise_at];
          spent[c] := spent[c] + coalesce(p_add[raise_at], 0);
          at_most[c] := coalesce(p_max[raise_at], at_most[c]);
          without_pin[c] := without_pin[c] + coalesce(p_unconfirmed[raise_at], 0);
          is_raised[c] := true;
          raise_at := raise_at + 1;
        end loop;

        for s in first .. last loop
          w := p_wallet[s];
          amount := p_amount[s];
          seq[w] := seq[w] + 1;
          balance[w] := balance[w] + amount;
          -- What is given back never happened, as far as the totals go.
          if gives then
            credit[w] := credit[w] + least(amount, 0);
            moved[w] := moved[w] - 1;
          else
            credit[w] := credit[w] + greatest(amount, 0);
            moved[w] := moved[w] + 1;
          end if;
          seqs[s] := seq[w];
          balances[s] := balance[w];
          credits[s] := credit[w];
          moves[s] := moved[w];
          others[s] := p_wallet[first];
        end loop;
        -- The other side of the first is the second, however many there are.
        others[first] := p_wallet[first + 1];

        if p_kind[o] = any (holds) and not gives then
          if last > first + 1 or p_amount[first] > 0 then
            raise exception 'a hold takes from one wallet into another' using errcode = 'WL004';
          end if;
          insert into ledger.hold (transfer_id, payer, payer_seq, held_in)
            values (first_transfer + o, p_wallets[p_wallet[first]], seqs[first], p_wallets[p_wallet[last]]);
        end if;
      end loop;

      if next <= sides or raise_at <= cardinality(p_raised_by) or end_at <= cardinality(p_ended_by) then
        raise exception 'the lists do not belong together' using errcode = 'WL003';
      end if;

      insert into ledger.chain
        (wallet_id, seq, transfer_id, amount, balance_after, cum_credit, moves, counterparty, created_at, currency, kind,
         fingerprint, request)
      select p_wallets[p_wallet[s]], seqs[s], first_transfer + p_order[s], p_amount[s], balances[s], credits[s], moves[s],
             p_wallets[others[s]], posted_at, p_currency[s],
             case when gave[p_order[s]] then -p_kind[p_order[s]] else p_kind[p_order[s]] end,
             -- The name of an order stands on its first side.
             case when p_order[s] = p_order[s - 1] then 0 else p_fingerprint[p_order[s]] end,
             case when p_order[s] = p_order[s - 1] then null else p_request[p_order[s]] end
      from generate_series(1, sides) as s where seqs[s] is not null;

      if p_owner is not null then
        -- Only the batch that holds a count's lock writes it, so it still stands where it was read, and is not looked for again.
        update ledger.allowance as a
          set used = spent[i], unconfirmed = without_pin[i], ceiling = coalesce(at_most[i], a.ceiling)
        from generate_subscripts(p_owner, 1) as i where is_raised[i] and a.ctid = places[i];
        get diagnostics kept = row_count;
        added := 0;
        if array_position(places, null) is not null then
          insert into ledger.allowance (owner, period, direction, used, unconfirmed, ceiling)
          select p_owner[i], p_period[i], p_direction[i], spent[i], without_pin[i], coalesce(at_most[i], 0)
          from generate_subscripts(p_owner, 1) as i where is_raised[i] and places[i] is null;
          get diagnostics added = row_count;
        end if;
        if kept + added <> cardinality(array_positions(is_raised, true)) then
          raise exception 'a count was written beside its lock' using errcode = 'serialization_failure';
        end if;
      end if;
      exit;
    exception when unique_violation then
      get stacked diagnostics taken = constraint_name;
      if p_are_new is not true or taken <> 'entry_request' then
        raise;
      end if;
      p_are_new := false;
    end;
  end loop;
end
$$;

-- What earlier ones compared their lists with.
drop function if exists ledger.are_lists(integer, text[]);

revoke execute on function ledger.post from public;
grant execute on function ledger.post to wura_app, wura_worker;
