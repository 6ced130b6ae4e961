-- What the books are made of. A payment writes to ledger.chain, which is cut now and then (functions/cut.sql): what it was is
-- closed and becomes a part of ledger.past, and later of ledger_archive.past. Two views put the parts together, drawn anew
-- whenever these change; as long as nothing was ever cut they are the one table and nothing else.

set local role wura_ledger;

-- ledger.link: every link, newest table first, so that a search for one ends where it is found. ledger.head: the last link
-- of each wallet by one descent in the open table, or else by one in what was carried out of the closed ones.
-- The names are of the tables that are no part of ledger.past, newest first.
create or replace function ledger.draw_books(p_young text[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  -- As the tables have them.
  columns constant text := 'seq, transfer_id, amount, balance_after, cum_credit, moves, created_at, wallet_id, counterparty, '
    'currency, kind, fingerprint, request';
  head    constant text := 'select c.currency, c.seq, c.balance_after, c.cum_credit, c.moves from ledger.%I c where '
    'c.wallet_id = w.id order by c.seq desc limit 1';
  links   text[] := array(select format('select %s from ledger.%I', columns, name) from unnest(p_young) as name);
  heads   text[] := array(select format('(' || head || ')', name) from unnest(p_young) as name);
begin
  if exists (select from ledger.closed) then
    links := links || format('select %s from ledger.past', columns);
    heads := heads || '(select c.currency, c.seq, c.balance_after, c.cum_credit, c.moves from ledger.carried c where '
      'c.wallet_id = w.id)'::text;
  end if;
  if exists (select from ledger.closed where archived_at is not null) then
    links := links || format('select %s from ledger_archive.past', columns);
  end if;
  execute $view$
create or replace view ledger.link as
$view$ || array_to_string(links, ' union all ');
  execute $view$
create or replace view ledger.head as
  select w.id as wallet_id, h.currency, h.seq, h.balance_after, h.cum_credit, h.moves
  from ledger.wallet w cross join lateral (
$view$ || case
    when cardinality(heads) = 1 then format(head, p_young[1])
    else 'select * from (' || array_to_string(heads, ' union all ') || ') newest limit 1'
  end || ') h';
end
$$;
revoke execute on function ledger.draw_books from public;

select ledger.draw_books(array(
  select name from unnest(array['chain', 'chain_closing']) as name where to_regclass('ledger.' || name) is not null
));
grant select on ledger.head to wura_owner, wura_app, wura_worker, wura_reader, wura_checker;
