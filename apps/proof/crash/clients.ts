import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { History, Kind } from '../history.ts';
import { whatIsShown } from '../witness.ts';
import { pick } from './weather.ts';

// Customers as they are: each does one thing after the other, repeats what got no answer under the same key until there
// is one, and looks at the balance in between.

export interface Person {
  readonly client: number;
  readonly customer: string;
  readonly wallet: string;
  readonly email: string;
  readonly token: string;
}

/** What a client waits for an answer about at this moment. */
export interface Asking {
  readonly kind: Kind;
  readonly customer: string;
  readonly key: string;
}

export interface Counts {
  lostConnections: number;
  replays: number;
  serverErrors: number;
  pendings: number;
  seenBusy: number;
  /** Calls that were answered neither the first time nor when they were repeated once. */
  unansweredTwice: number;
}

export const noCounts = (): Counts => ({
  lostConnections: 0,
  replays: 0,
  serverErrors: 0,
  pendings: 0,
  seenBusy: 0,
  unansweredTwice: 0,
});

export interface World {
  readonly serverUrl: string;
  readonly sandboxUrl: string;
  readonly history: History;
  readonly counts: Counts;
  readonly asking: Map<number, Asking>;
  /** Askings whose connection was lost before an answer. */
  readonly unanswered: WeakSet<Asking>;
  /** The virtual card of each client, and how many were asked for. */
  readonly cards: Map<number, { id: string | undefined; asked: number }>;
  isOver(): boolean;
}

export const pin = '2468';
const account = { account_number: '0123456789', bank_code: '058' };
const usualAmounts = [1, 20, 99.99, 250.5, 1_000];
/** Either side of every line of the tariff; rarer, so that a day's limit lasts for a run. */
const otherAmounts = [4_999.99, 5_000.01, 9_999.99, 10_000, 25_000.01, 50_000.01];

export async function runClient(world: World, person: Person): Promise<void> {
  let balance = 0;
  while (!world.isOver()) {
    if (balance < 150_000) await depositSome(world, person);
    else await pick([buySome, buySome, loadCard, sendSome, sendSome, sendSome])(world, person);
    balance = await look(world, person);
    // A person looks at what came of it. Sixteen who never do would leave no processor for those who are to notice a death.
    await sleep(Math.random() * 400);
  }
}

export async function depositSome(world: World, person: Person): Promise<void> {
  const { history } = world;
  const reference = `DEP_${randomBytes(12).toString('hex')}`;
  const naira = 60_000 + person.client;
  const op = history.invoke(person.client, { kind: 'card_deposit', key: reference, naira });
  const asking: Asking = { kind: 'card_deposit', customer: person.customer, key: reference };
  const begun = await insist(world, person, asking, '/api/paystack/create-pending-deposit', {
    amount: naira,
    email: person.email,
    wallet_id: person.wallet,
    transaction_ref: reference,
  });
  // Begun by a call whose answer was lost: there is no page to pay on, so it is left, as a person would.
  if (begun?.status !== 200)
    return history.tell(op, begun?.status === 422 ? 'fail' : 'info', { code: begun?.body.code });
  const webhook = Math.random() < 0.5;
  await play(world, `/paystack/checkout/${reference}`, { outcome: 'success', webhook });
  for (;;) {
    const verified = await insist(world, person, asking, '/api/paystack/verify-payment', {
      transaction_ref: reference,
    });
    if (!verified) return history.tell(op, 'info');
    if (verified.body.success) return history.tell(op, 'ok', { status: 'completed' });
    await sleep(200);
  }
}

async function sendSome(world: World, person: Person): Promise<void> {
  const { history, counts } = world;
  const key = randomBytes(12).toString('hex');
  const amount = pick(Math.random() < 0.9 ? usualAmounts : otherAmounts);
  const op = history.invoke(person.client, { kind: 'bank_transfer', key, naira: amount });
  const asking: Asking = { kind: 'bank_transfer', customer: person.customer, key };
  const to = { ...account, beneficiary_name: await nameOf(world, person), currency: 'NGN' };
  const body = { from_wallet_id: person.wallet, to_bank_account: to, amount, pin, remarks: 'Crash' };
  const sent = await insist(world, person, asking, '/api/send-money', body);
  if (!sent) return history.tell(op, 'info');
  if (sent.status === 202) counts.pendings++;
  const isDone = sent.status === 200 || sent.status === 202;
  history.tell(op, isDone ? 'ok' : 'fail', { status: sent.body.status, code: sent.body.code });
}

/** Airtime, of a seller that takes no name of ours. No phone is bought for twice, so that its books can be read by it. */
async function buySome(world: World, person: Person): Promise<void> {
  const { history, counts } = world;
  const key = randomBytes(12).toString('hex');
  const amount = pick([50, 100, 500]);
  const op = history.invoke(person.client, { kind: 'bill', key, naira: amount });
  const asking: Asking = { kind: 'bill', customer: person.customer, key };
  const phone = `0${700 + person.client}${randomBytes(4).readUInt32BE().toString().padStart(7, '0').slice(-7)}`;
  const body = { walletId: person.wallet, network: 'mtn', phone, amount, pin };
  const bought = await insist(world, person, asking, '/api/payments/airtime', body);
  if (!bought) return history.tell(op, 'info');
  if (bought.status === 202) counts.pendings++;
  const isDone = bought.status === 200 || bought.status === 202;
  history.tell(op, isDone ? 'ok' : 'fail', { status: bought.body.status, code: bought.body.code });
}

/** Naira for a virtual card: first for a new one, then for that. */
async function loadCard(world: World, person: Person): Promise<void> {
  const { history, counts, cards } = world;
  const card = cards.get(person.client) ?? { id: undefined, asked: 0 };
  cards.set(person.client, card);
  // As many as a customer may make in a day.
  if (card.id === undefined && card.asked === 5) return;
  const key = randomBytes(12).toString('hex');
  const amount = pick([100, 250.5, 1_000]);
  const op = history.invoke(person.client, { kind: 'card', key, naira: amount });
  const asking: Asking = { kind: 'card', customer: person.customer, key };
  if (card.id === undefined) card.asked++;
  const [path, body] =
    card.id === undefined
      ? ['/api/virtual-cards', { wallet_id: person.wallet, currency: 'NGN', amount, pin }]
      : [`/api/virtual-cards/${card.id}/deposit`, { amount, pin }];
  const loaded = await insist(world, person, asking, path, body);
  if (!loaded) return history.tell(op, 'info');
  if (loaded.status === 202) counts.pendings++;
  // A card may be made and the money for it refused.
  const isDone = loaded.status < 300 && loaded.body.status !== 'failed';
  history.tell(op, isDone ? 'ok' : 'fail', { status: loaded.body.status, code: loaded.body.code });
  if (loaded.status < 300) card.id = loaded.body.card.id as string;
  // One that never came to be is not topped up.
  else if (loaded.body.code === 'card_closed' || loaded.body.code === 'not_found') card.id = undefined;
}

async function look(world: World, person: Person): Promise<number> {
  const { token, wallet, client } = person;
  for (let tries = 0; ; tries++) {
    const at = performance.timeOrigin + performance.now();
    const seen = await call(world, '/api/wallets', { token });
    const own = seen?.status === 200 ? seen.body.find(({ id }: { id: string }) => id === wallet) : undefined;
    if (own) {
      world.history.read(client, { balance: own.balance, at });
      return Number(own.balance);
    }
    if (world.isOver()) return 0;
    if (tries === 1) world.counts.unansweredTwice++;
    await sleep(seen?.comeAgainMs ?? 100);
  }
}

let name: string | undefined;
async function nameOf(world: World, { token }: Person): Promise<string> {
  while (name === undefined) {
    const seen = await call(world, '/api/paystack/validate-account', { token, body: account });
    name = seen?.status === 200 ? (seen.body.data.account_name as string) : undefined;
  }
  return name;
}

interface Answer {
  status: number;
  body: any;
  /** Asked to come again, and when. */
  comeAgainMs: number | undefined;
}

/** Repeats the very same call until it is answered. Nothing only when the run is over and it still is not. */
export async function insist(
  world: World,
  { client, token }: Person,
  asking: Asking,
  path: string,
  body: object,
): Promise<Answer | undefined> {
  for (let tries = 0; tries < 400; tries++) {
    const thisTime = { ...asking };
    world.asking.set(client, thisTime);
    const answer = await call(world, path, { token, key: asking.key, body });
    if (!answer) world.unanswered.add(thisTime);
    world.asking.delete(client);
    if (answer && answer.status < 500) return answer;
    if (tries === 1) world.counts.unansweredTwice++;
    await sleep(answer?.comeAgainMs ?? 50 + Math.random() * 200);
  }
  return undefined;
}

/** Nothing when the connection was lost. */
async function call(
  { serverUrl, counts }: World,
  path: string,
  { token, key, body }: { token?: string; key?: string; body?: object },
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${serverUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.headers.get('idempotent-replayed') === 'true') counts.replays++;
    if (response.status === 503) counts.seenBusy++;
    else if (response.status >= 500) counts.serverErrors++;
    const comeAgainMs = comeAgainMsOf(response);
    return { status: response.status, body: text ? JSON.parse(text) : undefined, comeAgainMs };
  } catch {
    counts.lostConnections++;
    return undefined;
  }
}

export function comeAgainMsOf({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return status === 503 && seconds > 0 ? seconds * 1_000 : undefined;
}

async function play({ sandboxUrl }: World, at: string, body: object): Promise<void> {
  await fetch(`${sandboxUrl}/_sandbox${at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Signs up as any customer does. */
export async function signUp(world: World, client: number): Promise<Omit<Person, 'token'> & { password: string }> {
  const username = `crash_${randomBytes(5).toString('hex')}`;
  const password = `Wura-${randomBytes(8).toString('hex')}-9A`;
  const made = await call(world, '/api/register', {
    body: {
      username,
      email: `${username}@example.com`,
      phoneNumber: `+234803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
      password,
      firstname: 'Zainab',
      lastname: 'Bello',
      dob: '1990-01-01',
      country: 'NG',
      state: 'NG-LA',
      residentialAddress: '1 Marina, Lagos Island',
    },
  });
  if (made?.status !== 201) throw new Error(`nobody could sign up: ${JSON.stringify(made)}`);
  return { client, customer: made.body.user.id, wallet: '', email: `${username}@example.com`, password };
}

export async function signIn(
  world: World,
  { client, customer, email, password }: { client: number; customer: string; email: string; password: string },
): Promise<Person> {
  const { body } = (await call(world, '/api/login', { body: { identifier: email, password, remember: true } }))!;
  const token = body.token as string;
  await call(world, '/api/pin/set', { token, body: { pin } });
  const wallets = await call(world, '/api/wallets', { token });
  const wallet = wallets!.body.find(({ currency }: { currency: string }) => currency === 'NGN').id;
  return { client, customer, wallet, email, token };
}

export const showTo = (world: World, { token }: Person): Promise<object> =>
  whatIsShown(at => call(world, at, { token }));
