import { readHead, readHeads } from '@wura/ledger/server/read';
import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asRefusal, wasDoneBefore } from './refusals.ts';
import {
  fund,
  giveBack,
  hold,
  move,
  newCustomer,
  registerTestHold,
  settle,
  startInstance,
  undo,
  type TestCustomer,
  type TestInstance,
} from '../testing/test-instance.ts';
import { keepAnswer } from './waiting-movements.ts';

let database: TestDatabase;
let processes: [TestInstance, TestInstance];
let one: TestInstance;

beforeAll(async () => {
  database = await cloneDatabase();
  await registerTestHold(database);
  processes = [await startInstance(database), await startInstance(database)];
  one = processes[0];
});
afterAll(async () => {
  await Promise.all(processes.map(instance => instance.close()));
  await database.close();
});

const balanceOf = async ({ wallet }: TestCustomer) => (await readHead(one.pool, wallet.id)).balance;
async function product(purpose: string): Promise<bigint> {
  const { rows } = await one.pool.query<{ wallet: number }>(
    'select wallet from ledger.system_wallet where purpose = $1',
    [purpose],
  );
  const heads = await readHeads(
    one.pool,
    rows.map(row => row.wallet),
  );
  return [...heads.values()].reduce((sum, { balance }) => sum + balance, 0n);
}
const fees = [{ code: 'transfer_fee', name: 'Fee', minor: 10_75n }];

it('holds what is to arrive and the fees, and gives each to its own when it is settled', async () => {
  const ada = await newCustomer(one, { minor: 100_00n });
  const before = { fees: await product('fees'), outside: await product('outside') };
  const entry = await hold(one, { from: ada, minor: 50_00n, fees });
  expect([await balanceOf(ada), await product('clearing')]).toEqual([39_25n, 60_75n]);
  expect(await settle(one, entry.transferId)).toBe('completed');
  expect(await product('clearing')).toBe(0n);
  expect(await product('fees')).toBe(before.fees + 10_75n);
  expect(await product('outside')).toBe(before.outside + 50_00n);
});

it('gives everything back, fees included, as if it had never been', async () => {
  const ada = await newCustomer(one, { minor: 100_00n });
  const before = await readHead(one.pool, ada.wallet.id);
  const entry = await hold(one, { from: ada, minor: 50_00n, fees });
  expect(await giveBack(one, entry.transferId)).toBe('failed');
  const after = await readHead(one.pool, ada.wallet.id);
  expect(after).toEqual({ ...before, seq: before.seq + 2 });
});

it('books the fee, the VAT and the duty each where it belongs', async () => {
  const ada = await newCustomer(one, { minor: 200_00n });
  const lines = [
    { code: 'transfer_fee', name: 'Fee', minor: 25_00n },
    { code: 'vat', name: 'VAT', minor: 1_88n },
    { code: 'stamp_duty', name: 'Stamp duty', minor: 50_00n },
  ];
  const before = await Promise.all(['fees', 'vat', 'stamp_duty'].map(product));
  const { transferId } = await hold(one, { from: ada, minor: 100_00n, fees: lines });
  await settle(one, transferId);
  const after = await Promise.all(['fees', 'vat', 'stamp_duty'].map(product));
  expect(after.map((balance, n) => balance - before[n]!)).toEqual([25_00n, 1_88n, 50_00n]);
});

it('gives a completed payment back when the outside takes its word back, once, out of where it had gone', async () => {
  const ada = await newCustomer(one, { minor: 100_00n });
  const first = await readHead(one.pool, ada.wallet.id);
  const before = [await product('fees'), await product('outside')];
  const { transferId } = await hold(one, { from: ada, minor: 50_00n, fees });
  await expect(undo(one, transferId)).rejects.toThrow('has not completed');
  await settle(one, transferId);
  expect(new Set(await Promise.all(processes.map(at => undo(at, transferId))))).toEqual(new Set(['failed']));
  expect(await readHead(one.pool, ada.wallet.id)).toEqual({ ...first, seq: first.seq + 2 });
  expect([await product('fees'), await product('outside')]).toEqual(before);
  const { rows } = await one.pool.query('select by_transfer from ledger.reversal where transfer_id = $1', [transferId]);
  expect(rows).toHaveLength(1);
});

it('counts against an allowance until it is given back', async () => {
  const ada = await newCustomer(one, { minor: 100_00n });
  const allowance = { owner: ada.number, period: '2026-11-21', sum: 50_00n, ceiling: 80_00n };
  const used = async () =>
    (await one.pool.query('select used from ledger.allowance where owner = $1', [ada.number])).rows[0]?.used;
  const returned = await hold(one, { from: ada, minor: 50_00n, allowance });
  const refused = await hold(one, { from: ada, minor: 50_00n, allowance }).catch(asRefusal);
  expect(refused).toMatchObject({ refusal: { code: 'limit_exceeded' } });
  await giveBack(one, returned.transferId);
  expect(await used()).toBe(0n);
  const reversed = await hold(one, { from: ada, minor: 50_00n, allowance });
  await settle(one, reversed.transferId);
  expect(await used()).toBe(50_00n);
  await undo(one, reversed.transferId);
  expect(await used()).toBe(0n);
});

it('cannot hold what is not there', async () => {
  const ada = await newCustomer(one, { minor: 60_74n });
  const refused = await hold(one, { from: ada, minor: 50_00n, fees }).catch(asRefusal);
  expect(refused).toMatchObject({ refusal: { code: 'insufficient_funds' } });
  expect(await balanceOf(ada)).toBe(60_74n);
});

it('is ended once, whatever is said later', async () => {
  const ada = await newCustomer(one, { minor: 100_00n });
  const settled = await hold(one, { from: ada, minor: 10_00n });
  const returned = await hold(one, { from: ada, minor: 10_00n });
  await settle(one, settled.transferId);
  await giveBack(one, returned.transferId);
  for (const instance of processes) {
    expect(await giveBack(instance, settled.transferId)).toBe('completed');
    expect(await settle(instance, returned.transferId)).toBe('failed');
  }
  expect(await balanceOf(ada)).toBe(90_00n);
});

it('keeps the first answer, and its status moves only forwards, even for whoever writes the table', async () => {
  const ada = await newCustomer(one, { minor: 100_00n });
  const { transferId } = await hold(one, { from: ada, minor: 10_00n });
  await transaction(one.pool, async tx => {
    await keepAnswer(tx, transferId, { status: 202, body: { n: 1 } });
    await keepAnswer(tx, transferId, { status: 200, body: { n: 2 } });
  });
  const { rows } = await one.pool.query('select answer from wallets.movement where transfer_id = $1', [transferId]);
  expect(rows).toEqual([{ answer: JSON.stringify({ status: 202, body: { n: 1 } }) }]);
  await giveBack(one, transferId);
  const owner = database.pool('wura_owner');
  const attempts = [
    `update wallets.movement set status = 'completed' where transfer_id = ${transferId}`,
    `update wallets.movement set status = 'pending' where transfer_id = ${transferId}`,
    `update wallets.movement set answer = '{}' where transfer_id = ${transferId}`,
    `delete from wallets.movement where transfer_id = ${transferId}`,
  ];
  for (const sql of attempts) await expect(owner.query(sql), sql).rejects.toMatchObject({ code: 'WW001' });
  // Rooms above refer to it, and each keeps what is theirs as well.
  const everything = owner.query('truncate wallets.movement cascade');
  await expect(everything).rejects.toMatchObject({ code: expect.stringMatching(/^W[A-Z]001$/) });
  for (const sql of [
    'update wallets.movement set amount = 1',
    'update wallets.wallet set customer = 1',
    'delete from wallets.wallet',
  ]) {
    await expect(one.pool.query(sql), sql).rejects.toThrow('permission denied');
  }
});

it.each([1, 2])(
  'many who settle and return one hold at once agree on one ending, %i process(es): 200 rounds',
  async count => {
    const customers: TestCustomer[] = [];
    for (let n = 0; n < 5; n++) customers.push(await newCustomer(one, { minor: 100_00n }));
    const at = (n: number) => processes[n % count]!;
    let endings = { completed: 0, failed: 0 };
    for (let round = 0; round < 40; round++) {
      await Promise.all(
        customers.map(async (ada, lane) => {
          const before = await balanceOf(ada);
          const { transferId } = await hold(at(lane), { from: ada, minor: 1n });
          const ends = (n: number) => (n % 3 === round % 3 ? settle : giveBack)(at(n), transferId);
          const answers = await Promise.all([0, 1, 2].map(ends));
          expect(new Set(answers).size).toBe(1);
          endings[answers[0]!]++;
          expect(await balanceOf(ada)).toBe(answers[0] === 'completed' ? before - 1n : before);
        }),
      );
    }
    const { rows } = await one.pool.query('select transfer_id from ledger.ending group by 1 having count(*) > 1');
    expect(rows).toEqual([]);
    expect(endings.completed + endings.failed).toBe(200);
    expect(Math.min(endings.completed, endings.failed)).toBeGreaterThan(0);
  },
);

it.each([1, 2])('holds and transfers of one balance never spend it twice, %i process(es): 200 rounds', async count => {
  const at = (n: number) => processes[n % count]!;
  const bola = await newCustomer(one);
  const customers: TestCustomer[] = [];
  for (let n = 0; n < 5; n++) customers.push(await newCustomer(one));
  for (let round = 0; round < 40; round++) {
    await Promise.all(
      customers.map(async (ada, lane) => {
        await fund(at(lane), ada.wallet, 70n);
        const before = await balanceOf(ada);
        const results = await Promise.allSettled([
          hold(at(0), { from: ada, minor: 30n }),
          move(at(1), { from: ada, to: bola, minor: 30n }),
          hold(at(1), { from: ada, minor: 30n }),
          move(at(0), { from: ada, to: bola, minor: 30n }),
        ]);
        const done = results.filter(({ status }) => status === 'fulfilled').length;
        for (const result of results) {
          if (result.status === 'rejected') {
            expect(asRefusal(result.reason)).toMatchObject({ refusal: { code: 'insufficient_funds' } });
          }
        }
        const possible = before / 30n < 4n ? before / 30n : 4n;
        expect(BigInt(done)).toBe(possible);
        expect(await balanceOf(ada)).toBe(before - possible * 30n);
      }),
    );
  }
});

it('one name begins one movement, in two processes at once: 200 rounds', async () => {
  const customers: TestCustomer[] = [];
  for (let n = 0; n < 5; n++) customers.push(await newCustomer(one, { minor: 1_00n }));
  for (let round = 0; round < 40; round++) {
    await Promise.all(
      customers.map(async ada => {
        const before = await balanceOf(ada);
        const key = `round ${round}`;
        const results = await Promise.allSettled(processes.map(at => hold(at, { from: ada, minor: 1n, key })));
        const refused = results.filter(result => result.status === 'rejected');
        expect(refused).toHaveLength(1);
        expect(wasDoneBefore(refused[0]!.reason)).toBe(true);
        expect(await balanceOf(ada)).toBe(before - 1n);
      }),
    );
  }
});
