import type { Queries } from '@wura/database';
import { customerVault, readNames } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import type { Vault } from '@wura/secrets/vault';
import { readWithPots } from '@wura/wallets/server/pots-give-way';
import type { Dispute } from '../contract.ts';
import type { RecallOfMe } from '../recall-contract.ts';
import type { RecallOnDesk } from '../recall-operator-contract.ts';
import { isAnswerable } from '../recall-rules.ts';
import { readLeft } from './left.ts';
import { listHolds, readOpenHold, readPerson, readRecall, readSealedText, type RecallRow } from './recall-queries.ts';
import { purposes } from './seals.ts';

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

/** As its sender reads it: nothing of the receiver but that they answered, and how. */
export async function asSender(db: Queries, dispute: bigint): Promise<Dispute['recall']> {
  const recall = await readRecall(db, { dispute });
  if (!recall) return null;
  const { state: status, currency, returned } = recall;
  return {
    status,
    asked_at: timeOf(recall.askedAt),
    answer_by: timeOf(recall.answerBy),
    answered_at: timeOf(recall.answeredAt),
    refused_because: recall.refusedBecause,
    returned: returned === 0n ? null : formatMoney({ currency, minor: returned }),
  };
}

/** As the customer reads it who was asked: what their own receipt says, what can go back, and what is set aside. */
export async function asReceiver(db: Queries, recall: RecallRow): Promise<RecallOfMe> {
  const { currency, number, sender, cameTo } = recall;
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const hold = (await listHolds(db, number)).find(each => each.endedAt === null);
  const { leftMinor } = await readLeft(db, recall);
  const there = (await readWithPots(db, Number(cameTo))) + (hold?.amount ?? 0n);
  const can = isAnswerable(recall.state) ? (there < leftMinor ? there : leftMinor) : 0n;
  return {
    id: recall.id,
    transaction_id: recall.movement,
    reference: recall.reference,
    sender: (await readNames(db, [sender])).get(sender)!,
    amount: money(recall.amount),
    currency,
    received_at: recall.sentAt.toISOString(),
    status: recall.state,
    asked_at: recall.askedAt!.toISOString(),
    answer_by: recall.answerBy!.toISOString(),
    answered_at: timeOf(recall.answeredAt),
    refused_because: recall.refusedBecause,
    returned: recall.returned === 0n ? null : money(recall.returned),
    can_return: can === 0n ? null : money(can),
    is_all: can === leftMinor,
    held: hold ? { amount: money(hold.amount), reason: hold.reason, until: hold.endsAt.toISOString() } : null,
  };
}

/** As staff read it, with what they may do. */
export async function recallForStaff(
  db: Queries,
  { vault, holdDaysMax }: { vault: Vault; holdDaysMax: number },
  dispute: bigint,
): Promise<Omit<RecallOnDesk, 'pending'> | null> {
  const recall = await readRecall(db, { dispute });
  if (!recall) return null;
  const { id, number, currency, receiver, state } = recall;
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const sealed = await readSealedText(db, number);
  const own = sealed && (await customerVault(db, vault, receiver));
  const { leftMinor } = await readLeft(db, recall);
  const open = await readOpenHold(db, number);
  const there = await readWithPots(db, Number(recall.cameTo));
  const mostMinor = there < leftMinor ? there : leftMinor;
  const who = await readPerson(db, receiver);
  const mayHold = isAnswerable(state) && !open && mostMinor > 0n;
  return {
    id,
    status: state,
    receiver_id: who.id,
    receiver: who.name,
    transaction_id: recall.movement,
    asked_at: timeOf(recall.askedAt),
    answer_by: timeOf(recall.answerBy),
    answered_at: timeOf(recall.answeredAt),
    refused_because: recall.refusedBecause,
    text: sealed && own!.open(sealed, purposes.recall(id)).toString(),
    returned: recall.returned === 0n ? null : money(recall.returned),
    left: money(leftMinor),
    holds: (await listHolds(db, number)).map(hold => ({
      amount: money(hold.amount),
      reason: hold.reason,
      placed_at: hold.placedAt.toISOString(),
      ends_at: hold.endsAt.toISOString(),
      ended_at: timeOf(hold.endedAt),
      ending: hold.ending,
    })),
    may: {
      ask: state === 'unasked',
      hold: mayHold ? { most: money(mostMinor), days: holdDaysMax } : null,
      lift: open !== undefined,
      return: open !== undefined && leftMinor > 0n,
    },
  };
}
