import { transaction } from '@wura/database';
import { createAuthenticator, type Authenticator } from '@wura/identity/testing/authenticator';
import { addOperator, seedOperator } from '@wura/operators/server';
import { testVault } from '@wura/operators/testing';
import { siteOf } from '@wura/secrets/passkeys';
import { totpCode } from '@wura/secrets/totp';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import { openTestProduct, type TestProduct } from './testing/test-product.ts';

// The passkeys of staff, against attackers who hold a session, a password, a device, or an answer that was meant for
// something else.

let database: TestDatabase;
let product: TestProduct;
let site: { origin: string; site: string };
let passwordHash = '';

const password = 'Palm-Wine-2026';
const secret = Buffer.from('12345678901234567890');
// Away from the customers' address, as where an installation keeps its staff apart.
const consoleUrl = 'https://console.wura.example';

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { environment: { CONSOLE_URL: consoleUrl } });
  const { id, origin } = siteOf(consoleUrl);
  site = { site: id, origin };
  passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const post = (path: string, body: object, token?: string) =>
  product.call('POST', `/api/operator/${path}`, { body, ...(token !== undefined && { token }) });
const get = (path: string, token: string) => product.call('GET', `/api/operator/${path}`, { token });

/** Each half minute is good once; as if the one before had passed. */
async function code(): Promise<string> {
  await database.pool('none').query('update operators.operators set totp_step = 0');
  return totpCode(secret, Date.now());
}

/** As if so much time had passed since the device was asked. */
const pass = (time: string) =>
  database.pool('none').query(`update operators.passkey_challenge set expires_at = expires_at - interval '${time}'`);

/** A member of staff, with the app or, as the demonstration's, with nothing. */
async function hire({ withApp = true, role = 'admin' as const } = {}) {
  const email = `ada.${randomBytes(5).toString('hex')}@wura.example`;
  const person = { email, name: 'Ada', role, passwordHash, at: new Date() };
  await transaction(database.pool('none'), async tx => {
    if (withApp) await addOperator(tx, person, { vault: testVault, totpSecret: secret, requestId: 'test' });
    else await seedOperator(tx, person);
  });
  const signedIn = await post('login', { email, password, ...(withApp && { code: await code() }) });
  expect(signedIn.status).toBe(200);
  const token: string = signedIn.body.token;
  return { email, token, withApp, id: (await get('me', token)).body.id as string };
}
type Member = Awaited<ReturnType<typeof hire>>;

const proof = async ({ withApp }: Pick<Member, 'withApp'>) => ({ password, ...(withApp && { code: await code() }) });

async function add(me: Member, device: Authenticator, given: object = {}, shown?: object) {
  const options = await post('passkeys/options', shown ?? (await proof(me)), me.token);
  if (options.status !== 200) return options;
  return post('passkeys', { name: ' My laptop ', credential: device.create(options.body, given) }, me.token);
}

async function withKey(given?: { withApp: boolean }) {
  const me = await hire(given);
  const device = createAuthenticator(site);
  const { status, body } = await add(me, device);
  expect(status).toBe(201);
  return { ...me, device, key: body.id as string };
}

async function signInWith(device: Authenticator, given: object = {}) {
  const { body } = await post('login/passkey/options', {});
  return post('login/passkey', { credential: device.get(body, given) });
}

async function prove({ token }: Member, device: Authenticator, removing?: string) {
  const { body } = await post('passkeys/proof', { ...(removing !== undefined && { removing }) }, token);
  return device.get(body.passkey);
}

async function actsOf({ id }: Member): Promise<string[]> {
  const { rows } = await database
    .pool('none')
    .query<{ what: string }>('select what from operators.audit where subject = $1 order by id', [id]);
  return rows.map(({ what }) => what);
}

it('several are added with a name, each by password and code, heard of by mail and written down', async () => {
  const me = await hire();
  const elsewhere: string = (await post('login', { email: me.email, password, code: await code() })).body.token;
  const device = createAuthenticator(site);
  expect((await add(me, device, {}, { password: 'Wrong-2026' })).status).toBe(422);
  expect((await add(me, device, {}, { password })).body.code).toBe('two_factor_required');
  expect((await add(me, device)).body).toMatchObject({ name: 'My laptop', last_used_at: null });
  expect((await get('me', elsewhere)).status).toBe(401);
  const second = createAuthenticator(site);
  // A passkey proves as a code does, in the session that asked and once.
  const answer = await prove(me, device);
  expect((await add(me, second, {}, { password, passkey: answer })).status).toBe(201);
  expect((await add(me, second, {}, { password, passkey: answer })).body.code).toBe('passkey_refused');
  expect((await add(me, second)).body.code).toBe('passkey_refused');
  expect((await get('passkeys', me.token)).body.data).toHaveLength(2);
  const { rows } = await database
    .pool('none')
    .query('select subject from notices.mails where recipient = $1', [me.email]);
  expect(rows.filter(({ subject }) => subject.includes('was added'))).toHaveLength(2);
  const acts = await actsOf(me);
  for (const what of ['password_refused', 'passkey_begun', 'passkey_added', 'passkey_refused'])
    expect(acts).toContain(what);
});

it('none is made on another page, for another site, without its owner’s finger, late, or for another session', async () => {
  const me = await hire();
  const device = createAuthenticator(site);
  const customers = siteOf(product.config.publicUrl);
  for (const given of [{ origin: customers.origin }, { site: customers.id }, { isVerified: false }]) {
    expect((await add(me, device, given)).body.code).toBe('passkey_refused');
  }
  const options = await post('passkeys/options', await proof(me), me.token);
  const credential = device.create(options.body);
  const other: string = (await post('login', { email: me.email, password, code: await code() })).body.token;
  expect((await post('passkeys', { name: 'x', credential }, other)).body.code).toBe('passkey_refused');
  expect((await post('passkeys', { name: 'x', credential }, me.token)).status).toBe(201);
  const late = device.create((await post('passkeys/options', await proof(me), me.token)).body);
  await pass('5 minutes');
  expect((await post('passkeys', { name: 'x', credential: late }, me.token)).body.code).toBe('passkey_refused');
});

it('signs in by itself, once for each answer, within five minutes, and never with a count that has fallen behind', async () => {
  const { device, email, key, ...me } = await withKey();
  const { body: options } = await post('login/passkey/options', {});
  const credential = device.get(options);
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('login/passkey', { credential })));
  const opened = answers.filter(({ status }) => status === 200);
  expect(opened).toHaveLength(1);
  expect((await get('me', opened[0]!.body.token)).body.email).toBe(email);
  const { body: log } = await get(`audit?subject=${me.id}&what=signed_in`, opened[0]!.body.token);
  expect(log.data[0]).toMatchObject({ why: `by passkey ${key}` });

  expect((await signInWith(device, { counter: 50 })).status).toBe(200);
  const customers = siteOf(product.config.publicUrl);
  const wrong = [{ counter: 50 }, { counter: 60, origin: customers.origin }, { counter: 60, site: customers.id }];
  for (const given of [...wrong, { counter: 60, isVerified: false }]) {
    expect((await signInWith(device, given)).body.code).toBe('passkey_unknown');
  }
  expect(await actsOf({ ...me, email })).toContain('passkey_refused');
  const { body: late } = await post('login/passkey/options', {});
  await pass('5 minutes');
  expect((await post('login/passkey', { credential: device.get(late, { counter: 70 }) })).status).toBe(401);
  expect((await signInWith(createAuthenticator(site))).body.code).toBe('passkey_unknown');
  await database.pool('none').query('update operators.operators set ended_at = now() where email = $1', [email]);
  expect((await signInWith(device, { counter: 80 })).body.code).toBe('passkey_unknown');
});

it('answers for the code beside the right password, and only for its owner', async () => {
  const [ada, eve] = [await withKey(), await withKey()];
  const ask = async () => (await post('login/passkey/options', {})).body;
  const login = async (given: object) => post('login', { email: ada.email, password, ...given });
  expect((await login({})).body.code).toBe('two_factor_required');
  expect((await login({ passkey: eve.device.get(await ask()) })).body.code).toBe('passkey_unknown');
  const wrong = await login({ password: 'Wrong-2026', passkey: ada.device.get(await ask()) });
  expect(wrong.body.code).toBe('invalid_credentials');
  expect((await login({ passkey: ada.device.get(await ask()) })).status).toBe(200);
  // What was signed to prove something opens no session.
  const proved = await prove(ada, ada.device);
  expect((await login({ passkey: proved })).body.code).toBe('passkey_unknown');
  expect((await product.call('POST', '/api/login/passkey', { body: { credential: proved } })).status).toBe(401);
});

it('is removed with another factor and never by itself, and a stranger’s is unknown', async () => {
  const [ada, eve] = [await withKey(), await withKey()];
  const remove = (body: object, by = ada.token) => post(`passkeys/${ada.key}/remove`, body, by);
  expect((await remove(await proof(eve), eve.token)).status).toBe(404);
  expect((await remove({ password })).body.code).toBe('two_factor_required');
  expect((await remove({ password, passkey: await prove(ada, ada.device) })).body.code).toBe('another_factor_needed');
  expect((await post('passkeys/proof', { removing: ada.key }, ada.token)).body.passkey).toBeNull();
  expect((await remove(await proof(ada))).status).toBe(204);
  expect((await signInWith(ada.device)).body.code).toBe('passkey_unknown');
  expect(await actsOf(ada)).toContain('passkey_removed');
});

it('the last second factor cannot be removed, by two calls at once neither', async () => {
  const ada = await withKey({ withApp: false });
  expect((await post('login', { email: ada.email, password })).body.code).toBe('two_factor_required');
  const remove = (key: string, passkey?: object) =>
    post(`passkeys/${key}/remove`, { password, ...(passkey && { passkey }) }, ada.token);
  expect((await remove(ada.key)).body.code).toBe('last_factor');
  const second = createAuthenticator(site);
  const { body } = await add(ada, second, {}, { password, passkey: await prove(ada, ada.device) });
  const [one, other] = [await prove(ada, second, ada.key), await prove(ada, ada.device, body.id)];
  const answers = await Promise.all([remove(ada.key, one), remove(body.id, other)]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect((await get('passkeys', ada.token)).body.data).toHaveLength(1);
  // Nor by what the server might be made to say.
  const app = database.pool('wura_app');
  await expect(app.query('delete from operators.passkey')).rejects.toThrow('denied');
});

it('two passkeys are one person: what one session began the other cannot decide', async () => {
  const ada = await withKey();
  const second = createAuthenticator(site);
  expect((await add(ada, second)).status).toBe(201);
  const [first, other] = [await signInWith(ada.device), await signInWith(second)];
  const invited = { email: `new.${randomBytes(4).toString('hex')}@wura.example`, name: 'New', role: 'support' };
  const begun = await post('staff', { ...invited, reason: 'the team grows' }, first.body.token);
  expect(begun.status).toBe(202);
  const decide = (token: string) =>
    post(`approvals/${begun.body.approval}`, { decision: 'approve', reason: 'I agree' }, token);
  expect((await decide(other.body.token)).body.code).toBe('second_operator_needed');
  const colleague = await newOperator({ database, product }, 'admin');
  expect((await decide(colleague)).status).toBe(200);
});
