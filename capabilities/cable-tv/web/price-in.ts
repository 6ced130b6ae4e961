import { billRefusals } from '@wura/bills/refusals';
import { CallError } from '@wura/browser/call-error';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';

/** What the provider asks now, where that is why the payment was refused. */
export function priceIn(flow: { step: string; failure?: PaymentFailure | undefined }): string | undefined {
  const failure = flow.step === 'form' ? flow.failure : undefined;
  if (failure?.kind !== 'refused' || !(failure.error instanceof CallError)) return undefined;
  const { code, body } = failure.error;
  const price = body['price'];
  return code === billRefusals.price_changed.code && typeof price === 'string' ? price : undefined;
}
