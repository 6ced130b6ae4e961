import { closeCase } from '@wura/cases/server';
import type { Queries, Tx } from '@wura/database';
import { enqueue } from '@wura/jobs';
import type { CurrencyCode } from '@wura/money/currencies';
import { isFresh } from './freshness.ts';
import { heldCase } from './keep-snapshot.ts';
import { ratesChanged } from './rates-changed.ts';
import type { KnownSource } from './rates.ts';
import {
  deleteDecision,
  releaseHeld,
  selectDecisions,
  selectNewest,
  upsertAccepted,
  upsertDecision,
  type DecisionRow,
  type SnapshotRow,
} from './queries.ts';

export { movedTooFar } from './find-outliers.ts';
export { weighHeld, weighOwn, type Weighed } from './weigh-rate.ts';

export interface StaffView {
  /** The newest word of each source that is on, in the order in which they are quoted from. */
  readonly sources: readonly (SnapshotRow & { readonly isFresh: boolean })[];
  readonly decisions: readonly DecisionRow[];
}

export async function readForStaff(db: Queries, sources: readonly string[], now: number): Promise<StaffView> {
  const [newest, decisions] = [await selectNewest(db, sources), await selectDecisions(db)];
  const seen = newest.map(row => ({ ...row, isFresh: isFresh({ asOf: row.as_of, cadence: row.cadence }, now) }));
  return { sources: seen, decisions };
}

/** Whether staff decided about this currency after that moment. */
export async function isDecidedSince(db: Queries, { currency, at }: { currency: CurrencyCode; at: Date }) {
  return (await selectDecisions(db)).some(row => row.currency === currency && row.set_at > at);
}

/** A rate of the operator's own, or a stop; withdrawn when it says neither. */
export async function decideRate(tx: Tx, decision: DecisionRow): Promise<void> {
  const { currency, rate, is_stopped: isStopped } = decision;
  await (rate === null && !isStopped ? deleteDecision(tx, currency) : upsertDecision(tx, decision));
  await enqueue(tx, ratesChanged);
}

/** A person has looked at a rate that jumped, and it is right. False: nothing of this currency is held. */
export async function acceptHeld(
  tx: Tx,
  { currency, sources }: { currency: CurrencyCode; sources: readonly KnownSource[] },
) {
  const names = sources.map(({ name }) => name);
  const holding = (await selectNewest(tx, names)).filter(({ held }) => held.includes(currency));
  for (const { id, is_simulated: isSimulated, as_of: at, rates } of holding) {
    await releaseHeld(tx, { id, currency });
    await upsertAccepted(tx, { isSimulated, at, rates: { [currency]: rates[currency]! } });
  }
  if (holding.length > 0)
    await closeCase(tx, { kind: heldCase, subject: currency, resolution: 'staff accepted the rate' });
  await enqueue(tx, ratesChanged);
  return holding.length > 0;
}
