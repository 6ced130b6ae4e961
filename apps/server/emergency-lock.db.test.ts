import { randomBytes } from 'node:crypto';
import type { AllFeatures, ServerNeeds } from '@wura/features/server';
import { feature as emergencyLock } from '@wura/emergency-lock/feature';
import { replacePassword } from '@wura/identity/server';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { transaction } from '@wura/database';
import { feature as signIn } from '@wura/sign-in/feature';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

// The lock that an owner shuts from any browser, and the ways in that it shuts.

let product: CustomerApp;
const password = 'Correct1horse';

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) => {
    const all = { whenLocked: [] } as Partial<AllFeatures>;
    const needs = { identity, all, config: { publicUrl: 'http://127.0.0.1' } } as unknown as ServerNeeds;
    signIn.serve!(router, needs);
    emergencyLock.serve!(router, needs);
  });
});
afterAll(() => product.close());
afterEach(() => product.pool.query('delete from identity.sign_in_failures'));

const post = (path: string, body: unknown, address = '10.0.0.1') =>
  product.call({ method: 'POST', path, body, address });

async function open() {
  const customer = await openCustomer(product);
  const { rows } = await product.pool.query('select username from identity.customers where id = $1', [customer.number]);
  return { ...customer, identifier: rows[0].username as string };
}

describe('an emergency lock', () => {
  it('signs every device out and lets nobody in, the owner neither, until the password is set anew', async () => {
    const { number, token, identifier } = await open();
    expect((await product.call({ path: '/api/sessions', token })).status).toBe(200);
    expect((await post('/api/lock', { identifier, password }, '198.51.100.7')).status).toBe(200);
    expect((await product.call({ path: '/api/sessions', token })).status).toBe(401);
    expect((await post('/api/login', { identifier, password })).body.code).toBe('account_locked');
    // To one who lacks the password nothing is told, not even that it is locked.
    expect((await post('/api/login', { identifier, password: 'Wrong1horse' })).body.code).toBe('invalid_credentials');
    expect((await post('/api/lock', { identifier, password })).status).toBe(200);
    const hash = await product.identity.passwords.hash('Another2horse');
    await transaction(product.pool, tx => replacePassword(tx, { customer: number, hash }));
    expect((await post('/api/login', { identifier, password: 'Another2horse' })).status).toBe(200);
  });

  it('takes a backup code where the password is not known, once, and no six digits', async () => {
    const { number, identifier } = await open();
    const codes = await transaction(product.pool, tx => product.identity.secondFactor.renewBackupCodes(tx, number));
    expect((await post('/api/lock', { identifier, code: '123456' })).body.code).toBe('invalid_credentials');
    expect((await post('/api/lock', { identifier, code: codes[0] })).status).toBe(200);
    expect((await post('/api/lock', { identifier, code: codes[0] })).body.code).toBe('invalid_credentials');
    expect((await post('/api/login', { identifier, password })).body.code).toBe('account_locked');
  });

  it('answers a wrong password and an unknown name alike, and counts guesses with those at sign-in', async () => {
    const { identifier } = await open();
    for (const name of [identifier, `nobody_${randomBytes(4).toString('hex')}`]) {
      const { status, body } = await post('/api/lock', { identifier: name, password: 'Wrong1horse' }, '203.0.113.5');
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 401,
        code: 'invalid_credentials',
        message: 'Invalid credentials',
      });
    }
    for (let guess = 0; guess < 4; guess++) {
      await post('/api/lock', { identifier, password: 'Wrong1horse' }, '203.0.113.5');
    }
    expect((await post('/api/login', { identifier, password: 'Wrong1horse' }, '203.0.113.5')).status).toBe(429);
    expect((await post('/api/lock', { identifier })).status).toBe(422);
  });

  it('leaves no session behind, whichever of a lock and a sign-in comes first', async () => {
    for (let round = 0; round < 5; round++) {
      const { identifier } = await open();
      const another = await product.another();
      const [login] = await Promise.all([
        another.call({ method: 'POST', path: '/api/login', body: { identifier, password } }),
        post('/api/lock', { identifier, password }),
      ]);
      if (login.status === 200) {
        const late = await product.another();
        expect((await late.call({ path: '/api/sessions', token: login.body.token })).status).toBe(401);
        await late.close();
      } else expect(login.body.code).toBe('account_locked');
      await another.close();
    }
  });
});
