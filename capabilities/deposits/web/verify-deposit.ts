import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { verify, verifyAlias } from './calls.ts';
import type { Verdict } from './deposit-flow.ts';

/** Asks the server what became of a deposit, under the older name of the call where the newer one is not there. */
export async function verifyDeposit(reference: string): Promise<Verdict> {
  try {
    return await call(verify, { body: { transaction_ref: reference } });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    return call(verifyAlias, { body: { reference } });
  }
}
