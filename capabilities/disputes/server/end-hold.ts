import type { Tx } from '@wura/database';
import { notify } from '@wura/notices/server';
import { fail } from '@wura/wallets/server/waiting-movements';
import { holdEnded } from './recall-notices.ts';
import { updateEnded, type HoldEnding, type HoldRow, type RecallRow } from './recall-queries.ts';

/**
 * What was set aside is in its owner's wallet again, whole. Run it with the recall locked; who wants the money to go on sends
 * it from there in the same transaction, before its owner could spend it.
 */
export async function endHold(
  tx: Tx,
  { recall, hold, ending, at }: { recall: RecallRow; hold: HoldRow; ending: HoldEnding; at: Date },
): Promise<void> {
  const { id, receiver: customer, currency, reference } = recall;
  await fail(tx, Number(hold.transferId));
  await updateEnded(tx, { number: hold.number, ending, at });
  if (ending === 'returned') return;
  const facts = { id, amount: { currency, minor: hold.amount }, reference };
  await notify(tx, { customer, what: holdEnded, facts, at });
}
