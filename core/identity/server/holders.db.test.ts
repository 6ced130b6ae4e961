import { dayMs } from '@wura/platform/time';
import { transaction } from '@wura/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginCoolingOff, noteCheckedNumber } from './identity.ts';
import { openCustomer, openCustomerApp, type CustomerApp } from '../testing/customer-app.ts';

let product: CustomerApp;

beforeAll(async () => {
  product = await openCustomerApp(() => {});
});
afterAll(() => product.close());

describe('an account number', () => {
  it('finds its holder, and one with a wrong digit finds nobody', async () => {
    const { holders } = product.identity;
    const { id, number } = await openCustomer(product);
    const { rows } = await product.pool.query('select account_number from identity.customers where id = $1', [number]);
    const accountNumber = rows[0].account_number as string;
    const holder = {
      id,
      number,
      accountNumber,
      fullName: 'Adaeze Okafor',
      firstName: 'Adaeze',
      lastName: 'Okafor',
      tier: 1,
      hasCheckedNumber: false,
      hasConfirmedContact: false,
      hasGuardian: false,
      bornOn: '1994-05-20',
      coolingOffSince: new Date(product.clock.now),
      coolingOffUntil: new Date(product.clock.now + dayMs),
      blocks: [],
      isLeaving: false,
    };
    expect(await holders.findByAccountNumber(accountNumber)).toEqual(holder);
    expect(await holders.findByNumber(number)).toEqual(holder);
    const wrong = accountNumber.slice(0, -1) + ((Number(accountNumber.at(-1)) + 1) % 10);
    for (const text of [wrong, `${accountNumber} `, '', '0000000000', "1' or '1'='1"]) {
      expect(await holders.findByAccountNumber(text)).toBeUndefined();
    }
  });

  it('tells of a checked number and of a cooling-off period as soon as they are there', async () => {
    const { holders } = product.identity;
    const { number } = await openCustomer(product);
    expect(await holders.findByNumber(number)).toMatchObject({ hasCheckedNumber: false });
    const at = new Date(product.clock.now + 60_000);
    await transaction(product.pool, async tx => {
      await noteCheckedNumber(tx, number);
      await beginCoolingOff(tx, { customer: number, at });
    });
    await vi.waitFor(
      async () =>
        expect(await holders.findByNumber(number)).toMatchObject({
          hasCheckedNumber: true,
          coolingOffUntil: new Date(at.getTime() + dayMs),
        }),
      5_000,
    );
  });

  it('is found as soon as its account is there, though somebody asked before', async () => {
    const next = '1234567897';
    expect(await product.identity.holders.findByAccountNumber(next)).toBeUndefined();
    const { number } = await openCustomer(product);
    await product.database
      .pool('wura_owner')
      .query('update identity.customers set account_number = $2 where id = $1', [number, next]);
    expect((await product.identity.holders.findByAccountNumber(next))?.number).toBe(number);
  });
});
