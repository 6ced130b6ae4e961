import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { Answer } from '@wura/testkit/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import { deposit, newPayer, openTestProduct, register, type Payer, type TestProduct } from './testing/test-product.ts';

// Two web processes on one database, as behind one port: what is changed through the one, and what the other does from then on
// for a customer whom it knew as they were.

let database: TestDatabase;
let here: TestProduct;
let there: TestProduct;
let compliance: string;

const password = 'Palm-Wine-7';

interface Customer extends Payer {
  readonly id: string;
  readonly account: string;
}

beforeAll(async () => {
  database = await cloneDatabase();
  [here, there] = [await openTestProduct(database), await openTestProduct(database)];
  compliance = await newOperator({ database, product: here }, 'compliance');
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

async function customer(): Promise<Customer> {
  const payer = await newPayer(here);
  await deposit(here, payer, 10_000);
  await here.call('POST', '/api/pin/set', { token: payer.token, body: { pin: '2580' } });
  const { body } = await here.call('GET', '/api/user', { token: payer.token });
  return { ...payer, id: body.id, account: body.account_number };
}

/** With a password that is known, and nothing that would keep them. */
async function payee(): Promise<Customer> {
  const { token, account, number, email } = await register(here, password);
  const { body } = await here.call('GET', '/api/user', { token });
  return { id: body.id, token, account, number, email, wallet: '', walletId: 0 };
}

const pays = ({ token, wallet: fromWalletId }: Customer, { account: toAccountNumber }: Customer) =>
  there.call('POST', '/api/intra-transfer', { token, body: { fromWalletId, toAccountNumber, amount: 200 } });

/** Of one of the two; it succeeds, or the test has changed nothing. */
async function change(method: 'POST' | 'PUT' | 'DELETE', path: string, token: string | undefined, body?: object) {
  const { status, text } = await here.call(method, path, { token, body });
  expect(status, text).toBeLessThan(300);
}

const finds = ({ token }: Customer, { account }: Customer) =>
  there.call('GET', `/api/users/search-by-account?account_number=${account}`, { token });

/** A tenth of a second would do; what was not heard of may be believed for a second; and nothing is for five minutes. */
const soon = { timeout: 20_000, interval: 20 };

interface Change {
  readonly made: (ada: Customer, obi: Customer) => Promise<unknown>;
  /** Goes well before, so that the process knows all that it asks about. */
  readonly asks?: (ada: Customer, obi: Customer) => Promise<Answer>;
  readonly refusedAs: string;
}

const freeze = ({ id }: Customer) =>
  change('POST', `/api/operator/customers/${id}/freeze`, compliance, { reason: 'A card was reported stolen.' });

const changes: Record<string, Change> = {
  'a session that is signed out': {
    made: ({ token }) => change('POST', '/api/logout', token),
    refusedAs: 'unauthenticated',
  },
  'a session that is locked': {
    made: ({ token }) => change('POST', '/api/sessions/lock', token),
    refusedAs: 'session_locked',
  },
  'an account that staff freeze': { made: freeze, refusedAs: 'account_frozen' },
  'a lower limit of the customer’s own': {
    made: ({ token }) => change('PUT', '/api/limits', token, { per_payment: 100 }),
    refusedAs: 'limit_exceeded',
  },
  'transfers that are switched off': {
    made: ({ token }) => change('PUT', '/api/limits', token, { instant_transfers: false }),
    refusedAs: 'transfers_off',
  },
  'a lower sum that needs the PIN': {
    made: ({ token }) => change('PUT', '/api/settings', token, { pinThreshold: 100 }),
    refusedAs: 'pin_required',
  },
  'a PIN that wrong tries have locked': {
    made: async ({ token, wallet: fromWalletId }, { account: toAccountNumber }) => {
      const body = { fromWalletId, toAccountNumber, amount: 1, pin: '1111' };
      for (let tries = 0; tries < 5; tries++) await here.call('POST', '/api/intra-transfer', { token, body });
    },
    refusedAs: 'pin_locked',
  },
  'a payer whom the payee keeps away': {
    made: (ada, { token }) => change('POST', '/api/blocked', token, { account_number: ada.account }),
    refusedAs: 'user_not_found',
  },
  'a payee who asked to be erased': {
    made: (_ada, { token }) => change('POST', '/api/my-data/erase', token, { password }),
    asks: finds,
    refusedAs: 'user_not_found',
  },
};

describe('what is changed through one process holds in every other at once:', () => {
  it.each(Object.entries(changes))('%s', async (_what, { made, asks = pays, refusedAs }) => {
    const [ada, obi] = [await customer(), await payee()];
    expect((await asks(ada, obi)).status).toBe(200);
    await made(ada, obi);
    await expect.poll(async () => (await asks(ada, obi)).body.code, soon).toBe(refusedAs);
  });

  it('a member of staff whose account is ended', async () => {
    const admin = await newOperator({ database, product: here }, 'admin');
    const gone = await newOperator({ database, product: here }, 'support');
    const { body } = await there.call('GET', '/api/operator/me', { token: gone });
    await change('POST', `/api/operator/staff/${body.id}/end`, admin, { reason: 'Has left us today.' });
    expect((await there.call('GET', '/api/operator/me', { token: gone })).status).toBe(401);
  });
});

it('what is changed while a process hears nothing holds there a moment later, and is not believed for as long as ever', async () => {
  const [ada, obi] = [await customer(), await payee()];
  expect((await pays(ada, obi)).status).toBe(200);
  // In one statement: the lines are cut before anybody is told, and it takes half a second to hang up a new one.
  const { rows } = await database.pool('none').query<{ cut: bigint }>(
    `with cut as materialized (
       select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'wura-server'
          and (query like 'listen%' or query = 'select 1'))
     update identity.customers set is_frozen = true where id = $1 returning (select count(*) from cut) as cut`,
    [ada.number],
  );
  expect(Number(rows[0]!.cut)).toBeGreaterThan(1);
  await expect.poll(async () => (await pays(ada, obi)).body.code, soon).toBe('account_frozen');
});
