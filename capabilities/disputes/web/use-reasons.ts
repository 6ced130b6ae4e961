import { useRoute } from '@wura/browser/query';
import { disputeReasons, reasonsOf, type DisputeReason } from '../rules.ts';
import { readPayment } from './calls.ts';

/** What may have gone wrong with this payment. While that is unknown all is offered, and the server judges. */
export function useReasons(payment: string): readonly DisputeReason[] {
  const { data } = useRoute(readPayment, { params: { id: payment } });
  return data ? reasonsOf(data) : disputeReasons;
}
