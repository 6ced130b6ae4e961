import type { Transaction } from '@wura/wallets/contract';
import type { BillerKind } from '../biller-kinds.ts';
import type { Biller } from '../billers-contract.ts';

/** A number that can be paid with a press or two: it was saved, or paid lately, or both. */
export interface Again {
  readonly number: string;
  readonly label: string | null;
  /** What its form is filled in with, by the names that the payment itself gives. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was paid last time; undefined where the number was saved and not paid lately. */
  readonly amount: string | undefined;
}

const shownMax = 8;

/** What was saved first, newest first; then what was paid last, each number once. */
export function againOf(
  kind: BillerKind,
  saved: readonly Pick<Biller, 'kind' | 'label' | 'details'>[],
  sent: readonly Pick<Transaction, 'category' | 'status' | 'amount' | 'again'>[],
): readonly Again[] {
  const paid = new Map<string, Again>();
  for (const { category, status, amount, again } of sent) {
    const number = again?.['number'];
    if (category !== kind || status === 'failed' || again === undefined || number === undefined) continue;
    if (!paid.has(number)) paid.set(number, { number, label: null, fields: again, amount });
  }
  const mine = saved
    .filter(biller => biller.kind === kind)
    .map(({ label, details }): Again => {
      const last = paid.get(details.number);
      paid.delete(details.number);
      return {
        number: details.number,
        label,
        fields: { ...last?.fields, ...textsIn(details) },
        amount: last?.amount,
      };
    });
  return [...mine, ...paid.values()].slice(0, shownMax);
}

/** The same as texts, without what is not there. */
export function textsIn(details: Biller['details']): Record<string, string> {
  const known = Object.entries(details).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(known);
}
