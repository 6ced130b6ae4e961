import { picture } from '@wura/images/testing';
import { encode } from '@wura/kyc/testing/form';
import { openCase } from '@wura/cases/server';
import { transaction } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { newPhone } from '@wura/testkit/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from './contracts.ts';
import { newOperator } from './testing/new-operator.ts';
import { deposit, newPayer, openTestProduct, type Payer, type TestProduct } from './testing/test-product.ts';

// Staff may be customers too. What they do about customers is walked from the contracts, so that a desk which is added is
// here by itself, and fails until it is said whom its acts are about.

/** Acts that are about no one customer, and why. */
const aboutNobody: Readonly<Record<string, string>> = {
  'POST /api/operator/approvals/{id}': 'asks what it approves',
  'POST /api/operator/logout': 'the operator’s session',
  'POST /api/operator/passkeys': 'the operator’s sign-in',
  'POST /api/operator/passkeys/options': 'the operator’s sign-in',
  'POST /api/operator/passkeys/proof': 'the operator’s sign-in',
  'POST /api/operator/passkeys/{id}/remove': 'the operator’s sign-in',
  'POST /api/operator/password': 'the operator’s sign-in',
  'POST /api/operator/two-factor': 'the operator’s sign-in',
  'POST /api/operator/two-factor/confirm': 'the operator’s sign-in',
  'POST /api/operator/positions/squarings': 'the house’s money',
  'POST /api/operator/providers/{name}': 'a seller',
  'POST /api/operator/reconciliation/balances': 'the house’s money',
  'POST /api/operator/reconciliation/run': 'the books of all',
  'PUT /api/operator/rates': 'the rates of all',
  'PUT /api/operator/rules': 'the rules of all',
  'POST /api/operator/staff': 'staff',
  'POST /api/operator/staff/{id}': 'staff',
  'POST /api/operator/staff/{id}/end': 'staff',
  'POST /api/operator/transactions/{id}/requery': 'asks a provider, and decides nothing',
  'POST /api/operator/usdt/forbidden-addresses': 'the addresses of all',
  'POST /api/operator/usdt/forbidden-addresses/{address}/allow': 'the addresses of all',
};

interface Customer extends Payer {
  id: string;
  account: string;
}

let database: TestDatabase;
let product: TestProduct;
/** Their mailbox is that of `self`. */
let owner: string;
let [first, second]: [string, string] = ['', ''];
let self: Customer;
let other: Customer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [owner, first, second] = [await hire(), await hire(), await hire()];
  [self, other] = [await newCustomer(), await newCustomer()];
  for (const customer of [self, other]) await deposit(product, customer, 20_000);
  const { email } = (await product.call('GET', '/api/operator/me', { token: owner })).body;
  await database
    .pool('wura_owner')
    .query('update identity.customers set email = $2 where id = $1', [self.number, email.replace('@', '+mine@')]);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const hire = () => newOperator({ database, product }, 'admin');

async function newCustomer(): Promise<Customer> {
  const payer = await newPayer(product, { pin: '2468' });
  const { body } = await product.call('GET', '/api/user', { token: payer.token });
  return { ...payer, id: body.id, account: body.account_number };
}

/** As the customer whose mailbox is an operator's. */
async function ask(path: string, body: object, of = self): Promise<any> {
  const answer = await product.call('POST', `/api/${path}`, { token: of.token, body });
  if (answer.status >= 300) throw new Error(`${path} answers ${answer.text}`);
  return answer.body;
}
const desk = (path: string, body: object, token = owner) =>
  product.call('POST', `/api/operator/${path}`, { token, body });
const approve = (id: string, token: string) =>
  desk(`approvals/${id}`, { decision: 'approve', reason: 'I looked too' }, token);
const why = { reason: 'they asked for it' };

async function send(from: Customer, to: Customer): Promise<string> {
  const body = { toAccountNumber: to.account, fromWalletId: from.wallet, amount: '900', pin: '2468' };
  return (await ask('intra-transfer', body, from)).transaction.id;
}
const airtime = (of = self) => {
  const phone = newPhone();
  return ask('payments/airtime', { walletId: of.wallet, amount: 100, network: 'mtn', phone }, of);
};
async function recalled(): Promise<string> {
  const transaction_id = await send(other, self);
  const text = 'I mistyped the number, I do not know them';
  return (await ask('disputes', { transaction_id, reason: 'wrong_account', text }, other)).id;
}
const holding = () => ({
  ...why,
  until: new Date(Date.now() + 3 * dayMs).toISOString(),
  note: 'A transfer to you may have been a mistake.',
});
/** One, because a customer who is asked again and again is not asked at once. */
let heldCase: Promise<string> | undefined;
const held = () => (heldCase ??= hold());
async function hold(): Promise<string> {
  const id = await recalled();
  const { body } = await desk(`disputes/${id}/recall/hold`, holding(), first);
  const { status, text } = await approve(body.approval, second);
  if (status !== 200) throw new Error(text);
  return id;
}
async function order(): Promise<string> {
  const asked = { amount: '250000', months: 12, purpose: 'business', monthlyIncome: '180000', work: 'employed' };
  await ask('requests/loans', { ...asked, consent: true });
  const { body } = await product.call('GET', '/api/operator/orders?kind=loans', { token: first });
  return body.data[0].id;
}
async function ticket(): Promise<string> {
  await ask('support/messages', { message: 'Where is my money?' });
  const { body } = await product.call('GET', '/api/operator/messages', { token: first });
  return body.data[0].id;
}
async function submission(): Promise<string> {
  const image = await picture('jpeg');
  const { payload, headers } = encode({
    full_name: 'Zainab Bello',
    date_of_birth: '1990-01-01',
    address: '1 Marina, Lagos',
    id_type: 'passport',
    id_number: 'A12345678',
    bvn: '22298000001',
    id_document_front: image,
    selfie_image: image,
  });
  const url = `http://127.0.0.1:${product.config.port}/api/kyc/submit`;
  const sent = await fetch(url, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${self.token}` },
    body: new Uint8Array(payload),
  });
  if (!sent.ok) throw new Error(await sent.text());
  const { body } = await product.call('GET', '/api/operator/kyc', { token: first });
  return body.data[0].id;
}
async function guardianship(): Promise<string> {
  const id = randomId('grd');
  await database.pool('wura_owner').query(
    `insert into guardians.link (public_id, young, guardian, status, relation, asked_at, agreed_at)
     values ($1, $2, $3, 'agreed', 'parent', now(), now())`,
    [id, other.number, self.number],
  );
  return id;
}

type Act = () => Promise<{ path: string; body: object }> | { path: string; body: object };

/** Each act about one customer, as it is called about the operator’s own account. */
const aboutSelf: Readonly<Record<string, Act>> = {
  'POST /api/operator/customers/{id}/credit': () => {
    const body = { currency: 'NGN', amount: 5, from: 'goodwill', ...why };
    return { path: `customers/${self.id}/credit`, body };
  },
  'POST /api/operator/customers/{id}/freeze': () => ({ path: `customers/${self.id}/freeze`, body: why }),
  'POST /api/operator/customers/{id}/unfreeze': () => ({ path: `customers/${self.id}/unfreeze`, body: why }),
  'POST /api/operator/customers/{id}/two-factor/off': () => ({
    path: `customers/${self.id}/two-factor/off`,
    body: why,
  }),
  'POST /api/operator/customers/{id}/statement': () => {
    const [from, to] = ['2026-01-01', '2026-01-31'];
    return { path: `customers/${self.id}/statement`, body: { currency: 'NGN', from, to, format: 'csv', ...why } };
  },
  'POST /api/operator/customers/{id}/keys/{key}/revoke': () => ({
    path: `customers/${self.id}/keys/${randomId('key')}/revoke`,
    body: why,
  }),
  'POST /api/operator/customers/{id}/webhooks/{webhook}/off': () => ({
    path: `customers/${self.id}/webhooks/${randomId('whk')}/off`,
    body: why,
  }),
  'POST /api/operator/deposits/{id}': async () => ({
    path: `deposits/${await deposit(product, self, 1_000)}`,
    body: { decision: 'take_back', ...why },
  }),
  'POST /api/operator/disputes/{id}': async () => {
    const transaction_id = (await airtime()).transaction.id;
    const { id } = await ask('disputes', { transaction_id, reason: 'not_received', text: 'It never came to my phone' });
    return { path: `disputes/${id}`, body: { note: 'We looked into it' } };
  },
  'POST /api/operator/disputes/{id}/recall/ask': async () => ({
    path: `disputes/${await recalled()}/recall/ask`,
    body: why,
  }),
  'POST /api/operator/disputes/{id}/recall/hold': async () => ({
    path: `disputes/${await recalled()}/recall/hold`,
    body: holding(),
  }),
  'POST /api/operator/disputes/{id}/recall/lift': async () => ({
    path: `disputes/${await held()}/recall/lift`,
    body: why,
  }),
  'POST /api/operator/disputes/{id}/recall/return': async () => ({
    path: `disputes/${await held()}/recall/return`,
    body: why,
  }),
  'POST /api/operator/guardians/{id}': async () => ({
    path: `guardians/${await guardianship()}`,
    body: { decision: 'link', ...why },
  }),
  'POST /api/operator/kyc/{id}/review': async () => ({
    path: `kyc/${await submission()}/review`,
    body: { status: 'approved' },
  }),
  'POST /api/operator/messages/{id}/close': async () => ({
    path: `messages/${await ticket()}/close`,
    body: { last_read: randomId('msg'), ...why },
  }),
  'POST /api/operator/messages/{id}/reply': async () => ({
    path: `messages/${await ticket()}/reply`,
    body: { message: 'Here it is' },
  }),
  'POST /api/operator/orders/{id}': async () => ({ path: `orders/${await order()}`, body: { status: 'in_review' } }),
  'POST /api/operator/purchases/{reference}': async () => ({
    path: `purchases/${(await airtime()).reference}`,
    body: { provider_reference: null, ...why },
  }),
  'POST /api/operator/transactions/{id}/correct': async () => ({
    path: `transactions/${await send(self, other)}/correct`,
    body: why,
  }),
  'POST /api/operator/transactions/{id}/return': async () => ({
    path: `transactions/${(await airtime()).transaction.id}/return`,
    body: why,
  }),
};

it('every act of staff is said to be about a customer, or about none', () => {
  const acts = contracts
    .filter(
      ({ path, access, method }) => path.startsWith('/api/operator/') && access === 'operator' && method !== 'GET',
    )
    .map(({ method, path }) => `${method} ${path}`);
  expect(acts.toSorted()).toEqual([...Object.keys(aboutSelf), ...Object.keys(aboutNobody)].toSorted());
});

it.each(Object.entries(aboutSelf))('%s is refused to the operator whose account it is about', async (_name, act) => {
  const { path, body } = await act();
  expect(await desk(path, body)).toMatchObject({ status: 403, body: { code: 'staff_own_account' } });
});

it('who approves is asked too, whatever another began about their account', async () => {
  await database
    .pool('wura_owner')
    .query(
      `insert into identity.authenticators (customer, secret, created_at, confirmed_at) values ($1, '\\x00', now(), now())`,
      [self.number],
    );
  const bought = await lostPurchase();
  const begun = [
    await desk(`customers/${self.id}/credit`, { currency: 'NGN', amount: 5, from: 'goodwill', ...why }, first),
    await desk(`customers/${self.id}/two-factor/off`, why, first),
    await desk(`deposits/${await deposit(product, self, 1_000)}`, { decision: 'take_back', ...why }, first),
    await desk(`disputes/${await held()}/recall/return`, why, first),
    await desk(`purchases/${bought}`, { provider_reference: null, ...why }, first),
    await desk(`transactions/${await send(self, other)}/correct`, why, first),
    await desk(`transactions/${(await airtime()).transaction.id}/return`, why, first),
  ];
  for (const { status, body, text } of begun) {
    expect([status, text]).toEqual([202, expect.anything()]);
    const refused = await approve(body.approval?.id ?? body.approval, owner);
    expect(refused).toMatchObject({ status: 409, body: { code: 'approval_impossible', reason: 'staff_own_account' } });
  }
});

/** Of which the seller has told nothing, and two lines of whose list could be it. */
async function lostPurchase(): Promise<string> {
  await product.control('/faults', { provider: 'squad', operation: 'airtime', mode: 'error500', times: 1 });
  const { reference } = await airtime();
  const facts = { provider: 'squad', app_1: `accepted ${new Date().toISOString()}`, app_2: 'declined then' };
  await transaction(product.pool, tx =>
    openCase(tx, { kind: 'purchase_ambiguous', subject: reference, customer: self.number, facts }),
  );
  return reference;
}
