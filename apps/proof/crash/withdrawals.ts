import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@wura/database';
import { addressesOfAccount, openKeys } from '@wura/tron/keys';
import { createHistory } from '../history.ts';
import { verifyAll } from './funded.ts';
import { noCounts, pin, signIn, signUp, type World } from './clients.ts';
import type { Fate, Stage } from './gate.ts';
import { openCrashProduct, type CrashProduct, type Databases, type Gated } from './product.ts';

// USDT leaves over the chain, and the process that has it in hand is killed: between signing and writing the signature down,
// between that and the broadcast, between the broadcast and writing that down. Each must be on the chain once. Past
// 300 lines because each moment is a way to die of its own.

/** Answers how many of these were caught in just that moment. */
type Kill = (given: Withdrawing, asked: readonly Asked[]) => Promise<number>;

/** What dies when. */
const kills = {
  'signer: signed, not written down': killSigner,
  'server: signed, not broadcast': (given, asked) =>
    killServer(given, asked, { stage: 'arriving', fate: 'never arrives' }),
  'server: broadcast, and late': (given, asked) =>
    killServer(given, asked, { stage: 'arriving', fate: 'arrives late' }),
  'server: broadcast, not recorded': (given, asked) =>
    killServer(given, asked, { stage: 'answered', fate: 'never arrives' }),
  'worker: signed, not broadcast': (given, asked) =>
    killWorker(given, asked, { stage: 'arriving', fate: 'never arrives' }),
  'worker: broadcast, not recorded': (given, asked) =>
    killWorker(given, asked, { stage: 'answered', fate: 'never arrives' }),
} as const satisfies Record<string, Kill>;
export type Death = keyof typeof kills;

export interface DeathReport {
  readonly death: Death;
  /** How many withdrawals there were, and how many of them were caught in just that moment. */
  readonly runs: number;
  readonly met: number;
  /** Twice on the chain, or with another sum, or there and given back. */
  readonly doubled: number;
  /** Paid for, and not on the chain. */
  readonly lost: number;
}

export interface WithdrawalsReport {
  readonly deaths: readonly DeathReport[];
  /** What the customer has less what follows from all of it, in millionths. */
  readonly walletDifference: string;
  /** What the chain has of ours less what the books say of it. */
  readonly chainDifference: string;
}

interface Customer {
  readonly token: string;
  readonly wallet: string;
  readonly address: string;
}

interface Withdrawing {
  readonly product: CrashProduct;
  /** Who may lock a table. */
  readonly owner: Pool;
  readonly customer: Customer;
}

/** One withdrawal, which is asked for under one key until it is answered. */
interface Asked {
  readonly to: string;
  readonly key: string;
}

interface Sent extends Asked {
  readonly death: Death;
}

function newAsked(): Asked {
  const { deposit } = addressesOfAccount(openKeys(randomBytes(32)).accountKey);
  return { to: deposit(0), key: randomBytes(12).toString('hex') };
}

/** The signer has one in hand at a time; of those that are sent a few are under way at once. */
const togetherOf = (death: Death) => (death.startsWith('signer') ? 1 : 5);
/** What is signed too late to be caught is asked for once more. */
const triesMost = 3;

const usdt = 1_000_000n;
const amount = 2n;
const fee = 1n;
/** What the hot wallet is given before anything moves: the owner's, and not in the books. */
const filled = 100_000n;

export const allDeaths = Object.keys(kills) as readonly Death[];

export async function runWithdrawals(
  database: Databases,
  { runs, deaths }: { runs: number; deaths: readonly Death[] },
): Promise<WithdrawalsReport> {
  const product = await openCrashProduct(database.urls);
  try {
    // One of them is enough, and the other would take up what the first is to die with.
    await product.workers[1].part.stop();
    const owner = database.pool('none');
    const control = controlOf(product);
    await control('/chain/deposit', { address: product.hotAddress, amount: Number(filled) });
    await control('/chain/deposit', { address: product.hotAddress, amount: 1_000_000, token: 'trx' });
    const customer = await newCustomer(product, database.pool('wura_app'));
    const given: Withdrawing = { product, owner, customer };
    const needed = (amount + fee) * BigInt(runs * deaths.length * triesMost);
    await control('/chain/deposit', { address: customer.address, amount: Number(needed) });
    await control('/chain/mine', { blocks: 20 });
    await waitFor('the deposit', async () => (await balanceOf(given)) === needed * usdt);

    const sent: Sent[] = [];
    const met = new Map<Death, number>();
    for (const death of deaths) {
      for (let left = runs, tried = 0; left > 0 && tried < runs * triesMost;) {
        const asked = Array.from({ length: Math.min(left, togetherOf(death)) }, newAsked);
        const caught = await kills[death](given, asked);
        for (const each of asked) await insist(given, each);
        sent.push(...asked.map(each => ({ ...each, death })));
        met.set(death, (met.get(death) ?? 0) + caught);
        [left, tried] = [left - caught, tried + asked.length];
      }
    }
    await untilAllEnded(given);
    return await judge(given, { sent, met, before: needed * usdt });
  } finally {
    await product.close();
  }
}

/** It has signed and is about to write that down, which a lock on the table keeps it from: then it dies. */
async function killSigner(given: Withdrawing, asked: readonly Asked[]): Promise<number> {
  const { signer } = given.product;
  const locking = await given.owner.connect();
  await untilSeen(given);
  await freezeBetweenTransactions(given);
  try {
    for (const each of asked) await insist(given, each);
    await locking.query('begin');
    // Its reading is let through, and what it writes is not.
    await locking.query('lock table usdt.sending in share mode');
    signer.thaw();
    const isMet = await soon(async () => {
      const { rows } = await given.owner.query(
        `select from pg_stat_activity where application_name = 'wura-signer' and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    await signer.kill();
    return isMet ? 1 : 0;
  } finally {
    await locking.query('rollback');
    locking.release();
    await signer.start();
  }
}

/** In the middle of one it would keep the table from the harness, which is to lock it. */
async function freezeBetweenTransactions({ product: { signer }, owner }: Withdrawing): Promise<void> {
  await waitFor('a signer that holds nothing', async () => {
    signer.freeze();
    const open = `select from pg_stat_activity where application_name = 'wura-signer' and xact_start is not null`;
    const isBetween = (await owner.query(open)).rows.length === 0;
    if (!isBetween) signer.thaw();
    return isBetween;
  });
}

/** While no process has seen the signer for long no withdrawal is taken at all. */
const untilSeen = ({ owner }: Withdrawing) =>
  waitFor('the signer', async () => {
    const seen = `select from usdt.signer where seen_at > clock_timestamp() - interval '6 seconds'`;
    return (await owner.query(seen)).rows.length > 0;
  });

interface Moment {
  readonly stage: Stage;
  readonly fate: Fate;
}

/** The customer's own request sends what is signed while they wait. */
function killServer(given: Withdrawing, asked: readonly Asked[], moment: Moment): Promise<number> {
  for (const each of asked) void withdraw(given, each).catch(() => {});
  return killAt(given.product.server, asked.length, moment);
}

/** Signed only after the customer has been answered, so that the worker is the one who sends it. */
async function killWorker(given: Withdrawing, asked: readonly Asked[], moment: Moment): Promise<number> {
  const { signer, workers } = given.product;
  await untilSeen(given);
  signer.freeze();
  await Promise.all(asked.map(each => insist(given, each)));
  const caught = killAt(workers[0], asked.length, moment);
  signer.thaw();
  await soon(async () => {
    const { rows } = await given.owner.query('select from usdt.sending where signed is null and refusal is null');
    return rows.length === 0;
  });
  await makeDue(given);
  return caught;
}

async function killAt({ gate, part }: Gated, most: number, { stage, fate }: Moment): Promise<number> {
  const stopped = [];
  while (stopped.length < most) {
    const next = await gate.stopNext(stage, ['broadcasthex'], stopped.length === 0 ? 10_000 : 2_000);
    if (!next) break;
    stopped.push(next);
  }
  await part.kill();
  for (const each of stopped) each.release(fate);
  await part.start();
  return stopped.length;
}

/** The same call under the same key, until the server is there to say what became of it. */
async function insist(given: Withdrawing, asked: Asked): Promise<void> {
  await waitFor('an answer', async () => {
    const status = await withdraw(given, asked).catch(() => 0);
    if (status >= 400 && status < 500 && status !== 429) throw new Error(`a withdrawal was refused: ${status}`);
    return status === 200 || status === 202;
  });
}

async function withdraw({ product, customer }: Withdrawing, { to, key }: Asked): Promise<number> {
  const body = { from_wallet_id: customer.wallet, to_address: to, amount: Number(amount), pin };
  const response = await fetch(`${product.serverUrl}/api/usdt/transfer`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${customer.token}`,
      'idempotency-key': key,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  await response.text();
  return response.status;
}

/** What was in the hands of the dead is free again once their leases have ended; then the chain makes it final. */
async function untilAllEnded(given: Withdrawing): Promise<void> {
  const unsent = `select from usdt.sending where purpose = 'withdrawal' and seen_block is null and ended is null`;
  const open = `select from provider_payments.payment where state in ('held', 'asked', 'accepted')`;
  for (const query of [unsent, open]) {
    await waitFor(
      'the last withdrawal',
      async () => {
        await makeDue(given);
        if (query === open) await controlOf(given.product)('/chain/mine', { blocks: 21 });
        return (await given.owner.query(query)).rows.length === 0;
      },
      { everyMs: 1_000, most: 180 },
    );
  }
}

async function makeDue({ owner }: Withdrawing): Promise<void> {
  await owner.query(
    `update jobs.job set due_at = clock_timestamp()
      where id in (select id from jobs.job where kind like 'usdt%' and due_at > clock_timestamp()
                      and not in_hand for update skip locked)`,
  );
}

async function judge(
  { product, owner, customer }: Withdrawing,
  { sent, met, before }: { sent: readonly Sent[]; met: ReadonlyMap<Death, number>; before: bigint },
): Promise<WithdrawalsReport> {
  const control = controlOf(product);
  const there = (await control('/books/chain')) as { destination: string; amount: string; status: string }[];
  const { rows: payments } = await owner.query<{ address: string; state: string }>(
    `select m.details ->> 'address' as address, p.state
       from provider_payments.payment p join wallets.movement m using (transfer_id)`,
  );
  const stateOf = new Map(payments.map(({ address, state }) => [address, state]));
  let spent = 0n;
  const verdicts = sent.map(each => {
    const done = there.filter(row => row.destination === each.to && row.status === 'success');
    const isPaid = stateOf.get(each.to) === 'succeeded';
    if (isPaid) spent += amount + fee;
    const isDoubled = done.length > 1 || done.some(row => row.amount !== '2.000000') || (!isPaid && done.length > 0);
    return { ...each, isDoubled, isLost: isPaid && done.length === 0 };
  });
  const deaths = [...met].map(([death, caught]): DeathReport => {
    const rows = verdicts.filter(each => each.death === death);
    const doubled = rows.filter(({ isDoubled }) => isDoubled).length;
    return { death, runs: rows.length, met: caught, doubled, lost: rows.filter(({ isLost }) => isLost).length };
  });
  const wallet = await balanceOf({ product, owner, customer });
  const ours = (await chainHas(product, product.hotAddress)) + (await chainHas(product, customer.address));
  const { rows } = await owner.query<{ minor: bigint }>(
    `select -coalesce(sum(balance), 0)::bigint as minor from ledger.system_balance where purpose = 'tron'`,
  );
  return {
    deaths,
    walletDifference: String(wallet - (before - spent * usdt)),
    chainDifference: String(ours - filled * usdt - rows[0]!.minor),
  };
}

async function chainHas({ sandboxUrl }: CrashProduct, address: string): Promise<bigint> {
  const response = await fetch(`${sandboxUrl}/_sandbox/chain/accounts/${address}`);
  return BigInt(((await response.json()) as { usdt: number | string }).usdt);
}

async function newCustomer(product: CrashProduct, app: Pool): Promise<Customer> {
  const counts = noCounts();
  const { serverUrl, sandboxUrl } = product;
  const none = { asking: new Map(), unanswered: new WeakSet(), cards: new Map(), isOver: () => false };
  const world: World = { serverUrl, sandboxUrl, history: createHistory(), counts, ...none };
  const person = await signIn(world, await signUp(world, 1));
  const { token } = person;
  await verifyAll(product, app, [person]);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${serverUrl}/api/usdt/wallet`, { method: 'POST', headers });
  const { id, deposit_address: address } = (await response.json()) as { id: string; deposit_address: string };
  return { token, wallet: id, address };
}

async function balanceOf({ owner, customer }: Withdrawing): Promise<bigint> {
  const { rows } = await owner.query<{ balance: bigint }>(
    `select e.balance_after as balance from ledger.entry e join wallets.wallet w on w.id = e.wallet_id
      where w.public_id = $1 order by e.seq desc limit 1`,
    [customer.wallet],
  );
  return rows[0]?.balance ?? 0n;
}

function controlOf({ sandboxUrl }: CrashProduct): (at: string, body?: object) => Promise<unknown> {
  return async (at, body) => {
    const response = await fetch(`${sandboxUrl}/_sandbox${at}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${at}: ${await response.text()}`);
    return response.json();
  };
}

async function waitFor(what: string, isSo: () => Promise<boolean>, { everyMs = 200, most = 300 } = {}): Promise<void> {
  if (!(await soon(isSo, { everyMs, most }))) throw new Error(`${what} never came`);
}

async function soon(isSo: () => Promise<boolean>, { everyMs = 50, most = 200 } = {}): Promise<boolean> {
  for (let n = 0; n < most; n++) {
    if (await isSo()) return true;
    await sleep(everyMs);
  }
  return false;
}
