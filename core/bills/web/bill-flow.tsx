import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { PinStep } from '@wura/identity/web/pin-step';
import type { Wallet } from '@wura/wallets/contract';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import type { usePayment } from '@wura/wallets/web/use-payment';
import type { ReactNode } from 'react';
import { payeeOf, type BillFace } from './bill-face.ts';
import type { BillOrder, BillPaid } from './bill-payment.ts';
import { BillReceipt } from './bill-receipt.tsx';
import { BillReview } from './bill-review.tsx';
import { outcomeMessages } from './messages.ts';

type BillFlowProps<Order extends BillOrder, Answer> = {
  title: string;
  payment: ReturnType<typeof usePayment<Order, BillPaid<Answer>, PaymentFailure>>;
  wallet: Wallet | undefined;
  faceOf: (order: Order) => BillFace;
  /** Drawn while the payment stands at its form. */
  form: ReactNode;
  /** Inside the paper, beneath its rows: an electricity token. */
  onReceipt?: ReactNode;
  /** Beneath the paper: what can be done next. */
  afterReceipt?: ReactNode;
};

/** One bill from its form to its receipt; the kind of bill draws the form and says what the rest is about. */
export function BillFlow<Order extends BillOrder, Answer>(props: BillFlowProps<Order, Answer>) {
  const { title, payment, wallet, faceOf, form, onReceipt, afterReceipt } = props;
  const words = useMessages(outcomeMessages);
  const { flow, send, goBack } = payment;
  if (flow.step === 'processing') {
    const { order, isLost } = flow;
    const amount = formatAmount(order.amount, 'NGN');
    const face = faceOf(order);
    return <PaymentProcessing title={words.paying(amount, face.what)} to={payeeOf(face)} isLost={isLost} isBill />;
  }
  if (flow.step === 'receipt') {
    const { order, done } = flow;
    return (
      <BillReceipt order={order} paid={done} face={faceOf(order)} after={afterReceipt}>
        {onReceipt}
      </BillReceipt>
    );
  }
  if (flow.step === 'form') return <PaymentPage title={title}>{form}</PaymentPage>;
  const { order } = flow;
  const face = faceOf(order);
  return (
    <PaymentPage title={title} onBack={goBack}>
      <BillReview order={order} face={face} wallet={wallet} onPay={() => send(order)} />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={goBack}
        isBill
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        amount={formatAmount(order.total, 'NGN')}
        recipient={`${face.what}, ${face.for}`}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        onPin={pin => send(order, pin)}
      />
    </PaymentPage>
  );
}
