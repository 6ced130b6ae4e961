import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { readHead } from '@wura/ledger/server/read';
import {
  fund,
  newCustomer,
  startInstance,
  type TestCustomer,
  type TestInstance,
} from '@wura/wallets/testing/test-instance';
import type { Answer } from '@wura/testkit/client';
import { rounds } from '@wura/testkit/rounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { intraTransfers } from './plugin.ts';

/** Rounds that run side by side, each with customers of its own. */
const width = 10;

let database: TestDatabase;
let processes: TestInstance[];
let people: TestCustomer[];

beforeAll(async () => {
  database = await cloneDatabase();
  processes = await Promise.all(
    [1, 2].map(async () => {
      const instance = await startInstance(database);
      intraTransfers(instance.router, instance);
      return instance;
    }),
  );
  people = [];
  for (let n = 0; n < width * 3; n++) people.push(await newCustomer(processes[0]!));
});
afterAll(async () => {
  await Promise.all(processes.map(instance => instance.close()));
  await database.close();
});

describe.each([1, 2])('on %i server process(es)', count => {
  const at = (n: number) => processes[n % count]!;
  const send = (n: number, from: TestCustomer, to: TestCustomer, amount: string, key?: string) =>
    at(n).call('POST', '/api/intra-transfer', {
      token: from.token,
      key,
      body: { toAccountNumber: to.accountNumber, fromWalletId: from.wallet.publicId, amount },
    });
  const balance = async (of: TestCustomer) => (await readHead(processes[0]!.pool, of.wallet.id)).balance;

  it(`one balance spent from all sides at once pays exactly as often as it can: ${rounds} rounds`, async () => {
    await inRounds(async (n, [ada, bola]) => {
      await fund(at(n), ada!.wallet, BigInt(100 + (n % 7) * 10));
      const before = await balance(ada!);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, spend) => send(spend, ada!, bola!, '0.30')));
      const paid = before / 30n < 8n ? before / 30n : 8n;
      expect(statuses(answers)).toEqual({
        ...(paid > 0n && { 200: Number(paid) }),
        ...(paid < 8n && { 422: 8 - Number(paid) }),
      });
      expect(answers.every(({ status, body }) => status === 200 || body.code === 'insufficient_funds')).toBe(true);
      expect(await balance(ada!)).toBe(before - paid * 30n);
    });
  });

  it(`two customers who pay each other at once both succeed: ${rounds} rounds`, async () => {
    await inRounds(async (n, [ada, bola]) => {
      await Promise.all([fund(at(n), ada!.wallet, 20n), fund(at(n + 1), bola!.wallet, 20n)]);
      const before = [await balance(ada!), await balance(bola!)];
      const answers = await Promise.all([
        send(0, ada!, bola!, '0.07'),
        send(1, bola!, ada!, '0.11'),
        send(1, ada!, bola!, '0.05'),
        send(0, bola!, ada!, '0.02'),
      ]);
      expect(statuses(answers)).toEqual({ 200: 4 });
      expect([await balance(ada!), await balance(bola!)]).toEqual([before[0]! + 1n, before[1]! - 1n]);
    });
  });

  it(`one receiver whom everybody pays gets every kobo: ${rounds} rounds`, async () => {
    const hot = people[0]!;
    const payers = people.slice(1, 9);
    await Promise.all(payers.map(payer => fund(at(0), payer.wallet, BigInt(rounds))));
    const before = await balance(hot);
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(payers.map((payer, n) => send(n, payer, hot, '0.01')));
      expect(statuses(answers)).toEqual({ 200: payers.length });
    }
    expect(await balance(hot)).toBe(before + BigInt(rounds * payers.length));
  });

  it(`one key from 30 clients at once moves money once, and all read the same answer: ${rounds} rounds`, async () => {
    await inRounds(async (n, [ada, bola]) => {
      await fund(at(n), ada!.wallet, 1n);
      const before = [await balance(ada!), await balance(bola!)];
      const key = `race-${count}-${n}`;
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, client) => send(client, ada!, bola!, '0.01', key)),
      );
      expect(statuses(answers)).toEqual({ 200: 30 });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
      expect([await balance(ada!), await balance(bola!)]).toEqual([before[0]! - 1n, before[1]! + 1n]);
    });
  });

  it(`one key with two different bodies at once moves one of them: ${rounds} rounds`, async () => {
    await inRounds(async (n, [ada, bola]) => {
      await fund(at(n), ada!.wallet, 2n);
      const before = await balance(ada!);
      const key = `two-${count}-${n}`;
      const answers = await Promise.all([send(0, ada!, bola!, '0.01', key), send(1, ada!, bola!, '0.02', key)]);
      expect(statuses(answers)).toEqual({ 200: 1, 422: 1 });
      expect(answers.find(({ status }) => status === 422)!.body.code).toBe('idempotency_mismatch');
      const moved = answers[0].status === 200 ? 1n : 2n;
      expect(await balance(ada!)).toBe(before - moved);
    });
  });
});

async function inRounds(round: (n: number, people: TestCustomer[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < rounds; start += width) {
    const lanes = Array.from({ length: width }, (_, lane) => round(start + lane, people.slice(lane * 3, lane * 3 + 3)));
    await Promise.all(lanes);
  }
}

function statuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
