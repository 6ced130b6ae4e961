import { closeCase } from '@wura/cases/server';
import type { Tx } from '@wura/database';
import { readNames } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { noteGoneBack } from '@wura/wallets/server/gone-back';
import { moneyCameBack } from './recall-notices.ts';
import { readDispute, updateStatus } from './queries.ts';
import { updateReturned, type RecallRow } from './recall-queries.ts';
import { isClosed } from '../rules.ts';

interface Returned {
  readonly recall: RecallRow;
  readonly transferId: number;
  readonly minor: bigint;
  /** What was left to go back. */
  readonly leftMinor: bigint;
  /** What the original moved. */
  readonly cameMinor: bigint;
  readonly at: Date;
}

/** In the transaction that moves it back: written down, told to its sender, and all of it closes the case. */
export async function noteReturned(tx: Tx, returned: Returned): Promise<void> {
  const { recall, transferId, minor, leftMinor, cameMinor, at } = returned;
  const { number, original, receiver, sender, currency, dispute, disputeId, caseNumber } = recall;
  await noteGoneBack(tx, { original: Number(original), transferId, amountMinor: minor, cameMinor, at });
  await updateReturned(tx, { number, minor, at });
  const resolution = 'the receiver or staff sent it back';
  await closeCase(tx, { kind: 'recall_unanswered', subject: caseNumber, resolution });
  const isWhole = minor === leftMinor;
  const { status } = (await readDispute(tx, { id: disputeId }))!;
  if (!isClosed(status)) {
    const next = isWhole ? ('resolved' as const) : ('in_review' as const);
    await updateStatus(tx, { number: dispute, status: next, closedAt: isWhole ? at : null });
  }
  const name = (await readNames(tx, [receiver])).get(receiver)!;
  const facts = { id: disputeId, caseNumber, name, amount: { currency, minor } };
  await notify(tx, { customer: sender, what: moneyCameBack, facts, at });
}
