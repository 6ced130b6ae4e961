import type { Pool, PoolClient } from 'pg';
import {
  CeilingReached,
  InsufficientFunds,
  isSystemWallet,
  type Allowance,
  type Entry,
  type Head,
  type Order,
  type WalletId,
} from './order.ts';

/** Orders already decided on, as the rows that ledger.post takes. */
export interface Links {
  readonly rows: Row[];
  readonly orders: Order[];
}

interface Row extends Omit<Entry, 'createdAt' | 'transferId'> {
  readonly transfer: number;
  readonly request: string | undefined;
  /** The row of the other side, where there are just two. */
  other: Row | undefined;
  /** Where in the call the row stands, counted from 1. */
  place: number;
}

export const noLinks = (): Links => ({ rows: [], orders: [] });

/** Which wallet cannot pay or cannot take the order, and how that is said. */
export interface Misfit {
  readonly wallet: WalletId;
  readonly reason: typeof InsufficientFunds | typeof CeilingReached;
}

/**
 * Adds an order to a batch, moving each wallet's head one link on. Answers the wallet that it does not fit, if there is
 * one, and then has changed nothing.
 */
export function addOrder(links: Links, order: Order, heads: Map<WalletId, Head>): Misfit | undefined {
  for (const { wallet, amount, ceiling } of order.sides) {
    if (isSystemWallet(wallet)) continue;
    const after = heads.get(wallet)!.balance + amount;
    if (amount < 0n && after < 0n) return { wallet, reason: InsufficientFunds };
    if (ceiling !== undefined && after > ceiling) return { wallet, reason: CeilingReached };
  }
  const transfer = links.orders.push(order);
  const gives = order.ends !== undefined && order.ends.outcome !== 'settled';
  order.sides.forEach(({ wallet, amount, currency }, index) => {
    const head = heads.get(wallet)!;
    const next: Head = {
      seq: head.seq + 1,
      balance: head.balance + amount,
      // What is given back never happened, as far as the totals go.
      cumCredit: head.cumCredit + (amount > 0n !== gives ? amount : 0n),
      moves: head.moves + (gives ? -1 : 1),
    };
    heads.set(wallet, next);
    links.rows.push({
      transfer,
      wallet,
      seq: next.seq,
      amount,
      balanceAfter: next.balance,
      cumCredit: next.cumCredit,
      moves: next.moves,
      counterparty: order.sides[index === 0 ? 1 : 0].wallet,
      currency,
      kind: order.kind,
      givesBack: gives,
      fingerprint: index === 0 ? order.fingerprint : 0,
      request: index === 0 ? order.request : undefined,
      other: undefined,
      place: 0,
    });
  });
  if (order.sides.length === 2) pair(links.rows.at(-2)!, links.rows.at(-1)!);
  return undefined;
}

function pair(a: Row, b: Row): void {
  a.other = b;
  b.other = a;
}

/** Writes a batch in one call, and answers the entry of each order's first side, in the order they were added. */
export async function postLinks(
  db: Pick<Pool | PoolClient, 'query'>,
  { rows, orders }: Links,
  at?: Date,
): Promise<Entry[]> {
  const first = firstRows(rows, orders.length);
  // By wallet and seq: two processes that write the same wallets then wait for each other in one direction only, and
  // neighbouring keys meet warm pages. The sort is stable, so the seqs of a wallet stay in order.
  rows.sort((a, b) => a.wallet - b.wallet);
  rows.forEach((row, index) => (row.place = index + 1));
  const spent = allowances(orders);
  const { rows: answer } = await db.query<{ first_transfer: bigint; posted_at: Date }>({
    ...(spent ? postAndSpend : postOnly),
    values: [...columns(rows), ...endings(orders), at ?? null, ...(spent ?? [])],
  });
  const { first_transfer, posted_at } = answer[0]!;
  const base = Number(first_transfer);
  return first.map(row => entryOf(row, { transferId: base + row.transfer, createdAt: posted_at }));
}

/** Field by field, which costs a third of copying the rest of a row. */
function entryOf(row: Row, written: Pick<Entry, 'transferId' | 'createdAt'>): Entry {
  return {
    wallet: row.wallet,
    seq: row.seq,
    transferId: written.transferId,
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    cumCredit: row.cumCredit,
    moves: row.moves,
    counterparty: row.counterparty,
    createdAt: written.createdAt,
    currency: row.currency,
    kind: row.kind,
    givesBack: row.givesBack,
    fingerprint: row.fingerprint,
  };
}

const postOnly = {
  name: 'ledger.post',
  text: 'select * from ledger.post($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17)',
};
const postAndSpend = {
  name: 'ledger.post_and_spend',
  text: `${postOnly.text} as posted cross join ledger.spend($18,$19,$20,$21,$22)`,
};

function firstRows(rows: readonly Row[], count: number): Row[] {
  const first = new Array<Row>(count);
  for (const row of rows) if (row.request !== undefined) first[row.transfer - 1] = row;
  return first;
}

/** Array literals are joined by hand: they hold only numbers, uuids and days, and this is the hottest loop of the product. */
function columns(rows: readonly Row[]): string[] {
  let [transfer, wallet, seq, amount, after, credit] = ['', '', '', '', '', ''];
  let [moves, counterparty, currency, kind, fingerprint, request, partner] = ['', '', '', '', '', '', ''];
  let comma = '{';
  for (const row of rows) {
    transfer += comma + row.transfer;
    wallet += comma + row.wallet;
    seq += comma + row.seq;
    amount += comma + row.amount;
    after += comma + row.balanceAfter;
    credit += comma + row.cumCredit;
    moves += comma + row.moves;
    counterparty += comma + row.counterparty;
    currency += comma + row.currency;
    kind += comma + (row.givesBack ? -row.kind : row.kind);
    fingerprint += comma + row.fingerprint;
    request += comma + (row.request ?? 'NULL');
    partner += comma + (row.other?.place ?? 0);
    comma = ',';
  }
  return [
    transfer, wallet, seq, amount, after, credit, moves, counterparty, currency, kind, fingerprint, request,
    partner,
  ].map(column => `${column}}`); // prettier-ignore
}

function endings(orders: readonly Order[]): (unknown[] | null)[] {
  const ended = orders.flatMap(({ ends }, index) => (ends ? [{ ...ends, ender: index + 1 }] : []));
  if (ended.length === 0) return [null, null, null];
  return [ended.map(end => end.ender), ended.map(end => end.transferId), ended.map(end => end.outcome)];
}

type Counted = Allowance & { readonly direction: 'out' | 'in' };

/** One row for each owner, period and direction, in one order everywhere. */
function allowances(orders: readonly Order[]): string[] | undefined {
  const sums = new Map<string, Counted>();
  const count = (allowance: Allowance, direction: Counted['direction']) => {
    const { owner, period, sum, ceiling } = allowance;
    const name = `${owner} ${period} ${direction}`;
    const before = sums.get(name);
    sums.set(
      name,
      before
        ? { ...before, sum: before.sum + sum, ceiling: least(before.ceiling, ceiling) }
        : { ...allowance, direction },
    );
  };
  for (const { allowance, intake } of orders) {
    if (allowance) count(allowance, 'out');
    if (intake) count(intake, 'in');
  }
  if (sums.size === 0) return undefined;
  const rows = [...sums.values()].sort((a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0));
  const column = (name: keyof Counted) => `{${rows.map(row => row[name]).join()}}`;
  return [column('owner'), column('period'), column('direction'), column('sum'), column('ceiling')];
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
