import { call } from '@wura/browser/client';
import { newIntentKey } from '@wura/browser/intent';
import { createPending } from './calls.ts';
import { newReference, type DepositValues } from './deposit-fields.ts';
import type { Payment } from './deposit-flow.ts';

/** Writes the deposit down at our server, under a reference made here. Undefined where it answers that nothing began. */
export async function beginDeposit({ amount, email }: DepositValues, walletId: string): Promise<Payment | undefined> {
  const reference = newReference(Date.now());
  const body = { amount, email, wallet_id: walletId, transaction_ref: reference };
  const answer = await call(createPending, { body, key: newIntentKey() });
  // The contract knows no other answer, and a page may be older or younger than the server it talks to.
  if (!(answer.success as boolean)) return undefined;
  return { reference, amount, address: answer.authorization_url };
}
