import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useAgain } from '@wura/bills/web/use-again';
import { useCustomer } from '@wura/identity/web/customer';
import { PinStep } from '@wura/identity/web/pin-step';
import type { CountryCode } from '@wura/identity/rules';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { usePayment } from '@wura/wallets/web/use-payment';
import { primaryWallet, useWallets } from '@wura/wallets/web/wallet-list';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { Droplet } from 'lucide-react';
import { outcomeMessages, waterMessages } from './messages.ts';
import { OrderPanel } from './order-panel.tsx';
import { useWater } from './use-water.ts';
import { WaterForm } from './water-form.tsx';
import { countOf, emptyOrder, orderFaults, totalOf, waterPurchase } from './water-order.ts';
import { WaterReceipt } from './water-receipt.tsx';
import { WaterReview } from './water-review.tsx';

/** Water to an address: form, review, PIN where the server asks for it, processing, receipt; and the orders so far. */
export default function WaterScreen() {
  const { types: names } = useMessages(waterMessages);
  const { paying, recipient } = useMessages(outcomeMessages);
  const { data: customer } = useCustomer();
  const wallets = useWallets();
  const water = useWater();
  const payment = usePayment(waterPurchase);
  const { flow, review, goBack, dismiss, send } = payment;
  const form = useForm({
    initial: emptyOrder,
    faults: orderFaults,
    submit: async ({ waterTypeId, quantity, countryId, stateId, address }) => {
      const type = water.types.data?.find(({ id }) => id === waterTypeId);
      const total = totalOf(type?.price, quantity);
      const state = water.states.data?.find(({ id }) => id === stateId);
      const country = water.countries.data?.find(({ id }) => id === countryId);
      if (!type || total === undefined || !state || !country) return;
      review({
        key: newIntentKey(),
        waterTypeId,
        name: names[waterTypeId] ?? type.name,
        price: type.price,
        quantity: countOf(quantity)!,
        total,
        countryId: countryId as CountryCode,
        stateId,
        place: `${state.name}, ${country.name}`,
        address: address.trim(),
      });
    },
  });
  const again = useAgain({
    isReady: !water.isPending,
    onFound: found => form.restore({ ...emptyOrder, ...found.again }),
  });
  useUnpaid({ name: 'water-payment', owner: customer?.id, payment, draft: form.values, restore: form.restore });

  if (flow.step === 'processing') {
    const { total, name } = flow.order;
    const to = { name, face: <Droplet className="size-6" /> };
    return <PaymentProcessing title={paying(formatAmount(total, 'NGN'))} to={to} isLost={flow.isLost} isBill />;
  }
  if (flow.step === 'receipt') {
    return (
      <>
        <WaterReceipt order={flow.order} bought={flow.done} />
        <OrderPanel />
      </>
    );
  }
  const order = flow.step === 'form' ? undefined : flow.order;
  return (
    <>
      <WaterForm
        form={form}
        water={water}
        isReading={again.isReading}
        wallets={wallets}
        failure={flow.step === 'form' ? flow.failure : undefined}
        onDismiss={dismiss}
      />
      <WaterReview
        order={flow.step === 'review' ? flow.order : undefined}
        wallet={primaryWallet(wallets.data ?? [])}
        onClose={goBack}
        onPay={send}
      />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={goBack}
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        amount={order ? formatAmount(order.total, 'NGN') : ''}
        recipient={recipient}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        onPin={pin => order && send(order, pin)}
      />
      <OrderPanel />
    </>
  );
}
