import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useCustomer } from '@wura/identity/web/customer';
import { formatMoney, parseMoney } from '@wura/money';
import { fetchPrice } from '@wura/policy/web/price';
import type { Wallet } from '@wura/wallets/contract';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';
import { useUnpaid, type Unpaid } from '@wura/wallets/web/use-unpaid';
import { emptySend, sendFaults, sendKind } from './send-fields.ts';
import type { Order, Sent } from './send-order.ts';
import { useAddressCheck } from './use-address-check.ts';

interface Sending {
  wallet: Wallet;
  payment: Unpaid<Order, Sent, PaymentFailure> & { review(order: Order): void };
  /** The customer signed in again or loaded the page anew, and what they had typed is back. */
  onRestored: () => void;
}

/**
 * What the customer types to send USDT. It belongs to the screen and not to its first step: who turns back from the review,
 * is refused, or signs in again finds the address as it was, and does not have to bring 34 characters a second time.
 */
export function useSendForm({ wallet, payment, onRestored }: Sending) {
  const queries = useQueryClient();
  const { data: customer } = useCustomer();
  const form = useForm({
    initial: emptySend,
    faults: values => sendFaults(values, { wallet, total: undefined }),
    wireNames: { to_address: 'address' },
    submit: async ({ address, amount }) => {
      const toAddress = address.trim();
      const found = await check.fetch(toAddress);
      // The field says so.
      if (found.hold !== 'none') return;
      const isInside = found.kind === 'customer';
      const asked = isInside ? undefined : await fetchPrice(queries, { kind: sendKind, amount, currency: 'USDT' });
      const money = parseMoney(amount, 'USDT');
      if (typeof money === 'string') return;
      payment.review({
        key: newIntentKey(),
        fromWalletId: wallet.id,
        toAddress,
        isInside,
        isFirstTime: found.is_first_time,
        amount,
        fees: asked?.fees ?? [],
        total: asked?.total ?? formatMoney(money),
      });
    },
  });
  const check = useAddressCheck(form.values.address);
  useUnpaid({
    name: 'usdt',
    owner: customer?.id,
    payment,
    draft: form.values,
    restore: draft => {
      form.restore(draft);
      if (draft.address !== '' || draft.amount !== '') onRestored();
    },
  });
  return { form, check };
}
