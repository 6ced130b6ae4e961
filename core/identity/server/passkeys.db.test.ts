import { createPool, transaction } from '@wura/database';
import { siteOf } from '@wura/secrets/passkeys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { openCustomer, openCustomerApp, type CustomerApp } from '../testing/customer-app.ts';
import { createPasskeys } from './passkeys.ts';

let app: CustomerApp;

beforeAll(async () => {
  app = await openCustomerApp(() => {});
});
afterAll(() => app.close());

it('a passkey is added on one connection, so that many who add theirs at once do not wait for each other', async () => {
  const publicUrl = 'http://127.0.0.1:3000';
  const pool = createPool({ url: app.database.urls.web, max: 1, applicationName: 'one connection' });
  try {
    const { number: customer, sessionId: session, id: publicId } = await openCustomer(app);
    const passkeys = createPasskeys({ pool, now: () => app.clock.now, publicUrl });
    const who = { customer, session };
    const { id: site, origin } = siteOf(publicUrl);
    const asked = await passkeys.askToAdd({ ...who, publicId, account: 'ada@example.com', name: 'Ada' });
    const answer = createAuthenticator({ site, origin }).create(asked);
    const added = await transaction(pool, tx => passkeys.add(tx, who, { answer, name: 'My phone' }));
    expect((await passkeys.list(pool, customer)).map(({ public_id }) => public_id)).toEqual([added.public_id]);
    const again = transaction(pool, tx => passkeys.add(tx, who, { answer, name: 'Another' }));
    await expect(again).rejects.toMatchObject({ refusal: { code: 'passkey_refused' } });
  } finally {
    await pool.end();
  }
});
