import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useMay } from '@wura/operators/console/self';
import { Button } from '@wura/ui/button';
import { useState } from 'react';
import type { RecallOnDesk } from '../recall-operator-contract.ts';
import { askReceiver, proposeLift, proposeReturn } from './calls.ts';
import { HoldDialog } from './hold-dialog.tsx';

type Doing = 'ask' | 'hold' | 'lift' | 'return';

const words: Readonly<Record<Exclude<Doing, 'hold'>, { button: string; title: string; lead: string; said: string }>> = {
  ask: {
    button: 'Ask the receiver',
    title: 'Ask the receiver?',
    lead: 'They read who sent how much and when, and can send it back or say why not.',
    said: 'The receiver is asked',
  },
  lift: {
    button: 'Let it go',
    title: 'Let it go before its day?',
    lead: 'It is the receiver’s to spend again once a second operator has agreed.',
    said: 'Begun. A second operator has to agree.',
  },
  return: {
    button: 'Send it back',
    title: 'Send it back to the sender?',
    lead: 'What is set aside goes to the sender once a second operator has agreed. Both customers are told.',
    said: 'Begun. A second operator has to agree.',
  },
};

/** Asking is one person's; what touches the money is begun here and decided by another. */
export function RecallDeeds({ id, currency, recall }: { id: string; currency: string; recall: RecallOnDesk }) {
  const mayDecide = useMay(['compliance']);
  const [doing, setDoing] = useState<Doing>();
  const { may, pending } = recall;
  if (!mayDecide) return null;
  const close = () => setDoing(undefined);
  const offered = (['ask', 'return', 'lift'] as const).filter(what => may[what] && (what === 'ask' || !pending));
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {offered.map(what => (
        <Button key={what} size={44} look="line" onClick={() => setDoing(what)}>
          {words[what].button}
        </Button>
      ))}
      {may.hold && !pending && (
        <Button size={44} look="line" onClick={() => setDoing('hold')}>
          Set it aside
        </Button>
      )}
      {doing === 'hold' && may.hold && <HoldDialog id={id} currency={currency} hold={may.hold} onClose={close} />}
      {doing !== undefined && doing !== 'hold' && (
        <ReasonDialog
          key={doing}
          title={words[doing].title}
          lead={`${words[doing].lead} ${formatAmount(recall.left, currency)} of it has not gone back yet.`}
          confirm={words[doing].button}
          onClose={close}
          run={async reason => {
            const asked = { params: { id }, body: { reason } };
            if (doing === 'ask') await call(askReceiver, asked);
            else if (doing === 'lift') await call(proposeLift, asked);
            else await call(proposeReturn, asked);
            return words[doing].said;
          }}
        />
      )}
    </div>
  );
}
