import { formatAmount } from '@wura/browser/money-format';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { readPinStatus } from '@wura/identity/web/pin-calls';
import { PinStep } from '@wura/identity/web/pin-step';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { Tabs } from '@wura/ui/tabs';
import type { Wallet } from '@wura/wallets/contract';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { MayNotMove } from '@wura/policy/web/may-not-move';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortAddress } from '../rules.ts';
import { addressEnd } from './address-end.ts';
import { BalanceCard } from './balance-card.tsx';
import { CreateWallet } from './create-wallet.tsx';
import { outcomeMessages, walletMessages } from './messages.ts';
import { ReceivePanel } from './receive-panel.tsx';
import { SendForm } from './send-form.tsx';
import { sendToAddress, type Order } from './send-order.ts';
import { SendReceipt } from './send-receipt.tsx';
import { SendReview } from './send-review.tsx';
import { usdtMessages } from './shell-messages.ts';
import { Underway } from './underway.tsx';
import { useSendForm } from './use-send-form.ts';

/** The USDT wallet: what is in it, the address to receive at, and the way out of it. */
export default function UsdtScreen() {
  const { title } = useMessages(usdtMessages);
  const words = useMessages(walletMessages);
  const wallets = useWallets();
  const wallet = wallets.data?.find(({ currency }) => currency === 'USDT');
  if (wallet) return <OpenWallet wallet={wallet} />;
  return (
    <PaymentPage title={title}>
      <div className="max-w-[520px] px-5 pt-2 pb-8 md:px-0">
        {wallets.isPending ? (
          <Loading text={words.loading}>
            <Skeleton className="h-40 rounded-card!" />
            <Skeleton className="mt-5 h-12" />
            <Skeleton className="mt-5 h-72" />
          </Loading>
        ) : wallets.isError ? (
          <p role="alert" className="text-bad">
            {words.walletFailed}{' '}
            <button type="button" className="link min-h-11" onClick={() => void wallets.refetch()}>
              {words.retry}
            </button>
          </p>
        ) : (
          <>
            <MayNotMove className="mb-5" />
            <CreateWallet />
          </>
        )}
      </div>
    </PaymentPage>
  );
}

function OpenWallet({ wallet }: { wallet: Wallet }) {
  const { title } = useMessages(usdtMessages);
  const { sending } = useMessages(outcomeMessages);
  const words = useMessages(walletMessages);
  const hasPin = useRoute(readPinStatus, {}).data?.hasPin ?? true;
  const payment = usePayment(sendToAddress);
  const { flow, dismiss, askPin, goBack, send } = payment;
  const [way, setWay] = useState('receive');
  const sendForm = useSendForm({ wallet, payment, onRestored: () => setWay('send') });

  if (flow.step === 'processing') {
    const { order, isLost } = flow;
    const to = shortAddress(order.toAddress);
    const title = sending(formatAmount(order.amount, 'USDT'), to);
    return <PaymentProcessing title={title} to={addressEnd(order.toAddress)} isLost={isLost} />;
  }
  if (flow.step === 'receipt') return <SendReceipt order={flow.order} sent={flow.done} />;
  if (flow.step === 'form') {
    const form = <SendForm wallet={wallet} sending={sendForm} failure={flow.failure} onDismiss={dismiss} />;
    return (
      <PaymentPage title={title}>
        <div className="grid gap-8 px-5 pt-2 pb-8 md:pt-4 md:px-0 xl:grid-cols-[480px_minmax(0,344px)]">
          <div className="flex min-w-0 flex-col gap-5">
            <BalanceCard wallet={wallet} />
            <MayNotMove />
            <Link
              to={`/wallet?wallet=${wallet.id}`}
              className="link -my-3 inline-flex min-h-11 items-center self-start"
            >
              {words.history}
            </Link>
            <Tabs
              label={words.ways}
              current={way}
              onChange={setWay}
              tabs={[
                { id: 'receive', label: words.receive, panel: <ReceivePanel /> },
                { id: 'send', label: words.send, panel: form },
              ]}
            />
          </div>
          <Underway wallet={wallet} />
        </div>
      </PaymentPage>
    );
  }
  const { order } = flow;
  /** On the chain the PIN is always asked for; between customers the server says when. */
  const confirm = (confirmed: Order) => (confirmed.isInside ? send(confirmed) : askPin({ needsFirstPin: !hasPin }));
  return (
    <PaymentPage title={title} onBack={goBack}>
      <SendReview order={order} wallet={wallet} needsFirstPin={!hasPin} onSend={() => confirm(order)} />
      <PinStep
        isOpen={flow.step === 'pin'}
        onClose={goBack}
        needsFirstPin={flow.step === 'pin' && flow.needsFirstPin}
        amount={formatAmount(order.amount, 'USDT')}
        recipient={shortAddress(order.toAddress)}
        refusal={flow.step === 'pin' ? flow.refusal : undefined}
        onPin={pin => send(order, pin)}
      />
    </PaymentPage>
  );
}
