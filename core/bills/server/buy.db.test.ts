import { inEachLanguage } from '@wura/wire/languages';
import { transaction } from '@wura/database';
import { definePort } from '@wura/features/server/ports';
import { createJobRunner } from '@wura/jobs/run';
import { readHead } from '@wura/ledger/server/read';
import { silentLog } from '@wura/platform/log';
import { decidePurchase } from '@wura/provider-payments/server/decide-purchase';
import { sentEarlier } from '@wura/provider-payments/testing/sent-earlier';
import type { ListedRow, Payable, PaymentPort, Verdict } from '@wura/provider-payments/server/ports';
import type { Payment } from '@wura/provider-payments/server/queries';
import { createVault } from '@wura/secrets/vault';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { intentOf } from '@wura/wallets/server/intents';
import {
  newCustomer,
  registerTestHold,
  startInstance,
  testHold,
  type TestCustomer,
  type TestInstance,
} from '@wura/wallets/testing/test-instance';
import { say, definePhrases } from '@wura/wire/phrases';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineBill, purchaseJob } from './bill.ts';
import { buy, type Purchase } from './buy.ts';
import { openBill, type BillNeeds, type OpenBill } from './open-bill.ts';
import { purchaseJobs } from './purchase-jobs.ts';
import { resumeSelling, stopSelling } from './stopped-sales.ts';

const details = z.object({ meter: z.string(), reference: z.string(), rules: z.string() });
type Details = Readonly<z.output<typeof details>>;

/** A seller that says what a test has it say, and remembers what it was asked. */
interface Scripted extends PaymentPort<Details> {
  readonly sent: Payable<Details>[];
  isSilent: boolean;
  send: PaymentPort<Details>['send'];
  find: PaymentPort<Details>['find'];
}

function scripted(provider: string, more: Partial<PaymentPort<Details>> = {}): Scripted {
  const sent: Payable<Details>[] = [];
  const seller: Scripted = {
    provider,
    sent,
    isSilent: false,
    isDown: () => seller.isSilent,
    send: async () => done(`${provider} ${sent.length}`),
    find: async () => unheard,
    ...more,
  };
  return new Proxy(seller, {
    get: (target, name) =>
      name === 'send'
        ? async (payment: Payable<Details>) => {
            sent.push(payment);
            return target.send(payment);
          }
        : Reflect.get(target, name),
  });
}

const unheard: Verdict = { outcome: 'unknown', why: 'silence' };
const done = (providerReference: string, goods?: Record<string, unknown>): ListedRow['verdict'] & Verdict => ({
  outcome: 'accepted',
  isDone: true,
  providerReference,
  goods,
});
const listed = (...rows: ListedRow[]): Verdict => ({ outcome: 'listed', rows });
const row = (name: string, verdict: ListedRow['verdict'] = done(name), at = new Date()): ListedRow => ({
  providerReference: name,
  at,
  verdict,
});

const sellersPort = definePort<Scripted>('test_sellers');
const phrases = definePhrases({ test_bill: 'A bill' });
const ended: Payment<Details>[] = [];
const bill = defineBill<Details, Scripted>({
  id: testHold.id,
  name: testHold.name,
  sellers: sellersPort,
  details,
  describe: () => say(phrases.test_bill, {}),
  words: { what: inEachLanguage(() => 'power'), to: ({ meter }) => meter },
  async onEnd(tx, payment) {
    // In the same transaction: what it writes is undone with it.
    await tx.query('select 1');
    ended.push(payment);
  },
});

let database: TestDatabase;
let instance: TestInstance;
let ada: TestCustomer;
let first: Scripted;
let second: Scripted;
let needs: BillNeeds;
let open: OpenBill<Details, Scripted>;
let aheadMs = 0;
let meters = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  await registerTestHold(database);
  instance = await startInstance(database);
});
afterAll(async () => {
  await instance.close();
  await database.close();
});
beforeEach(async () => {
  ada = await newCustomer(instance, { minor: 1_000_00n });
  sell(scripted('one'), scripted('two'));
  aheadMs = 0;
  ended.length = 0;
});
afterEach(async () => {
  await instance.pool.query('delete from jobs.job');
  await transaction(instance.pool, tx => resumeSelling(tx, { provider: 'one' }));
});

function sell(...sellers: [Scripted, Scripted]): void {
  [first, second] = sellers;
  needs = {
    ...instance,
    now: () => Date.now() + aheadMs,
    vault: createVault({ masterKey: Buffer.alloc(32, 7) }),
    config: { billsUnfoundAfterMs: 10 * 60_000 },
    ports: () => sellers as never,
  };
  open = openBill(bill, needs);
}

const balance = async () => (await readHead(instance.pool, ada.wallet.id)).balance;
const newMeter = () => `04${String(++meters).padStart(9, '0')}`;

async function pay({
  meter = newMeter(),
  minor = 100_00n,
  ...more
}: Partial<Purchase<Details, Scripted>> & { meter?: string; minor?: bigint } = {}) {
  const caller = (await instance.identity.sessions.authenticate(ada.token)) as never;
  const asker = { caller, address: '::1', requestId: 'test', body: { walletId: null } };
  const intent = intentOf({ route: 'POST /test', caller: ada.id, key: undefined, sent: {} });
  const order = () => ({ amount: { currency: 'NGN' as const, minor }, destination: meter, details: { meter } });
  return (await buy(open, asker, { intent, order, ...more })).standing;
}

async function work(): Promise<void> {
  await instance.pool.query('update jobs.job set due_at = clock_timestamp()');
  const kinds = new Map(purchaseJobs(needs, [bill]));
  await createJobRunner({ pool: database.pool('wura_worker'), log: silentLog, kinds }).runDue();
}

async function paymentOf(reference: string) {
  const { rows } = await instance.pool.query(
    `select provider, state, reason, provider_reference, goods from provider_payments.payment where reference = $1`,
    [reference],
  );
  return rows[0];
}

describe('of several sellers', () => {
  it('the first who answers sells, and what was bought is kept and handed over in the commit that ends it', async () => {
    first.send = async () => done('1', { token: '4711' });
    const { row, goods, details } = await pay();
    expect([row.status, goods]).toEqual(['completed', { token: '4711' }]);
    expect(await paymentOf(details.reference)).toMatchObject({ provider: 'one', goods: { token: '4711' } });
    expect(ended).toMatchObject([{ state: 'succeeded', goods: { token: '4711' } }]);
    expect(second.sent).toEqual([]);
    first.isSilent = true;
    expect((await paymentOf((await pay()).details.reference)).provider).toBe('two');
  });

  it('one who may have been told is asked to the end, though the next would answer', async () => {
    first.send = async () => {
      first.isSilent = true;
      return unheard;
    };
    const { row, details } = await pay();
    expect(row.status).toBe('pending');
    await work();
    first.find = async () => done('found');
    await work();
    expect(await paymentOf(details.reference)).toMatchObject({ provider: 'one', state: 'succeeded' });
    expect([first.sent.length, second.sent.length]).toEqual([1, 0]);
  });

  it('one whom staff have stopped does not sell, at once; where nobody does, nothing is held', async () => {
    const stop = (kind?: string) =>
      transaction(instance.pool, tx => stopSelling(tx, { provider: 'one', kind }, 'Late'));
    await stop();
    expect((await paymentOf((await pay()).details.reference)).provider).toBe('two');
    second.isSilent = true;
    const before = await balance();
    await expect(pay()).rejects.toMatchObject({ refusal: { code: 'provider_unavailable', status: 503 } });
    await transaction(instance.pool, tx => resumeSelling(tx, { provider: 'one' }));
    expect((await paymentOf((await pay()).details.reference)).provider).toBe('one');
    await stop(bill.name);
    await expect(pay({ among: seller => seller.provider === 'one' })).rejects.toMatchObject({
      refusal: { code: 'service_off', status: 503 },
    });
    await transaction(instance.pool, tx => resumeSelling(tx, { provider: 'one', kind: bill.name }));
    expect(await balance()).toBe(before - 100_00n);
  });

  it('who prescribes what a payment is called is told that name and no other', async () => {
    sell(scripted('one', { newReference: ({ meter }) => `202611220630${meter}` }), second);
    const meter = newMeter();
    const { details } = await pay({ meter });
    expect(details.reference).toBe(`202611220630${meter}`);
    expect(first.sent.map(({ reference }) => reference)).toEqual([details.reference]);
  });
});

it('a payment that nobody has decided in a day is a person’s to look at, and no more once it is decided', async () => {
  first.send = async () => unheard;
  const { details } = await pay();
  const cases = async () =>
    (
      await instance.pool.query('select kind, closed_at is null as "isOpen" from cases.case_file where subject = $1', [
        details.reference,
      ])
    ).rows;
  const before = await balance();
  aheadMs = 23 * 3_600_000;
  await work();
  expect(await cases()).toEqual([]);
  aheadMs = 25 * 3_600_000;
  await work();
  await work();
  expect(await cases()).toEqual([{ kind: 'payment_overdue', isOpen: true }]);
  // The money waits with it: that a day is over is no word of the seller's.
  expect([await balance(), (await paymentOf(details.reference)).state]).toEqual([before, 'asked']);
  first.find = async () => done('late');
  await work();
  expect(await cases()).toEqual([{ kind: 'payment_overdue', isOpen: false }]);
  expect((await paymentOf(details.reference)).state).toBe('succeeded');
});

describe('where no reference of ours is taken', () => {
  const minutesMs = 60_000;
  const buyLost = async (meter = newMeter(), minor?: bigint) => {
    first.send = async () => unheard;
    return (await pay({ meter, ...(minor && { minor }) })).details.reference;
  };
  const pass = (reference: string, ms: number) => sentEarlier(database.pool('none'), [reference], ms);
  beforeEach(() => sell(scripted('one', { takesReference: false }), second));

  it('a purchase is sent once, however often it is asked about', async () => {
    const reference = await buyLost();
    for (let times = 0; times < 5; times++) await work();
    expect(first.sent).toHaveLength(1);
    expect((await paymentOf(reference)).state).toBe('asked');
  });

  it('the one line that may be it, is it, with what was bought', async () => {
    const reference = await buyLost();
    first.find = async () => listed(row('app_1', done('app_1', { token: '12' })));
    await work();
    expect(await paymentOf(reference)).toMatchObject({
      state: 'succeeded',
      provider_reference: 'app_1',
      goods: { token: '12' },
    });
  });

  it('a line stands for one payment: the next of the same amount is not paid by it', async () => {
    const meter = newMeter();
    first.send = async () => done('app_2');
    await pay({ meter });
    const reference = await buyLost(meter);
    first.find = async () => listed(row('app_2'));
    await work();
    expect(await paymentOf(reference)).toMatchObject({ state: 'asked', provider_reference: null });
    first.find = async () => listed(row('app_2'), row('app_3'));
    await work();
    expect(await paymentOf(reference)).toMatchObject({ state: 'succeeded', provider_reference: 'app_3' });
  });

  it('a no from before it was sent is not its own', async () => {
    const reference = await buyLost();
    const no = { outcome: 'declined', reason: 'not_accepted' } as const;
    first.find = async () => listed(row('app_4', no, new Date(Date.now() - minutesMs)));
    await work();
    expect((await paymentOf(reference)).state).toBe('asked');
    first.find = async () => listed(row('app_5', no, new Date(Date.now() + minutesMs)));
    await work();
    expect(await paymentOf(reference)).toMatchObject({ state: 'declined', reason: 'not_accepted' });
  });

  it('none after ten minutes gives the money back, and not a minute before', async () => {
    const before = await balance();
    const reference = await buyLost();
    first.find = async () => listed();
    await pass(reference, 9 * minutesMs);
    await work();
    expect([await balance(), (await paymentOf(reference)).state]).toEqual([before - 100_00n, 'asked']);
    first.find = async () => unheard;
    await pass(reference, 60 * minutesMs);
    await work();
    expect((await paymentOf(reference)).state).toBe('asked');
    first.find = async () => listed();
    await work();
    expect([await balance(), await paymentOf(reference)]).toMatchObject([
      before,
      { state: 'declined', reason: 'not_found' },
    ]);
  });

  it('none gives no money back because our own clock is an hour ahead of the one that wrote when it was sent', async () => {
    const before = await balance();
    const reference = await buyLost();
    first.find = async () => listed();
    aheadMs = 60 * minutesMs;
    await work();
    expect([await balance(), (await paymentOf(reference)).state]).toEqual([before - 100_00n, 'asked']);
  });

  it('several lines are a person’s to judge: the money stays held until they have', async () => {
    const before = await balance();
    const reference = await buyLost();
    first.find = async ({ providerReference }) =>
      listed(
        ...[row('app_6'), row('app_7')].filter(
          each => providerReference === null || each.providerReference === providerReference,
        ),
      );
    await pass(reference, 60 * minutesMs);
    await work();
    const cases = async () =>
      (await instance.pool.query('select closed_at from cases.case_file where subject = $1', [reference])).rows;
    expect(await cases()).toEqual([{ closed_at: null }]);
    expect([await balance(), (await paymentOf(reference)).state]).toEqual([before - 100_00n, 'asked']);
    const decide = (theirs: string | null) =>
      transaction(instance.pool, tx => decidePurchase(tx, { reference, theirs, job: purchaseJob }));
    expect(await decide('app_7')).toBe('planned');
    await work();
    expect(await paymentOf(reference)).toMatchObject({ state: 'succeeded', provider_reference: 'app_7' });
    expect((await cases()).every(({ closed_at: at }) => at !== null)).toBe(true);
    expect(await decide('app_6')).toBe('over');
  });

  it('several lines of which none is it, as a person says, give the money back', async () => {
    const before = await balance();
    const reference = await buyLost();
    first.find = async () => listed(row('app_8'), row('app_9'));
    await pass(reference, 60 * minutesMs);
    await work();
    await transaction(instance.pool, tx => decidePurchase(tx, { reference, theirs: null, job: purchaseJob }));
    await work();
    expect([await balance(), await paymentOf(reference)]).toMatchObject([before, { state: 'declined' }]);
  });

  it('one line that is left alone, whatever was said of several, is a person’s to judge again', async () => {
    const before = await balance();
    const reference = await buyLost();
    first.find = async () => listed(row('app_20'), row('app_21'));
    await pass(reference, 60 * minutesMs);
    await work();
    await transaction(instance.pool, tx => decidePurchase(tx, { reference, theirs: null, job: purchaseJob }));
    first.find = async () => listed(row('app_20'));
    await work();
    expect([await balance(), (await paymentOf(reference)).state]).toEqual([before - 100_00n, 'asked']);
    await transaction(instance.pool, tx => decidePurchase(tx, { reference, theirs: 'app_20', job: purchaseJob }));
    await work();
    expect(await paymentOf(reference)).toMatchObject({ state: 'succeeded', provider_reference: 'app_20' });
  });

  it('a line that a person named and the list lacks gives no money back', async () => {
    const before = await balance();
    const reference = await buyLost();
    await transaction(instance.pool, tx => decidePurchase(tx, { reference, theirs: 'app_22', job: purchaseJob }));
    await pass(reference, 60 * minutesMs);
    for (const list of [listed(), listed(row('app_23'))]) {
      first.find = async () => list;
      await work();
      expect([await balance(), (await paymentOf(reference)).state]).toEqual([before - 100_00n, 'asked']);
    }
  });

  it('what turns up after its money went back is our loss, booked once', async () => {
    const reference = await buyLost();
    const before = await balance();
    first.find = async () => listed();
    await pass(reference, 11 * minutesMs);
    await work();
    expect(await balance()).toBe(before + 100_00n);
    first.find = async () => listed(row('app_10'));
    for (let times = 0; times < 3; times++) {
      await transaction(instance.pool, tx =>
        tx.query(`insert into jobs.job (kind, subject, due_at) values ($1, $2, now()) on conflict do nothing`, [
          purchaseJob,
          reference,
        ]),
      );
      await work();
    }
    const { rows } = await instance.pool.query('select amount from provider_payments.loss where reference = $1', [
      reference,
    ]);
    expect(rows).toEqual([{ amount: 100_00n }]);
    expect(await balance()).toBe(before + 100_00n);
  });
});

it('of two equal purchases at once one is made, and the other told so; afterwards it may be made again', async () => {
  const meter = newMeter();
  const before = await balance();
  const both = await Promise.allSettled([pay({ meter }), pay({ meter })]);
  const refused = both.flatMap(each => (each.status === 'rejected' ? [each.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ refusal: { code: 'duplicate', status: 409 } });
  await pay({ meter });
  const made = both.length - refused.length + 1;
  expect(before - (await balance())).toBe(BigInt(made) * 100_00n);
});
