import { createAuthenticator } from '@wura/identity/testing/authenticator';
import { lagosDate } from '@wura/platform/time';
import { siteOf } from '@wura/secrets/passkeys';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { newCard, newCardholder } from '@wura/virtual-cards/testing/card-product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import {
  accountNumberOf,
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  register,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

// What may be decided or used once, asked of two processes at the same instant: one outcome, and a clear refusal for the other.

const pin = '2580';
const rounds = 10;
let database: TestDatabase;
let here: TestProduct;
let there: TestProduct;
let ada: Payer;
let bola: string;

beforeAll(async () => {
  database = await cloneDatabase();
  [here, there] = [await openTestProduct(database), await openTestProduct(database)];
  ada = await newPayer(here, { pin, isRemembered: true });
  await deposit(here, ada, 50_000);
  bola = await accountNumberOf(here, await newPayer(here));
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

const pay = (product: TestProduct, amount: number, to = bola, more: object = {}) =>
  product.call('POST', '/api/intra-transfer', {
    token: ada.token,
    body: { fromWalletId: ada.wallet, toAccountNumber: to, amount, pin, ...more },
  });

/** In the one order and in the other. */
const inTurn = <Each>(round: number, each: readonly Each[]): Each[] => (round % 2 ? each.toReversed() : [...each]);

it('a case that two of the staff close in different ways is closed in one of them, and the other is told which', async () => {
  const staff = await Promise.all([
    newOperator({ database, product: here }, 'compliance'),
    newOperator({ database, product: here }, 'compliance'),
  ]);
  for (let round = 0; round < rounds; round++) {
    const { body: paid } = await pay(here, 10 + round);
    const { body: dispute } = await here.call('POST', '/api/disputes', {
      token: ada.token,
      body: { transaction_id: paid.transaction.id, reason: 'charged_twice', text: 'I have paid this twice' },
    });
    const close = (product: TestProduct, token: string, status: string) =>
      product.call('POST', `/api/operator/disputes/${dispute.id}`, {
        token,
        body: { status, note: `It is ${status}` },
      });
    const ways = [() => close(here, staff[0], 'resolved'), () => close(there, staff[1], 'rejected')];
    const answers = await Promise.all(inTurn(round, ways).map(way => way()));
    const closed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(closed, answers.map(({ text }) => text).join('\n')).toHaveLength(1);
    const is = closed[0]!.body.status;
    expect(refused[0]).toMatchObject({ status: 409, body: { code: 'dispute_step', status: is, next: [] } });
    const { body: read } = await there.call('GET', `/api/disputes/${dispute.id}`, { token: ada.token });
    expect([read.status, read.steps.map((step: { text: string }) => step.text)]).toEqual([is, [`It is ${is}`]]);
  }
});

it('what a passkey signed opens one session, though it is sent to two processes at once', async () => {
  const { id: site, origin } = siteOf(here.config.publicUrl);
  const device = createAuthenticator({ site, origin });
  const password = 'Correct1horse';
  const eve = await register(here, password);
  await here.call('POST', '/api/pin/set', { token: eve.token, body: { pin } });
  await here.pool.query('update identity.customers set email_confirmed_at = now() where id = $1', [eve.number]);
  const asked = await here.call('POST', '/api/passkeys/options', { token: eve.token, body: { password, pin } });
  const added = await here.call('POST', '/api/passkeys', {
    token: eve.token,
    body: { name: 'My phone', credential: device.create(asked.body) },
  });
  expect(added.status, added.text).toBe(201);
  for (let round = 0; round < rounds; round++) {
    const { body: options } = await here.call('POST', '/api/login/passkey/options', { body: {} });
    const credential = device.get(options);
    const answers = await Promise.all(
      inTurn(round, [here, there, here, there]).map(product =>
        product.call('POST', '/api/login/passkey', { body: { credential } }),
      ),
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened, answers.map(({ text }) => text).join('\n')).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1);
    expect(refused[0]!.status).toBeLessThan(500);
  }
});

it('a guarded payment is confirmed once by one code, and is made once', async () => {
  expect(
    (await here.call('PUT', '/api/limits', { token: ada.token, body: { guard_over: 1_000 } })).body.guard_over,
  ).toBe('1000.00');
  for (let round = 0; round < 4; round++) {
    const to = await accountNumberOf(here, await newPayer(here));
    const refused = await pay(here, 1_001, to);
    expect(refused.body.code).toBe('payment_guarded');
    const body = { payment: refused.body.payment, pin, mail_code: await here.mailedCode(ada) };
    const answers = await Promise.all(
      inTurn(round, [here, there]).map(product =>
        product.call('POST', '/api/step-up/payment', { token: ada.token, body }),
      ),
    );
    expect(
      answers.filter(({ status }) => status === 200),
      answers.map(({ text }) => text).join('\n'),
    ).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const before = await balanceOf(here, ada);
    const key = `guarded-${round}`;
    const paid = await Promise.all(
      [here, there].map(product =>
        product.call('POST', '/api/intra-transfer', {
          token: ada.token,
          key,
          body: { fromWalletId: ada.wallet, toAccountNumber: to, amount: 1_001, pin },
        }),
      ),
    );
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    expect(before - (await balanceOf(here, ada))).toBe(1_001_00n);
  }
});

it('a payment of days to come that is cancelled as it is made is made or cancelled, and its owner is told which', async () => {
  for (let round = 0; round < rounds; round++) {
    const made = await here.call('POST', '/api/scheduled-payments', {
      token: ada.token,
      body: {
        kind: 'transfer',
        wallet_id: ada.wallet,
        fields: { number: bola },
        amount: String(50 + round),
        repeats: 'once',
        starts_on: lagosDate(Date.now()),
        on_failure: 'skip',
        pin,
      },
    });
    expect(made.status, made.text).toBe(201);
    const before = await balanceOf(here, ada);
    const path = `/api/scheduled-payments/${made.body.id}`;
    const cancel = () => here.call('DELETE', path, { token: ada.token });
    const work = () => there.runJobs().then(() => undefined);
    const [cancelled] = (await Promise.all(inTurn(round, [cancel, work]).map(way => way()))).filter(
      answer => answer !== undefined,
    );
    await there.runJobs();
    const { status: state } = (await here.call('GET', path, { token: ada.token })).body;
    const isCancelled = cancelled!.status === 200;
    if (!isCancelled) expect(cancelled).toMatchObject({ status: 409, body: { code: 'schedule_ended' } });
    expect([state, before - (await balanceOf(here, ada))]).toEqual(
      isCancelled ? ['cancelled', 0n] : ['finished', BigInt(50 + round) * 100n],
    );
  }
});

it('a payment whose screen is locked as it is made is made or not, and told once the screen is opened', async () => {
  for (let round = 0; round < rounds; round++) {
    const [before, key] = [await balanceOf(here, ada), `locked-${round}`];
    const told = () => here.call('GET', `/api/transactions/by-key/${key}`, { token: ada.token });
    const send = () =>
      here.call('POST', '/api/intra-transfer', {
        token: ada.token,
        key,
        body: { fromWalletId: ada.wallet, toAccountNumber: bola, amount: 20, pin },
      });
    const lock = () => there.call('POST', '/api/sessions/lock', { token: ada.token });
    const answers = await Promise.all(inTurn(round, [send, lock]).map(way => way()));
    const sent = answers[round % 2]!;
    expect(answers[1 - (round % 2)]!.status).toBe(204);
    expect((await there.call('GET', '/api/user', { token: ada.token })).body.code).toBe('session_locked');
    const opened = await there.call('POST', '/api/sessions/unlock', { token: ada.token, body: { pin } });
    expect(opened.status, opened.text).toBe(200);
    const isMade = sent.status === 200;
    if (!isMade) expect([sent.status, sent.body.code]).toEqual([403, 'session_locked']);
    await expect.poll(async () => (await told()).status).toBe(isMade ? 200 : 404);
    expect(before - (await balanceOf(here, ada))).toBe(isMade ? 20_00n : 0n);
    // Asked again it is that payment, or the first.
    expect(await send()).toMatchObject({ status: 200, isReplay: isMade });
    expect(before - (await balanceOf(here, ada))).toBe(20_00n);
  }
});

it('a card that is closed as money is put on it, in two processes, ends empty and closed, or has the money and stays open', async () => {
  const issuer = { SANDBOX_URL: here.sandboxUrl };
  const beside = await openTestProduct(database, {}, { environment: issuer });
  try {
    await here.runJobs();
    const obi = await newCardholder(here);
    for (let round = 0; round < 4; round++) {
      const before = await obi.balance('USD');
      const { id } = await newCard(obi);
      const [made, key] = [before - (await obi.balance('USD')), `on-it-${round}`];
      const path = `/api/virtual-cards/${id}`;
      const put = { amount: '5', pin: '2468' };
      const fund = () => here.call('POST', `${path}/deposit`, { token: obi.token, key, body: put });
      const close = () => beside.call('POST', `${path}/close`, { token: obi.token });
      const answers = await Promise.all(inTurn(round, [fund, close]).map(way => way()));
      const [funded, closed] = inTurn(round, answers);
      await here.runJobs();
      await here.runJobs();
      const { rows } = await here.pool.query<{ status: string; balance: bigint }>(
        `select c.status, coalesce(sum(e.amount), 0)::bigint as balance
           from virtual_cards.card c left join virtual_cards.entry e on e.card = c.id
          where c.public_id = $1 group by c.id`,
        [id],
      );
      const isClosed = closed!.status < 300;
      if (!isClosed) expect(closed!.body.code, closed!.text).toBe('card_in_use');
      const isFunded = funded!.status < 300;
      if (!isFunded) expect(funded!.body.code, funded!.text).toBe('card_closed');
      expect(isClosed || isFunded).toBe(true);
      expect(rows).toEqual([{ status: isClosed ? 'closed' : 'active', balance: isClosed ? 0n : 25_00n }]);
      // What was put on it is on it, or back but for what it cost to put it there.
      const fee = isFunded ? BigInt(funded!.body.transaction.fee.replace('.', '')) : 0n;
      const gone = before - (await obi.balance('USD'));
      expect(gone).toBe(isClosed ? made - 20_00n + fee : made + 5_00n + fee);
      if (!isClosed) expect((await close()).status).toBe(200);
    }
  } finally {
    await beside.close();
  }
});
