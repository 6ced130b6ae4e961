import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { nameCase } from '@wura/browser/name-case';
import { useRoute } from '@wura/browser/query';
import { parseMoney } from '@wura/money';
import { useCustomer } from '@wura/identity/web/customer';
import { readPinStatus } from '@wura/identity/web/pin-calls';
import { PinStep } from '@wura/identity/web/pin-step';
import { fetchPrice, usePrice } from '@wura/policy/web/price';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { useEffect, useRef } from 'react';
import { useBanks } from './bank-field.tsx';
import { sendMenuMessages } from './menu-messages.ts';
import { outcomeMessages } from './messages.ts';
import { newOrder } from './new-order.ts';
import { SaveAccount } from './save-account.tsx';
import { emptySend, sendFaults, type Known } from './send-fields.ts';
import { SendForm } from './send-form.tsx';
import { sendToBank } from './send-order.ts';
import { SendReceipt } from './send-receipt.tsx';
import { SendReview } from './send-review.tsx';
import { useNameCheck } from './use-name-check.ts';
import { useSaved } from './use-saved.ts';

/** Naira to a bank account: form, review, PIN, processing, receipt. */
export default function SendMoneyScreen() {
  const { title } = useMessages(sendMenuMessages);
  const { sending } = useMessages(outcomeMessages);
  const queries = useQueryClient();
  const { data: customer } = useCustomer();
  const hasPin = useRoute(readPinStatus, {}).data?.hasPin ?? true;
  const wallets = useWallets();
  const wallet = wallets.data?.find(({ currency }) => currency === 'NGN');
  const banks = useBanks();
  const saved = useSaved();
  const payment = usePayment(sendToBank);
  const { flow, review, askPin, goBack, dismiss, send } = payment;
  const known = useRef<Known>({ wallet, accountName: undefined, total: undefined });
  const form = useForm({
    initial: emptySend,
    faults: values => sendFaults(values, known.current),
    wireNames: { 'to_bank_account.account_number': 'accountNumber', 'to_bank_account.bank_code': 'bankCode' },
    submit: async values => {
      const { accountName } = known.current;
      const bank = banks.data?.data.find(({ code }) => code === values.bankCode);
      if (!wallet || !bank || accountName === undefined) return;
      const price = await fetchPrice(queries, { kind: 'bank_transfer', amount: values.amount });
      review(newOrder(values, { wallet, bank, accountName, saved: saved.all, check, price }));
    },
  });
  const { amount } = form.values;
  const check = useNameCheck(form.values);
  const asking = usePrice({
    kind: 'bank_transfer',
    amount: typeof parseMoney(amount, 'NGN') === 'object' ? amount : '',
  });
  useEffect(() => {
    known.current = {
      wallet,
      accountName: check.accountName,
      total: asking.total,
    };
  });

  useUnpaid({ name: 'send-money', owner: customer?.id, payment, draft: form.values, restore: form.restore });

  if (flow.step === 'processing') {
    const { order, isLost } = flow;
    const title = sending(formatAmount(order.amount, 'NGN'), nameCase(order.accountName));
    return <PaymentProcessing title={title} to={{ name: nameCase(order.accountName) }} isLost={isLost} />;
  }
  if (flow.step === 'receipt') {
    const { order, done: sent } = flow;
    const isSaved = saved.all.some(
      ({ account_number, bank_code }) => account_number === order.accountNumber && bank_code === order.bankCode,
    );
    return (
      <SendReceipt
        order={order}
        sent={sent}
        saveButton={!isSaved && <SaveAccount order={order} onSaved={saved.refresh} />}
      />
    );
  }
  if (flow.step === 'form') {
    return (
      <PaymentPage title={title}>
        <SendForm
          form={form}
          banks={banks}
          saved={saved}
          check={check}
          asking={asking}
          wallet={wallet}
          wallets={wallets}
          failure={flow.failure}
          onDismiss={dismiss}
        />
      </PaymentPage>
    );
  }
  const { order } = flow;
  return (
    <PaymentPage title={title} onBack={goBack}>
      <SendReview
        order={order}
        wallet={wallet}
        needsFirstPin={!hasPin}
        onSend={() => askPin({ needsFirstPin: !hasPin })}
      />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={goBack}
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        amount={formatAmount(order.amount, 'NGN')}
        recipient={order.accountName}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        onPin={pin => send(order, pin)}
      />
    </PaymentPage>
  );
}
