import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Checkbox } from '@wura/ui/checkbox';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { lazy, Suspense, useState } from 'react';
import type { KycRecord } from '../contract.ts';
import { faceMessages } from './face-messages.ts';

const FaceDialog = lazy(() => import('./face-dialog.tsx'));

export type FaceState = KycRecord['faceCheck'];

type FaceCheckProps = {
  state: FaceState;
  onState: (state: FaceState) => void;
  /** The customer has no camera: a person compares the faces. */
  isWaived: boolean;
  onWaive: (isWaived: boolean) => void;
  /** Documents were about to be sent without either. */
  isMissed: boolean;
};

const chips: Partial<Record<FaceState, ChipStatus>> = {
  accepted: 'completed',
  declined: 'failed',
  unknown: 'unknown',
};

/** Where the rules ask for a living face beside the documents. */
export function FaceCheck({ state, onState, isWaived, onWaive, isMissed }: FaceCheckProps) {
  const words = useMessages(faceMessages);
  const [isOpen, setOpen] = useState(false);
  const chip = chips[state];
  return (
    <section className="rounded-card border border-line p-4" aria-labelledby="face-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="face-title" className="text-body font-strong">
          {words.title}
        </h3>
        {chip && state !== 'off' && state !== 'asked' && <StatusChip status={chip} label={words.states[state].title} />}
      </div>
      <p role={chip ? 'status' : undefined} className="mt-1 text-small text-ink-2">
        {state === 'off' || state === 'asked' ? words.lead : words.states[state].text}
      </p>
      {state !== 'accepted' && (
        <>
          <Button className="mt-3" size={44} look="line" onClick={() => setOpen(true)}>
            {state === 'asked' ? words.start : words.again}
          </Button>
          <Checkbox
            className="mt-2"
            label={words.noCamera}
            checked={isWaived}
            onChange={event => onWaive(event.target.checked)}
            error={isMissed && !isWaived ? words.missed : undefined}
          />
        </>
      )}
      {isOpen && (
        <Suspense>
          <FaceDialog
            onClose={() => setOpen(false)}
            onEnd={ended => {
              setOpen(false);
              onState(ended);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
