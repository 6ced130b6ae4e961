import { call } from '@wura/browser/client';
import { Facts } from '@wura/operators/console/facts';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { wordsOf } from '@wura/operators/console/words-of';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import type { operatorRoutes } from '../operator-contract.ts';
import { decideRate } from './calls.ts';
import { waits } from './set-rate-dialog.tsx';

interface AcceptDialogProps {
  currency: string;
  sources: ReplyOf<typeof operatorRoutes.list>['sources'];
  onClose: () => void;
}

/** The rates that are accepted are those that the operator sees here: the list behind goes on being read. */
export function AcceptDialog({ currency, sources, onClose }: AcceptDialogProps) {
  const [said] = useState(() => sources.filter(({ rates }) => rates[currency] !== undefined));
  const held = said.filter(source => source.held.includes(currency));
  const seen = Object.fromEntries(held.map(({ name, rates }) => [name, rates[currency]!]));
  return (
    <ReasonDialog
      title={`Accept the new rate of ${currency}?`}
      lead="It is quoted from now on, or once a second operator agrees where it moved very far. Compare it with another source first."
      confirm="Accept"
      onClose={onClose}
      run={async reason => {
        const answer = await call(decideRate, { body: { currency, accept: true, seen, reason } });
        return 'approval' in answer ? waits : `${currency} is quoted at the new rate`;
      }}
    >
      <Facts
        facts={Object.fromEntries(
          said.map(source => [
            `${wordsOf(source.name)}${held.includes(source) ? ', held' : ''}`,
            `${source.rates[currency]} for one US dollar`,
          ]),
        )}
      />
    </ReasonDialog>
  );
}
