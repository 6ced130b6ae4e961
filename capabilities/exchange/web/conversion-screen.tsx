import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import { PinStep } from '@wura/identity/web/pin-step';
import { currencyEnd } from '@wura/wallets/web/currency-end';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { useEffect } from 'react';
import { conversion } from './conversion-order.ts';
import { ConversionReceipt } from './conversion-receipt.tsx';
import { chosenOf, conversionFaults, emptyConversion, isAmount, isTooMuch } from './convert-fields.ts';
import { ConvertForm } from './convert-form.tsx';
import { convertMessages } from './messages.ts';
import { useQuote } from './use-quote.ts';

/** Money from one wallet of the customer's into another: the whole price is on the form, so there is no review after it. */
export default function ConversionScreen() {
  const words = useMessages(convertMessages);
  const { data: customer } = useCustomer();
  const wallets = useWallets();
  const all = wallets.data ?? [];
  const payment = usePayment(conversion);
  const { flow, review, goBack, dismiss, send } = payment;

  const form = useForm({
    initial: emptyConversion,
    faults: values => conversionFaults(values, all),
    wireNames: { from_wallet_id: 'fromId', to_wallet_id: 'toId' },
    submit: async () => {
      if (!quoted.live) return;
      const order = { key: newIntentKey(), quote: quoted.live.quote };
      review(order);
      send(order);
    },
  });
  const { from, to } = chosenOf(form.values, all);
  const { amount } = form.values;
  const isAsked = from && to && from !== to && isAmount(amount, from) && !isTooMuch(amount, from);
  const isForm = flow.step === 'form' || flow.step === 'review';
  const quoted = useQuote(isForm && isAsked ? { fromId: from.id, toId: to.id, amount } : undefined);
  useUnpaid({ name: 'conversion', owner: customer?.id, payment, draft: form.values, restore: form.restore });

  // A customer who turns back from the PIN is at the form, where the price goes on.
  useEffect(() => {
    if (flow.step === 'review') goBack();
  }, [flow.step, goBack]);

  if (flow.step === 'processing') {
    const { quote } = flow.order;
    const title = words.converting(formatAmount(quote.amount, quote.currency), quote.receive_currency);
    const ends = { from: currencyEnd(quote.currency), to: currencyEnd(quote.receive_currency) };
    return <PaymentProcessing title={title} {...ends} isLost={flow.isLost} />;
  }
  if (flow.step === 'receipt') return <ConversionReceipt done={flow.done} fee={flow.order.quote.fee} />;
  const order = flow.step === 'pin' ? flow.order : undefined;
  return (
    <>
      <ConvertForm
        form={form}
        wallets={wallets}
        chosen={{ from, to }}
        quoted={quoted}
        confirming={order?.quote}
        failure={flow.step === 'form' ? flow.failure : undefined}
        onDismiss={dismiss}
      />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={goBack}
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        amount={order ? formatAmount(order.quote.amount, order.quote.currency) : ''}
        recipient={
          order ? `${words.youGet} ${formatAmount(order.quote.receive_amount, order.quote.receive_currency)}` : ''
        }
        isBill
        submitLabel={words.convert}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        onPin={pin => order && send(order, pin)}
      />
    </>
  );
}
