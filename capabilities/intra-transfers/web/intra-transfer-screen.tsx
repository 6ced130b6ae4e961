import { useQueryClient } from '@tanstack/react-query';
import { useDraft } from '@wura/browser/drafts';
import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useStepAddress } from '@wura/browser/step-address';
import { useCustomer } from '@wura/identity/web/customer';
import { PinStep } from '@wura/identity/web/pin-step';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { outcomeMessages, reviewMessages } from './messages.ts';
import { sendOrder } from './send-order.ts';
import { TransferForm } from './transfer-form.tsx';
import { advance, start, type Order } from './transfer-flow.ts';
import { emptyTransfer, transferFaults, walletOf } from './transfer-fields.ts';
import { TransferReceipt } from './transfer-receipt.tsx';
import { TransferReview } from './transfer-review.tsx';

/** Money to another customer: form, review, PIN where the server asks for it, processing, receipt. */
export default function IntraTransferScreen() {
  const words = useMessages(reviewMessages);
  const { sending } = useMessages(outcomeMessages);
  const queries = useQueryClient();
  const { data: customer } = useCustomer();
  const wallets = useWallets();
  const [flow, tell] = useReducer(advance, start);
  const leaving = useRef<AbortController>(undefined);
  const form = useForm({
    initial: emptyTransfer,
    faults: values => transferFaults(values, wallets.data ?? []),
    submit: async values => {
      const wallet = walletOf(values, wallets.data ?? []);
      if (!wallet) return;
      const order: Order = {
        key: newIntentKey(),
        toAccountNumber: values.accountNumber,
        recipientName: values.recipientName,
        fromWalletId: wallet.id,
        currency: wallet.currency,
        amount: values.amount,
      };
      tell({ type: 'review', order });
    },
  });

  const goBack = useCallback(() => tell({ type: 'back' }), []);
  useStepAddress({
    step: flow.step === 'form' ? null : flow.step,
    goBack: flow.step === 'review' || flow.step === 'pin' ? goBack : undefined,
  });
  useDraft({ name: 'intra-transfer', owner: customer?.id, draft: form.values, restore: form.restore });
  useEffect(() => () => leaving.current?.abort(), []);

  function send(order: Order, pin?: string) {
    tell({ type: 'send' });
    leaving.current = new AbortController();
    void sendOrder(
      order,
      pin,
      event => {
        tell(event);
        // Balances and history are stale from the moment money may have moved.
        if (event.type === 'done' || event.type === 'lost') void queries.invalidateQueries();
      },
      leaving.current.signal,
    );
  }

  if (flow.step === 'processing') {
    const { amount, currency, recipientName } = flow.order;
    return <PaymentProcessing title={sending(formatAmount(amount, currency), recipientName)} isLost={flow.isLost} />;
  }
  if (flow.step === 'receipt') return <TransferReceipt order={flow.order} transaction={flow.transaction} />;
  const order = flow.step === 'form' ? undefined : flow.order;
  return (
    <>
      <TransferForm
        form={form}
        wallets={wallets}
        ownAccountNumber={customer?.account_number}
        failure={flow.step === 'form' ? flow.failure : undefined}
        onDismiss={() => tell({ type: 'dismiss' })}
      />
      <TransferReview
        order={flow.step === 'review' ? flow.order : undefined}
        wallets={wallets.data ?? []}
        onClose={() => tell({ type: 'back' })}
        onSend={send}
      />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={() => tell({ type: 'back' })}
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        summary={order && words.question(formatAmount(order.amount, order.currency), order.recipientName)}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        isBusy={false}
        onPin={pin => order && send(order, pin)}
      />
    </>
  );
}
