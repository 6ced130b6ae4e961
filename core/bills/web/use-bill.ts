import { useQueryClient } from '@tanstack/react-query';
import { parseMoney } from '@wura/money';
import { useLimits } from '@wura/policy/web/limits';
import { fetchPrice, usePrice } from '@wura/policy/web/price';
import { newIntentKey } from '@wura/browser/intent';
import type { Wallet } from '@wura/wallets/contract';
import { refusalOf } from '@wura/wallets/web/amount-refusal';
import { useWallets } from '@wura/wallets/web/wallet-list';
import type { BillOrder } from './bill-payment.ts';

/**
 * What every bill screen knows besides its form: the naira wallet that pays, what the amount costs, and whether the
 * balance or the limit will refuse it.
 *
 * @param kind What the prices call this bill.
 * @param amount As typed, or the price of what was chosen; empty while there is none.
 */
export function useBill(kind: string, amount: string) {
  const queries = useQueryClient();
  const wallets = useWallets();
  const wallet = nairaIn(wallets.data);
  const left = useLimits()?.out_per_day.left;
  const asking = usePrice({ kind, amount: typeof parseMoney(amount, 'NGN') === 'object' ? amount : '' });
  const { total } = asking;
  return {
    wallets,
    wallet,
    left,
    asking,
    refusal: refusalOf(amount, { wallet, total, left }),
    /** What any bill's order is made of. It does not change from here on. Nothing while there is no wallet to pay from. */
    async confirm(sum: string): Promise<BillOrder | undefined> {
      // A customer may be quicker than the list of wallets.
      const payer = wallet ?? nairaIn((await wallets.refetch()).data);
      if (!payer) return undefined;
      const { fees, total } = await fetchPrice(queries, { kind, amount: sum });
      return { key: newIntentKey(), walletId: payer.id, amount: sum, fees, total };
    },
    /** What would refuse this much, which is not typed yet. */
    refusalOf: (sum: string) => refusalOf(sum, { wallet, left }),
  };
}

const nairaIn = (wallets: readonly Wallet[] | undefined) => wallets?.find(({ currency }) => currency === 'NGN');

export type Bill = ReturnType<typeof useBill>;
