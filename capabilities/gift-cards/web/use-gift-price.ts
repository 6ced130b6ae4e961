import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useSettled } from '@wura/browser/use-settled';
import { useState } from 'react';
import type { GiftProductOnWire, GiftQuote } from '../contract.ts';
import { isSoldAt } from '../rules.ts';
import { askPrice } from './calls.ts';

/** Time enough to look at the review and to pay. */
const leftMsMin = 60_000;

/** The price of what is chosen, asked for as soon as it is a whole choice, and again once it is used or nearly over. */
export function useGiftPrice(product: GiftProductOnWire | undefined, value: string) {
  const queries = useQueryClient();
  // A price is good for one purchase.
  const [round, setRound] = useState(0);
  const settled = useSettled(value);
  const isWhole = product !== undefined && settled === value && isSoldAt(product, value);
  const options = {
    queryKey: [askPrice.path, product?.id ?? '', value, round] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(askPrice, { body: { product: product!.id, value }, signal }),
    retry: false,
    gcTime: 0,
    staleTime: ({ state }: { state: { data: GiftQuote | undefined } }) =>
      state.data ? Math.max(0, Date.parse(state.data.expires_at) - Date.now() - leftMsMin) : 0,
  };
  const asking = useQuery({ ...options, enabled: isWhole });
  return {
    quote: isWhole ? asking.data : undefined,
    isAsking: isWhole && asking.isFetching && !asking.data,
    error: isWhole && !asking.data ? asking.error : null,
    retry: () => void asking.refetch(),
    /** The one that is shown, or another where that is nearly over. */
    hold: () => queries.fetchQuery({ ...options, staleTime: asking.data ? options.staleTime({ state: asking }) : 0 }),
    renew: () => setRound(now => now + 1),
  };
}

export type GiftPrice = ReturnType<typeof useGiftPrice>;
