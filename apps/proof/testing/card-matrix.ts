import { faultModes } from '@wura/app-sandbox/faults';
import { openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import type { Pool } from '@wura/database';
import { minorOf } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { cardDeeds, newAskers, type Asker, type CardDeed, type CardDeedName } from './card-deeds.ts';
import { tellOfCard } from './issuer-word.ts';
import { runDue } from './deeds.ts';

// Every misbehaviour of each of the issuer's calls, in a product of its own: the wallet, our book of the card and the issuer's
// must say the same afterwards, to the smallest unit.

export interface IssuersCall {
  readonly deed: CardDeedName;
  /** By the sandbox's name. */
  readonly call: string;
  /** The call that moves the money, where the fault is in another: then what it moves is left undecided. */
  readonly undecidedBy?: string;
}

/** All that the sandbox can do, and one that only the issuer's webhooks can: they tell an end before there is one. */
export const cardModes = [...faultModes, 'word_before_deed'] as const;
export type CardMode = (typeof cardModes)[number];

export interface CardCell {
  readonly mode: CardMode;
  readonly runs: number;
  met: number;
  readonly wrong: string[];
  readonly finalMs: number[];
}

export interface CardLane {
  readonly operation: string;
  readonly cells: readonly CardCell[];
  /** What was given back although they have it, or kept although they have it not, and what they have twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Our books of the issuer's account, and of each card, against theirs, in smallest units. */
  readonly difference: string;
  readonly clearing: string;
}

interface Lane {
  readonly product: TestProduct;
  readonly checker: Pool;
  readonly of: IssuersCall;
  readonly deed: CardDeed;
}

/** Here they answer in milliseconds, or are meant not to. */
const timeoutMs = 1_500;
const lateMs = 2_500;
/** As many cards as one customer may make in a day, less one to spare. */
const cardsEach = 4;

export async function runCardLane(
  database: TestDatabase,
  { of, modes, runs }: { of: IssuersCall; modes: readonly CardMode[]; runs: number },
): Promise<CardLane> {
  const environment = { BRIDGECARD_TIMEOUT_MS: String(timeoutMs) };
  const product = await openTestProduct(database, {}, { environment });
  const deed: CardDeed = cardDeeds[of.deed];
  const lane: Lane = { product, checker: database.pool('wura_checker'), of, deed };
  try {
    // The worker hears the rates.
    await product.runJobs();
    // What looks at every card of the lane would meet the fault in place of the call that it lies in wait for.
    await product.pool.query(`delete from jobs.job where kind = 'card_round'`);
    const cells: CardCell[] = [];
    let askers: Asker[] = [];
    for (const [at, mode] of modes.entries()) {
      // The issuer is told of a customer once.
      const most = of.call === 'cardholder' ? 1 : cardsEach;
      const isWorn = deed.needsCard ? at === 0 : at % most === 0;
      if (isWorn) askers = await newAskers(product, deed, runs);
      cells.push(await runCell(lane, mode, askers));
    }
    const wrong = cells.flatMap(cell => cell.wrong);
    const about = (word: string) => wrong.filter(line => line.includes(word)).length;
    const operation = `${of.deed}: ${of.call}`;
    const difference = String(await differenceOf(lane));
    const clearing = String(await product.clearing());
    return { operation, cells, lost: about('lost'), doubled: about('doubled'), difference, clearing };
  } finally {
    await product.close();
  }
}

async function runCell(lane: Lane, mode: CardMode, askers: readonly Asker[]): Promise<CardCell> {
  const { product, of, deed } = lane;
  const cell: CardCell = { mode, runs: askers.length, met: 0, wrong: [], finalMs: [] };
  await untilQuiet(lane);
  const before = await Promise.all(askers.map(asker => seen(lane, asker)));
  const arm = (operation: string, how: string, delayMs = lateMs) =>
    product.control('/faults', { provider: 'issuer', operation, mode: how, times: askers.length, delayMs });
  if (of.undecidedBy !== undefined) await arm(of.undecidedBy, 'pending');
  // The word comes while they think, and they do it before we wait no more.
  if (mode === 'word_before_deed') await arm(of.call, 'slow', timeoutMs / 2);
  else await arm(of.call, mode);
  const keys = askers.map(() => randomBytes(16).toString('hex'));
  const startedAt = performance.now();
  const answers = Promise.all(askers.map((asker, turn) => deed.ask(asker, keys[turn]!)));
  if (mode === 'word_before_deed') await forestall(lane, askers);
  const told = await answers;
  // What acts late has acted by then.
  if (mode === 'slow') await new Promise(resolve => setTimeout(resolve, lateMs));
  await endAll(lane, askers);
  cell.finalMs.push(...askers.map(() => performance.now() - startedAt));
  const waiting = (await product.control('/faults')) as { operation: string; times: number }[];
  const left = waiting.filter(each => each.operation === of.call).reduce((sum, { times }) => sum + times, 0);
  cell.met = askers.length - left;
  await product.clearFaults();
  await untilQuiet(lane);
  for (const [turn, asker] of askers.entries()) {
    const fault = await judge(lane, { asker, mode, before: before[turn]!, status: told[turn]!.status });
    if (fault !== undefined) cell.wrong.push(fault);
  }
  return cell;
}

/** As soon as it is known under which name they were asked, they seem to say that it is done, or that it never will be. */
async function forestall({ product, deed }: Lane, askers: readonly Asker[]): Promise<void> {
  const table = deed.direction === 'to the card' ? 'provider_payments.open_payment' : 'virtual_cards.unloading';
  const state = deed.direction === 'to the card' ? 'true' : `state = 'open'`;
  const word = deed.direction === 'to the card' ? 'card_credit_event' : 'card_unload_event';
  for (let n = 0; n < 40; n++) {
    const { rows } = await product.pool.query<{ reference: string }>(`select reference from ${table} where ${state}`);
    for (const [at, { reference }] of rows.entries()) {
      const end = at % 2 === 0 ? 'successful' : 'failed';
      const data = { card_id: 'crd', amount: '999999', currency: 'USD', transaction_reference: reference };
      for (let copy = 0; copy < 3; copy++) await tellOfCard(product, { event: `${word}.${end}`, data });
    }
    if (rows.length >= askers.length) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

interface MoveThere {
  readonly reference: string | null;
  readonly provider_reference: string;
  readonly operation: string;
  readonly amount: string;
  readonly currency: 'USD' | 'NGN';
  readonly destination: string;
  readonly status: string;
}

/** Until nothing that the issuer has, or may get, is open any more. They decide by turns. */
async function endAll(lane: Lane, askers: readonly Asker[]): Promise<void> {
  const { product } = lane;
  for (let n = 0; n < 40; n++) {
    const open = await openReferences(lane);
    for (const [at, reference] of open.entries()) {
      const outcome = at % 2 === 0 ? 'success' : 'failed';
      await product.control(`/settle/${reference}`, { outcome }).catch(() => {});
    }
    if (open.length === 0) return;
    await work(lane);
  }
  throw new Error(`no end for ${askers.length} of ${lane.of.deed}`);
}

async function openReferences({ product }: Lane): Promise<string[]> {
  const { rows } = await product.pool.query<{ reference: string }>(
    `select reference from provider_payments.payment where state in ('held', 'asked', 'accepted')
     union all select reference from virtual_cards.unloading where state = 'open' order by reference`,
  );
  return rows.map(({ reference }) => reference);
}

/** A worker that has one of them in hand this moment will be through with it soon enough. */
async function work({ product }: Lane): Promise<void> {
  await product.pool.query(
    `update jobs.job set due_at = clock_timestamp()
      where id in (select id from jobs.job where kind like 'card\\_%' for update skip locked)`,
  );
  await runDue(product);
}

/** What the issuer's webhooks made due is done, and nothing of the cell before can meet the next one's fault. */
async function untilQuiet(lane: Lane): Promise<void> {
  for (let n = 0; n < 40; n++) {
    const { rows } = await lane.product.pool.query(`select from jobs.job where kind like 'card\\_%'`);
    if (rows.length === 0) return;
    await work(lane);
  }
  throw new Error('the worker comes to no end with cards');
}

interface Seen {
  readonly wallet: bigint;
  /** Of the cards, by our own book of them. */
  readonly cards: bigint;
  readonly lastReference: string | undefined;
}

async function seen({ checker, deed }: Lane, { holder }: Asker): Promise<Seen> {
  const { rows } = await checker.query<{ cards: bigint; reference: string | null }>(
    `select coalesce((select sum(e.amount) from virtual_cards.entry e join virtual_cards.card c on c.id = e.card
                       where c.customer = $1), 0)::bigint as cards,
            coalesce((select max(reference) from (
              select f.reference from virtual_cards.funding f join virtual_cards.card c on c.id = f.card where c.customer = $1
              order by f.created_at desc limit 1) last)) as reference`,
    [holder.number],
  );
  return {
    wallet: await holder.balance(deed.currency),
    cards: rows[0]!.cards,
    lastReference: rows[0]!.reference ?? undefined,
  };
}

/** Done there once, it has cost what was agreed and stands on the card; not done there, it has cost nothing. */
async function judge(
  lane: Lane,
  { asker, mode, before, status }: { asker: Asker; mode: CardMode; before: Seen; status: number },
): Promise<string | undefined> {
  const { product, deed, checker } = lane;
  const after = await seen(lane, asker);
  const paid = before.wallet - after.wallet;
  const came = after.cards - before.cards;
  const name = `${mode} (${status})`;
  if (deed.direction === 'to the wallet') {
    const { rows } = await checker.query<{ reference: string; state: string; amount: bigint }>(
      'select reference, state, amount from virtual_cards.unloading where customer = $1 order by created_at desc limit 1',
      [asker.holder.number],
    );
    const last = rows[0];
    const done = last ? await timesDone(product, last.reference) : 0;
    if (done > 1) return `${name}: doubled, ${done} times there`;
    const must = last?.state === 'done' ? last.amount : 0n;
    if ((last?.state === 'done') !== (done === 1) && mode !== 'refuse') return `${name}: lost, ${last?.state} here`;
    const isNow = last !== undefined && paid !== 0n;
    if (!isNow && came === 0n) return done === 1 && mode === 'act_then_timeout' ? `${name}: lost` : undefined;
    return -paid === must && came === -must ? undefined : `${name}: lost, ${paid} and ${came} where ${must} was due`;
  }
  const { reference } = await lastPayment(lane, asker);
  const isNew = reference !== undefined && reference !== before.lastReference;
  const done = isNew ? await timesDone(product, reference) : 0;
  const [payment] = isNew ? await paymentOf(checker, reference) : [];
  if (done > 1) return `${name}: doubled, ${done} times there`;
  const must = done === 1 ? 'succeeded' : 'declined';
  if (payment && payment.state !== must) return `${name}: lost, ${payment.state} here and must be ${must}`;
  const cost = payment?.state === 'succeeded' ? payment.cost : 0n;
  const onCard = payment?.state === 'succeeded' ? payment.card_minor : 0n;
  if (paid !== cost || came !== onCard) return `${name}: lost, ${paid} paid of ${cost}, ${came} came of ${onCard}`;
  const acted = mode === 'act_then_timeout' && lane.of.undecidedBy === undefined && moves.has(lane.of.call);
  return acted && done !== 1 ? `${name}: lost, acted on and done ${done} times there` : undefined;
}

/** The calls by which money moves. */
const moves = new Set(['create', 'fund', 'unload']);

async function lastPayment({ checker }: Lane, { holder }: Asker): Promise<{ reference: string | undefined }> {
  const { rows } = await checker.query<{ reference: string }>(
    `select f.reference from virtual_cards.funding f join virtual_cards.card c on c.id = f.card
      where c.customer = $1 order by f.created_at desc limit 1`,
    [holder.number],
  );
  return { reference: rows[0]?.reference };
}

async function paymentOf(checker: Pool, reference: string) {
  const { rows } = await checker.query<{ state: string; cost: bigint; card_minor: bigint }>(
    `select p.state, f.amount as card_minor, -e.amount as cost
       from provider_payments.payment p join virtual_cards.funding f using (reference)
       join wallets.movement m on m.transfer_id = p.transfer_id
       join ledger.entry e on e.wallet_id = m.wallet and e.seq = m.seq
      where p.reference = $1`,
    [reference],
  );
  return rows;
}

async function timesDone(product: TestProduct, reference: string): Promise<number> {
  const rows = (await product.control('/books/issuer')) as MoveThere[];
  return rows.filter(row => row.reference === reference && row.status === 'success').length;
}

const out = new Set(['unload', 'purchase', 'fee', 'deleted']);

/** Of every card by itself, and of what stands with the issuer altogether, in each currency: all of it added up. */
async function differenceOf({ product, checker }: Lane): Promise<bigint> {
  const theirs = new Map<string, bigint>();
  const inCurrency = new Map<string, bigint>([
    ['USD', 0n],
    ['NGN', 0n],
  ]);
  for (const row of (await product.control('/books/issuer')) as MoveThere[]) {
    if (row.status !== 'success') continue;
    const minor = minorOf(row.amount, row.currency) * (out.has(row.operation) ? -1n : 1n);
    theirs.set(row.destination, (theirs.get(row.destination) ?? 0n) + minor);
    inCurrency.set(row.currency, inCurrency.get(row.currency)! + minor);
  }
  const { rows: cards } = await checker.query<{ issuer_card: string; balance: bigint }>(
    `select c.issuer_card, coalesce(sum(e.amount), 0)::bigint as balance
       from virtual_cards.card c left join virtual_cards.entry e on e.card = c.id
      where c.issuer_card is not null group by c.issuer_card`,
  );
  const { rows: accounts } = await checker.query<{ currency: number; balance: bigint }>(
    `select currency, coalesce(sum(balance), 0)::bigint as balance
       from ledger.system_balance where purpose = 'bridgecard' group by currency`,
  );
  for (const { currency, balance } of accounts) {
    const { code } = currencyById(currency);
    inCurrency.set(code, (inCurrency.get(code) ?? 0n) - balance);
  }
  const size = (minor: bigint) => (minor < 0n ? -minor : minor);
  const ofCards = cards.reduce((sum, card) => sum + size(card.balance - (theirs.get(card.issuer_card) ?? 0n)), 0n);
  const unknown = [...theirs.keys()].filter(id => !cards.some(card => card.issuer_card === id));
  const ofUnknown = unknown.reduce((sum, id) => sum + size(theirs.get(id)!), 0n);
  const ofAccounts = [...inCurrency.values()].reduce((sum, minor) => sum + size(minor), 0n);
  return ofCards + ofUnknown + ofAccounts;
}
