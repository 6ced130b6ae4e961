import { newPhone } from '@wura/testkit/random';
import { randomBytes } from 'node:crypto';
import { parseMoney } from '@wura/money';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { RouteSpec } from '@wura/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from './contracts.ts';
import { balanceOf, deposit, newPayer, newReference, openTestProduct } from './testing/test-product.ts';
import type { Payer, TestProduct } from './testing/test-product.ts';
import { newHolder } from './testing/usdt.ts';

let database: TestDatabase;
let product: TestProduct;
let nigeria: TestProduct;
let receiver: string;
/** A link of the receiver's that leaves the amount to its payer. */
let openLink: string;
let usdtReceiver: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  nigeria = await openTestProduct(database, { rules: 'nigeria' });
  // Without rates nothing is converted.
  await product.runJobs();
  const asker = await newPayer(product);
  receiver = await accountNumberOf(asker);
  openLink = (await product.call('POST', '/api/payment-requests', { token: asker.token, body: {} })).body.code;
  usdtReceiver = (await newHolder(product)).address;
});
afterAll(async () => {
  await Promise.all([product.close(), nigeria.close()]);
  await database.close();
});

async function accountNumberOf({ number }: Payer): Promise<string> {
  const { rows } = await product.pool.query('select account_number from identity.customers where id = $1', [number]);
  return rows[0].account_number;
}

const nameOf = ({ method, path }: RouteSpec) => `${method} ${path}`;

interface Debit {
  /** Asks for what has to be asked first; what refuses that is what refuses the payment. */
  body(payer: Payer, amount: number, at: TestProduct): Promise<object | Refusal>;
  /** Where it is paid for, if the route's own path says that of nothing yet. */
  path?(payer: Payer, amount: number): Promise<string>;
  /** It asks for the PIN whatever the amount. */
  isPinAlwaysNeeded: boolean;
  /** Its form has a field for the PIN, and this is what it is refused with while that is empty. */
  refusesWithoutPin?: string;
  /** It serves no customer whose papers are not approved, so that its limit is theirs. */
  needsPapers?: boolean;
  /** It stays with its customer, so that it counts against no day. */
  isWithin?: boolean;
}

class Refusal {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

async function look(at: TestProduct, { token }: Payer, [method, path, body]: ['GET' | 'POST', string, object?]) {
  const answer = await at.call(method, path, { token, ...(body && { body }) });
  return answer.status < 300 ? answer.body : new Refusal(answer.body.code);
}

const koboOf = (naira: number | string): bigint => {
  const money = parseMoney(naira, 'NGN');
  if (typeof money === 'string') throw new Error(money);
  return money.minor;
};

/** The cheapest that costs as much, or the dearest there is. */
const priced = <Item>(items: readonly Item[], kobo: (item: Item) => bigint, amount: number): Item => {
  const byPrice = items.toSorted((a, b) => Number(kobo(a) - kobo(b)));
  return byPrice.find(item => kobo(item) >= koboOf(amount)) ?? byPrice.at(-1)!;
};

let numbers = 0;
const newSmartcard = () => String(7_000_000_000 + ++numbers);

async function payTv({ wallet, ...payer }: Payer, amount: number, at: TestProduct) {
  const found = await look(at, { wallet, ...payer }, [
    'POST',
    '/api/squad/tv/lookup-account',
    { provider: 'DSTV', smartcard_number: newSmartcard() },
  ]);
  if (found instanceof Refusal) return found;
  const { data } = await look(at, { wallet, ...payer }, ['GET', '/api/squad/tv/bouquets/DSTV']);
  const bouquet: any = priced(data.bouquets, ({ kobo_amount }: any) => BigInt(kobo_amount), amount);
  return {
    walletId: wallet,
    provider: 'DSTV',
    reference: found.data.reference,
    bouquet_code: bouquet.code,
    phone_number: newPhone(),
  };
}

const cards = new Map<bigint, string>();

/** A card that this customer has had since before they were frozen or poor: another paid for it. */
async function cardOf({ number, walletId }: Payer): Promise<string> {
  const known = cards.get(number);
  if (known) return known;
  const maker = await newPayer(product, { pin: '2468' });
  await deposit(product, maker, 1_000);
  const body = { wallet_id: maker.wallet, currency: 'NGN', amount: 100, pin: '2468' };
  const made = await product.call('POST', '/api/virtual-cards', { token: maker.token, body });
  const { id } = made.body.card;
  await product.pool.query('update virtual_cards.card set customer = $2, wallet = $3 where public_id = $1', [
    id,
    number,
    walletId,
  ]);
  cards.set(number, id);
  return id;
}

/** This customer is asked to send so much back, which another had sent to a third one: it stands in their name from here on. */
async function askedOf({ number, walletId }: Payer, amount: number): Promise<string> {
  const sender = await newPayer(product);
  await deposit(product, sender, Math.max(amount, 100));
  const body = { toAccountNumber: receiver, fromWalletId: sender.wallet, amount };
  const sent = await product.call('POST', '/api/intra-transfer', { token: sender.token, body });
  const report = {
    transaction_id: sent.body.transaction.id,
    reason: 'wrong_account',
    text: 'A wrong number was typed',
  };
  const { body: dispute } = await product.call('POST', '/api/disputes', { token: sender.token, body: report });
  const { rows } = await database.pool('none').query(
    `update disputes.recall r set receiver = $2, came_to = $3 from disputes.dispute d
        where d.id = r.dispute and d.public_id = $1 returning r.public_id`,
    [dispute.id, number, walletId],
  );
  return rows[0].public_id;
}

const account = { account_number: '0123456789', bank_code: '058' };

/** How each route that takes money out of a customer's wallet is asked. A new one belongs here. */
const debits: Readonly<Record<string, Debit>> = {
  'POST /api/intra-transfer': {
    body: async ({ wallet }, amount) => ({ toAccountNumber: receiver, fromWalletId: wallet, amount }),
    isPinAlwaysNeeded: false,
  },
  'POST /api/pay/{code}': {
    body: async ({ wallet }, amount) => ({ fromWalletId: wallet, amount }),
    path: async () => `/api/pay/${openLink}`,
    isPinAlwaysNeeded: false,
  },
  'POST /api/send-money': {
    async body({ wallet, token }, amount) {
      const { body } = await product.call('POST', '/api/paystack/validate-account', { token, body: account });
      const beneficiary_name = body.data.account_name;
      return { from_wallet_id: wallet, to_bank_account: { ...account, beneficiary_name }, amount, remarks: 'Rent' };
    },
    isPinAlwaysNeeded: true,
  },
  'POST /api/payments/airtime': {
    body: async ({ wallet }, amount) => ({
      walletId: wallet,
      amount: Math.max(amount, 50),
      phone: newPhone(),
      network: 'mtn',
    }),
    isPinAlwaysNeeded: false,
  },
  'POST /api/payments/data': {
    async body(payer, amount, at) {
      const { data } = await look(at, payer, ['GET', '/api/squad/data-bundles?network=MTN']);
      const plan: any = priced(data, ({ bundle_price }: any) => koboOf(bundle_price), amount);
      const bought = { amount: plan.bundle_price, billerCode: 'MTN', itemCode: plan.plan_code };
      return { walletId: payer.wallet, phone: newPhone(), ...bought };
    },
    isPinAlwaysNeeded: false,
  },
  'POST /api/payments/electricity': {
    async body(payer, amount, at) {
      // Never one that ends in 77: such a meter owes, and takes much at once.
      const meter = { meterNumber: `0450${String(++numbers).padStart(6, '0')}1`, meterType: 'prepaid' };
      const found = await look(at, payer, [
        'POST',
        '/api/squad/electricity/lookup-meter',
        { meter_no: meter.meterNumber, meter_type: 'prepaid', provider: 'IKEJA' },
      ]);
      if (found instanceof Refusal) return found;
      const { reference } = found.data;
      const sum = Math.max(amount, 100);
      return {
        walletId: payer.wallet,
        amount: sum,
        ...meter,
        serviceType: 'IKEJA',
        phone_number: newPhone(),
        reference,
      };
    },
    isPinAlwaysNeeded: false,
  },
  'POST /api/payments/tv': { body: payTv, isPinAlwaysNeeded: false },
  'POST /api/squad/tv/pay': { body: payTv, isPinAlwaysNeeded: false },
  'POST /api/requests/giftcards': {
    async body(payer, amount, at) {
      // By the step of ₦10 that the partner sells, and another value each time: an equal one may still be under way.
      const value = Math.max(Math.ceil(amount / 10) * 10, 500) + 10 * (++numbers % 9);
      const wanted = { product: 'shoprite-ng', value };
      const quote = await look(at, payer, ['POST', '/api/requests/giftcards/quote', wanted]);
      return quote instanceof Refusal ? quote : { quote_id: quote.quote_id, walletId: payer.wallet };
    },
    isPinAlwaysNeeded: false,
  },
  'POST /api/conversions': {
    async body(payer, amount, at) {
      const wallets = await look(at, payer, ['GET', '/api/wallets']);
      const dollars =
        wallets.find(({ currency }: any) => currency === 'USD') ??
        (await look(at, payer, ['POST', '/api/wallets', { currency: 'USD' }]));
      if (dollars instanceof Refusal) return dollars;
      const asked = { from_wallet_id: payer.wallet, to_wallet_id: dollars.id, amount: Math.max(amount, 100) };
      const quote = await look(at, payer, ['POST', '/api/conversions/quote', asked]);
      return quote instanceof Refusal ? quote : { quote_id: quote.quote_id };
    },
    isPinAlwaysNeeded: false,
    isWithin: true,
  },
  // To another customer's address, which settles at once; a customer who has naira here has as much in USDT.
  'POST /api/usdt/transfer': {
    async body(payer, amount, at) {
      const own = await look(at, payer, ['POST', '/api/usdt/wallet']);
      if (own instanceof Refusal) return own;
      const naira = await balanceOf(product, payer);
      if (naira > 0n) {
        await product.control('/chain/deposit', {
          address: own.deposit_address,
          amount: String(naira / 100_000n + 1n),
        });
        await product.control('/chain/mine', { blocks: 20 });
        await product.runJobs();
      }
      return { from_wallet_id: own.id, to_address: usdtReceiver, amount: String(Math.ceil(amount / 1_400)) };
    },
    isPinAlwaysNeeded: false,
  },
  'POST /api/virtual-cards': {
    body: async ({ wallet }, amount) => ({ wallet_id: wallet, currency: 'NGN', amount }),
    isPinAlwaysNeeded: true,
    refusesWithoutPin: 'invalid_input',
    needsPapers: true,
  },
  'POST /api/virtual-cards/{id}/deposit': {
    body: async (_payer, amount) => ({ amount }),
    path: async payer => `/api/virtual-cards/${await cardOf(payer)}/deposit`,
    isPinAlwaysNeeded: false,
    needsPapers: true,
  },
  // What came by mistake, from a customer who asks for it back.
  'POST /api/recalls/{id}/return': {
    body: async (_payer, amount) => ({ amount }),
    path: async (payer, amount) => `/api/recalls/${await askedOf(payer, amount)}/return`,
    isPinAlwaysNeeded: false,
    isWithin: true,
  },
  // By the bag of ₦500.
  'POST /api/payments/water': {
    body: async (_payer, amount) => ({
      waterTypeId: 'sachet-bag',
      quantity: Math.ceil(amount / 500),
      countryId: 'NG',
      stateId: 'NG-LA',
      address: '1 Marina, Lagos',
    }),
    isPinAlwaysNeeded: false,
  },
};

/** They bring money in: no PIN and no funds are asked for, and the rest is. */
const credits: Readonly<Record<string, (payer: Payer, amount: number) => Promise<object>>> = {
  'POST /api/paystack/create-pending-deposit': async ({ wallet, email }, amount) => ({
    wallet_id: wallet,
    email,
    amount,
    transaction_ref: newReference(),
  }),
};

/** They move money between a wallet and a pot of it: it stays with its customer, so no limit and no PIN is asked for. */
const asides: typeof credits = Object.fromEntries(
  ['in', 'out'].map(way => [
    `POST /api/pots/${way}`,
    async (payer, amount) => {
      const pot = pots.get(payer) ?? openPot(payer);
      pots.set(payer, pot);
      return { pot_id: await pot, amount };
    },
  ]),
);
const pots = new WeakMap<Payer, Promise<string>>();

async function openPot({ token, wallet }: Payer): Promise<string> {
  const body = { wallet_id: wallet, name: 'School fees', look: 'cowrie', goal: null, by: null };
  return (await product.call('POST', '/api/pots', { token, body })).body.id;
}

const paying = contracts.filter(({ movesMoney }) => movesMoney).map(nameOf);

it('every route that moves money is known here, as one that takes it out, brings it in or puts it aside', () => {
  const known = [debits, credits, asides].flatMap(each => Object.keys(each));
  expect(paying.toSorted()).toEqual(known.toSorted());
});

async function ask(
  name: string,
  payer: Payer,
  { amount = 500, pin, at = product }: { amount?: number; pin?: string; at?: TestProduct } = {},
): Promise<string> {
  const body = await (debits[name]?.body ?? credits[name] ?? asides[name]!)(payer, amount, at);
  if (body instanceof Refusal) return body.code;
  const path = (await debits[name]?.path?.(payer, amount)) ?? name.replace('POST ', '');
  const { status, body: answer } = await at.call('POST', path, {
    token: payer.token,
    key: randomBytes(8).toString('hex'),
    body: { ...body, ...(pin && { pin }) },
  });
  return status === 200 || status === 201 ? 'done' : answer.code;
}

const freeze = ({ number }: Payer) =>
  product.pool.query('update identity.customers set is_frozen = true where id = $1', [number]);

describe.each(paying)('%s', name => {
  it('refuses a frozen customer and moves nothing', async () => {
    const payer = await newPayer(product, { pin: '2468' });
    await deposit(product, payer, 1_000);
    // What has to be there before is.
    await asides[name]?.(payer, 1);
    await freeze(payer);
    // More than there is, so that nothing could move in the moment before the news of the freeze.
    const asked = { amount: 5_000, ...(debits[name] && { pin: '2468' }) };
    await expect.poll(() => ask(name, payer, asked), { timeout: 10_000 }).toBe('account_frozen');
    expect(await balanceOf(product, payer)).toBe(1_000_00n);
  });

  it('refuses a customer of whom no BVN or NIN was checked, where the rules want one', async () => {
    const payer = await newPayer(nigeria, { pin: '2468' });
    expect(await ask(name, payer, { at: nigeria, ...(debits[name] && { pin: '2468' }) })).toBe('identity_required');
  });
});

describe.each(paying.filter(name => !(name in asides)))('%s', name => {
  it('refuses a customer whose limit is used up, before the PIN', async () => {
    const isVerified = debits[name]?.needsPapers === true;
    const most = isVerified ? 5_000_000 : 50_000;
    const payer = await newPayer(product, { tier: isVerified ? 3 : 1, pin: '2468' });
    if (credits[name]) {
      expect(await ask(name, payer, { amount: 50_000.01 })).toBe('limit_exceeded');
      return;
    }
    await deposit(product, payer, most);
    await deposit(product, payer, 5_000);
    expect(await ask('POST /api/intra-transfer', payer, { amount: most - 100, pin: '2468' })).toBe('done');
    const counted = debits[name]!.isWithin ? 'invalid_pin' : 'limit_exceeded';
    expect(await ask(name, payer, { amount: 200, pin: '1357' })).toBe(counted);
  });
});

describe.each(Object.keys(debits))('%s', name => {
  const { isPinAlwaysNeeded, refusesWithoutPin } = debits[name]!;

  it('refuses a customer without the money, before the PIN', async () => {
    const payer = await newPayer(product, { pin: '2468' });
    expect(await ask(name, payer, { pin: '1357' })).toBe('insufficient_funds');
  });

  it('asks for the PIN where it must, refuses a wrong one, and goes on with the right one', async () => {
    const payer = await newPayer(product, { pin: '2468' });
    await deposit(product, payer, 60_000);
    expect(await ask(name, payer, { amount: 10_001 })).toBe(refusesWithoutPin ?? 'pin_required');
    expect(await ask(name, payer, { pin: '1357' })).toBe('invalid_pin');
    expect(await ask(name, payer, { amount: 10_001, pin: '2468' })).toBe('done');
  });

  it('answers a customer who has set no PIN as its kind does', async () => {
    const payer = await newPayer(product);
    await deposit(product, payer, 60_000);
    const asked = { amount: 20_000, ...(refusesWithoutPin !== undefined && { pin: '2468' }) };
    expect(await ask(name, payer, asked)).toBe(isPinAlwaysNeeded ? 'pin_not_set' : 'done');
  });

  it('lets nothing out while the PIN is locked, however small and with the right PIN too', async () => {
    const payer = await newPayer(product, { pin: '2468' });
    await deposit(product, payer, 5_000);
    for (let tries = 0; tries < 5; tries++) expect(await ask(name, payer, { pin: '1357' })).toBe('invalid_pin');
    expect([await ask(name, payer, { amount: 1 }), await ask(name, payer, { amount: 1, pin: '2468' })]).toEqual([
      refusesWithoutPin ?? 'pin_locked',
      'pin_locked',
    ]);
  });
});
