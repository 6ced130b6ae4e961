import { listDate } from '@wura/browser/dates';
import { formatAmount, spokenAmount } from '@wura/browser/money-format';
import type { ReactNode } from 'react';

/** What is known of something, name by name. What is not known is left out. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="text-small">
      {Object.entries(facts)
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-line py-2 not-first:border-t">
            <dt className="shrink-0 text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right font-label wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap">
      {listDate(at)}
    </time>
  );
}

export function Amount({ amount, currency }: { amount: string; currency: string }) {
  return (
    <span className="money-flow">
      <span aria-hidden="true">{formatAmount(amount, currency)}</span>
      <span className="sr-only">{spokenAmount(amount, currency)}</span>
    </span>
  );
}
