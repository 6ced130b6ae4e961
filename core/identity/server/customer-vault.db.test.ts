import { createVault } from '@wura/secrets/vault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCustomer, openCustomerApp, type CustomerApp } from '../testing/customer-app.ts';
import { customerVault, rewrapCustomerKeys } from './customer-vault.ts';

let app: CustomerApp;
beforeAll(async () => void (app = await openCustomerApp(() => {})));
afterAll(() => app.close());

const house = createVault({ masterKey: Buffer.alloc(32, 1) });
const newcomer = async () => (await openCustomer(app)).number;

describe('what is sealed for a customer', () => {
  it('opens under their own key alone, which callers who come at once agree on', async () => {
    const [ada, eve] = [await newcomer(), await newcomer()];
    const [one, two] = await Promise.all([1, 2].map(() => customerVault(app.pool, house, ada)));
    const sealed = one!.seal('22212345678', 'bvn');
    expect(two!.open(sealed, 'bvn').toString()).toBe('22212345678');
    expect(() => house.open(sealed, 'bvn')).toThrow();
    const hers = await customerVault(app.pool, house, eve);
    expect(() => hers.open(sealed, 'bvn')).toThrow();
  });

  it('opens as before where the operator’s key sealed it, until it is sealed anew', async () => {
    const own = await customerVault(app.pool, house, await newcomer());
    const old = house.seal('paper', 'file');
    expect([own.isFresh(old), own.open(old, 'file').toString()]).toEqual([false, 'paper']);
    expect(own.isFresh(own.seal('paper', 'file'))).toBe(true);
  });

  it('stays readable under a new operator’s key, which wraps the customer’s key anew', async () => {
    const ada = await newcomer();
    const sealed = (await customerVault(app.pool, house, ada)).seal('paper', 'file');
    const keys = { masterKey: Buffer.alloc(32, 2), previousMasterKey: Buffer.alloc(32, 1) };
    const owner = app.database.pool('wura_owner');
    const { rowCount } = await owner.query('select from identity.customer_keys where sealed is not null');
    expect(await rewrapCustomerKeys(owner, createVault(keys))).toBe(rowCount);
    const after = await customerVault(app.pool, createVault({ masterKey: keys.masterKey }), ada);
    expect(after.open(sealed, 'file').toString()).toBe('paper');
    await rewrapCustomerKeys(
      owner,
      createVault({ masterKey: keys.previousMasterKey, previousMasterKey: keys.masterKey }),
    );
  });

  it('is nothing any more once the key is destroyed, and no other key is made', async () => {
    const ada = await newcomer();
    const sealed = (await customerVault(app.pool, house, ada)).seal('paper', 'file');
    await app.database
      .pool('wura_owner')
      .query('update identity.customer_keys set sealed = null, destroyed_at = now() where customer = $1', [ada]);
    const after = await customerVault(app.pool, house, ada);
    expect(after.open(sealed, 'file')).toHaveLength(0);
    expect(() => after.seal('more', 'file')).toThrow('destroyed');
  });
});

describe('an erasure', () => {
  it('is begun for nobody who has not asked, and before its day for nobody at all', async () => {
    const ada = await newcomer();
    const worker = app.database.pool('wura_worker');
    const begin = async () =>
      (await worker.query<{ begun: boolean }>('select identity.begin_erasure($1, now()) as begun', [ada])).rows[0]!
        .begun;
    expect(await begin()).toBe(false);
    await app.pool.query(
      `insert into identity.erasures (customer, asked_at, due_at) values ($1, now(), now() + '1 day')`,
      [ada],
    );
    expect(await begin()).toBe(false);
    await expect(worker.query(`select identity.forget_customer($1, '{}')`, [ada])).rejects.toMatchObject({
      code: 'WE001',
    });
    await expect(worker.query('update identity.erasures set due_at = now()')).rejects.toMatchObject({ code: '42501' });
  });

  it('opens no record that is kept as it was written to a login that says it erases', async () => {
    for (const role of ['wura_app', 'wura_worker'] as const) {
      const { rows } = await app.database
        .pool(role)
        .query<{ may: boolean }>(`select set_config('wura.erasing', 'yes', false), identity.may_erase() as may`);
      expect(rows[0]!.may).toBe(false);
    }
  });
});
