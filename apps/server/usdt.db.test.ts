import { cutOffAt, type Moment } from '@wura/testkit/cut-off';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { SavedAddress } from '@wura/usdt/contract';
import type { Signer } from '@wura/usdt/server/signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import { balanceOf, newPayer, openTestProduct, type TestProduct } from './testing/test-product.ts';
import { fillHotWallet, newHolder, openSigner, receive, testAddresses, type Holder } from './testing/usdt.ts';

// USDT over real HTTP, a real PostgreSQL and the sandbox's chain over the wire. One file, long as it is, because all of it shares one
// chain, one hot wallet and one signer.

let database: TestDatabase;
let product: TestProduct;
let signer: Signer;
let ada: Holder;

beforeAll(async () => {
  database = await cloneDatabase();
  const environment = { TRON_COLD_ADDRESS: testAddresses.cold };
  product = await openTestProduct(database, {}, { environment });
  signer = openSigner(database);
  signer.start();
  await fillHotWallet(product);
});
afterAll(async () => {
  await signer.stop();
  await product.close();
  await database.close();
});
beforeEach(async () => {
  await fetch(`${product.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
  ada = await newHolder(product);
});

const mine = (blocks: number) => product.control('/chain/mine', { blocks });
const spoil = (operation: string, mode: string, times = 1) =>
  product.control('/faults', { provider: 'chain', operation, mode, times });
const elsewhere = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const thief = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy';
const send = (from: Holder, fields: object, key?: string) =>
  product.call('POST', '/api/usdt/transfer', {
    token: from.token,
    ...(key && { key }),
    body: { from_wallet_id: from.wallet, to_address: elsewhere, amount: 5, pin: '1234', ...fields },
  });
const underway = async ({ token }: Holder) => (await product.call('GET', '/api/usdt/underway', { token })).body.data;
const openCases = async (kind: string) =>
  (await product.pool.query('select subject from cases.open_case where kind = $1', [kind])).rows.length;
/** What the chain has of ours beyond what the hot wallet was filled with. */
const sentTo = async (address: string) =>
  (await product.control('/books/chain')).filter(
    (each: any) => each.destination === address && each.operation === 'transfer' && each.status === 'success',
  );

describe('a wallet', () => {
  it('is one, by whichever call it is opened, and has one address for ever', async () => {
    for (const [first, second] of [
      ['/api/usdt/wallet', '/api/wallets'],
      ['/api/wallets', '/api/usdt/wallet'],
    ] as const) {
      const { token } = await newPayer(product);
      const open = (path: string) =>
        product.call('POST', path, { token, ...(path === '/api/wallets' && { body: { currency: 'USDT' } }) });
      const opened = await open(first);
      expect([opened.status, opened.body.currency]).toEqual([201, 'USDT']);
      const address = await product.call('GET', '/api/usdt/deposit-address', { token });
      expect(address.body).toMatchObject({ deposit_address: expect.stringMatching(/^T/), network: 'TRON (TRC-20)' });
      const again = await open(second);
      expect(again.status).toBe(second === '/api/wallets' ? 409 : 200);
      const found = await open('/api/usdt/wallet');
      const { deposit_address } = address.body;
      expect(found).toMatchObject({ status: 200, body: { id: opened.body.id, deposit_address } });
    }
  });

  it('that is not there has no address', async () => {
    const { token } = ada;
    const bare = await newPayer(product);
    expect((await product.call('GET', '/api/usdt/deposit-address', { token: bare.token })).status).toBe(404);
    const opened = await product.call('POST', '/api/usdt/wallet', { token: bare.token });
    expect([opened.status, opened.body.currency]).toEqual([201, 'USDT']);
    expect((await product.call('GET', '/api/usdt/deposit-address', { token })).body.minimum).toBe('1.00');
  });
});

describe('a deposit', () => {
  it('counts its confirmations, and is credited once with the nineteenth', async () => {
    await product.control('/chain/deposit', { address: ada.address, amount: '12.5' });
    await mine(17);
    await product.runJobs();
    expect(await underway(ada)).toMatchObject([
      { type: 'receive', amount: '12.500000', confirmations: 18, status: 'pending' },
    ]);
    expect(await balanceOf(product, ada)).toBe(0n);
    await mine(1);
    await product.runJobs();
    await product.runJobs();
    expect(await underway(ada)).toMatchObject([{ confirmations: 19, status: 'completed' }]);
    expect(await balanceOf(product, ada)).toBe(12_500_000n);
  });

  it('to the address of a customer who was erased is in the books, told to staff alone, and keeps up nobody else’s', async () => {
    const bola = await newHolder(product);
    await database
      .pool('none')
      .query(`update identity.customers set erased_at = now(), email = '', phone = '' where id = $1`, [bola.number]);
    const { transaction_id } = await receive(product, bola, '12.5');
    expect(await balanceOf(product, bola)).toBe(12_500_000n);
    const { rows } = await product.pool.query(
      `select kind, facts ->> 'amount' as amount from cases.case_file where subject like $1 || ':%'`,
      [transaction_id],
    );
    expect(rows).toEqual([{ kind: 'usdt_for_nobody', amount: '12.500000' }]);
    await receive(product, ada, '3');
    expect(await balanceOf(product, ada)).toBe(3_000_000n);
  });

  it('of nothing, or of a token of the same name, is none', async () => {
    await product.control('/chain/deposit', { address: ada.address, amount: 0 });
    await product.control('/chain/deposit', { address: ada.address, amount: 50, token: 'fake' });
    await receive(product, ada, '3');
    expect(await balanceOf(product, ada)).toBe(3_000_000n);
  });

  it.each([1, 5, 18])('that a reorganisation of depth %i takes away leaves nothing behind', async depth => {
    await product.control('/chain/deposit', { address: ada.address, amount: 9 });
    if (depth > 1) await mine(depth - 1);
    await product.runJobs();
    await product.control('/chain/reorg', { depth });
    await mine(25);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(0n);
    expect(await underway(ada)).toMatchObject([{ status: 'gone' }]);
  });

  it('that stands in another block afterwards is credited once', async () => {
    await product.control('/chain/deposit', { address: ada.address, amount: 9 });
    await mine(3);
    await product.runJobs();
    await product.control('/chain/reorg', { depth: 4, keep: true });
    await mine(25);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(9_000_000n);
  });

  it('that the chain takes back after it was final stays, and a person hears of it', async () => {
    await receive(product, ada, '4');
    const before = await openCases('usdt_credit_undone');
    await product.control('/chain/reorg', { depth: 25 });
    await mine(20);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(4_000_000n);
    expect(await openCases('usdt_credit_undone')).toBe(before + 1);
  });

  it.each(['wrong_amount', 'wrong_currency'])('is credited as it is where one node says %s', async mode => {
    await product.control('/chain/deposit', { address: ada.address, amount: 6 });
    await spoil('rpc', mode, 40);
    await mine(18);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(0n);
    await fetch(`${product.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(6_000_000n);
  });
});

describe('a withdrawal', () => {
  beforeEach(async () => void (await receive(product, ada, '100')));

  it('costs its amount and the network fee, is signed, sent, and complete when it is final', async () => {
    const price = await product.call('GET', '/api/price?kind=usdt_withdrawal&amount=5&currency=USDT');
    expect(price.body).toMatchObject({ fee: '1.000000', total: '6.000000' });
    const before = (await sentTo(elsewhere)).length;
    const sent = await send(ada, { total: '6' }, 'once');
    expect(sent).toMatchObject({ status: 202, body: { status: 'pending', network: 'TRON (TRC-20)' } });
    expect(await balanceOf(product, ada)).toBe(94_000_000n);
    await mine(25);
    await product.runJobs();
    expect(await sentTo(elsewhere)).toHaveLength(before + 1);
    expect(await underway(ada)).toContainEqual(expect.objectContaining({ type: 'send', status: 'completed' }));
    const again = await send(ada, { total: '6' }, 'once');
    expect([again.text, again.isReplay]).toEqual([sent.text, true]);
    expect(await balanceOf(product, ada)).toBe(94_000_000n);
  });

  it('needs the PIN, whatever the amount', async () => {
    expect((await send(ada, { amount: 1, pin: undefined })).body.code).toBe('pin_required');
    expect((await send(ada, { amount: 1, pin: '4321' })).body.code).toBe('invalid_pin');
  });

  it.each([
    ['an address of Ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'usdt_address_of_ethereum'],
    ['one wrong letter', elsewhere.replace('UEZ', 'UEz'), 'usdt_address_misspelt'],
    ['nothing', '', 'usdt_address_and_amount_missing'],
  ])('to %s is refused by its field', async (_what, address, code) => {
    const { status, body } = await send(ada, { to_address: address });
    expect([status, body.errorCodes?.to_address]).toEqual([422, code]);
  });

  it('to one’s own address, to Tether’s contract or to a wallet of the house is refused', async () => {
    expect((await send(ada, { to_address: ada.address })).body.code).toBe('usdt_own_address');
    for (const to_address of [testAddresses.contract, testAddresses.hot, testAddresses.cold]) {
      expect((await send(ada, { to_address })).body.code).toBe('usdt_address_unusable');
    }
  });

  it('to a forbidden address is refused before anything is held, and one that waits for its signature is paid back', async () => {
    const compliance = await newOperator({ database, product }, 'compliance');
    const listed = '/api/operator/usdt/forbidden-addresses';
    const forbid = (addresses: string[], token = compliance) =>
      product.call('POST', listed, { token, body: { addresses, reason: 'On the list of today' } });
    const support = await newOperator({ database, product }, 'support');
    expect((await forbid([thief], support)).status).toBe(403);
    expect((await forbid([thief.replace('T', 't')])).status).toBe(422);

    await signer.stop();
    const waiting = await send(ada, { to_address: thief });
    expect(waiting).toMatchObject({ status: 202 });
    expect(await balanceOf(product, ada)).toBe(94_000_000n);
    expect((await forbid([thief, thief])).body).toEqual({ added: 1 });
    expect((await forbid([thief])).body).toEqual({ added: 0 });
    expect((await product.call('GET', listed, { token: compliance })).body).toMatchObject({
      data: [{ address: thief, reason: 'On the list of today' }],
      nextCursor: null,
    });
    await signer.signDue();
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(100_000_000n);
    signer = openSigner(database);
    signer.start();

    const held = await product.pool.query('select count(*) from usdt.sending');
    expect((await send(ada, { to_address: thief })).body.code).toBe('usdt_address_forbidden');
    const look = await product.call('GET', `/api/usdt/address-check?address=${thief}`, { token: ada.token });
    expect(look.body.code).toBe('usdt_address_forbidden');
    const save = { token: ada.token, body: { address: thief, label: 'Friend' } };
    expect((await product.call('POST', '/api/usdt/addresses', save)).body.code).toBe('usdt_address_forbidden');
    expect(await balanceOf(product, ada)).toBe(100_000_000n);
    expect(await product.pool.query('select count(*) from usdt.sending')).toMatchObject({ rows: held.rows });
    expect(await sentTo(thief)).toEqual([]);

    const allow = { token: compliance, body: { reason: 'Taken off the list' } };
    expect((await product.call('POST', `${listed}/${thief}/allow`, allow)).status).toBe(204);
    expect((await product.call('POST', `${listed}/${thief}/allow`, allow)).status).toBe(404);
    expect((await send(ada, { to_address: thief })).status).toBe(202);
    const { rows } = await product.pool.query('select what from operators.audit where subject = $1 order by id', [
      thief,
    ]);
    expect(new Set(rows.map(({ what }) => what))).toEqual(new Set(['usdt_address_forbidden', 'usdt_address_allowed']));
  });

  it('that was signed before its address was forbidden is sent no more, and comes back only once no block can take it', async () => {
    const compliance = await newOperator({ database, product }, 'compliance');
    const sentToThief = async () => (await sentTo(thief)).filter(({ amount }: any) => Number(amount) === 4);
    await spoil('broadcast', 'refuse', 100);
    expect((await send(ada, { to_address: thief, amount: 4 })).status).toBe(202);
    await signer.signDue();
    await product.runJobs();
    const signed = `select count(*)::int as count from usdt.sending where to_address = $1 and amount = 4000000 and signed is not null`;
    expect((await product.pool.query(signed, [thief])).rows).toEqual([{ count: 1 }]);
    const body = { addresses: [thief], reason: 'On the list of today' };
    await product.call('POST', '/api/operator/usdt/forbidden-addresses', { token: compliance, body });

    await fetch(`${product.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
    for (let time = 0; time < 3; time++) {
      await product.runJobs();
      await mine(20);
    }
    expect(await sentToThief()).toEqual([]);
    expect(await balanceOf(product, ada)).toBe(95_000_000n);
    await mine(200);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(100_000_000n);
    expect(await sentToThief()).toEqual([]);
  });

  it('to another customer’s address settles at once and free of charge, and touches no chain', async () => {
    const bola = await newHolder(product);
    const sent = await send(ada, { to_address: bola.address, amount: '2.5', total: '2.5' });
    expect(sent).toMatchObject({ status: 200, body: { status: 'completed', network: null } });
    expect([await balanceOf(product, ada), await balanceOf(product, bola)]).toEqual([97_500_000n, 2_500_000n]);
    expect(await sentTo(bola.address)).toEqual([]);
  });

  it('is sent once although no answer to the broadcast comes', async () => {
    const before = (await sentTo(elsewhere)).length;
    await spoil('broadcast', 'garbage', 2);
    expect((await send(ada, { amount: 7 })).status).toBe(202);
    await mine(25);
    await product.runJobs();
    expect(await sentTo(elsewhere)).toHaveLength(before + 1);
  });

  it('that no block takes in time comes back, and not before a final block is later than that', async () => {
    await spoil('broadcast', 'refuse', 100);
    expect((await send(ada, { amount: 8 })).status).toBe(202);
    await mine(190);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(91_000_000n);
    await mine(40);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(100_000_000n);
  });

  it('that a reorganisation takes out of its block is sent again, the same', async () => {
    const before = (await sentTo(elsewhere)).length;
    await send(ada, { amount: 3 });
    await mine(2);
    await product.control('/chain/reorg', { depth: 2 });
    expect(await sentTo(elsewhere)).toHaveLength(before);
    await product.runJobs();
    await mine(25);
    await product.runJobs();
    expect(await sentTo(elsewhere)).toHaveLength(before + 1);
  });
});

describe('the house', () => {
  it('sweeps what came to customers, and the chain has as much of ours as the books say', async () => {
    await receive(product, ada, '250');
    await product.pool.query(
      `insert into jobs.job (kind, subject, due_at) values ('usdt_house', 'hot wallet', now()) on conflict do nothing`,
    );
    for (let step = 0; step < 6; step++) {
      await product.runJobs();
      await signer.signDue();
      await product.runJobs();
      await mine(20);
    }
    const { usdt } = await product.control(`/chain/accounts/${ada.address}`);
    expect(usdt).toBe(0);
  });

  const sending = (when: string): Moment => ({ table: 'usdt.sending', at: 'update', when });
  it.each<[string, Moment]>([
    ['before it is asked for', { table: 'usdt.sending', at: 'insert' }],
    ['before it is signed', sending('new.signed is not null and old.signed is null')],
    ['once a final block has it', sending('new.ended is not null')],
  ])('that is cut off %s sweeps it once', async (_moment, moment) => {
    const swept = async () =>
      (await sentTo(testAddresses.hot)).filter(({ amount }: any) => Number(amount) === 150).length;
    const before = await swept();
    await receive(product, ada, '150');
    await product.pool.query(
      `insert into jobs.job (kind, subject, due_at) values ('usdt_house', 'hot wallet', now()) on conflict do nothing`,
    );
    const step = async () => {
      await product.runJobs();
      await signer.signDue().catch(() => {});
      await product.runJobs();
      await mine(20);
      await product.runJobs();
    };
    await cutOffAt(database, moment, step);
    for (let time = 0; time < 4; time++) await step();
    expect((await swept()) - before).toBe(1);
    expect((await product.control(`/chain/accounts/${ada.address}`)).usdt).toBe(0);
    expect(await balanceOf(product, ada)).toBe(150_000_000n);
  });

  it('carries what lies at each address as what came there less what was taken away, whatever the chain took back', async () => {
    const { rows } = await product.pool.query(
      `select a.address, a.came, a.credited, a.swept,
              coalesce((select sum(d.amount) from usdt.deposit d where d.address = a.address and d.state <> 'gone'), 0)::bigint as came_in_all,
              coalesce((select sum(d.amount) from usdt.deposit d where d.address = a.address and d.state = 'credited'), 0)::bigint as credited_in_all,
              coalesce((select sum(s.amount) from usdt.sending s
                         where s.address_number = a.number and s.purpose = 'sweep' and s.ended = 'done'), 0)::bigint as swept_in_all
         from usdt.address a`,
    );
    expect(rows.map(({ came, credited, swept }) => ({ came, credited, swept }))).toEqual(
      rows.map(row => ({ came: row.came_in_all, credited: row.credited_in_all, swept: row.swept_in_all })),
    );
    expect(rows.some(({ swept }) => swept > 0n)).toBe(true);
  });

  it('is told when the wallet that withdrawals are paid from has too little', async () => {
    await receive(product, ada, '3500');
    expect((await send(ada, { amount: 3_100 })).status).toBe(202);
    expect(await openCases('usdt_hot_wallet_low')).toBe(1);
  });

  it('puts what is beyond the most of that wallet at its owner’s own address, and the books follow', async () => {
    const { cold, hot } = testAddresses;
    await product.control('/chain/deposit', { address: hot, amount: 60_000 });
    const accountOf = (address: string | undefined) => product.control(`/chain/accounts/${address}`);
    const putAway = async () => {
      const { rows } = await product.pool.query<{ minor: bigint }>(
        `select coalesce(sum(balance), 0)::bigint as minor from ledger.system_balance where purpose = 'usdt_cold'`,
      );
      return rows[0]!.minor;
    };
    const most = 50_000_000_000;
    for (let step = 0; step < 10 && (await accountOf(hot)).usdt > most; step++) {
      await mine(20);
      await product.runJobs();
      await signer.signDue();
    }
    await mine(20);
    await product.runJobs();
    // A customer who waited for money to come into it went first.
    expect((await sentTo(elsewhere)).map(({ amount }: { amount: string }) => Number(amount))).toContain(3_100);
    expect((await accountOf(cold)).usdt).toBeGreaterThan(5_000_000_000);
    // As with `tron`: what it is below zero is what stands outside.
    expect(-(await putAway())).toBe(BigInt((await accountOf(cold)).usdt));
    expect(await openCases('usdt_hot_wallet_low')).toBe(0);
  });
});

describe('a saved address', () => {
  const save = (address: string, label = 'Savings') =>
    product.call('POST', '/api/usdt/addresses', { token: ada.token, body: { address, label } });

  it('is kept once under a name, told of when it is looked at, and forgotten when it is removed', async () => {
    const saved = await save(elsewhere);
    expect([saved.status, saved.body.label]).toEqual([201, 'Savings']);
    expect((await save(elsewhere)).body.code).toBe('usdt_address_saved');
    const { token } = ada;
    const looked = await product.call('GET', `/api/usdt/address-check?address=${elsewhere}`, { token });
    expect(looked.body).toMatchObject({ kind: 'chain', is_first_time: true, saved: { id: saved.body.id } });
    expect((await product.call('DELETE', `/api/usdt/addresses/${saved.body.id}`, { token })).status).toBe(204);
    expect((await product.call('GET', '/api/usdt/addresses', { token })).body.data).toEqual([]);
  });

  it('is nobody else’s to remove', async () => {
    const { id } = (await save(elsewhere)).body;
    const bola = await newHolder(product);
    expect((await product.call('DELETE', `/api/usdt/addresses/${id}`, { token: bola.token })).status).toBe(404);
  });
});

describe('under the rules of Nigeria', () => {
  let nigeria: TestProduct;
  beforeAll(async () => {
    // One chain for both: a second one would begin its numbers anew.
    const environment = { SANDBOX_URL: product.sandboxUrl };
    nigeria = await openTestProduct(database, { rules: 'nigeria' }, { environment });
  });
  afterAll(() => nigeria.close());

  /** A day and a bit has gone by since their addresses were saved. */
  const wait = (hours: number) =>
    database
      .pool('wura_owner')
      .query(`update usdt.saved_address set created_at = created_at - make_interval(hours => $1) where customer = $2`, [
        hours,
        ada.number,
      ]);

  it('a new address is saved first and waits a day, which is said before the PIN, and its owner hears of it', async () => {
    await receive(product, ada, '100');
    await database.pool('none').query(
      `update identity.customers set has_checked_number = true, email_confirmed_at = now(),
                created_at = now() - interval '30 days' where id = $1`,
      [ada.number],
    );
    const { token, wallet } = ada;
    const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      nigeria.call(method, path, { token, ...(body && { body }) });
    const check = async (address = elsewhere) => (await call('GET', `/api/usdt/address-check?address=${address}`)).body;
    const withdraw = (to_address = elsewhere) =>
      call('POST', '/api/usdt/transfer', { from_wallet_id: wallet, to_address, amount: 5, pin: '1234' });
    const save = async () =>
      (await call('POST', '/api/usdt/addresses', { address: elsewhere, label: 'Mine' })).body as SavedAddress;

    expect(await check()).toMatchObject({ hold: 'unsaved', saved: null });
    expect((await withdraw()).body.code).toBe('usdt_address_not_saved');
    const first = await save();
    expect(Date.parse(first.usable_from) - Date.parse(first.created_at)).toBe(86_400_000);
    expect((await call('GET', '/api/notifications')).text).toContain('A USDT address was saved');
    await wait(23);
    expect(await check()).toMatchObject({ hold: 'waiting' });
    expect(await withdraw()).toMatchObject({ status: 403, body: { code: 'usdt_address_on_hold' } });

    // One that is saved anew waits anew, and one who is a customer waits for nothing.
    await call('DELETE', `/api/usdt/addresses/${first.id}`);
    await save();
    await wait(2);
    expect((await withdraw()).body.code).toBe('usdt_address_on_hold');
    const bola = await newHolder(product);
    expect(await check(bola.address)).toMatchObject({ kind: 'customer', hold: 'none' });

    await wait(22);
    expect(await check()).toMatchObject({ hold: 'none' });
    expect((await withdraw()).status).toBe(202);
  });
});

it('staff are told which withdrawals the signer holds back and why, until it signs them', async () => {
  await signer.stop();
  await receive(product, ada, '50');
  const { body } = await send(ada, { amount: 7 });
  const tell = async () => {
    await product.pool.query(
      `insert into jobs.job (kind, subject, due_at) values ('usdt_house', 'hot wallet', now()) on conflict do nothing`,
    );
    await product.pool.query(`update jobs.job set due_at = now() where kind = 'usdt_house'`);
    await product.runJobs();
  };
  const held = async () =>
    (
      await product.pool.query(
        `select subject, customer, facts from cases.case_file where kind = 'usdt_withdrawal_held' and closed_at is null`,
      )
    ).rows;
  await openSigner(database, { dayMost: 1n }).signDue();
  await tell();
  const facts = { amount: '7.000000 USDT', because: 'over the ceiling of a day' };
  expect(await held()).toEqual([{ subject: body.reference, customer: ada.number, facts }]);
  await signer.signDue();
  await tell();
  expect(await held()).toEqual([]);
});

it('the signer signs nothing that no customer’s money is held for, and nothing twice', async () => {
  const pool = database.pool('wura_worker');
  const row = `insert into usdt.sending (reference, purpose, asset, to_address, amount, reference_block, reference_block_id,
    reference_at_ms, expires_at_ms, fee_limit_sun) values ($1, 'cold', 'USDT', $2, 5, 1, $3, 1, 1, 1)`;
  await pool.query(row, ['forged', elsewhere, 'ab'.repeat(32)]);
  await signer.signDue();
  const { rows } = await pool.query(`select refusal, signed from usdt.sending where reference = 'forged'`);
  expect(rows).toEqual([{ refusal: 'nothing of ours pays for it', signed: null }]);
  await expect(pool.query(`update usdt.sending set signed = 'ab'`)).rejects.toThrow('permission denied');
  await expect(
    database.pool('wura_signer').query(`update usdt.sending set signed = 'ab' where signed is not null`),
  ).rejects.toThrow('it was signed once');
});

it('a signer that finds nothing to do writes nothing, though it looks several times a second', async () => {
  const owner = database.pool('wura_owner');
  await owner.query(`update usdt.signer set seen_at = clock_timestamp() + interval '1 minute', held_back = null`);
  const asWritten = async () => (await owner.query('select ctid::text, xmin::text, xmax::text from usdt.signer')).rows;
  const before = await asWritten();
  await signer.signDue();
  await signer.signDue();
  expect(await asWritten()).toEqual(before);
});
