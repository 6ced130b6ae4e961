import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, openSandbox, type TestSandbox } from '@wura/app-sandbox/testing';
import type { UsdtChain } from '@wura/usdt/server/ports';
import { createChain } from './chain.ts';
import { addressBelow, readAccountKey } from './addresses.ts';
import { openKeys } from './keys.ts';

// The adapter and the sandbox's chain, which share no code, over the wire.

const keys = openKeys(Buffer.alloc(32, 7));
const account = readAccountKey(keys.accountKey);
const hot = addressBelow(account, { kind: 'hot' });
let customers = 0;
const newAddress = () => addressBelow(account, { kind: 'deposit', index: customers++ });

let box: TestSandbox;
let chain: UsdtChain;
beforeAll(async () => {
  box = await openSandbox();
  const nodes = { baseUrl: `${box.url}/chain`, secondBaseUrl: `${box.url}/chain/second` };
  chain = createChain({ ...nodes, apiKey: 'key', accountKey: keys.accountKey, coldAddress: undefined });
  await give(hot, { amount: 1_000 });
  await give(hot, { amount: 500, token: 'trx' });
});
afterAll(() => box.close());
beforeEach(async () => void (await call(`${box.url}/_sandbox/faults`, { method: 'DELETE' })));

async function give(address: string, fields: object): Promise<{ transaction_id: string; block: number }> {
  const { status, text, body } = await box.control('/chain/deposit', { address, ...fields });
  if (status !== 200) throw new Error(text);
  return body;
}
const mine = (blocks: number) => box.control('/chain/mine', { blocks });
const spoil = (operation: string, mode: string, times = 1) =>
  box.control('/faults', { provider: 'chain', operation, mode, times });
const transfersIn = (block: number, { isAgreed } = { isAgreed: false }) =>
  chain.transfers({ from: block, to: block, isAgreed });

async function tips() {
  const told = await chain.tips();
  if (told.outcome === 'unknown') throw new Error(told.why);
  return told.value;
}

async function order(to: string, amountMinor: bigint, { forMs = 600_000 } = {}) {
  const { head: reference } = await tips();
  const at = { reference, expiresAtMs: reference.atMs + forMs };
  return keys.sign({ from: { kind: 'hot' }, asset: 'USDT', to, amountMinor, ...at, feeLimitSun: 30_000_000n });
}

describe('what came', () => {
  it('is read with its block, and is final with nineteen confirmations and not with eighteen', async () => {
    const to = newAddress();
    const { transaction_id: transaction, block } = await give(to, { amount: '12.5' });
    expect(await transfersIn(block)).toMatchObject({
      value: [{ transaction, place: 0, block, to, amountMinor: 12_500_000n }],
    });
    await mine(17);
    expect((await tips()).final.number).toBe(block - 1);
    await mine(1);
    expect((await tips()).final.number).toBe(block);
    expect(await chain.outcome(transaction)).toMatchObject({ value: { state: 'done', block } });
  });

  it('is none where the token only calls itself USDT, or nothing was sent', async () => {
    for (const fields of [{ amount: 5, token: 'fake' }, { amount: 0 }]) {
      expect(await transfersIn((await give(newAddress(), fields)).block)).toEqual({ outcome: 'accepted', value: [] });
    }
  });

  it('in one transaction is counted by place, which stays the same in another block', async () => {
    const { block } = await give(newAddress(), { amount: 1, times: 3, in_one: true });
    await box.control('/chain/reorg', { depth: 1, keep: true });
    const told = await chain.transfers({ from: block, to: block + 1, isAgreed: true });
    expect(told.outcome === 'accepted' && told.value.map(each => [each.place, each.block])).toEqual([
      [0, block + 1],
      [1, block + 1],
      [2, block + 1],
    ]);
  });

  it('a thousand times in one block is read whole', async () => {
    const { block } = await give(newAddress(), { amount: 1, times: 1_000, in_one: true });
    const told = await transfersIn(block, { isAgreed: true });
    expect(told.outcome === 'accepted' && told.value.length).toBe(1_000);
  });

  it('more often in one block than an answer usually holds is read whole', async () => {
    const { block } = await give(newAddress(), { amount: 1, times: 2_000, in_one: true });
    const told = await chain.transfers({ from: block - 2, to: block + 2, isAgreed: true });
    if (told.outcome === 'unknown') throw new Error(told.why);
    expect(told.value.filter(each => each.block === block)).toHaveLength(2_000);
  });

  it('in more blocks than a node searches at once is read all the same', async () => {
    const { block } = await give(newAddress(), { amount: '4.5' });
    await mine(2_100);
    const told = await chain.transfers({ from: block, to: block + 2_100, isAgreed: true });
    expect(told).toMatchObject({ value: [{ block, amountMinor: 4_500_000n }] });
  });

  it('in a range that a node refuses once is read in halves', async () => {
    const { block } = await give(newAddress(), { amount: 6 });
    await spoil('rpc', 'oversized');
    const told = await chain.transfers({ from: block - 4, to: block, isAgreed: false });
    expect(told.outcome === 'accepted' && told.value.at(-1)).toMatchObject({ amountMinor: 6_000_000n });
  });

  it.each(['wrong_amount', 'wrong_currency', 'error500', 'garbage', 'status429', 'redirect', 'refuse', 'oversized'])(
    'is unknown where one of two nodes gives %s',
    async mode => {
      const { block } = await give(newAddress(), { amount: 3 });
      await spoil('rpc', mode);
      expect((await transfersIn(block, { isAgreed: true })).outcome).toBe('unknown');
      expect((await transfersIn(block, { isAgreed: true })).outcome).toBe('accepted');
    },
  );
});

describe('what leaves', () => {
  it('is taken once, stands on the chain when it is final, and is no other however often it is sent', async () => {
    const to = newAddress();
    const { transaction, bytes } = await order(to, 7_000_000n);
    expect(await chain.broadcast(bytes)).toEqual({ outcome: 'accepted' });
    expect(await chain.broadcast(bytes)).toEqual({ outcome: 'accepted' });
    expect(await chain.outcome(transaction)).toMatchObject({ value: { state: 'absent' } });
    await mine(20);
    expect(await chain.outcome(transaction)).toMatchObject({ value: { state: 'done' } });
    expect(await chain.broadcast(bytes)).toEqual({ outcome: 'accepted' });
    await mine(20);
    expect(await chain.balances(to)).toMatchObject({ value: { usdtMinor: 7_000_000n } });
  });

  it('with an answer that never came was taken all the same', async () => {
    const { transaction, bytes } = await order(newAddress(), 1_000_000n);
    await spoil('broadcast', 'garbage');
    expect((await chain.broadcast(bytes)).outcome).toBe('unknown');
    await mine(20);
    expect(await chain.outcome(transaction)).toMatchObject({ value: { state: 'done' } });
  });

  it('is refused with a broken signature, another chain behind it, or too late', async () => {
    const { bytes } = await order(newAddress(), 1_000_000n);
    const broken = bytes.slice(0, -6) + (bytes.endsWith('00') ? '11' : '00') + bytes.slice(-4);
    expect(await chain.broadcast(broken)).toEqual({ outcome: 'refused', why: 'SIGERROR' });
    const late = await order(newAddress(), 1_000_000n, { forMs: 3_000 });
    const lost = await order(newAddress(), 1_000_000n);
    await box.control('/chain/reorg', { depth: 1 });
    expect(await chain.broadcast(lost.bytes)).toEqual({ outcome: 'refused', why: 'TAPOS_ERROR' });
    await mine(2);
    expect(await chain.broadcast(late.bytes)).toEqual({ outcome: 'refused', why: 'TRANSACTION_EXPIRATION_ERROR' });
  });

  it('fails on the chain where there is less than it sends', async () => {
    const { transaction, bytes } = await order(newAddress(), 1_000_000_000_000n);
    expect(await chain.broadcast(bytes)).toEqual({ outcome: 'accepted' });
    await mine(20);
    expect(await chain.outcome(transaction)).toMatchObject({ value: { state: 'failed' } });
  });
});
