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
  const wallet = wallets.data?.find(({ currency }) => currency === 'NGN');
  const left = useLimits()?.out_per_day.left;
  const asking = usePrice({ kind, amount: typeof parseMoney(amount, 'NGN') === 'object' ? amount : '' });
  const total = asking.isCurrent ? asking.price?.total : undefined;
  return {
    wallets,
    wallet,
    left,
    asking,
    refusal: refusalOf(amount, { wallet, total, left }),
    /** What any bill's order is made of. It does not change from here on. */
    async confirm(payer: Wallet, sum: string): Promise<BillOrder> {
      const { fees, total } = await fetchPrice(queries, { kind, amount: sum });
      return { key: newIntentKey(), walletId: payer.id, amount: sum, fees, total };
    },
  };
}

export type Bill = ReturnType<typeof useBill>;
