import { call, endpoint } from '@wura/browser/client';
import { findLostAnswer, type LostAnswer } from '@wura/browser/intent';
import { keyOf } from '@wura/browser/query';
import { useQuery } from '@tanstack/react-query';
import type { routes, Transaction, TransactionDetail } from '../contract.ts';

/** A transaction as far as those who paid need it: whole, the total with its fees included. */
export type Payment = Transaction &
  Pick<TransactionDetail, 'fees' | 'total' | 'expected_by' | 'timeline' | 'delivery' | 'exchange'>;

const findByKey = endpoint<typeof routes.findByKey>('GET', '/api/transactions/by-key/{key}');
const findById = endpoint<typeof routes.showTransaction>('GET', '/api/transactions/{id}');

/** What became of the payment sent with this key, when its own answer never came. */
export function findPayment(key: string, signal: AbortSignal): Promise<LostAnswer<Payment>> {
  return findLostAnswer({
    // 404 while no money has moved under the key.
    lookup: async () => {
      const found = await call(findByKey, { params: { key }, signal, timeoutMs: 5000 });
      return 'id' in found ? found : undefined;
    },
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    now: () => Date.now(),
    signal,
  });
}

const askAgainMs = 5000;

/** Follows a payment that is not decided yet until it is. */
export function useUndecided(id: string, { isUndecided }: { isUndecided: boolean }): Payment | undefined {
  const args = { params: { id } };
  const { data } = useQuery({
    queryKey: keyOf(findById, args),
    queryFn: ({ signal }) => call(findById, { ...args, signal }),
    enabled: isUndecided,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : askAgainMs),
  });
  return isUndecided ? data : undefined;
}
