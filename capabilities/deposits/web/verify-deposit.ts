import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { verify, verifyAlias } from './calls.ts';
import type { Payment, Verdict } from './deposit-flow.ts';

/** What every server answers; ours says more. */
type Told = Pick<Verdict, 'success' | 'status' | 'message'> & Partial<Verdict>;

/** Asks the server what became of a deposit, under the older name of the call where the newer one is not there. */
export async function verifyDeposit({ reference, amount }: Pick<Payment, 'reference' | 'amount'>): Promise<Verdict> {
  const told = await ask(reference);
  return {
    reason: null,
    is_processing: false,
    transaction_ref: reference,
    amount,
    currency: 'NGN',
    transaction_id: null,
    case_number: null,
    ...told,
  };
}

async function ask(reference: string): Promise<Told> {
  try {
    return await call(verify, { body: { transaction_ref: reference } });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    return call(verifyAlias, { body: { reference } });
  }
}
