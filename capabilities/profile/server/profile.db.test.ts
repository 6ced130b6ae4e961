import { transaction } from '@wura/database';
import { createImageProcessor } from '@wura/images/image-processor';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '@wura/notices/server';
import { profile } from './plugin.ts';

let product: CustomerApp;
const images = createImageProcessor({ isPatient: true });

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) => profile(router, { identity, images }));
});
afterAll(async () => {
  await product.close();
  await images.close();
});

const get = (path: string, token?: string) => product.call({ path, token });
const put = (path: string, body: unknown, token?: string) => product.call({ method: 'PUT', path, body, token });
const post = (path: string, body: unknown, token?: string) => product.call({ method: 'POST', path, body, token });

describe('a call without a token', () => {
  it('is refused, whatever it asks', async () => {
    const calls = [
      get('/api/user'),
      put('/api/user', {}),
      get('/api/pin/status'),
      post('/api/pin/set', { pin: '4821' }),
      post('/api/pin/change', {}),
      get('/api/settings'),
      put('/api/settings', {}),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect(status).toBe(401);
      expect(body.code).toBe('unauthenticated');
    }
  });
});

describe('the signed-in customer', () => {
  it('is told in both namings', async () => {
    const { token, id } = await openCustomer(product);
    const { status, body, headers } = await get('/api/user', token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      id,
      firstname: 'Adaeze',
      first_name: 'Adaeze',
      lastname: 'Okafor',
      last_name: 'Okafor',
    });
    expect(body).toMatchObject({ profile_image: null, profile_picture: null, kyc_completed: false });
    const listed = `id firstname lastname first_name last_name email username phone_number account_number dob country
      state residential_address profile_image profile_picture kyc_completed terms_version terms_due frozen email_confirmed
      phone_confirmed created_at`;
    expect(new Set(Object.keys(body))).toEqual(new Set(listed.split(/\s+/)));
  });

  it('changes the address and nothing else, whatever else is sent', async () => {
    const { token } = await openCustomer(product);
    const before = (await get('/api/user', token)).body;
    const residentialAddress = '7 Allen Avenue\nIkeja, <b>Lagos</b>';
    const extra = { email: 'eve@example.com', kyc_completed: true, account_number: '1', role: 'admin', id: 'cus_1' };
    const { status, body } = await put('/api/user', { residentialAddress, ...extra }, token);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, residential_address: residentialAddress });
    expect((await get('/api/user', token)).body).toEqual(body);
  });

  it('is told what is wrong with an address, and keeps the old one', async () => {
    const { token } = await openCustomer(product);
    for (const residentialAddress of ['short', '          ', 7, null, 'A tidy place\u0000', 'x'.repeat(301)]) {
      const { status, body } = await put('/api/user', { residentialAddress }, token);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['residentialAddress']);
    }
    expect((await get('/api/user', token)).body.residential_address).toBe('12 Adeola Odeku Street, Lagos');
  });
});

describe('settings', () => {
  it('begin as the screen does, and keep what is chosen, each by itself', async () => {
    const { token } = await openCustomer(product);
    const first = await get('/api/settings', token);
    expect(first.body).toEqual({
      notifications: true,
      biometrics: false,
      darkMode: false,
      vibration: true,
      autoLock: false,
      autoLockMinutes: 5,
      hideBalance: false,
      language: 'en',
      pinThreshold: '10000.00',
    });
    const both = [
      put('/api/settings', { darkMode: true }, token),
      put('/api/settings', { language: 'fr', x: 1 }, token),
    ];
    for (const { status } of await Promise.all(both)) expect(status).toBe(200);
    expect((await get('/api/settings', token)).body).toEqual({ ...first.body, darkMode: true, language: 'fr' });
  });

  it('are refused when they make no sense', async () => {
    const { token } = await openCustomer(product);
    const wrong = [
      { language: 'de' },
      { darkMode: 'yes' },
      { pinThreshold: -1 },
      { pinThreshold: '1.001' },
      { pinThreshold: null },
      { pinThreshold: '-0' },
      { pinThreshold: 1e21 },
    ];
    for (const body of wrong) {
      const answer = await put('/api/settings', body, token);
      expect(answer.status, JSON.stringify(body)).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(Object.keys(body));
    }
  });

  it('raise no threshold that was lowered a moment ago, though it is the one that they saw', async () => {
    const { token, number } = await openCustomer(product);
    await post('/api/pin/set', { pin: '4821' }, token);
    expect((await put('/api/settings', { pinThreshold: 5_000 }, token)).status).toBe(200);
    const answer = await transaction(product.database.pool('wura_owner'), async tx => {
      await tx.query('update identity.settings set pin_threshold_minor = 0 where customer = $1', [number]);
      const thief = put('/api/settings', { pinThreshold: 5_000 }, token);
      await untilSomebodyWaits(product.database);
      return [thief];
    });
    expect((await answer[0]!).body.code).toBe('pin_required');
    expect((await get('/api/settings', token)).body.pinThreshold).toBe('0.00');
  });

  it('lower the threshold freely and raise it only with the PIN', async () => {
    const { token } = await openCustomer(product);
    const set = (pinThreshold: unknown, pin?: unknown) =>
      put('/api/settings', { pinThreshold, ...(pin !== undefined && { pin }) }, token);
    expect((await set(20_000)).body.code).toBe('pin_not_set');
    await post('/api/pin/set', { pin: '4821' }, token);

    expect((await set(0)).body.pinThreshold).toBe('0.00');
    expect((await set('0.01')).body.code).toBe('pin_required');
    expect((await set('500.50', '0000')).body).toMatchObject({ code: 'invalid_pin', attemptsLeft: 4 });
    expect((await set('500.50', '4821')).body.pinThreshold).toBe('500.50');
    expect((await set('500.50')).status).toBe(200);
    expect((await product.identity.sessions.authenticate(token))?.pinThresholdMinor).toBe(50_050n);
    for (let wrong = 0; wrong < 5; wrong++) await set(900, '0000');
    const locked = await set(900, '4821');
    expect(locked.status).toBe(403);
    expect(locked.body).toMatchObject({ code: 'pin_locked', lockedUntil: expect.any(String) });
    expect((await get('/api/settings', token)).body.pinThreshold).toBe('500.50');
  });
});

describe('a PIN', () => {
  it('is set once', async () => {
    const { token } = await openCustomer(product);
    expect((await get('/api/pin/status', token)).body).toEqual({ hasPin: false });
    expect((await post('/api/pin/set', { pin: '4821' }, token)).status).toBe(200);
    expect((await get('/api/pin/status', token)).body).toEqual({ hasPin: true });
    const again = await post('/api/pin/set', { pin: '1111' }, token);
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('duplicate');
  });

  it('is set by a session younger than ten minutes, or with the password', async () => {
    const { token } = await openCustomer(product);
    product.clock.forward(10 * 60_000);
    const refused = await post('/api/pin/set', { pin: '4821' }, token);
    expect([refused.status, refused.body.code]).toEqual([403, 'password_required']);
    const wrong = await post('/api/pin/set', { pin: '4821', password: 'Wrong1horse' }, token);
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: 'This is not your password.' }]);
    expect((await get('/api/pin/status', token)).body).toEqual({ hasPin: false });
    expect((await post('/api/pin/set', { pin: '4821', password: 'Correct1horse' }, token)).status).toBe(200);
  });

  it('cannot be set by guessing the password: after five wrong ones the right one has to wait', async () => {
    const { token } = await openCustomer(product);
    product.clock.forward(10 * 60_000);
    const tries = Array.from({ length: 5 }, () =>
      post('/api/pin/set', { pin: '4821', password: 'Wrong1horse' }, token),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await post('/api/pin/set', { pin: '4821', password: 'Correct1horse' }, token)).status).toBe(429);
  });

  it('that is set or changed, and a threshold that is raised, are told by a notice and by mail', async () => {
    const { token, number } = await openCustomer(product);
    const told = async () =>
      (await listNotifications(product.pool, { customer: number, limit: 10, after: null }, [])).map(({ kind }) => kind);
    await post('/api/pin/set', { pin: '4821' }, token);
    expect(await told()).toEqual(['pin_set']);
    await put('/api/settings', { pinThreshold: 20_000, pin: '4821' }, token);
    expect(await told()).toEqual(['pin_threshold_raised', 'pin_set']);
    await put('/api/settings', { pinThreshold: 10_000 }, token);
    await post('/api/pin/change', { currentPin: '4821', newPin: '1357' }, token);
    expect(await told()).toEqual(['pin_changed', 'pin_threshold_raised', 'pin_set']);
    const { rows } = await product.database
      .pool('none')
      .query('select subject from notices.mails m join identity.customers c on c.email = m.recipient where c.id = $1', [
        number,
      ]);
    expect(rows).toHaveLength(3);
  });

  it('is four ASCII digits as text', async () => {
    const { token } = await openCustomer(product);
    for (const pin of [
      '123',
      '12345',
      '０１２３',
      '1234\n',
      123,
      1234,
      1234.0,
      null,
      ['1234'],
      -123,
      'abcd',
      '',
      undefined,
    ]) {
      const { status, body } = await post('/api/pin/set', { pin }, token);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ pin: 'PIN must be exactly 4 digits' });
    }
    expect((await get('/api/pin/status', token)).body).toEqual({ hasPin: false });
  });

  it('changes with the current one, by the sentences of the form', async () => {
    const { token } = await openCustomer(product);
    const change = (currentPin: unknown, newPin: unknown) => post('/api/pin/change', { currentPin, newPin }, token);
    expect((await change('4821', '1357')).body.code).toBe('pin_not_set');
    await post('/api/pin/set', { pin: '4821' }, token);
    expect((await change(undefined, undefined)).body.errors).toEqual({
      currentPin: 'All PIN fields are required',
      newPin: 'All PIN fields are required',
    });
    expect((await change('482', '1357')).body.message).toBe('Current PIN must be exactly 4 digits');
    expect((await change('4821', '135')).body.message).toBe('PIN must be exactly 4 digits');
    expect((await change(4821, 1357)).body.errors).toEqual({
      currentPin: 'Current PIN must be exactly 4 digits',
      newPin: 'PIN must be exactly 4 digits',
    });
    expect((await change('4821', '4821')).body.errors).toEqual({
      newPin: 'New PIN must be different from current PIN',
    });
    const wrong = await change('0000', '1357');
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ code: 'invalid_pin', attemptsLeft: 4 });
    expect((await change('4821', '1357')).status).toBe(200);
    expect((await change('4821', '2468')).body.code).toBe('invalid_pin');
    expect((await get('/api/user', token)).status).toBe(200);
  });

  it('shares one count over all routes, and the right one is refused while it is locked', async () => {
    const { token } = await openCustomer(product);
    await post('/api/pin/set', { pin: '4821' }, token);
    const before = product.compared.pins;
    const guesses = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0
        ? post('/api/pin/change', { currentPin: `00${10 + n}`, newPin: '1357' }, token)
        : put('/api/settings', { pinThreshold: 99_999, pin: `00${10 + n}` }, token),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(product.compared.pins - before).toBe(5);
    expect(statuses.filter(status => status === 422)).toHaveLength(5);
    expect(statuses.filter(status => status === 403)).toHaveLength(35);
    const right = await post('/api/pin/change', { currentPin: '4821', newPin: '1357' }, token);
    expect(right.status).toBe(403);
    expect(right.body.code).toBe('pin_locked');
  });
});
