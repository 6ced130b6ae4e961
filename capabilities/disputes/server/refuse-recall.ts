import { transaction } from '@wura/database';
import { customerVault, readNames } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { RecallOfMe } from '../recall-contract.ts';
import { recallRefusals } from '../recall-refusals.ts';
import { isAnswerable, type RefusalReason } from '../recall-rules.ts';
import { isClosed } from '../rules.ts';
import type { DisputeNeeds } from './needs.ts';
import { readDispute, updateStatus } from './queries.ts';
import { recallRefused } from './recall-notices.ts';
import { asReceiver } from './recall-on-wire.ts';
import { lockRecall, readRecall, updateRefused } from './recall-queries.ts';
import { purposes } from './seals.ts';

/** The customer who was asked says why not. Their sender learns that they said no; their words are for staff, who look now. */
export async function refuseRecall(
  needs: DisputeNeeds,
  { id, receiver, because, text }: { id: string; receiver: bigint; because: RefusalReason; text: string },
): Promise<RecallOfMe> {
  const { pool, vault, now } = needs;
  return transaction(pool, async tx => {
    const known = await readRecall(tx, { id, receiver });
    if (!known) throw refuse(commonRefusals.not_found);
    const recall = await lockRecall(tx, known);
    if (recall.state === 'refused') throw refuse(recallRefusals.recall_refused);
    if (!isAnswerable(recall.state)) throw refuse(recallRefusals.recall_over);
    const at = new Date(now());
    const sealedText = text === '' ? null : (await customerVault(tx, vault, receiver)).seal(text, purposes.recall(id));
    await updateRefused(tx, { number: recall.number, because, sealedText, at });
    const { sender, currency, amount: minor, dispute, disputeId, caseNumber } = recall;
    const { status } = (await readDispute(tx, { id: disputeId }))!;
    if (!isClosed(status)) await updateStatus(tx, { number: dispute, status: 'in_review', closedAt: null });
    const name = (await readNames(tx, [receiver])).get(receiver)!;
    const facts = { id: disputeId, caseNumber, name, amount: { currency, minor } };
    await notify(tx, { customer: sender, what: recallRefused, facts, at });
    return asReceiver(tx, (await readRecall(tx, { id, receiver }))!);
  });
}
