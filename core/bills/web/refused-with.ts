import { CallError } from '@wura/browser/call-error';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';

/** The code of the refusal above the form, for a screen that has something to do about it. */
export function refusedWith(flow: { step: string; failure?: PaymentFailure | undefined }): string | undefined {
  const failure = flow.step === 'form' ? flow.failure : undefined;
  return failure?.kind === 'refused' && failure.error instanceof CallError ? failure.error.code : undefined;
}
