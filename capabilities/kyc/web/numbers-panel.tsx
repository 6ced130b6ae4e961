import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useLimits } from '@wura/policy/web/limits';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { useEffect, useState } from 'react';
import type { KycRecord } from '../contract.ts';
import { IdentityForm } from './identity-form.tsx';
import { identityMessages } from './messages.ts';

/**
 * The way without documents: both numbers make tier 2. It is offered closed beside the documents, and stands open where
 * no money may move before a number is checked.
 */
export function NumbersPanel({ numbers, isNeeded }: { numbers: KycRecord['numbers']; isNeeded: boolean }) {
  const words = useMessages(identityMessages);
  const limits = useLimits();
  const [isAsked, setAsked] = useState(false);
  const [isTold, setTold] = useState(false);
  const lead = useLead(numbers);
  const hasBoth = numbers.bvn && numbers.nin;
  useEffect(() => {
    if (isTold) announce(lead);
  }, [isTold, lead]);
  // A customer on a higher tier without them needs neither to come further.
  if (!limits || (limits.tier > 1 && !numbers.bvn && !numbers.nin)) return null;
  if (hasBoth) {
    return (
      <section className="panel mt-4 p-5 md:p-7" aria-labelledby="numbers-title">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="numbers-title" className="text-t3">
            {words.aloneTitle}
          </h2>
          <StatusChip status="completed" label={words.confirmed} />
        </div>
        <p className="mt-1 text-ink-2">{lead}</p>
      </section>
    );
  }
  return (
    <section className="panel mt-4 p-5 md:p-7" aria-label={words.aloneTitle}>
      {isAsked || isNeeded ? (
        <IdentityForm
          numbers={numbers}
          title={words.aloneTitle}
          lead={isNeeded ? words.neededLead : lead}
          onDone={() => setTold(true)}
        />
      ) : (
        <>
          <h2 className="text-t3">{words.aloneTitle}</h2>
          <p className="mt-1 mb-4 text-ink-2">{lead}</p>
          <Button look="line" onClick={() => setAsked(true)}>
            {words.aloneOpen}
          </Button>
        </>
      )}
    </section>
  );
}

/** What the numbers have brought so far, and what the next one brings; limits as they are in force today. */
function useLead({ bvn, nin }: KycRecord['numbers']): string {
  const words = useMessages(identityMessages);
  const limits = useLimits();
  const second = limits?.tiers.find(({ tier }) => tier === 2);
  if (bvn && nin) return limits && limits.tier < 3 ? words.bothTier : words.both;
  const confirmed = bvn ? words.hasBvn : nin ? words.hasNin : undefined;
  if (!second || (limits && limits.tier > 1)) return confirmed ?? words.neededLead;
  const naira = (amount: string | null) => (amount === null ? words.noLimit : formatAmount(amount, 'NGN'));
  const gain = words.aloneLead(naira(second.out_per_day), naira(second.balance));
  return confirmed === undefined ? gain : `${confirmed} ${gain}`;
}
