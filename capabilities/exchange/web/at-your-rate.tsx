import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import type { Wallet } from '@wura/wallets/contract';
import { Bell, Timer } from 'lucide-react';
import { useId, useState } from 'react';
import { AlertForm } from './alert-form.tsx';
import type { Chosen } from './convert-fields.ts';
import { convertMessages, waitingMessages } from './messages.ts';
import { OrderForm } from './order-form.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WalletChoice } from './wallet-choice.tsx';

type AtYourRateProps = {
  chosen: Chosen;
  wallets: readonly Wallet[];
  amount: string;
  /** The wallets of the order are those of the form. */
  onChoose: (name: 'fromId' | 'toId', id: string) => void;
};

/** For those whom the rate of the moment does not suit: what they wait for, and what became of it. */
export function AtYourRate({ chosen: { from, to }, wallets, amount, onChoose }: AtYourRateProps) {
  const words = useMessages(waitingMessages);
  const { from: fromLabel, to: toLabel } = useMessages(convertMessages);
  const titleId = useId();
  const [dialog, setDialog] = useState<'alert' | 'order'>();
  const close = () => setDialog(undefined);
  const currency = from?.currency ?? 'NGN';
  const pair = { from: currency, to: to?.currency ?? (currency === 'NGN' ? 'USD' : 'NGN') };
  return (
    <section className="panel flex flex-col gap-4 p-5" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="text-entry">
          {words.title}
        </h2>
        <p className="mt-1 text-small text-ink-2">{words.lead}</p>
      </div>
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
        <Button look="line" isWide icon={<Bell />} onClick={() => setDialog('alert')}>
          {words.addAlert}
        </Button>
        <Button look="line" isWide icon={<Timer />} onClick={() => setDialog('order')}>
          {words.addOrder}
        </Button>
      </div>
      <WaitingList />
      <Dialog isOpen={dialog === 'alert'} onClose={close} title={words.alertTitle} closeLabel={words.close}>
        <AlertForm pair={pair} onDone={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'order'} onClose={close} title={words.orderTitle} closeLabel={words.close}>
        <div className="mb-5 grid gap-5 sm:grid-cols-2">
          <WalletChoice
            label={fromLabel}
            select={{ onChange: ({ target }) => onChoose('fromId', target.value) }}
            wallets={wallets.filter(wallet => wallet !== to)}
            chosen={from}
          />
          <WalletChoice
            label={toLabel}
            select={{ onChange: ({ target }) => onChoose('toId', target.value) }}
            wallets={wallets.filter(wallet => wallet !== from)}
            chosen={to}
          />
        </div>
        {from && to && <OrderForm key={`${from.id} ${to.id}`} from={from} to={to} amount={amount} onDone={close} />}
      </Dialog>
    </section>
  );
}
