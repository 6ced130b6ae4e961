import { transaction, type Tx } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { Answer } from '@wura/testkit/client';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { randomBytes } from '@wura/testkit/random';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import { newPayer, openTestProduct, type TestProduct } from './testing/test-product.ts';

// A session of staff is ended while something is being done in it, by its owner or by another of their sessions.

let database: TestDatabase;
let product: TestProduct;
let number: bigint;
let customer: string;
let email: string;
let [token, other] = ['', ''];

const password = 'Palm-Wine-7';
const newPassword = 'Clay-Lantern-41';

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  token = await newOperator({ database, product }, 'compliance');
  email = (await product.call('GET', '/api/operator/me', { token })).body.email;
  other = (await product.call('POST', '/api/operator/login', { body: { email, password } })).body.token;
  const payer = await newPayer(product);
  number = payer.number;
  customer = (await product.call('GET', '/api/user', { token: payer.token })).body.id;
});

const post = (path: string, body?: object, as = token) =>
  product.call('POST', `/api/operator/${path}`, { token: as, ...(body && { body }) });
const freeze = () => post(`customers/${customer}/freeze`, { reason: 'A card was reported stolen.' });
const changePassword = (as: string, chosen = newPassword) => post('password', { password, newPassword: chosen }, as);

const holdCustomer = (tx: Tx) => tx.query('select from identity.customers where id = $1 for update', [number]);

async function isFrozen(): Promise<boolean> {
  const { rows } = await database
    .pool('none')
    .query('select is_frozen from identity.customers where id = $1', [number]);
  return rows[0].is_frozen;
}

describe('what staff do in a session is over before the answer to', () => {
  const ends: Record<string, () => Promise<Answer>> = {
    'its sign-out': () => post('logout'),
    'a new password in another session': () => changePassword(other),
  };

  it.each(Object.entries(ends))('%s', async (_what, end) => {
    const [acting, ending] = await transaction(database.pool('none'), async tx => {
      await holdCustomer(tx);
      const acting = freeze();
      await untilSomebodyWaits(database);
      const ending = end();
      const waits = untilSomebodyWaits(database, { many: 2 }).then(() => 'waits');
      expect(await Promise.race([ending.then(() => 'answered'), waits])).toBe('waits');
      return [acting, ending];
    });
    expect((await acting).status).toBe(200);
    expect((await ending).status).toBe(204);
    expect(await isFrozen()).toBe(true);
    expect((await freeze()).status).toBe(401);
  });
});

describe('nothing is done any more in a session of staff that was ended meanwhile:', () => {
  /** Between the look at the session and the deed, which waits for a lock that every one of them takes first. */
  async function endedMeanwhile(work: () => Promise<Answer>): Promise<Answer> {
    const [working] = await transaction(database.pool('none'), async tx => {
      await tx.query('select from operators.operators where email = $1 for update', [email]);
      const working = work();
      await untilSomebodyWaits(database);
      const theirs = 'operator = (select id from operators.operators where email = $1)';
      await tx.query(`select from operators.sessions where ${theirs} for update`, [email]);
      await tx.query(`update operators.sessions set ended_at = now() where ${theirs}`, [email]);
      return [working];
    });
    return working;
  }

  it('a customer is not frozen', async () => {
    expect(await endedMeanwhile(freeze)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await isFrozen()).toBe(false);
  });

  it('no password is changed', async () => {
    const answer = await endedMeanwhile(() => changePassword(token));
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await product.call('POST', '/api/operator/login', { body: { email, password } })).status).toBe(200);
  });

  it('of two new passwords at once, from two sessions, one is set', async () => {
    const chosen = [newPassword, `Amber-${randomBytes(4).toString('hex')}-7`];
    const answers = await Promise.all([changePassword(token, chosen[0]), changePassword(other, chosen[1])]);
    const won = answers.findIndex(({ status }) => status === 204);
    expect(answers[1 - won]!.status).toBeGreaterThanOrEqual(401);
    expect(answers[1 - won]!.status).toBeLessThan(500);
    const signIn = (given: string) => product.call('POST', '/api/operator/login', { body: { email, password: given } });
    expect((await signIn(chosen[won]!)).status).toBe(200);
    expect((await signIn(chosen[1 - won]!)).status).toBe(401);
  });
});
