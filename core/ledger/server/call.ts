import type { Queries } from '@wura/database';
import type { Allowance, Entry, Order, Verdict, WalletId } from './order.ts';

/** The entry that an order's first side became, or why it became none. */
export type Outcome = Entry | Refused;

export interface Refused {
  readonly verdict: Verdict;
  /** The wallet that another transaction has locked, if that is why. */
  readonly waitsFor: WalletId | undefined;
}

export interface CallOptions {
  /** The transaction goes on after this call, so it waits for its wallets and batches do without them. */
  goesOn: boolean;
  /** The one wallet that a batch waits for. */
  waitFor?: WalletId | undefined;
  /** For the past of a demonstration; refused to every role the product works under. */
  at?: Date | undefined;
  /** The last link of each wallet that was met before, as far as that is known. It is brought up to what was posted. */
  seen?: Map<WalletId, number> | undefined;
  /** No order has come before, as far as anyone knows. One that has is found all the same, at twice the cost of the call. */
  areNew?: boolean;
  /** Those whose owner has changed something lately are refused with `ask_again`, for the caller to ask them and come back. */
  asksAgain?: boolean;
}

/** Asks ledger.post to write these orders, and answers what became of each. */
export async function callPost(
  db: Queries,
  orders: readonly Order[],
  { goesOn, waitFor, at, seen, areNew = false, asksAgain = false }: CallOptions,
): Promise<Outcome[]> {
  // In their order, so that neighbours in the index are met one after the other, which halves the cost of finding them.
  const wallets = [...new Set(orders.flatMap(order => order.sides.map(side => side.wallet)))].sort((a, b) => a - b);
  const { raised, withoutPin } = counts(orders);
  const { rows } = await db.query<PostRow>({
    name: 'ledger.post',
    text: 'select * from ledger.post($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27)',
    values: [
      goesOn,
      waitFor ?? null,
      `{${wallets.join()}}`,
      ...columns(orders, wallets),
      ...raised,
      ...endings(orders),
      at ?? null,
      seen ? `{${wallets.map(wallet => seen.get(wallet) ?? 'NULL').join()}}` : null,
      ...withoutPin,
      areNew,
      asksAgain,
    ],
  });
  const { first_transfer, posted_at, verdicts, waits_for, seqs, balances, credits, moves } = rows[0]!;
  const said = verdicts?.slice(1, -1).split(',');
  const base = Number(first_transfer);
  let side = 0;
  return orders.map((order, index): Outcome => {
    const place = side;
    side += order.sides.length;
    const verdict = said?.[index] as Verdict | 'posted' | undefined;
    if (verdict && verdict !== 'posted') return { verdict, waitsFor: waits_for?.[index] ?? undefined };
    if (seen) order.sides.forEach(({ wallet }, at) => seen.set(wallet, Number(seqs[place + at])));
    const [first, second] = order.sides;
    return {
      wallet: first.wallet,
      seq: Number(seqs[place]),
      transferId: base + index + 1,
      amount: first.amount,
      balanceAfter: balances[place]!,
      cumCredit: credits[place]!,
      moves: Number(moves[place]),
      counterparty: second.wallet,
      createdAt: posted_at,
      currency: first.currency,
      kind: order.kind,
      givesBack: order.ends !== undefined && order.ends.outcome !== 'settled',
      fingerprint: order.fingerprint,
    };
  });
}

interface PostRow {
  first_transfer: bigint;
  posted_at: Date;
  /** As text, because the driver knows no array of a type of ours. */
  verdicts: string | null;
  waits_for: (number | null)[] | null;
  seqs: bigint[];
  balances: bigint[];
  credits: bigint[];
  moves: bigint[];
}

/** Array literals are joined by hand: they hold only numbers and uuids, and this is the hottest loop of the product. */
function columns(orders: readonly Order[], wallets: readonly WalletId[]): string[] {
  const places = new Map<WalletId, number>(wallets.map((wallet, index) => [wallet, index + 1]));
  let [kind, fingerprint, request] = ['', '', ''];
  let [number, wallet, amount, currency, ceiling] = ['', '', '', '', ''];
  let comma = '{';
  orders.forEach((order, index) => {
    kind += comma + order.kind;
    fingerprint += comma + order.fingerprint;
    request += comma + order.request;
    for (const side of order.sides) {
      number += comma + (index + 1);
      wallet += comma + places.get(side.wallet);
      amount += comma + side.amount;
      currency += comma + side.currency;
      ceiling += comma + (side.ceiling ?? 'NULL');
      comma = ',';
    }
  });
  return [kind, fingerprint, request, number, wallet, amount, currency, ceiling].map(column => `${column}}`);
}

type Nothing = readonly null[];

type Way = 'out' | 'unconfirmed' | 'in';

/** Whose count of which day is raised, and by what of the two that it counts. */
interface Raise {
  readonly of: Pick<Allowance, 'owner' | 'period'>;
  readonly all?: Allowance;
  readonly withoutPin?: Allowance;
}

/**
 * The counts that are raised, each once, and the raises in the order of their orders. What leaves without the PIN is counted
 * beside what leaves in all, where both are of one day.
 */
function counts(orders: readonly Order[]): { raised: string[] | Nothing; withoutPin: string[] | Nothing } {
  const places = new Map<number, { period: string; way: Way; place: number }[]>();
  let placed = 0;
  let [owner, period, direction] = ['', '', ''];
  let [by, count, add, max, unconfirmedAdd, unconfirmedMax] = ['', '', '', '', '', ''];
  let comma = '{';
  const raise = (order: number, way: Way, { of, all, withoutPin }: Raise) => {
    const own = places.get(Number(of.owner)) ?? [];
    let place = own.find(each => each.way === way && each.period === of.period)?.place;
    if (place === undefined) {
      place = ++placed;
      own.push({ period: of.period, way, place });
      places.set(Number(of.owner), own);
      owner += comma + of.owner;
      period += comma + of.period;
      direction += comma + way;
    }
    by += comma + order;
    count += comma + place;
    add += comma + (all?.sum ?? 'NULL');
    max += comma + (all?.ceiling ?? 'NULL');
    unconfirmedAdd += comma + (withoutPin?.sum ?? 'NULL');
    unconfirmedMax += comma + (withoutPin?.ceiling ?? 'NULL');
    comma = ',';
  };
  orders.forEach(({ allowance, unconfirmed, intake }, index) => {
    const order = index + 1;
    const beside = unconfirmed?.reachesBack ? unconfirmed : undefined;
    const isOneCount = beside && beside.owner === allowance?.owner && beside.period === allowance.period;
    if (allowance) raise(order, 'out', { of: allowance, all: allowance, ...(isOneCount && { withoutPin: beside }) });
    if (beside && !isOneCount) raise(order, 'out', { of: beside, withoutPin: beside });
    if (unconfirmed && !beside) raise(order, 'unconfirmed', { of: unconfirmed, all: unconfirmed });
    if (intake) raise(order, 'in', { of: intake, all: intake });
  });
  if (placed === 0) {
    return { raised: [null, null, null, null, null, null, null], withoutPin: [null, null] };
  }
  return {
    raised: [owner, period, direction, by, count, add, max].map(column => `${column}}`),
    withoutPin: [unconfirmedAdd, unconfirmedMax].map(column => `${column}}`),
  };
}

function endings(orders: readonly Order[]): unknown[][] | Nothing {
  const ended = orders.flatMap(({ ends }, index) => (ends ? [{ ...ends, by: index + 1 }] : []));
  if (ended.length === 0) return [null, null, null];
  return [ended.map(end => end.by), ended.map(end => end.transferId), ended.map(end => end.outcome)];
}
