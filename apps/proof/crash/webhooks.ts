import { createHmac, hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { transaction, type Pool } from '@wura/database';
import { newKeyToken } from '@wura/identity/server/key-tokens';
import { pin, signIn, signUp, type Person } from './clients.ts';
import { ask, deposit, verifyAll, worldOf } from './funded.ts';
import { openCrashProduct, type CrashProduct, type Databases } from './product.ts';
import { manners, openReceiver, type Receiver } from './receivers.ts';

// A business is told of its payments by a worker that is killed in the middle of telling. Each payment must be heard by each
// receiver, under one name however often, and every call be signed.

/** Where the worker dies: when its call has been heard, or when what was answered stands in the database. */
export const deaths = ['sent, not recorded', 'recorded, not rescheduled'] as const;
type Death = (typeof deaths)[number];

export interface WebhooksReport {
  readonly payments: number;
  readonly receivers: number;
  /** Deaths at just that moment. */
  readonly met: Readonly<Record<Death, number>>;
  readonly calls: number;
  /** Heard again, which is allowed. */
  readonly repeated: number;
  /** Payments of which a receiver took no word. */
  readonly lost: number;
  /** Payments that one receiver heard of under two names. */
  readonly renamed: number;
  readonly unsigned: number;
  readonly attemptsMost: number;
}

const paymentsBeforeEach = 6;

interface Scene {
  readonly product: CrashProduct;
  readonly owner: Pool;
  readonly payer: Person;
  readonly payee: string;
  readonly receivers: readonly Receiver[];
}

export async function runWebhooks(database: Databases, { runs }: { runs: number }): Promise<WebhooksReport> {
  const product = await openCrashProduct(database.urls, { WEBHOOKS_TO_LOOPBACK: 'on' });
  const receivers = await Promise.all(Object.entries(manners).map(([name, manner]) => openReceiver(name, manner)));
  try {
    const owner = database.pool('none');
    // One is enough to die, and the mails with the codes stay where they can be read.
    for (const { part } of product.workers) await part.kill();
    const world = worldOf(product);
    const payer = await signIn(world, await signUp(world, 1));
    const payee = await signIn(world, await signUp(world, 2));
    await verifyAll(product, owner, [payer, payee]);
    await deposit(product, payer, 5_000_000n);
    const { account_number: number } = (await ask(product, '/api/user', payee)) as { account_number: string };
    const scene = { product, owner, payer, payee: number, receivers };
    const secrets = await listen(scene);
    await product.workers[0].part.start();
    const met = { 'sent, not recorded': 0, 'recorded, not rescheduled': 0 };
    const paid: string[] = [];
    for (let n = 0; n < runs * deaths.length; n++) {
      for (let more = 0; more < paymentsBeforeEach; more++) paid.push(await pay(scene));
      const death = deaths[n % deaths.length]!;
      if (await dieAt(scene, death, receivers[n % receivers.length]!)) met[death]++;
    }
    await untilTold(scene);
    return { payments: paid.length, receivers: receivers.length, met, ...(await judge(scene, { paid, secrets })) };
  } finally {
    await product.close();
    await Promise.all(receivers.map(receiver => receiver.close()));
  }
}

/** Registers every receiver, with what proves that the customer is there. Answers their secrets. */
async function listen({ product, owner, payer, receivers }: Scene): Promise<string[]> {
  await owner.query(
    `insert into identity.api_keys (public_id, customer, token_hash, name, ending, scopes, per_payment_minor, per_day_minor,
                                    created_at, expires_at)
     select 'key_of_proof', id, $2, 'Till', 'abcd', '{read}', 0, 0, now(), now() + interval '1 day'
       from identity.customers where public_id = $1`,
    [payer.customer, hash('sha256', newKeyToken('test'), 'buffer')],
  );
  const secrets: string[] = [];
  for (const { url } of receivers) {
    await ask(product, '/api/step-up', payer, {});
    const { rows } = await owner.query<{ text: string }>(
      `select text from notices.mails where recipient = $1 and text ~ 'Your code is' order by id desc limit 1`,
      [payer.email],
    );
    const code = /Your code is (\d{6})\./.exec(rows[0]!.text)![1]!;
    const asked = { url, events: ['payment.made'], pin, mail_code: code };
    const { secret } = (await ask(product, '/api/webhook-endpoints', payer, asked)) as { secret: string };
    secrets.push(secret);
  }
  return secrets;
}

async function pay({ product, payer, payee }: Scene): Promise<string> {
  const body = { fromWalletId: payer.wallet, toAccountNumber: payee, amount: '1.00', pin };
  const { transaction: made } = (await ask(product, '/api/intra-transfer', payer, body)) as {
    transaction: { id: string };
  };
  return made.id;
}

/** Kills the worker at that moment of a call to this receiver, and starts it again. Answers whether it was that moment. */
async function dieAt(scene: Scene, death: Death, receiver: Receiver): Promise<boolean> {
  const letGo = await hurried(scene, receiver.holdNext());
  const isMet = await (death === 'sent, not recorded' ? dieBeforeRecorded : dieBeforePutOff)(scene, receiver, letGo);
  // The dead one had all that is in hand, so its leases may end at once. What it asked last PostgreSQL may still be doing.
  await transaction(scene.owner, tx => tx.query('update jobs.job set due_at = clock_timestamp()'), { retries: 5 });
  await scene.product.workers[0].part.start();
  return isMet;
}

async function dieBeforeRecorded({ product, owner }: Scene, receiver: Receiver, letGo: () => void): Promise<boolean> {
  const before = await lastNoted(owner, receiver);
  await product.workers[0].part.kill();
  const isMet = (await lastNoted(owner, receiver)) === before;
  letGo();
  return isMet;
}

/** While another holds the row of its job, what was answered can be written, and the job cannot be put off. */
function dieBeforePutOff({ product, owner }: Scene, receiver: Receiver, letGo: () => void): Promise<boolean> {
  return transaction(owner, async tx => {
    await tx.query(
      `select from jobs.job where subject in (select public_id from partner_webhooks.endpoint where url = $1) for update`,
      [receiver.url],
    );
    const before = await lastNoted(owner, receiver);
    letGo();
    const isMet = await soon(async () => (await lastNoted(owner, receiver)) !== before);
    await product.workers[0].part.kill();
    return isMet;
  });
}

/** When it was last written what one address answered. */
async function lastNoted(owner: Pool, { url }: Receiver): Promise<number> {
  const { rows } = await owner.query<{ at: Date | null }>(
    `select max(d.last_at) as at from partner_webhooks.delivery d join partner_webhooks.endpoint e on e.id = d.endpoint
      where e.url = $1`,
    [url],
  );
  return rows[0]!.at?.getTime() ?? 0;
}

/** Those that were tried least come first, so that none spends its ten attempts on one run of deaths. */
async function hurry(owner: Pool): Promise<void> {
  await owner.query(
    `update partner_webhooks.delivery d set next_at = clock_timestamp() - interval '1 hour' + d.attempts * interval '1 minute'
       from partner_webhooks.endpoint e
      where e.id = d.endpoint and d.state = 'waiting' and d.next_at > clock_timestamp()
        and not exists (select from jobs.job j where j.subject = e.public_id and j.in_hand)`,
  );
  await owner.query(
    `update jobs.job set due_at = clock_timestamp()
      where id in (select id from jobs.job where not in_hand and kind ~ 'webhooks|follow' for update skip locked)`,
  );
}

async function hurried<Value>({ owner }: Scene, awaited: Promise<Value>): Promise<Value> {
  let isThere = false;
  const seen = awaited.finally(() => (isThere = true));
  for (let tries = 0; !isThere; tries++) {
    if (tries === 600) throw new Error('the receiver was not called');
    await hurry(owner);
    await Promise.race([seen, sleep(100)]);
  }
  return seen;
}

/** Longer than a sender waits for an answer. */
async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return true;
    await sleep(50);
  }
  return false;
}

async function untilTold({ owner, product, payer }: Scene): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    await hurry(owner);
    const { rows } = await owner.query<{ waiting: number; untold: number }>(
      `select (select count(*)::int from partner_webhooks.delivery where state = 'waiting') as waiting,
              (select count(*)::int from partner_webhooks.followed f
                where f.seq < (select max(e.seq) from ledger.entry e where e.wallet_id = f.wallet)) as untold`,
    );
    if (rows[0]!.waiting === 0 && rows[0]!.untold === 0) return;
    await sleep(100);
  }
  const told = await ask(product, '/api/webhook-endpoints', payer);
  throw new Error(`the telling came to no end: ${JSON.stringify(told)}`);
}

async function judge(
  { owner, receivers }: Scene,
  { paid, secrets }: { paid: readonly string[]; secrets: readonly string[] },
) {
  const { rows } = await owner.query<{ most: number; failed: number }>(
    `select max(attempts)::int as most, count(*) filter (where state <> 'delivered')::int as failed
       from partner_webhooks.delivery`,
  );
  let [calls, repeated, lost, renamed, unsigned] = [0, 0, rows[0]!.failed, 0, 0];
  for (const [index, receiver] of receivers.entries()) {
    const namesOf = new Map<string, Set<string>>();
    for (const { about, event, text, signature } of receiver.calls) {
      namesOf.set(about, (namesOf.get(about) ?? new Set()).add(event));
      if (!isSigned(secrets[index]!, text, signature)) unsigned++;
    }
    const taken = new Set(receiver.calls.filter(({ isTaken }) => isTaken).map(({ about }) => about));
    lost += paid.filter(id => !taken.has(id)).length;
    renamed += [...namesOf.values()].filter(names => names.size > 1).length;
    calls += receiver.calls.length;
    repeated += receiver.calls.length - namesOf.size;
  }
  return { calls, repeated, lost, renamed, unsigned, attemptsMost: rows[0]!.most };
}

function isSigned(secret: string, text: string, signature: string): boolean {
  const [, at, proof] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return proof !== undefined && createHmac('sha256', secret).update(`${at}.${text}`).digest('hex') === proof;
}
