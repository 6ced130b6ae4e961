import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@wura/database';
import { createHistory } from '../history.ts';
import { noCounts, type Person, type World } from './clients.ts';
import type { CrashProduct } from './product.ts';

// A customer with money, before the deaths begin.

/** Lets all who are signed in pay what they like. Each process hears of it a moment later, and is waited for. */
export async function verifyAll(
  product: Pick<CrashProduct, 'serverUrl'>,
  pool: Pool,
  people: readonly Pick<Person, 'token'>[],
): Promise<void> {
  await pool.query('update identity.customers set tier = 3, kyc_completed = true');
  for (const person of people) {
    for (;;) {
      const { tier } = (await ask(product, '/api/limits', person)) as { tier: number };
      if (tier === 3) break;
      await sleep(50);
    }
  }
}

/** By card, in kobo. */
export async function deposit(product: CrashProduct, payer: Person, minor: bigint): Promise<void> {
  const reference = `DEP_${randomBytes(12).toString('hex')}`;
  const { email, wallet: wallet_id } = payer;
  const amount = Number(minor / 100n);
  await ask(product, '/api/paystack/create-pending-deposit', payer, {
    amount,
    email,
    wallet_id,
    transaction_ref: reference,
  });
  const paid = JSON.stringify({ outcome: 'success', webhook: false });
  const headers = { 'content-type': 'application/json' };
  const checkout = `${product.sandboxUrl}/_sandbox/paystack/checkout/${reference}`;
  await fetch(checkout, { method: 'POST', headers, body: paid });
  await ask(product, '/api/paystack/verify-payment', payer, { transaction_ref: reference });
}

export async function ask(
  { serverUrl }: Pick<CrashProduct, 'serverUrl'>,
  path: string,
  { token }: Pick<Person, 'token'>,
  body?: object,
): Promise<unknown> {
  const response = await fetch(serverUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** For customers who sign up and in before anything dies. */
export function worldOf({ serverUrl, sandboxUrl }: CrashProduct): World {
  const counts = noCounts();
  const none = { asking: new Map(), unanswered: new WeakSet(), cards: new Map(), isOver: () => false };
  return { serverUrl, sandboxUrl, history: createHistory(), counts, ...none };
}
