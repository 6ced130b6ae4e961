import { termsVersion } from '@wura/identity/agreements';
import { readUser } from '@wura/identity/server';
import { openCustomer, openCustomerApp, registration, type CustomerApp } from '@wura/identity/testing';
import { rounds } from '@wura/testkit/rounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './plugin.ts';

let product: CustomerApp;
const wallets: { owner: bigint; currency: string }[] = [];
let isWalletServiceBroken = false;

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) => {
    signUp(router, {
      proofs: undefined,
      identity,
      openWallet: async (tx, wallet) => {
        await tx.query('select 1');
        if (isWalletServiceBroken) throw new Error('no wallet today');
        wallets.push(wallet);
      },
    });
  });
});
afterAll(() => product.close());

const register = (body: unknown) => product.call({ method: 'POST', path: '/api/register', body });

async function customersWith(column: string, value: unknown): Promise<number> {
  const { rowCount } = await product.pool.query(`select 1 from identity.customers where ${column} = $1`, [value]);
  return rowCount!;
}

describe('a registration', () => {
  it('opens an account with a checked ten-digit number and a naira wallet', async () => {
    const form = registration({ firstname: '  Ada  Ngozi ', country: 'UK', phoneNumber: '+44 7911 123456' });
    const { status, body } = await register(form);
    expect(status).toBe(201);
    expect(body.message).toBe('Registration completed successfully!');
    expect(body.user).toMatchObject({
      firstname: 'Ada Ngozi',
      first_name: 'Ada Ngozi',
      lastname: 'Okafor',
      last_name: 'Okafor',
      email: form['email'],
      username: form['username'],
      phone_number: '+447911123456',
      country: 'GB',
      state: '',
      dob: '1994-05-20',
      profile_image: null,
      profile_picture: null,
      kyc_completed: false,
    });
    expect(body.user.account_number).toMatch(/^[1-9]\d{9}$/);
    expect(body.user.id).toMatch(/^cus_[0-9a-z]{26}$/);
    expect(wallets.at(-1)?.currency).toBe('NGN');
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('ignores what it does not know, and nothing of that reaches the account', async () => {
    const extra = {
      role: 'admin',
      balance: 1_000_000,
      kyc_completed: true,
      account_number: '1234567890',
      id: 'cus_mine',
      is_frozen: true,
      constructor: { prototype: { isAdmin: true } },
    };
    const { status, body } = await register(registration(extra));
    expect(status).toBe(201);
    expect(body.user.kyc_completed).toBe(false);
    expect(body.user.account_number).not.toBe('1234567890');
    expect(body.user).not.toHaveProperty('role');
  });

  it('names every bad field with its own sentence, and the first in the order of the form speaks for them', async () => {
    const { status, body } = await register({});
    expect(status).toBe(422);
    expect(body.code).toBe('invalid_input');
    expect(body.message).toBe('First name must be at least 2 characters');
    expect(body.errors).toEqual({
      firstname: 'First name must be at least 2 characters',
      lastname: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phoneNumber: 'Please enter a valid phone number',
      username: 'Username must be 3-20 characters (letters, numbers, underscore only)',
      dob: 'You must be at least 13 years old',
      password: 'Password must be 8+ chars with uppercase, lowercase, and number',
      country: 'Please select a country',
      residentialAddress: 'Please provide a complete address',
    });
  });

  it.each([
    ['password', `Aa1${'x'.repeat(1_000)}`],
    ['password', { $gt: '' }],
    ['firstname', 'Ada\u0000'],
    ['firstname', 'Ada\u202eevil'],
    ['lastname', 'x'.repeat(300)],
    ['email', 'а@example.com'],
    ['email', 'a@b.c\r\nBcc: everyone@example.com'],
    ['username', ['ada']],
    ['username', 'adа_with_cyrillic'],
    ['phoneNumber', '08031234567'],
    ['phoneNumber', '+２３４8031234567'],
    ['dob', '2023-02-29'],
    ['dob', '9999-01-01'],
    ['country', 'ZZ'],
    ['state', 7],
    ['residentialAddress', '         x         '],
  ])('is refused for a bad %s and leaves nothing behind (%#)', async (field, value) => {
    const form = registration({ [field]: value });
    const { status, body } = await register(form);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await customersWith('email', field === 'email' ? '' : form['email'])).toBe(0);
  });

  it('that is no form at all is refused in a sentence', async () => {
    for (const body of [[], 'register', 7]) {
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/register',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toBe('Please check the form and try again.');
    }
  });
});

describe('a twin', () => {
  it('is refused by the name of each field that somebody has, in any case and with any space around it', async () => {
    const first = registration();
    expect((await register(first)).status).toBe(201);
    const shout = (field: string) => ` ${String(first[field]).toUpperCase()} `;
    const { status, body } = await register(
      registration({ email: shout('email'), username: shout('username'), phoneNumber: first['phoneNumber'] }),
    );
    expect(status).toBe(409);
    expect(body.code).toBe('duplicate');
    expect(body.errors).toEqual({
      email: 'This email address is already registered.',
      phoneNumber: 'This phone number is already registered.',
      username: 'This username is already taken.',
    });
    expect(body.message).toBe(body.errors.email);
  });

  it('of a phone number is recognised in every spelling', async () => {
    expect((await register(registration({ phoneNumber: '+2348111222333' }))).status).toBe(201);
    for (const phoneNumber of ['2348111222333', '8111222333', '+234 0811 122 2333', '2340811 1222333']) {
      const { status, body } = await register(registration({ phoneNumber }));
      expect(status, phoneNumber).toBe(409);
      expect(Object.keys(body.errors)).toEqual(['phoneNumber']);
    }
  });

  it('is also a username that reads as a phone number somebody has, and the other way round', async () => {
    expect((await register(registration({ phoneNumber: '+2348111222444' }))).status).toBe(201);
    for (const username of ['2348111222444', '08111222444', '8111222444', '23408111222444', '002348111222444']) {
      const { status, body } = await register(registration({ username }));
      expect(status, username).toBe(409);
      expect(Object.keys(body.errors)).toEqual(['username']);
    }
    expect((await register(registration({ username: '08111222555' }))).status).toBe(201);
    const { status, body } = await register(registration({ phoneNumber: '+2348111222555' }));
    expect(status).toBe(409);
    expect(Object.keys(body.errors)).toEqual(['phoneNumber']);
  });

  it('is not somebody abroad whose number only looks the same at home', async () => {
    expect((await register(registration({ phoneNumber: '+2347011222444' }))).status).toBe(201);
    expect((await register(registration({ phoneNumber: '+447011222444', country: 'GB' }))).status).toBe(201);
  });

  it(`never makes a second account: of four at once exactly one wins: ${rounds} rounds`, async () => {
    wallets.length = 0;
    for (let round = 0; round < rounds; round++) {
      const one = registration();
      const spelled = `0${String(one['phoneNumber']).slice(4)}`;
      const four = [
        one,
        registration({ email: String(one['email']).toUpperCase() }),
        // Two more ways to be the first one's twin: the username, and a username that spells its phone number.
        registration({ username: one['username'], email: one['email'] }),
        { ...one, username: spelled },
      ];
      const answers = await Promise.all(four.map(register));
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([201, 409, 409, 409]);
    }
    expect(wallets).toHaveLength(rounds);
  });

  it('by username and phone spelling alone: of two at once exactly one wins', async () => {
    for (let round = 0; round < 50; round++) {
      const one = registration();
      const two = registration({ username: `0${String(one['phoneNumber']).slice(4)}` });
      const answers = await Promise.all([register(one), register(two)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    }
  });
});

describe('an account', () => {
  it('is not opened when its wallet cannot be, and its names stay free', async () => {
    const form = registration();
    isWalletServiceBroken = true;
    expect((await register(form)).status).toBe(500);
    isWalletServiceBroken = false;
    expect((await register(form)).status).toBe(201);
  });

  it('keeps its names and its number whatever the application tries in SQL', async () => {
    const { body } = await register(registration());
    // The address and the number that codes are sent to may be changed, as the password may, by their owner.
    const columns = ['first_name', 'last_name', 'username', 'account_number', 'public_id', 'created_at'];
    for (const column of columns) {
      const attempt = product.pool.query(`update identity.customers set ${column} = ${column} where public_id = $1`, [
        body.user.id,
      ]);
      await expect(attempt, column).rejects.toThrow(/permission denied/);
    }
    const statements = [
      'delete from identity.customers',
      'truncate identity.customers cascade',
      `update identity.login_names set name = 'x'`,
      'delete from identity.login_names',
      'alter table identity.customers add column x int',
      'update identity.security_events set what = what',
      'delete from identity.security_events',
      'truncate identity.security_events',
      `set session_replication_role = 'replica'`,
    ];
    for (const sql of statements) await expect(product.pool.query(sql), sql).rejects.toThrow(/permission denied|owner/);
    const owner = product.database.pool('wura_owner');
    await expect(owner.query('delete from identity.security_events')).rejects.toThrow(/append-only/);
  });

  it('leaves no password in the database, in clear or by a guessable hash', async () => {
    const password = 'Unmistakable1Canary';
    const { body } = await register(registration({ password }));
    const { rows } = await product.pool.query('select c::text as row from identity.customers c where public_id = $1', [
      body.user.id,
    ]);
    expect(rows[0].row).toContain('$argon2id$');
    expect(rows[0].row).not.toContain(password);
  });
});

describe('the terms', () => {
  const agree = (token: string, version: string) =>
    product.call({ method: 'POST', path: '/api/user/terms', token, body: { version } });

  it('are agreed to with the account, in the wording of that day', async () => {
    const { body } = await register(registration());
    expect(body.user.terms_due).toBe(false);
    const { rows } = await product.pool.query(
      'select terms_version, terms_agreed_at = created_at as is_then from identity.customers where public_id = $1',
      [body.user.id],
    );
    expect(rows).toEqual([{ terms_version: termsVersion, is_then: true }]);
  });

  it('are asked for again once they have changed, and only the wording of today can be agreed to', async () => {
    const { token, number } = await openCustomer(product);
    await product.pool.query(`update identity.customers set terms_version = '2020-01-01' where id = $1`, [number]);
    expect((await readUser(product.pool, number)).terms_due).toBe(true);
    expect(await agree(token, '2020-01-01')).toMatchObject({
      status: 422,
      body: { errors: { version: 'The terms have changed. Please read them as they are now.' } },
    });
    expect(await agree(token, termsVersion)).toMatchObject({ status: 200, body: { terms_due: false } });
    const { rows } = await product.pool.query('select what from identity.security_events where customer = $1', [
      number,
    ]);
    expect(rows).toContainEqual({ what: 'agreed_to_terms' });
  });
});
