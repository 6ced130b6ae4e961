import { call } from '@wura/browser/client';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useMay } from '@wura/operators/console/self';
import { useKeys } from '@wura/operators/console/use-keys';
import { Button } from '@wura/ui/button';
import { useState } from 'react';
import type { DisputeOnDesk } from '../operator-contract.ts';
import { stepDispute } from './calls.ts';
import { statusWords, stepWords } from './words.ts';

type Step = keyof typeof stepWords;
type Doing = Step | 'reply';

const leads: Readonly<Record<Doing, string>> = {
  in_review: 'The customer is told that somebody looks into it.',
  needs_information: 'The customer is asked for more, and told that the case waits for them.',
  resolved: 'The case is closed, and the customer reads how.',
  rejected: 'The case is closed. The customer reads why, and whom they can turn to.',
  reply: 'The case stays where it is.',
};

const ready: Partial<Record<Doing, readonly string[]>> = {
  in_review: ['Thank you for telling us. We are asking the other bank and will write to you here.'],
  needs_information: ['Please send a picture of the alert from the other bank, with the date and the session ID.'],
  resolved: ['The money is back in your wallet. Thank you for your patience.'],
  rejected: ['The receiving bank confirms that the money reached the account you sent it to.'],
};

/** A key for each of what is done the most. */
const keys: Readonly<Record<string, Doing>> = { a: 'resolved', r: 'reply', t: 'in_review' };

/** Where a case goes next, each with what the customer reads. */
export function DisputeDeeds({ of }: { of: DisputeOnDesk }) {
  const may = useMay(['compliance']);
  const [doing, setDoing] = useState<Doing>();
  const steps = of.next.filter((step): step is Step => step !== 'open');
  const isOpen = of.closed_at === null;
  const mayDo = (what: Doing) => may && isOpen && (what === 'reply' || steps.includes(what));
  useKeys(
    Object.fromEntries(
      Object.entries(keys).map(([key, what]) => [key, mayDo(what) ? () => setDoing(what) : undefined]),
    ),
  );
  if (!isOpen) return null;
  if (!may) return <p className="mt-4 text-small text-ink-2">Compliance decides about it.</p>;
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {steps.map(step => (
          <Button key={step} size={44} look={step === 'resolved' ? 'gold' : 'line'} onClick={() => setDoing(step)}>
            {stepWords[step]}
          </Button>
        ))}
        <Button size={44} look="line" onClick={() => setDoing('reply')}>
          Reply
        </Button>
      </div>
      {doing && (
        <ReasonDialog
          key={doing}
          title={doing === 'reply' ? 'Reply' : `${stepWords[doing]}?`}
          lead={leads[doing]}
          label="What the customer reads"
          helper="It is sent as it is written, and stands in the case."
          confirm={doing === 'reply' ? 'Send' : stepWords[doing]}
          isDangerous={doing === 'rejected'}
          isOptional={doing === 'in_review'}
          {...(ready[doing] && { templates: ready[doing] })}
          onClose={() => setDoing(undefined)}
          run={async note => {
            const body = { ...(doing !== 'reply' && { status: doing }), ...(note && { note }) };
            await call(stepDispute, { params: { id: of.id }, body });
            return doing === 'reply' ? 'Sent' : `Moved to: ${statusWords[doing]}`;
          }}
        />
      )}
    </>
  );
}
