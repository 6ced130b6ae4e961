import type { QueryClient } from '@tanstack/react-query';
import { call, endpoint } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { useSettled } from '@wura/browser/use-settled';
import type { ReplyOf } from '@wura/wire';
import type { feesRouteFor, priceRouteFor } from '../contract.ts';

type PriceRoute = ReturnType<typeof priceRouteFor>;
type FeesRoute = ReturnType<typeof feesRouteFor>;

/** What one payment costs, line by line, as the server will charge it. */
export type Price = Pick<ReplyOf<PriceRoute>, 'currency' | 'amount' | 'fees' | 'total'> & {
  /** All of its lines together. */
  readonly fee?: string;
};

const askPrice = endpoint<PriceRoute>('GET', '/api/price');
const askFees = endpoint<FeesRoute>('GET', '/api/fees');

/** Amounts that cost the same: from one to another, both included, or however much. */
export type PriceBand = Pick<ReplyOf<FeesRoute>['data'][number]['bands'][number], 'from' | 'to' | 'total_fee'>;

export interface Asked {
  /** As GET /api/fees names it. */
  kind: string;
  /** Plain decimal text. */
  amount: string;
  /** Naira unless said otherwise. */
  currency?: string;
}

export interface Asking {
  /** The newest that is known; undefined while nothing is asked for. */
  price: Price | undefined;
  /** It is the price of exactly this amount. */
  isCurrent: boolean;
  /** What exactly this amount costs in all, once that is known. */
  total: string | undefined;
  /** The first is on its way. */
  isAwaited: boolean;
}

/** The price of what is being typed. The last one stays in sight, marked as such, until the next is there. */
export function usePrice({ kind, amount, currency }: Asked): Asking {
  const settled = useSettled(amount);
  const isOff = amount === '' || settled === '';
  const { data, isError, isPlaceholderData } = useRoute(
    askPrice,
    { query: { kind, amount: settled, ...(currency !== undefined && { currency }) } },
    { isOff, keepsPrevious: true },
  );
  const price = isOff ? undefined : data;
  const isCurrent = price !== undefined && settled === amount && !isPlaceholderData;
  return {
    price,
    isCurrent,
    total: isCurrent ? price.total : undefined,
    isAwaited: amount !== '' && price === undefined && !isError,
  };
}

/** No payment is as large: where a line begins at some amount, this one has it. */
const largest = '1000000000000';

/** Whether payments of this kind may cost something beside their amount. Asked once, and not for each amount. */
export function useIsPriced(kind: string): boolean {
  const { data } = useRoute(askPrice, { query: { kind, amount: largest } });
  return data !== undefined && data.fees.length > 0;
}

/** For the `dl` that shows it: the last price stays in sight, and says that it is being worked out anew. */
export function staleness({ price, isCurrent }: Asking): { 'aria-busy': boolean } {
  return { 'aria-busy': price !== undefined && !isCurrent };
}

/** The price to be confirmed, for a customer who went on before it was shown. */
export function fetchPrice(queries: QueryClient, asked: Asked): Promise<Price> {
  const query = { ...asked };
  return queries.fetchQuery({
    queryKey: keyOf(askPrice, { query }),
    queryFn: ({ signal }) => call(askPrice, { query, signal }),
  });
}

/** What each amount costs, for a sum that is not known yet because its own price decides about it. */
export async function fetchBands(queries: QueryClient, kind: string): Promise<readonly PriceBand[]> {
  const { data } = await queries.fetchQuery({
    queryKey: keyOf(askFees, {}),
    queryFn: ({ signal }) => call(askFees, { signal }),
  });
  return data.find(each => each.kind === kind)?.bands ?? [];
}
