import type { OwnEntry } from '@wura/provider-payments/server/own-records';
import type { ProviderRecord, RecordOperation } from '@wura/provider-payments/server/ports';
import { judge, type DifferenceKind, type Side } from '../rules.ts';

/** What was found out about one payment, by the name both sides know. */
export interface Compared {
  readonly operation: RecordOperation;
  readonly reference: string;
  readonly verdict: 'agree' | 'fresh' | DifferenceKind;
  readonly own: OwnEntry | undefined;
  readonly theirs: ProviderRecord | undefined;
}

/** Holds the two lists against each other, name by name. */
export function compare(
  operation: RecordOperation,
  {
    own,
    theirs,
    also,
    now,
  }: {
    own: ReadonlyMap<string, OwnEntry>;
    theirs: ReadonlyMap<string, ProviderRecord>;
    /** Names that neither may have any more. */
    also: readonly string[];
    now: Date;
  },
): Compared[] {
  const names = new Set([...own.keys(), ...theirs.keys(), ...also]);
  return [...names].map(reference => {
    const [mine, yours] = [own.get(reference), theirs.get(reference)];
    return {
      operation,
      reference,
      own: mine,
      theirs: yours,
      verdict: judge({ operation, now, own: mine && asSide(mine), theirs: yours && asSide(yours) }),
    };
  });
}

const asSide = ({ amountMinor, currency, state, at, changedAt }: OwnEntry | ProviderRecord): Side => ({
  amountMinor,
  currency,
  state,
  at,
  changedAt,
});

export const byName = <Entry extends { reference: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map(entry => [entry.reference, entry]));
