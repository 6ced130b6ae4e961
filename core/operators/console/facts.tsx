import { clockTime, listDate } from '@wura/browser/dates';
import { formatAmount, spokenAmount } from '@wura/browser/money-format';
import type { ReactNode } from 'react';
import { wordsOf } from './words-of.ts';

/** What is known of something, name by name. What is not known is left out. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="text-small">
      {Object.entries(facts)
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 border-line py-2 not-first:border-t">
            <dt className="shrink-0 text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right font-label wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** With its time of day, however long ago: staff compare it with what a customer or a provider says. */
export function Moment({ at, isInSentence }: { at: string; isInSentence?: boolean }) {
  const [listed, clock] = [listDate(at), clockTime(at)];
  const day = isInSentence ? listed.replace(/^(Today|Yesterday)/, word => word.toLowerCase()) : listed;
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap">
      {day.endsWith(clock) ? day : `${day}, ${clock}`}
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

/** What a room tells of something in its own few words, name by name. */
export function toldFacts(facts: Readonly<Record<string, unknown>>): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const isState = name === 'status' && typeof value === 'string';
      return [wordsOf(name), isState ? wordsOf(value) : toldText(value)];
    }),
  );
}

/** A moment as a moment, a code of ours as words. */
function toldText(value: unknown): ReactNode {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length === 0 ? 'None' : value.map(each => <div key={JSON.stringify(each)}>{toldText(each)}</div>);
  if (typeof value === 'object') {
    return Object.entries(toldFacts({ ...value }))
      .filter(([, told]) => told !== undefined)
      .map(([name, told]) => (
        <div key={name}>
          {name}: {told}
        </div>
      ));
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return <Moment at={text} />;
  // A code of ours, such as under_review.
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? wordsOf(text) : text;
}
