import { randomBytes, randomInt } from 'node:crypto';
import type { Pool } from '@wura/database';
import { setTimeout as sleep } from 'node:timers/promises';
import { base32nopad } from '@scure/base';
import { totpCode } from '@wura/secrets/totp';
import { callServer, type Answer, type Call } from '@wura/testkit/client';
import { secret as secretOf, short, text, type Needle } from './places.ts';

// Customers who do with their secrets whatever can be done with them, through the API as their own browsers do.

export interface SecretPerson {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly naira: string;
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
}

export async function newPerson(url: string, app: Pool): Promise<SecretPerson> {
  const call = patient(callServer(url));
  const name = `secret_${randomBytes(5).toString('hex')}`;
  const password = `Wura-${randomBytes(9).toString('hex')}-9A`;
  const email = `${name}@example.com`;
  const registered = await call('POST', '/api/register', {
    body: {
      username: name,
      email,
      phoneNumber: `+234803${String(randomInt(1e7)).padStart(7, '0')}`,
      password,
      firstname: 'Zainab',
      lastname: 'Bello',
      dob: '1990-01-01',
      country: 'NG',
      state: 'NG-LA',
      residentialAddress: '1 Marina, Lagos Island',
    },
  });
  if (registered.status !== 201) throw new Error(registered.text);
  const { body } = await call('POST', '/api/login', { body: { identifier: email, password } });
  const token = body.token as string;
  await app.query(`update identity.customers set tier = 3, kyc_completed = true where email = $1`, [email]);
  const wallets = await call('GET', '/api/wallets', { token });
  return {
    email,
    password,
    token,
    naira: wallets.body[0].id as string,
    call: (method, path, given) => call(method, path, { token, ...(given && { body: given }) }),
  };
}

/** A server that was just asked for all of its memory is busy for a moment. */
function patient(call: Call): Call {
  return async (...asked) => {
    for (let tries = 1; ; tries++) {
      const answer = await call(...asked);
      if (answer.status !== 503 || tries === 20) return answer;
      await sleep(500);
    }
  };
}

/** Money from a card that our staff never sees, then a PIN, an authenticator app, and a card that is looked at. */
export async function useSecrets(
  { call, email, password, naira }: SecretPerson,
  { sandboxUrl, pin }: { sandboxUrl: string; pin: string },
): Promise<Needle[]> {
  const must = async (asked: Promise<Answer>): Promise<any> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };
  const reference = `DEP_${randomBytes(8).toString('hex')}`;
  const begun = { amount: 60_000, email, wallet_id: naira, transaction_ref: reference };
  await must(call('POST', '/api/paystack/create-pending-deposit', begun));
  await fetch(`${sandboxUrl}/_sandbox/paystack/checkout/${reference}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'success' }),
  });
  await must(call('POST', '/api/paystack/verify-payment', { transaction_ref: reference }));
  await must(call('POST', '/api/pin/set', { pin }));
  const { secret } = await must(call('POST', '/api/two-factor', { password, pin }));
  await must(call('POST', '/api/two-factor/confirm', { code: totpCode(base32nopad.decode(secret), Date.now()) }));
  const made = { wallet_id: naira, currency: 'NGN', amount: '5000', pin };
  const { card } = await must(call('POST', '/api/virtual-cards', made));
  const shown = await must(call('POST', `/api/virtual-cards/${card.id}/reveal`, { pin }));
  await call('POST', `/api/virtual-cards/${card.id}/reveal`, { pin: pin.split('').toReversed().join('') });
  const number = shown.card_number.replace(/\D/g, '') as string;
  return [
    text('PAN', number, number.replace(/(.{4})(?=.)/g, '$1 '), number.replace(/(.{4})(?=.)/g, '$1-')),
    short('CVV', shown.cvv),
    short('PIN', pin),
    text('TOTP secret', secret),
    secretOf('TOTP secret', base32nopad.decode(secret)),
    text('password', password),
  ];
}
