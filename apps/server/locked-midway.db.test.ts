import { hash as argon } from '@node-rs/argon2';
import { createAuthenticator } from '@wura/identity/testing/authenticator';
import { dayMs, lagosDate } from '@wura/platform/time';
import { siteOf } from '@wura/secrets/passkeys';
import { totpCode } from '@wura/secrets/totp';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { Answer } from '@wura/testkit/client';
import { randomInt } from '@wura/testkit/random';
import { withMeanwhile } from '@wura/testkit/until-waiting';
import { newCard, newCardholder } from '@wura/virtual-cards/testing/card-product';
import { base32nopad } from '@scure/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposit, newPayer, openTestProduct, type Payer, type TestProduct } from './testing/test-product.ts';

// A thief who is in the account asks for something, and its owner shuts it in an emergency before the answer: to look through
// a password or a PIN takes a while, and what was proven before the lock is worth nothing after it.

let database: TestDatabase;
let product: TestProduct;

const pin = '2580';
const password = 'Correct1horse';

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  await product.runJobs();
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const owner = () => database.pool('none');
const post = (path: string, body: object, { token }: Payer) => product.call('POST', path, { token, body });
const put = (path: string, body: object, { token }: Payer) => product.call('PUT', path, { token, body });

async function open({ pin: chosen = pin }: { pin?: string } = {}): Promise<Payer> {
  const ada = await newPayer(product, { pin: chosen });
  await owner().query('update identity.customers set password_hash = $2, email_confirmed_at = now() where id = $1', [
    ada.number,
    await argon(password, { memoryCost: 8, timeCost: 1 }),
  ]);
  return ada;
}

async function mailedTo(email: string): Promise<string> {
  const { rows } = await owner().query<{ text: string }>(
    'select text from notices.mails where recipient = $1 order by created_at desc, id desc limit 1',
    [email],
  );
  return rows[0]!.text;
}
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)![0];

async function stepUp(ada: Payer) {
  await product.call('POST', '/api/step-up', { token: ada.token });
  return { pin, mail_code: codeIn(await mailedTo(ada.email)) };
}

async function withApp(ada: Payer): Promise<readonly string[]> {
  const { secret } = (await post('/api/two-factor', { password, pin }, ada)).body;
  const code = totpCode(base32nopad.decode(secret), Date.now());
  return (await post('/api/two-factor/confirm', { code }, ada)).body.backup_codes;
}

interface Begun {
  /** What the thief asks for. */
  readonly call: () => Promise<Answer>;
  /** What it would change. */
  readonly kept: string;
}

function withBackupCode(path: string, kept: string) {
  return async (ada: Payer): Promise<Begun> => {
    const [code] = await withApp(ada);
    return { call: () => post(path, { password, code }, ada), kept };
  };
}

const deeds: readonly [string, (ada: Payer) => Promise<Begun>][] = [
  [
    'a new password',
    async ada => ({
      call: () => post('/api/password/change', { currentPassword: password, newPassword: 'Stolen1horse' }, ada),
      kept: 'select password_hash, locked_at is not null from identity.customers where id = $1',
    }),
  ],
  [
    'a new PIN',
    async ada => ({
      call: () => post('/api/pin/change', { currentPin: pin, newPin: '9753' }, ada),
      kept: 'select hash from identity.pins where customer = $1',
    }),
  ],
  [
    'a new PIN for a forgotten one',
    async ada => {
      await post('/api/pin/reset/code', {}, ada);
      await product.runJobs();
      const code = codeIn((await mailedTo(ada.email)).replace(/(\d{3}) (\d{3})/, '$1$2'));
      return {
        call: () => post('/api/pin/reset', { password, code, pin: '9753' }, ada),
        kept: 'select hash from identity.pins where customer = $1',
      };
    },
  ],
  [
    'a second factor that is turned off',
    withBackupCode(
      '/api/two-factor/off',
      'select customer from identity.authenticators where customer = $1 and confirmed_at is not null',
    ),
  ],
  [
    'new backup codes',
    withBackupCode(
      '/api/two-factor/backup-codes',
      `select count(*) from identity.security_events where customer = $1 and what = 'backup_codes_renewed'`,
    ),
  ],
  [
    'another mailbox',
    async ada => {
      const email = `thief.${randomInt(1e9)}@example.com`;
      const { id } = (await post('/api/contact-details', { email, password }, ada)).body;
      const [oldCode, newCode] = [codeIn(await mailedTo(ada.email)), codeIn(await mailedTo(email))];
      return {
        call: () => post(`/api/contact-details/${id}/confirm`, { oldCode, newCode }, ada),
        kept: 'select email from identity.customers where id = $1',
      };
    },
  ],
  [
    'larger payments without the PIN',
    async ada => ({
      call: () => put('/api/settings', { pinThreshold: '50000', pin }, ada),
      kept: 'select pin_threshold_minor from identity.settings where customer = $1',
    }),
  ],
  [
    'higher limits of one’s own',
    async ada => {
      await put('/api/limits', { per_day: '1000' }, ada);
      const proof = await stepUp(ada);
      return {
        call: () => put('/api/limits', { per_day: '90000', ...proof }, ada),
        kept: `select count(*) from identity.security_events where customer = $1 and what = 'own_limits_eased'`,
      };
    },
  ],
  [
    'the end of the account',
    async ada => ({
      call: () => post('/api/my-data/erase', { password }, ada),
      kept: `select count(*) from identity.security_events where customer = $1 and what = 'erasure_asked'`,
    }),
  ],
  [
    'the code of a gift card',
    async ada => {
      await deposit(product, ada, 10_000);
      const root = '/api/requests/giftcards';
      const { quote_id } = (await post(`${root}/quote`, { product: 'shoprite-ng', value: 500 }, ada)).body;
      await post(root, { quote_id, walletId: ada.wallet, pin }, ada);
      await product.runJobs();
      const { id } = (await product.call('GET', root, { token: ada.token })).body.data[0];
      return {
        call: () => post(`${root}/${id}/reveal`, { pin }, ada),
        kept: `select count(*) from notices.notifications where customer = $1 and kind = 'gift_card_shown'`,
      };
    },
  ],
  [
    'a pot that is opened before its day',
    async ada => {
      await deposit(product, ada, 10_000);
      const { id } = (await post('/api/pots', { name: 'Rent', wallet_id: ada.wallet }, ada)).body;
      await post(`/api/pots/${id}/lock`, { until: lagosDate(Date.now() + 30 * dayMs) }, ada);
      return {
        call: () => post(`/api/pots/${id}/unlock`, { pin }, ada),
        kept: `select p.locked_until from pots.plan p join wallets.customer_pot c on c.id = p.pot where c.customer = $1`,
      };
    },
  ],
];

const whileLocked = ({ number }: Payer, call: () => Promise<Answer>): Promise<Answer> =>
  withMeanwhile(
    database,
    [
      ['update identity.customers set locked_at = now() where id = $1', [number]],
      ['update identity.sessions set revoked_at = now() where customer = $1', [number]],
    ],
    call,
  );

describe('an emergency lock that comes while a call is under way lets it do nothing:', () => {
  it.each(deeds)('%s', async (_what, begin) => {
    const ada = await open();
    const { call, kept } = await begin(ada);
    const before = (await owner().query(kept, [ada.number])).rows;
    const answer = await whileLocked(ada, call);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    const { rows: after } = await owner().query(kept.replace('locked_at is not null', 'false'), [ada.number]);
    expect(after).toEqual(before);
    const { rows } = await owner().query(
      'select locked_at is not null as locked from identity.customers where id = $1',
      [ada.number],
    );
    expect(rows).toEqual([{ locked: true }]);
  });

  it('a passkey of the thief’s own, and no more so where the owner has only set a new password', async () => {
    const ada = await open();
    const { id, origin } = siteOf(product.config.publicUrl);
    const device = createAuthenticator({ site: id, origin });
    const options = await post('/api/passkeys/options', { password, pin }, ada);
    const answer = await withMeanwhile(
      database,
      [
        [`update identity.customers set password_hash = '$argon2id$another' where id = $1`, [ada.number]],
        ['update identity.sessions set revoked_at = now() where customer = $1', [ada.number]],
      ],
      () => post('/api/passkeys', { name: 'Phone', credential: device.create(options.body) }, ada),
    );
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    const { rows } = await owner().query('select from identity.passkeys where customer = $1', [ada.number]);
    expect(rows).toEqual([]);
  });

  it('the number of a card, money from it, its end, and a conversion that the PIN confirms', async () => {
    const ask = async (begin: (ada: Awaited<ReturnType<typeof newCardholder>>) => Promise<() => Promise<Answer>>) => {
      const ada = await newCardholder(product);
      const answer = await whileLocked(ada, await begin(ada));
      return [answer.status, answer.body.code];
    };
    const ofCard = (deed: string, body: object) =>
      ask(async ada => {
        const { id } = await newCard(ada);
        await product.runJobs();
        return () => ada.call('POST', `/api/virtual-cards/${id}/${deed}`, body);
      });
    const refused = [401, 'unauthenticated'];
    expect(await ofCard('reveal', { pin: '2468' })).toEqual(refused);
    expect(await ofCard('withdraw', { amount: '5' })).toEqual(refused);
    expect(await ofCard('close', {})).toEqual(refused);
    const converted = await ask(async ada => {
      const wish = { from_wallet_id: ada.dollars, to_wallet_id: ada.wallet, amount: '100' };
      const { quote_id } = (await ada.call('POST', '/api/conversions/quote', wish)).body;
      return () => ada.call('POST', '/api/conversions', { quote_id, pin: '2468' });
    });
    expect(converted).toEqual(refused);
  });
});

it('a lock in the middle of all that an account can do at once is answered, and the account stays shut', async () => {
  const bola = await newPayer(product);
  const { account_number: toAccountNumber } = (await product.call('GET', '/api/user', { token: bola.token })).body;
  for (let round = 0; round < 2; round++) {
    const ada = await newCardholder(product);
    const { number, wallet: wallet_id } = ada;
    const hashed = await argon(password, { memoryCost: 8, timeCost: 1 });
    await owner().query('update identity.customers set password_hash = $2 where id = $1', [number, hashed]);
    const call = (path: string, body: object) => post(path, body, ada);
    const { id: card } = await newCard(ada);
    const { id: pot } = (await call('/api/pots', { name: 'Rent', wallet_id })).body;
    await call('/api/pots/in', { pot_id: pot, amount: '500' });
    await put(`/api/pots/${pot}/round-up`, { step: '100' }, ada);
    const wish = { from_wallet_id: wallet_id, to_wallet_id: ada.dollars, amount: '2000' };
    const { quote_id } = (await call('/api/conversions/quote', wish)).body;
    const repeated = { repeats: 'monthly', starts_on: lagosDate(Date.now()), on_failure: 'skip', amount: '150.50' };
    const planned = { kind: 'transfer', wallet_id, fields: { number: toAccountNumber }, ...repeated, pin: '2468' };
    expect((await call('/api/scheduled-payments', planned)).status).toBe(201);
    const order = { from_wallet_id: wallet_id, to_wallet_id: ada.dollars, rate_of: 'target', target_rate: '9000' };
    const ends_at = new Date(Date.now() + 3 * dayMs).toISOString();
    expect((await call('/api/conversion-orders', { ...order, ceiling: '3000', ends_at, pin: '2468' })).status).toBe(
      201,
    );
    const before = (await owner().query('select password_hash from identity.customers where id = $1', [number])).rows;
    const sent = { toAccountNumber, fromWalletId: wallet_id, amount: '120.50', pin: '2468' };
    const deeds = [
      () => call('/api/intra-transfer', sent),
      () => call('/api/conversions', { quote_id, pin: '2468' }),
      () => call('/api/pots/in', { pot_id: pot, amount: '5' }),
      () => call('/api/pots/out', { pot_id: pot, amount: '5' }),
      () => call(`/api/virtual-cards/${card}/deposit`, { amount: '5', pin: '2468' }),
      () => call(`/api/virtual-cards/${card}/withdraw`, { amount: '3' }),
      () => call('/api/conversion-orders', { ...order, ceiling: '2000', ends_at, pin: '2468' }),
      () => call('/api/pin/change', { currentPin: '2468', newPin: '9753' }),
      () => put('/api/settings', { pinThreshold: '100' }, ada),
      () => put('/api/limits', { per_day: '400000' }, ada),
    ];
    const answering = deeds.map(deed => deed());
    const working = product.runJobs();
    const locking = product.call('POST', '/api/lock', { body: { identifier: ada.email, password } });
    const [locked, ...answers] = await Promise.all([locking, ...answering]);
    await working;
    await product.runJobs();
    expect([locked.status, ...answers.map(({ status }) => status)].filter(status => status >= 500)).toEqual([]);
    expect(locked.status).toBe(200);
    const { rows } = await owner().query(
      `select password_hash, locked_at is not null as locked,
              (select count(*)::int from identity.sessions s where s.customer = c.id and s.revoked_at is null) as sessions,
              (select count(*)::int from exchange.conversion_order o where o.customer = c.id and o.state = 'open') as orders
         from identity.customers c where id = $1`,
      [number],
    );
    expect(rows).toEqual([{ ...before[0], locked: true, sessions: 0, orders: 0 }]);
  }
  const { rows } = await owner().query('select currency from ledger.entry group by currency having sum(amount) <> 0');
  expect(rows).toEqual([]);
});
