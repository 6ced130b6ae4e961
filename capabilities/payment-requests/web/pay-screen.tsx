import { useForm, type Form } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import { PinStep } from '@wura/identity/web/pin-step';
import { Banner } from '@wura/ui/banner';
import type { Wallet } from '@wura/wallets/contract';
import { useCustomerPrice } from '@wura/wallets/web/customer-price';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { MayNotMove } from '@wura/policy/web/may-not-move';
import { useSearchParams } from 'react-router';
import type { Asked } from '../contract.ts';
import { linkMessages } from './link-messages.ts';
import { AskedOrNot } from './asked-or-not.tsx';
import { CodeField } from './code-field.tsx';
import { payMessages } from './messages.ts';
import { PayForm } from './pay-form.tsx';
import { payRequest } from './pay-order.ts';
import { PayReceipt } from './pay-receipt.tsx';
import { PayReview } from './pay-review.tsx';
import { payFaults } from './pay-fields.ts';
import { paidViews } from './shell-messages.ts';
import { useAsked } from './use-asked.ts';

/** A request for money, from the link to the receipt. Without a link: the way to find one. */
export default function PayScreen() {
  const { pay: title } = useMessages(paidViews);
  const code = useSearchParams()[0].get('code');
  if (code !== null) return <PayOne key={code} code={code} />;
  return (
    <PaymentPage title={title}>
      <div className="max-w-[480px] px-5 py-4 md:px-0">
        <CodeField />
      </div>
    </PaymentPage>
  );
}

function PayOne({ code }: { code: string }) {
  const { pay: title } = useMessages(paidViews);
  const { sending } = useMessages(payMessages);
  const answer = useAsked(code);
  const { data: customer } = useCustomer();
  const wallets = useWallets();
  const asked = answer.data;
  const wallet = wallets.data?.find(({ currency }) => currency === asked?.currency);
  const payment = usePayment(payRequest);
  const { flow } = payment;
  const form = useForm({
    initial: { amount: '' },
    faults: values => (asked ? payFaults(values, { asked, wallet }) : {}),
    submit: async ({ amount }) => {
      if (!asked || !wallet) return;
      const { asker, note, currency } = asked;
      const [key, fromWalletId] = [newIntentKey(), wallet.id];
      const sum = asked.amount ?? amount;
      const { fees, total } = await price.agree(sum);
      payment.review({ key, code, asker, note, currency, fromWalletId, amount: sum, fees, total });
    },
  });
  const price = useCustomerPrice({ amount: asked?.amount ?? form.values.amount, currency: asked?.currency ?? 'NGN' });
  useUnpaid({ name: `pay.${code}`, owner: customer?.id, payment, draft: form.values, restore: form.restore });

  if (flow.step === 'processing') {
    const { amount, currency, asker } = flow.order;
    const title = sending(formatAmount(amount, currency), asker);
    return <PaymentProcessing title={title} to={{ name: asker }} isLost={flow.isLost} />;
  }
  if (flow.step === 'receipt') return <PayReceipt order={flow.order} transaction={flow.done} />;
  return (
    <PaymentPage title={title}>
      <div className="max-w-[480px] px-5 py-4 md:px-0">
        <MayNotMove className="mb-5" />
        <AskedOrNot answer={answer}>
          {open => <Paying asked={open} {...{ form, wallets, wallet, price, payment }} />}
        </AskedOrNot>
      </div>
    </PaymentPage>
  );
}

type PayingProps = {
  asked: Asked;
  form: Form<{ amount: string }>;
  wallets: ReturnType<typeof useWallets>;
  wallet: Wallet | undefined;
  price: ReturnType<typeof useCustomerPrice>;
  payment: ReturnType<
    typeof usePayment<Parameters<typeof payRequest.send>[0], Awaited<ReturnType<typeof payRequest.send>>>
  >;
};

function Paying({ asked, form, wallets, wallet, price, payment }: PayingProps) {
  const { caution } = useMessages(linkMessages);
  const { flow, goBack, dismiss, send } = payment;
  const order = flow.step === 'review' || flow.step === 'pin' ? flow.order : undefined;
  return (
    <>
      <Banner isNote tone="info" title={caution} />
      <PayForm
        asked={asked}
        form={form}
        wallets={wallets}
        wallet={wallet}
        price={price}
        failure={flow.step === 'form' ? flow.failure : undefined}
        onDismiss={dismiss}
      />
      <PayReview
        order={flow.step === 'review' ? flow.order : undefined}
        wallet={wallet}
        onClose={goBack}
        onSend={each => send(each)}
      />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={goBack}
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        amount={order ? formatAmount(order.amount, order.currency) : ''}
        recipient={order?.asker ?? ''}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        onPin={pin => order && send(order, pin)}
      />
    </>
  );
}
