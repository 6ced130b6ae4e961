import type { ReactNode } from 'react';
import { Amount } from './facts.tsx';
import { wordsOf } from './words-of.ts';

/** What exactly is to be done, as it was written down; what moves stands in a table of its own. */
export function payloadFacts(payload: Readonly<Record<string, unknown>>): Record<string, ReactNode> {
  const { lines: _lines, movement: _movement, amount, currency, of, ...others } = payload;
  const isSaid = typeof others['change'] === 'string';
  const isMoney = typeof amount === 'string' && typeof currency === 'string';
  const shown = isMoney ? others : { ...others, amount, currency, of };
  const money = isMoney
    ? {
        Amount: <Amount amount={amount} currency={currency} />,
        ...(typeof of === 'string' && { 'Out of': <Amount amount={of} currency={currency} /> }),
      }
    : {};
  const words = Object.fromEntries(
    Object.entries(shown)
      // What changes is said in words already, where its figures are many.
      .filter(([, value]) => value !== undefined && !(isSaid && typeof value === 'object'))
      .map(([name, value]) => [
        wordsOf(name),
        typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
      ]),
  );
  return { ...money, ...words };
}
