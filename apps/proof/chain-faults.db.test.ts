import { balanceOf, openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import { fillHotWallet, newHolder, openSigner, receive, type Holder } from '@wura/app-server/testing/usdt';
import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { addressesOfAccount, openKeys } from '@wura/tron/keys';
import type { Signer } from '@wura/usdt/server/signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { report, rounds, runs } from './report.ts';

// What a chain and its nodes can do to a product that keeps its customers' money on it. `npm run faults` runs each fifty times.

const times = runs(1, 50);
const timeout = times * 30_000;

let database: TestDatabase;
let product: TestProduct;
let signer: Signer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  signer = openSigner(database);
  await fillHotWallet(product);
});
afterAll(async () => {
  await assertBooksBalance(database.pool('wura_checker'), books);
  await product.close();
  await database.close();
});
beforeEach(() => behave());

const behave = () => product.clearFaults();
const spoil = (operation: string, mode: string) =>
  product.control('/faults', { provider: 'chain', operation, mode, times: 1_000 });
const mine = (blocks: number) => product.control('/chain/mine', { blocks });
const arrive = (to: Holder, fields: object) => product.control('/chain/deposit', { address: to.address, ...fields });
const reorganise = (depth: number, { keep } = { keep: false }) => product.control('/chain/reorg', { depth, keep });

/** As often as it is promised, each time with a new customer; what came out otherwise is told. */
async function cell(name: string, run: (holder: Holder) => Promise<bigint>, expected: bigint): Promise<void> {
  const wrong: string[] = [];
  for (let n = 0; n < times; n++) {
    const found = await run(await newHolder(product));
    if (found !== expected) wrong.push(`run ${n}: ${found} and not ${expected}`);
  }
  report({ chainCell: name, runs: times, wrong });
  expect(wrong).toEqual([]);
}

describe('a wallet is credited with what is final, once, and with nothing else', { timeout }, () => {
  it.each([1, 5, 18])('when %i blocks are put in the place of others before that', depth =>
    cell(
      `reorganisation of ${depth}`,
      async holder => {
        await arrive(holder, { amount: 7 });
        if (depth > 1) await mine(depth - 1);
        await product.runJobs();
        await reorganise(depth);
        await mine(22);
        await product.runJobs();
        return balanceOf(product, holder);
      },
      0n,
    ),
  );

  it('when 25 are, and it had been final: it stays, and a person is told', () =>
    cell(
      'reorganisation of 25',
      async holder => {
        await receive(product, holder, 7);
        await reorganise(25);
        await mine(25);
        await product.runJobs();
        const { rows } = await product.pool.query(
          `select 1 from cases.open_case where kind = 'usdt_credit_undone' and customer = $1`,
          [holder.number],
        );
        return rows.length === 1 ? balanceOf(product, holder) : -1n;
      },
      7_000_000n,
    ));

  it('when its transaction stands in another block afterwards', () =>
    cell(
      'another block',
      async holder => {
        await arrive(holder, { amount: 7 });
        await mine(2);
        await product.runJobs();
        await reorganise(3, { keep: true });
        await mine(22);
        await product.runJobs();
        await product.runJobs();
        return balanceOf(product, holder);
      },
      7_000_000n,
    ));

  it.each(['wrong_amount', 'wrong_currency'])('when one node lies: %s', mode =>
    cell(
      `node lies, ${mode}`,
      async holder => {
        await arrive(holder, { amount: 7 });
        await spoil('rpc', mode);
        await mine(18);
        await product.runJobs();
        const whileItLies = await balanceOf(product, holder);
        await behave();
        await product.runJobs();
        return whileItLies === 0n ? balanceOf(product, holder) : -1n;
      },
      7_000_000n,
    ),
  );

  it.each([{ amount: 7, token: 'fake' }, { amount: 0 }])('when what comes is worth nothing: %o', fields =>
    cell(
      'token' in fields ? 'fake token' : 'zero value',
      async holder => {
        await arrive(holder, fields);
        await mine(20);
        await product.runJobs();
        return balanceOf(product, holder);
      },
      0n,
    ),
  );

  // A thousand credits take their time, fifty times over.
  it('when as many transfers as a block has room for come at once', { timeout: 6 * timeout }, async () => {
    const together = rounds(200, 1_000);
    await cell(
      `${together} in one block`,
      async holder => {
        await arrive(holder, { amount: '0.01', times: together, in_one: true });
        await mine(19);
        await product.runJobs();
        return balanceOf(product, holder);
      },
      BigInt(together) * 10_000n,
    );
  });
});

describe('a withdrawal is on the chain once, whatever dies meanwhile', { timeout }, () => {
  /** How many stand on the chain, and whether exactly that has left the wallet. */
  async function sentOnce(holder: Holder, during: () => Promise<void>): Promise<bigint> {
    await receive(product, holder, 20);
    const to_address = addressesOfAccount(openKeys(randomBytes(32)).accountKey).deposit(0);
    // Alive until it dies: of a signer that was not seen for a minute, nothing is asked.
    await signer.signDue();
    const { status } = await product.call('POST', '/api/usdt/transfer', {
      token: holder.token,
      body: { from_wallet_id: holder.wallet, to_address, amount: 3, pin: '1234' },
    });
    if (status !== 202) return BigInt(-status);
    await during();
    await behave();
    for (let step = 0; step < 3; step++) {
      await signer.signDue();
      await product.runJobs();
      await mine(21);
    }
    await product.runJobs();
    const all: { destination: string; status: string }[] = await product.control('/books/chain');
    const onChain = all.filter(each => each.destination === to_address && each.status === 'success').length;
    return (await balanceOf(product, holder)) === 16_000_000n ? BigInt(onChain) : -1n;
  }

  it('before it is signed', () => cell('dies before signing', holder => sentOnce(holder, async () => {}), 1n));

  it('between signing and broadcast', () =>
    cell(
      'dies before broadcast',
      holder =>
        sentOnce(holder, async () => {
          await spoil('broadcast', 'error500');
          await signer.signDue();
          await product.runJobs();
        }),
      1n,
    ));

  it('between broadcast and writing it down', () =>
    cell(
      'dies before record',
      holder =>
        sentOnce(holder, async () => {
          await spoil('broadcast', 'garbage');
          await signer.signDue();
          await product.runJobs();
        }),
      1n,
    ));

  it('after a reorganisation took it out of its block', () =>
    cell(
      'reorganised away',
      holder =>
        sentOnce(holder, async () => {
          await signer.signDue();
          await product.runJobs();
          await mine(3);
          await reorganise(3);
        }),
      1n,
    ));
});
