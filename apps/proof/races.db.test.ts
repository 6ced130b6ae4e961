import {
  balanceOf,
  newReference,
  openTestProduct,
  type TestProduct,
  type Payer,
} from '@wura/app-server/testing/test-product';
import { createBankTransferPursuit } from '@wura/bank-transfers/server';
import type { Verdict } from '@wura/provider-payments/server/ports';
import { LeaseLost, claim } from '@wura/jobs';
import * as books from '@wura/ledger/server/verify';
import type { Pool } from '@wura/database';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { report, rounds } from './report.ts';
import { arm, beginDeposit, newPayers, pay, sendMoney, settle, tell, verify, verifyByAlias } from './testing/deeds.ts';
import { openSecondServer } from './testing/second-server.ts';

// Every process that may end a payment, at the same moment and in every order. `npm run faults` runs more rounds of each.

let database: TestDatabase;
let checker: Pool;
let owner: Pool;
let workers: Pool;
let product: TestProduct;

beforeAll(async () => {
  database = await cloneDatabase();
  checker = database.pool('wura_checker');
  owner = database.pool('none');
  workers = database.pool('wura_worker');
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(async () => {
  await assertBooksBalance(checker, books);
  await product.pool.query('delete from jobs.job');
});

/** Runs the round so often, a few at a time, each with a payer of its own. */
async function repeat(title: string, payers: readonly Payer[], times: number, round: (payer: Payer) => Promise<void>) {
  const turns = Array.from({ length: times }, (_, turn) => payers[turn % payers.length]!);
  await inGroups(turns, payers.length, round);
  report({ race: title, rounds: times, good: times });
}

async function inGroups<Item>(items: readonly Item[], size: number, work: (item: Item, at: number) => Promise<void>) {
  for (let start = 0; start < items.length; start += size) {
    await Promise.all(items.slice(start, start + size).map((item, at) => work(item, start + at)));
  }
}

it(
  'a deposit verified twice, told of twenty times and swept at once is credited once',
  { timeout: 300_000 },
  async () => {
    const payers = await newPayers(product, 4);
    await repeat('verify × alias × 20 webhooks × sweeper', payers, rounds(20, 200), async payer => {
      const before = await balanceOf(product, payer);
      const reference = newReference();
      await beginDeposit(product, payer, reference, 1_000);
      await pay(product, reference);
      await product.pool.query('update jobs.job set due_at = clock_timestamp() where subject = $1', [reference]);
      const [verified, byAlias] = await Promise.all([
        verify(product, payer, reference),
        verifyByAlias(product, payer, reference),
        product.control(`/webhooks/${reference}/replay`, { times: 20 }),
        product.worker.runDue(),
      ]);
      for (const { body } of [verified, byAlias]) expect(body).toMatchObject({ success: true, status: 'completed' });
      await product.worker.runDue();
      expect(await balanceOf(product, payer)).toBe(before + 1_000_00n);
    });
  },
);

const truths = ['success', 'failed', 'reversed'] as const;
type Truth = (typeof truths)[number];

describe('four events about one payment, in each of their 24 orders and many copies each', () => {
  const orders = permutations([0, 1, 2, 3]);
  const copies = rounds(5, 20);
  // Every order with every truth; in the suite each order with one of them.
  const cases = orders.flatMap((order, at) =>
    truths.filter((_, which) => rounds(0, 1) === 1 || which === at % 3).map(truth => ({ order, truth })),
  );

  it('end a transfer once, as the provider has it', { timeout: 300_000 }, async () => {
    const payers = await newPayers(product, 8, { naira: 50_000 });
    await inGroups(cases, 8, async ({ order, truth }, at) => {
      await arm(product, 'transfer', 'pending');
      const { status, body } = await sendMoney(product, payers[at % 8]!, { amount: 100 });
      expect(status).toBe(202);
      const { reference } = body;
      await decide(reference, truth);
      const data = { reference, amount: 10_000, currency: 'NGN', status: truth };
      const events = [
        { event: 'transfer.success', data },
        { event: 'transfer.failed', data },
        { event: 'transfer.reversed', data },
        { event: 'transfer.success', data: { ...data, updated_at: '2019-03-25T14:00:03.000Z' } },
      ];
      await tellInOrder(order.map(which => events[which]!));
      await finishedAsking(reference);
      const { rows } = await product.pool.query<{ ends: string; given_back: bigint }>(
        `select string_agg(s.state, ' ' order by s.id) as ends,
                (select coalesce(sum(e.amount), 0)::bigint from ledger.entry e
                  where e.wallet_id = m.wallet and e.transfer_id in
                    (select by_transfer from ledger.ending where transfer_id = m.transfer_id
                      union all select by_transfer from ledger.reversal where transfer_id = m.transfer_id)) as given_back
           from provider_payments.step s join provider_payments.payment p using (reference)
           join wallets.movement m on m.transfer_id = p.transfer_id
          where reference = $1 and s.state in ('succeeded', 'declined', 'reversed') group by m.wallet, m.transfer_id`,
        [reference],
      );
      // A worker that hears of a success and its reversal at once has nothing to reverse.
      const ends = { success: ['succeeded'], failed: ['declined'], reversed: ['declined', 'succeeded reversed'] }[
        truth
      ];
      expect(ends).toContain(rows[0]!.ends);
      expect(rows[0]!.given_back).toBe(truth === 'success' ? 0n : 110_75n);
    });
    expect(await product.clearing()).toBe(0n);
    report({ race: `4 transfer events × ${copies} copies, all orders`, rounds: cases.length, good: cases.length });
  });

  it('end a deposit once, as the provider has it', { timeout: 300_000 }, async () => {
    const payers = await newPayers(product, 8);
    await inGroups(cases, 24, async ({ order, truth }, at) => {
      const reference = newReference();
      await arm(product, 'initialize', 'pending');
      await beginDeposit(product, payers[at % 8]!, reference);
      await decide(reference, truth);
      const data = { reference, amount: 500_000, currency: 'NGN', status: truth };
      const events = [
        { event: 'charge.success', data },
        { event: 'charge.success', data: { ...data, metadata: 0, fees: null } },
        { event: 'refund.processed', data: { transaction_reference: reference, amount: '500000' } },
        { event: 'charge.dispute.resolve', data: { resolution: 'auto-accepted', transaction: data } },
      ];
      await tellInOrder(order.map(which => events[which]!));
      await finishedAsking(reference);
      const { rows } = await product.pool.query<{ state: string; credited: bigint }>(
        `select d.state, (select coalesce(sum(e.amount), 0)::bigint from ledger.entry e
                           join wallets.movement m on (m.wallet, m.seq) = (e.wallet_id, e.seq)
                          where m.details->>'reference' = d.reference) as credited
           from deposits.deposit d where d.reference = $1`,
        [reference],
      );
      const states = { success: ['credited'], failed: ['failed'], reversed: ['failed', 'reversed'] }[truth];
      expect(states).toContain(rows[0]!.state);
      expect(rows[0]!.credited).toBe(truth === 'success' ? 5_000_00n : 0n);
    });
    report({ race: `4 deposit events × ${copies} copies, all orders`, rounds: cases.length, good: cases.length });
  });

  /** The provider makes up its mind, and lets us know as it does. */
  async function decide(reference: string, truth: Truth): Promise<void> {
    if (truth === 'reversed') await settle(product, reference, 'success');
    await settle(product, reference, truth);
  }

  async function tellInOrder(events: { event: string; data: object }[]): Promise<void> {
    for (const event of events) {
      await Promise.all(Array.from({ length: copies }, () => tellUntilHeard(event)));
      await product.worker.runDue();
    }
  }

  /** A provider that is not answered 200, as when hundreds come at once, comes again. */
  async function tellUntilHeard(event: { event: string; data: object }): Promise<void> {
    for (let { status } = await tell(product, event); status !== 200; { status } = await tell(product, event)) {
      expect(status).toBe(503);
    }
  }

  async function finishedAsking(reference: string): Promise<void> {
    const waiting = 'update jobs.job set due_at = clock_timestamp() where subject = $1';
    for (let n = 0; n < 5 && (await product.pool.query(waiting, [reference])).rowCount; n++)
      await product.worker.runDue();
  }
});

it(
  'two transfers that together pass the daily limit never both go through, on two servers',
  { timeout: 300_000 },
  async () => {
    const second = await openSecondServer(product);
    const payers = await newPayers(product, 4, { naira: 200_000 });
    for (const payer of payers) await sendMoney(product, payer, { amount: 1 });
    try {
      await repeat('two transfers past the daily limit', payers, rounds(20, 200), async payer => {
        // Room for one of ₦1,000 and half of another, as on a day on which nearly everything was sent.
        await owner.query('update ledger.allowance set used = ceiling - 150000 where owner = $1', [payer.number]);
        const answers = await Promise.all([
          sendMoney(product, payer, { amount: 1_000 }),
          sendMoney(product, payer, { amount: 1_000, at: second.url }),
        ]);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
        expect(answers.find(({ status }) => status === 403)!.body.code).toBe('limit_exceeded');
      });
    } finally {
      await second.stop();
    }
  },
);

describe('a taker that was frozen and thaws late', () => {
  const accepted: Verdict = { outcome: 'accepted', isDone: true, sessionId: '1'.repeat(30) };
  const undecided: Verdict = { outcome: 'accepted', isDone: false };
  const declined: Verdict = { outcome: 'declined', reason: 'The bank did not accept the transfer.' };

  it.each<[string, string, Verdict, Verdict]>([
    ['a yes', 'a no', accepted, declined],
    ['a no', 'a yes', declined, accepted],
    ['a yes', 'another yes', accepted, accepted],
    ['a no', 'another no', declined, declined],
    ['a no', 'a wait', declined, undecided],
    ['a yes', 'a wait', accepted, undecided],
  ])('with %s changes nothing about %s that was written since', async (_late, _first, late, first) => {
    const [payer] = await newPayers(product, 1, { naira: 5_000 });
    const sent = Array.from({ length: rounds(2, 25) }, async () => {
      await arm(product, 'transfer', 'pending');
      return sendMoney(product, payer!, { amount: 10 });
    });
    for (const { body } of await Promise.all(sent)) {
      const before = await balanceOf(product, payer!);
      const asked = Promise.withResolvers<void>();
      const thaw = Promise.withResolvers<Verdict>();
      const frozen = pursuitThatHears(() => (asked.resolve(), thaw.promise));
      const running = frozen(await taken(body.reference)).catch((error: unknown) => error);
      await asked.promise;
      // The lease ends, and another takes over.
      await pursuitThatHears(() => Promise.resolve(first))(await taken(body.reference));
      const after = await everythingAbout(body.reference);
      thaw.resolve(late);
      expect(await running).toBeInstanceOf(LeaseLost);
      expect(await everythingAbout(body.reference)).toEqual(after);
      expect(await balanceOf(product, payer!)).toBe(before + (first === declined ? 20_75n : 0n));
    }
    report({ race: 'late write of a frozen taker', rounds: sent.length, good: sent.length });
  });

  function pursuitThatHears(verdict: () => Promise<Verdict>) {
    const port = { provider: 'paystack', send: verdict, find: verdict };
    return createBankTransferPursuit({ pool: workers, port, now: Date.now });
  }

  async function taken(reference: string) {
    await owner.query('update jobs.job set due_at = clock_timestamp() where subject = $1', [reference]);
    const [job] = await claim(workers, new Map([['bank_transfer', 1]]));
    expect(job).toMatchObject({ subject: reference });
    return job!;
  }

  async function everythingAbout(reference: string): Promise<unknown> {
    const { rows } = await product.pool.query(
      `select p.state, p.reason, p.session_id, p.ended_at, m.status, m.updated_at,
              (select count(*) from provider_payments.step s where s.reference = p.reference) as steps,
              (select count(*) from ledger.entry) as entries,
              (select count(*) from jobs.job e where e.subject = p.reference) as jobs
         from provider_payments.payment p join wallets.movement m on m.transfer_id = p.transfer_id where p.reference = $1`,
      [reference],
    );
    return rows;
  }
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map(rest => [item, ...rest]));
}
