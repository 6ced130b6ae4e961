import type { Queries, Tx } from '@wura/database';
import { readNames } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { isSystemWallet } from '@wura/ledger/server/order';
import { notify } from '@wura/notices/server';
import { randomId } from '@wura/platform/identifiers';
import { dayMs, workingDaysAfter } from '@wura/platform/time';
import type { Movement } from '@wura/provider-payments/server/read-movement';
import { readGoneBack } from '@wura/wallets/server/gone-back';
import { intraTransfer } from '@wura/wallets/server/kinds';
import type { DisputeNeeds } from './needs.ts';
import { answerJob } from './recall-jobs.ts';
import { recallAsked } from './recall-notices.ts';
import { countAsked, insertRecall, readPlace, readRecall, updateAsked, type RecallRow } from './recall-queries.ts';
import { recallRule } from './recall-rule.ts';

type Asking = Pick<DisputeNeeds, 'walletServices' | 'policy' | 'now'>;

/**
 * A customer reports that a transfer went to the wrong customer, so the customer who has it is asked at once. Later than the
 * rule allows, or by a sender who asks again and again, the receiver is not disturbed until staff ask for them: the case
 * itself is opened all the same. Nothing is asked where the receiver has left, or where all of it went back.
 */
export async function askBack(
  tx: Tx,
  needs: Asking,
  { dispute, found: { row, wallet }, at }: { dispute: bigint; found: Movement; at: Date },
): Promise<void> {
  const { entry } = row;
  if (entry.kind !== intraTransfer.id || entry.amount > 0n || isSystemWallet(entry.counterparty)) return;
  const { walletServices, policy } = needs;
  const to = (await walletServices.wallets.byIds([entry.counterparty], tx)).get(entry.counterparty);
  if (!to || to.owner === wallet.owner || (await isErased(tx, to.owner))) return;
  const leftMinor = row.amountMinor - (await readGoneBack(tx, entry.transferId));
  if (leftMinor <= 0n) return;
  const rule = policy.rule(recallRule);
  const since = new Date(at.getTime() - rule.asksDays * dayMs);
  const isLate = at.getTime() > workingDaysAfter(entry.createdAt.getTime(), rule.withinDays);
  const isAsked = !isLate && (await countAsked(tx, { sender: wallet.owner, since })) < rule.asksMax;
  const seq = await readPlace(tx, { transferId: entry.transferId, wallet: to.id });
  const id = randomId('rcl');
  const isNew = await insertRecall(tx, {
    id,
    dispute,
    original: entry.transferId,
    reference: walletServices.naming.reference(entry.transferId),
    sender: wallet.owner,
    receiver: to.owner,
    sentFrom: wallet.id,
    cameTo: to.id,
    movement: walletServices.naming.movementId({ wallet: to.id, seq }),
    sentAt: entry.createdAt,
    currency: wallet.currency,
    amountMinor: leftMinor,
    state: 'unasked',
    askedAt: null,
    answerBy: null,
  });
  if (isNew && isAsked) await ask(tx, needs, { recall: (await readRecall(tx, { id }))!, at });
}

/** The receiver reads the sum, the day and the name that their receipt has, and no word of the sender's. */
export async function ask(
  tx: Tx,
  { policy, now }: Pick<Asking, 'policy' | 'now'>,
  { recall, at }: { recall: RecallRow; at: Date },
): Promise<void> {
  const { number, id, sender, receiver, currency, amount: minor, reference } = recall;
  const answerBy = new Date(workingDaysAfter(at.getTime(), policy.rule(recallRule).answerDays));
  await updateAsked(tx, { number, askedAt: at, answerBy });
  await enqueue(tx, { kind: answerJob, subject: id }, { inMs: answerBy.getTime() - now() });
  const name = (await readNames(tx, [sender])).get(sender)!;
  const facts = { id, name, amount: { currency, minor }, reference, until: answerBy };
  await notify(tx, { customer: receiver, what: recallAsked, facts, at });
}

async function isErased(db: Queries, customer: bigint): Promise<boolean> {
  const { rows } = await db.query<{ is_erased: boolean }>('select is_erased from identity.person where id = $1', [
    customer,
  ]);
  return rows[0]!.is_erased;
}
