import { useQueryClient } from '@tanstack/react-query';
import { parseMoney } from '@wura/money';
import { fetchPrice, useIsPriced, usePrice, type Asking, type Price } from '@wura/policy/web/price';
import { wholeBalance } from './whole-balance.ts';

const kind = 'intra_transfer';

interface CustomerPrice {
  /** Of naira to another customer something may be owed, by how much it is. */
  readonly isPriced: boolean;
  /** For what is being typed. Where nothing is ever owed, none is asked for. */
  readonly asking: Asking;
  /** How much of a balance can be sent, with what is owed on it. */
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
  return {
    isPriced,
    asking,
    most: async balance => {
      if (!isPriced) return balance;
      return (
        (await wholeBalance(balance, sum => fetchPrice(queries, { kind, amount: sum })).catch(() => {})) ?? balance
      );
    },
    agree: async sum => (isPriced ? fetchPrice(queries, { kind, amount: sum }) : { fees: [], total: sum }),
  };
}
