import { transaction } from '@wura/database';
import { routes as identityRoutes } from '@wura/identity/contract';
import { saveSettings } from '@wura/identity/server';
import { siteOf } from '@wura/secrets/passkeys';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { createAuthenticator } from '@wura/identity/testing/authenticator';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { minuteMs } from '@wura/platform/time';
import { screenLock } from './plugin.ts';

const pin = '2580';
const origin = { address: '10.0.0.1', requestId: 'req_test' };

let product: CustomerApp;
beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) => {
    screenLock(router, { identity });
    // Any other call of a customer's.
    router.serve(identityRoutes.readPinStatus, async ({ caller }) => ({
      status: 200,
      body: { hasPin: await identity.pins.hasPin(caller.number) },
    }));
  });
});
afterAll(() => product.close());
afterEach(() => product.pool.query('delete from identity.sign_in_failures'));

type Me = Awaited<ReturnType<typeof openCustomer>>;
const read = (me: Me) => product.call({ path: '/api/pin/status', token: me.token });
const post = (me: Me, path: string, body?: object) => product.call({ method: 'POST', path, token: me.token, body });
const lock = (me: Me) => post(me, '/api/sessions/lock');
const unlock = (me: Me, body: object) => post(me, '/api/sessions/unlock', body);

async function customer({ hasPin = true } = {}): Promise<Me> {
  const me = await openCustomer(product);
  if (hasPin) await product.identity.pins.set(me.number, pin, origin);
  return me;
}
const lockBySelf = (me: Me, autoLockMinutes: 1 | 30) =>
  transaction(product.pool, tx =>
    saveSettings(tx, {
      customer: me.number,
      changes: { autoLock: true, autoLockMinutes },
      pinThresholdMinor: 0n,
    }),
  ).then(() => product.identity.sessions.forget(me.number));

it('a locked session answers nothing, in no process, until its PIN opens it; others of the customer go on', async () => {
  const me = await customer();
  const other = await product.another();
  expect((await lock(me)).status).toBe(204);
  expect((await lock(me)).status).toBe(204);
  for (const process of [product, other]) {
    const { status, body } = await process.call({ path: '/api/pin/status', token: me.token });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'session_locked' });
  }
  expect((await unlock(me, { pin: '1470' })).body).toMatchObject({ code: 'invalid_pin', attemptsLeft: 4 });
  expect((await unlock(me, { password: 'Correct1horse' })).body.code).toBe('proof_required');
  expect((await read(me)).status).toBe(403);
  expect((await post(me, '/api/sessions/unlock/options')).body).toEqual({ by: 'pin', passkey: null });
  expect((await unlock(me, { pin })).status).toBe(200);
  expect((await read(me)).status).toBe(200);
  product.clock.forward(1000);
  expect((await other.call({ path: '/api/pin/status', token: me.token })).status).toBe(200);
  await other.close();
});

it('the wrong PIN that locks the PIN ends the session', async () => {
  const me = await customer();
  await lock(me);
  for (const left of [4, 3, 2, 1, 0]) expect((await unlock(me, { pin: '1470' })).body.attemptsLeft).toBe(left);
  expect((await unlock(me, { pin })).status).toBe(401);
  expect((await read(me)).status).toBe(401);
});

it('without a PIN the password opens it, and guesses of it end it', async () => {
  const [me, thief] = [await customer({ hasPin: false }), await customer({ hasPin: false })];
  await lock(me);
  await lock(thief);
  expect((await post(me, '/api/sessions/unlock/options')).body.by).toBe('password');
  expect((await unlock(me, { password: 'Correct1horse' })).status).toBe(200);
  expect((await read(me)).status).toBe(200);
  for (let tries = 0; tries < 5; tries++) {
    expect((await unlock(thief, { password: 'Not-It-1' })).body.errors).toHaveProperty('password');
  }
  expect((await unlock(thief, { password: 'Correct1horse' })).status).toBe(429);
  expect((await read(thief)).status).toBe(401);
});

it('a passkey opens the session it was asked for, and no other', async () => {
  const [me, other] = [await customer(), await customer()];
  const { id, origin: site } = siteOf('http://localhost');
  const device = createAuthenticator({ origin: site, site: id });
  const { passkeys } = product.identity;
  const asking = { customer: me.number, session: me.sessionId };
  const made = device.create(await passkeys.askToAdd({ ...asking, publicId: me.id, account: 'me', name: 'Me' }));
  await transaction(product.pool, tx => passkeys.add(tx, asking, { answer: made, name: 'My phone' }));
  await Promise.all([lock(me), lock(other)]);
  const { body } = await post(me, '/api/sessions/unlock/options');
  const passkey = device.get(body.passkey);
  expect((await unlock(other, { passkey })).body.code).toBe('passkey_refused');
  const token = await transaction(product.pool, tx =>
    product.identity.sessions.start(tx, {
      customer: me.number,
      isRemembered: false,
      address: '10.0.0.1',
      userAgent: '',
    }),
  );
  const elsewhere = { ...me, token };
  await lock(elsewhere);
  expect((await unlock(elsewhere, { passkey })).body.code).toBe('passkey_refused');
  expect((await unlock(me, { passkey })).status).toBe(200);
  expect((await read(me)).status).toBe(200);
});

it('a session that nobody uses locks by itself though no page says so, and what is no use of it does not keep it open', async () => {
  const me = await customer();
  await lockBySelf(me, 1);
  expect((await read(me)).status).toBe(200);
  product.clock.forward(2 * minuteMs);
  expect((await read(me)).status).toBe(200);
  product.clock.forward(minuteMs);
  expect((await post(me, '/api/sessions/unlock/options')).status).toBe(200);
  product.clock.forward(2 * minuteMs);
  expect((await read(me)).body.code).toBe('session_locked');
  expect((await unlock(me, { pin })).status).toBe(200);
  expect((await read(me)).status).toBe(200);
  // Its usual end comes all the same.
  product.clock.forward(7 * 24 * 60 * minuteMs);
  expect((await unlock(me, { pin })).status).toBe(401);
});
