import { useQueryClient } from '@tanstack/react-query';
import { useDraft } from '@wura/browser/drafts';
import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import { PinStep } from '@wura/identity/web/pin-step';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { reviewMessages } from './messages.ts';
import { sendOrder } from './send-order.ts';
import { TransferForm } from './transfer-form.tsx';
import { advance, start, type Order } from './transfer-flow.ts';
import { emptyTransfer, transferFaults, walletOf } from './transfer-fields.ts';
import { TransferProcessing } from './transfer-processing.tsx';
import { TransferReceipt } from './transfer-receipt.tsx';
import { TransferReview } from './transfer-review.tsx';
import { useStepAddress } from './use-step-address.ts';

/** Money to another customer: form, review, PIN where the server asks for it, processing, receipt. */
export default function IntraTransferScreen() {
  const words = useMessages(reviewMessages);
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

  useStepAddress(
    flow,
    useCallback(() => tell({ type: 'back' }), []),
  );
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

  if (flow.step === 'processing') return <TransferProcessing order={flow.order} isLost={flow.isLost} />;
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
