import { useQueryClient } from '@tanstack/react-query';
import { parseMoney } from '@wura/money';
import { trimAmount } from '@wura/money/digits';
import { fetchBands, fetchPrice, useIsPriced, usePrice, type Asking, type Price } from '@wura/policy/web/price';
import { plainAmount } from './amount-field.tsx';
import { wholeBalance } from './whole-balance.ts';

const kind = 'intra_transfer';

interface CustomerPrice {
  /** Of naira to another customer something may be owed, by how much it is. */
  readonly isPriced: boolean;
  /** For what is being typed. Where nothing is ever owed, none is asked for. */
  readonly asking: Asking;
  /** How much of a balance can be sent, with what is owed on it, as it is typed. */
  most(balance: string): Promise<string>;
  /** What its customer is about to agree to. */
  agree(amount: string): Promise<Pick<Price, 'fees' | 'total'>>;
}

/** What it costs to send so much to another customer. Should that be another price by then, the server refuses the total. */
export function useCustomerPrice({ amount, currency }: { amount: string; currency: string }): CustomerPrice {
  const queries = useQueryClient();
  const isPriced = useIsPriced(kind) && currency === 'NGN';
  const isAmount = isPriced && typeof parseMoney(amount, 'NGN') === 'object';
  const asking = usePrice({ kind, amount: isAmount ? amount : '' });
  const priceOf = (sum: string) => fetchPrice(queries, { kind, amount: sum });
  return {
    isPriced,
    asking,
    most: async balance => {
      const bands = isPriced ? await fetchBands(queries, kind).catch(() => []) : [];
      return plainAmount(trimAmount(wholeBalance(balance, bands) ?? balance, currency));
    },
    agree: async sum => (isPriced ? priceOf(sum) : { fees: [], total: sum }),
  };
}
