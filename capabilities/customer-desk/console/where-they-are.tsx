import { Moment } from '@wura/operators/console/facts';
import { Section } from '@wura/operators/console/page';
import { wordsOf } from '@wura/operators/console/words-of';
import type { ReactNode } from 'react';
import type { CustomerOnDesk } from '../operator-contract.ts';

/** Where a customer is signed in, what happened to the ways in, and what was sent to their telephone. */
export function WhereTheyAre({ of: { sessions, events, texts } }: { of: CustomerOnDesk }) {
  return (
    <>
      <Happened title="Sessions" none="Nowhere signed in.">
        {sessions.map(({ id, user_agent: program, address, last_used_at: at }) => (
          <Line key={id} what={program.slice(0, 40) || 'Unknown'} beneath={address} at={at} />
        ))}
      </Happened>
      <Happened title="Security events" none="None.">
        {events.map(({ at, what, address, times }) => (
          <Line
            key={`${at} ${what}`}
            what={wordsOf(what) + (times > 1 ? ` (${times} times)` : '')}
            beneath={address}
            at={at}
          />
        ))}
      </Happened>
      <Happened title="Text messages" none="None in thirty days.">
        {texts.map(({ at, outcome, receipt, receipt_at: receiptAt }) => (
          <Line key={at} what={wordsOf(receipt ?? outcome)} beneath={receiptAt && <Moment at={receiptAt} />} at={at} />
        ))}
      </Happened>
    </>
  );
}

function Happened({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <Section title={title}>
      {children.length === 0 ? (
        <p className="text-small text-ink-2">{none}</p>
      ) : (
        <ol aria-label={title} className="text-small">
          {children}
        </ol>
      )}
    </Section>
  );
}

function Line({ what, beneath, at }: { what: string; beneath: ReactNode; at: string }) {
  return (
    <li className="flex justify-between gap-4 border-line py-2 not-first:border-t">
      <span className="min-w-0 wrap-anywhere">
        {what}
        <span className="block text-ink-2">{beneath}</span>
      </span>
      <Moment at={at} />
    </li>
  );
}
