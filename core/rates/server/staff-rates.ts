import { closeCase } from '@wura/cases/server';
import type { Queries, Tx } from '@wura/database';
import { enqueue } from '@wura/jobs';
import type { CurrencyCode } from '@wura/money/currencies';
import { isFresh } from './freshness.ts';
import { heldCase } from './keep-snapshot.ts';
import { ratesChanged } from './rates-changed.ts';
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

/** A rate of the operator's own, or a stop; withdrawn when it says neither. */
export async function decideRate(tx: Tx, decision: DecisionRow): Promise<void> {
  const { currency, rate, is_stopped: isStopped } = decision;
  await (rate === null && !isStopped ? deleteDecision(tx, currency) : upsertDecision(tx, decision));
  await enqueue(tx, ratesChanged);
}

/** A person has looked at a rate that jumped, and it is right. False: nothing of this currency is held. */
export async function acceptHeld(
  tx: Tx,
  { currency, sources }: { currency: CurrencyCode; sources: readonly string[] },
) {
  const holding = (await selectNewest(tx, sources)).filter(({ held }) => held.includes(currency));
  for (const { id, is_simulated: isSimulated, as_of: at, rates } of holding) {
    await releaseHeld(tx, { id, currency });
    await upsertAccepted(tx, { isSimulated, at, rates: { [currency]: rates[currency]! } });
  }
  if (holding.length > 0)
    await closeCase(tx, { kind: heldCase, subject: currency, resolution: 'staff accepted the rate' });
  await enqueue(tx, ratesChanged);
  return holding.length > 0;
}
