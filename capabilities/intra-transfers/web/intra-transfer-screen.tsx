import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import { PinStep } from '@wura/identity/web/pin-step';
import { cleanRemarks } from '@wura/wallets/remarks';
import { useCustomerPrice } from '@wura/wallets/web/customer-price';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { outcomeMessages } from './messages.ts';
import { transferToCustomer } from './send-order.ts';
import { TransferForm } from './transfer-form.tsx';
import { emptyTransfer, transferFaults, walletOf } from './transfer-fields.ts';
import { TransferReceipt } from './transfer-receipt.tsx';
import { TransferReview } from './transfer-review.tsx';
import { usePeople } from './use-people.ts';

/** Money to another customer: form, review, PIN where the server asks for it, processing, receipt. */
export default function IntraTransferScreen() {
  const { sending } = useMessages(outcomeMessages);
  const { data: customer } = useCustomer();
  const wallets = useWallets();
  const people = usePeople();
  const payment = usePayment(transferToCustomer);
  const { flow, review, goBack, dismiss, send } = payment;
  const form = useForm({
    initial: emptyTransfer,
    faults: values => transferFaults(values, wallets.data ?? []),
    submit: async values => {
      const wallet = walletOf(values, wallets.data ?? []);
      if (!wallet) return;
      const { fees, total } = await price.agree(values.amount);
      review({
        key: newIntentKey(),
        toAccountNumber: values.accountNumber,
        recipientName: values.recipientName,
        fromWalletId: wallet.id,
        currency: wallet.currency,
        amount: values.amount,
        fees,
        total,
        remarks: cleanRemarks(values.remarks),
        saved: values.saved,
        keptName: values.keptName === '' ? undefined : values.keptName,
      });
    },
  });
  const currency = walletOf(form.values, wallets.data ?? [])?.currency ?? 'NGN';
  const price = useCustomerPrice({ amount: form.values.amount, currency });
  useUnpaid({ name: 'intra-transfer', owner: customer?.id, payment, draft: form.values, restore: form.restore });

  if (flow.step === 'processing') {
    const { order } = flow;
    const { recipientName } = order;
    const title = sending(formatAmount(order.amount, order.currency), recipientName);
    return <PaymentProcessing title={title} to={{ name: recipientName }} isLost={flow.isLost} />;
  }
  if (flow.step === 'receipt') return <TransferReceipt order={flow.order} transaction={flow.done} people={people} />;
  const order = flow.step === 'form' ? undefined : flow.order;
  return (
    <>
      <TransferForm
        form={form}
        wallets={wallets}
        ownAccountNumber={customer?.account_number}
        people={people}
        price={price}
        failure={flow.step === 'form' ? flow.failure : undefined}
        onDismiss={dismiss}
      />
      <TransferReview
        order={flow.step === 'review' ? flow.order : undefined}
        wallets={wallets.data ?? []}
        onClose={goBack}
        onSend={send}
      />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={goBack}
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        amount={order ? formatAmount(order.amount, order.currency) : ''}
        recipient={order?.recipientName ?? ''}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        onPin={pin => order && send(order, pin)}
      />
    </>
  );
}
