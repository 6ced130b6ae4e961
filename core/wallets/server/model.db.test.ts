import { ledgerRefusals } from '@wura/ledger/contract';
import { readHeads } from '@wura/ledger/server/read';
import { currencyOf } from '@wura/money/currencies';
import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { defineRoute } from '@wura/wire';
import fc from '@wura/testkit/property';
import { rounds } from '@wura/testkit/rounds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { intraTransfer } from './kinds.ts';
import { createModel, type Model, type Outcome } from '../testing/reference-model.ts';
import { serveOnce } from './serve-once.ts';
import { historyRowOf, type HistoryRecord } from './statements.ts';
import {
  fund,
  giveBack,
  newCustomer,
  registerTestHold,
  settle,
  startInstance,
  testHold,
  type TestCustomer,
  type TestInstance,
} from '../testing/test-instance.ts';
import { clearForTest } from '../testing/clear-for-test.ts';
import { begin } from './waiting-movements.ts';
import type { WalletFacts } from './wallets.ts';

const currencies = ['NGN', 'USDT'] as const;
const sequencesMin = 5 * rounds;
/** Sequences that run at the same time, each in wallets of its own, so that their movements share batches. */
const together = 10;

let database: TestDatabase;
let one: TestInstance;
/** The caller of every test route; the wallets are handed to the routes by number. */
let caller: TestCustomer;
let fresh: WalletFacts[];

beforeAll(async () => {
  database = await cloneDatabase();
  await registerTestHold(database);
  one = await startInstance(database);
  caller = await newCustomer(one);
  serveTestRoutes(one);
  fresh = await manyWallets(6 * sequencesMin);
});
afterAll(async () => {
  await one.close();
  await database.close();
});

const shape = {
  refusals: [ledgerRefusals.insufficient_funds, ledgerRefusals.idempotency_mismatch],
  access: 'customer',
  movesMoney: true,
} as const;
const answers = { 200: z.object({ transferId: z.number(), seq: z.number() }) };
const routes = {
  move: defineRoute({
    ...shape,
    method: 'POST',
    path: '/api/test/move',
    summary: 'move',
    body: z.strictObject({ from: z.number(), to: z.number(), amount: z.string() }),
    answers,
  }),
  hold: defineRoute({
    ...shape,
    method: 'POST',
    path: '/api/test/hold',
    summary: 'hold',
    body: z.strictObject({ from: z.number(), amount: z.string(), fee: z.string() }),
    answers,
  }),
};

function serveTestRoutes({ router, walletServices: { movements }, pool }: TestInstance): void {
  const answer = async ({ transferId, seq }: { transferId: number; seq: number }) => ({
    status: 200 as const,
    body: { transferId, seq },
  });
  serveOnce(
    router,
    routes.move,
    {
      movements,
      async deed({ body }, intent) {
        const asked = { from: facts(body.from), to: facts(body.to), minor: BigInt(body.amount) };
        return movements.record(await clearForTest(pool, asked), { kind: intraTransfer, intent });
      },
    },
    answer,
  );
  serveOnce(
    router,
    routes.hold,
    {
      movements,
      async deed({ body }, intent) {
        const fees = body.fee === '0' ? [] : [{ code: 'transfer_fee', name: 'Fee', minor: BigInt(body.fee) }];
        const cleared = await clearForTest(pool, { from: facts(body.from), minor: BigInt(body.amount), fees });
        const waiting = { kind: testHold, details: {}, intent };
        return { entry: await transaction(pool, tx => begin(tx, cleared, waiting), { retries: 5 }), replayed: false };
      },
    },
    answer,
  );
}

const byId = new Map<number, WalletFacts>();
const facts = (id: number) => byId.get(id)!;

/** Wallets in both currencies, made in bulk: two sequences never share one. */
async function manyWallets(count: number): Promise<WalletFacts[]> {
  const { rows } = await one.pool.query<{ id: bigint; public_id: string; customer: bigint; currency: number }>(
    `with made as (
       insert into identity.customers (public_id, account_number, first_name, last_name, username, email, phone,
         date_of_birth, country, state, residential_address, password_hash, created_at)
       select 'cus_m' || n, (5000000000 + n)::text, 'M', 'N' || n, 'm' || n, n || '@m', '+2347' || (100000000 + n), '1990-01-01',
              'NG', '', 'Lagos', '$argon2id$unused', now()
       from generate_series(1, $1 / 2) n returning id
     )
     insert into wallets.wallet (id, public_id, customer, currency)
     select ledger.open_wallet(c), 'wal_' || made.id || c, made.id, c from made, unnest($2::smallint[]) c
     returning id, public_id, customer, currency`,
    [count, currencies.map(code => currencyOf(code).id)],
  );
  return rows.map(row => {
    const currency = currencies.find(code => currencyOf(code).id === row.currency)!;
    const wallet = { id: Number(row.id), publicId: row.public_id, owner: row.customer, currency };
    byId.set(wallet.id, wallet);
    return wallet;
  });
}

// Two wallets in each currency, small amounts that often do not suffice, few keys that often come again.
const side = fc.integer({ min: 0, max: 1 });
const currency = fc.integer({ min: 0, max: 1 });
const amount = fc.bigInt({ min: 1n, max: 30n });
const key = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fund' as const), side, currency, amount }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), side, currency, amount, key }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      side,
      currency,
      amount,
      key,
      fee: fc.bigInt({ min: 0n, max: 3n }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('giveBack' as const), which: fc.nat(5) }) },
  // The same again, as a client does that heard no answer.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat(5) }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;
const sequence = fc.array(command, { minLength: 1, maxLength: 10, size: 'max' });

const seen: Record<string, number> = {};
let sequencesRun = 0;

it(`whatever is done in whatever order, wallets and movements stand as the reference says: ${sequencesMin} rounds`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sequence, { minLength: together, maxLength: together }), async sequences => {
      await Promise.all(sequences.map(runSequence));
    }),
    { numRuns: sequencesMin / together, endOnFailure: false, markInterruptAsFailure: true },
  );
  expect(sequencesRun).toBeGreaterThanOrEqual(sequencesMin);
  // A test that never met a case has not tested it.
  for (const outcome of ['done', 'replay', 'insufficient_funds', 'idempotency_mismatch', 'completed', 'failed']) {
    expect(seen[outcome], outcome).toBeGreaterThan(sequencesMin / 20);
  }
});

async function runSequence(commands: Command[]): Promise<void> {
  const number = ++sequencesRun;
  const wallets = fresh.splice(0, 4).sort((a, b) => (a.currency < b.currency ? -1 : a.currency > b.currency ? 1 : 0));
  const model = createModel(4);
  const real = createReal(number, wallets, model);
  for (const first of [0, 2, 3]) {
    model.fund(first, 50n);
    await fund(one, wallets[first]!, 50n);
  }
  const paid: Command[] = [];
  for (const next of commands) {
    const command = next.do === 'repeat' ? paid[next.which % paid.length] : next;
    if (!command) continue;
    if ('key' in command && command.key !== undefined) paid.push(command);
    const outcome = await real(command);
    if (outcome) seen[outcome.is] = (seen[outcome.is] ?? 0) + 1;
  }
  await compare(model, wallets);
}

/** Does each step in both worlds and compares what both say of it. */
function createReal(number: number, wallets: readonly WalletFacts[], model: Model) {
  const texts: string[] = [];
  const transfers: number[] = [];

  async function pay(
    url: '/api/test/move' | '/api/test/hold',
    named: number | undefined,
    body: object,
    expected: Outcome,
  ) {
    const name = named === undefined ? undefined : `${number}-${named}`;
    const answer = await one.call('POST', url, { token: caller.token, key: name, body });
    if (expected.is === 'done' || expected.is === 'replay') {
      expect([answer.status, answer.isReplay], answer.text).toEqual([200, expected.is === 'replay']);
      if (expected.is === 'replay') expect(answer.text).toBe(texts[expected.id]);
      else texts[expected.id] = answer.text;
      if (expected.is === 'done' && url === '/api/test/hold') transfers.push(answer.body.transferId);
    } else {
      expect(answer.body.code).toBe(expected.is);
    }
    return expected;
  }

  return async function step(command: Command): Promise<Outcome | undefined> {
    switch (command.do) {
      case 'fund': {
        const at = command.currency * 2 + command.side;
        model.fund(at, command.amount);
        await fund(one, wallets[at]!, command.amount);
        return undefined;
      }
      case 'move': {
        const from = command.currency * 2 + command.side;
        const to = command.currency * 2 + 1 - command.side;
        const expected = model.move(nameOf(command.key), { from, to, amount: command.amount });
        const body = { from: wallets[from]!.id, to: wallets[to]!.id, amount: String(command.amount) };
        return pay('/api/test/move', command.key, body, expected);
      }
      case 'hold': {
        const from = command.currency * 2 + command.side;
        const expected = model.hold(nameOf(command.key), { from, amount: command.amount, fee: command.fee });
        const body = { from: wallets[from]!.id, amount: String(command.amount), fee: String(command.fee) };
        return pay('/api/test/hold', command.key, body, expected);
      }
      case 'repeat':
        return undefined;
      case 'settle':
      case 'giveBack': {
        if (model.holds.length === 0) return undefined;
        const which = command.which % model.holds.length;
        const expected = model[command.do](which);
        const end = command.do === 'settle' ? settle : giveBack;
        expect(await end(one, transfers[which]!)).toBe(expected.is);
        return expected;
      }
    }
  };
}

const nameOf = (named: number | undefined) => (named === undefined ? undefined : String(named));

async function compare(model: Model, wallets: readonly WalletFacts[]): Promise<void> {
  const ids = wallets.map(({ id }) => id);
  const [heads, { rows }] = await Promise.all([
    readHeads(one.pool, ids),
    one.pool.query<HistoryRecord>(
      'select * from wallets.history_row where wallet_id = any($1::bigint[]) order by wallet_id, seq',
      [ids],
    ),
  ]);
  const lines = rows.map(historyRowOf);
  const real = ids.map(id => {
    const { balance, cumCredit, moves } = heads.get(id)!;
    const own = lines.filter(({ entry }) => entry.wallet === id);
    return {
      balance,
      credit: cumCredit,
      count: moves,
      lines: own.map(({ entry, amountMinor, status }) => ({
        amount: entry.amount < 0n ? -amountMinor : amountMinor,
        status,
      })),
    };
  });
  expect(real).toEqual(model.wallets);
}
