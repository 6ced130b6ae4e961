import type { Tx } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { lockWallet } from '@wura/ledger/server/wallets';
import { formatMoney, moneyOf, type Amount } from '@wura/money';
import { notify } from '@wura/notices/server';
import type { MoneyLine } from '@wura/operators/contract';
import { defineApproval, type Note, type Operator } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { randomId } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import { moneyIn } from '@wura/wallets/server/agreed-money';
import { lockOriginal } from '@wura/wallets/server/gone-back';
import { moneyLines } from '@wura/wallets/server/money-lines';
import { readWithPots } from '@wura/wallets/server/pots-give-way';
import { holdByStaff, moveByStaff } from '@wura/wallets/server/staff-moves';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { z } from 'zod';
import { recallDeskFaults, recallDeskRefusals } from '../operator-contract.ts';
import { isAnswerable } from '../recall-rules.ts';
import { endHold } from './end-hold.ts';
import { recallHold, recallReturn } from './kinds.ts';
import { readLeft } from './left.ts';
import type { DisputeDeskNeeds } from './needs.ts';
import { noteReturned } from './note-returned.ts';
import { holdJob } from './recall-jobs.ts';
import { holdPlaced, moneyWasReturned } from './recall-notices.ts';
import {
  insertHold,
  lockRecall,
  readOpenHold,
  readPerson,
  readRecall,
  type HoldRow,
  type RecallRow,
} from './recall-queries.ts';
import { recallRule } from './recall-rule.ts';

// What two members of staff do with the money of a transfer that is asked back. The first of them begins it, and all is
// asked again at the moment of the second one's word, with the recall, the transfer and the wallet locked.

type Deciding = Omit<DisputeDeskNeeds, 'operators'>;

const names = { hold: 'recall_hold', lift: 'recall_lift', return: 'recall_return' } as const;

/** What of the sum is still in the receiver's wallet and its pots. The rest cannot be set aside: it is gone. */
async function readThere(tx: Tx, recall: RecallRow): Promise<{ leftMinor: bigint; mostMinor: bigint }> {
  const { leftMinor } = await readLeft(tx, recall);
  const there = await readWithPots(tx, Number(recall.cameTo));
  return { leftMinor, mostMinor: there < leftMinor ? there : leftMinor };
}

interface Begin {
  readonly recall: RecallRow;
  readonly reason: string;
  readonly operator: Operator;
}

interface Begun {
  readonly approval: string;
  readonly lines: MoneyLine[];
}

export async function beginHold(
  tx: Tx,
  needs: DisputeDeskNeeds,
  asked: Begin & { amount: Amount | undefined; until: Date; note: string },
  note: Note,
): Promise<Begun> {
  const { recall, amount, until, note: said } = asked;
  const { currency } = recall;
  const { mostMinor } = await readThere(tx, recall);
  if (!isAnswerable(recall.state) || mostMinor <= 0n || (await readOpenHold(tx, recall.number))) {
    throw refuse(recallDeskRefusals.recall_no_hold);
  }
  const money = amount ? moneyOf(amount, currency) : { currency, minor: mostMinor };
  if (typeof money === 'string' || money.minor > mostMinor) throw refuseFields({ amount: commonFaults.amount_invalid });
  const latest = needs.now() + needs.policy.rule(recallRule).holdDaysMax * dayMs;
  if (until.getTime() <= needs.now() || until.getTime() > latest) {
    throw refuseFields({ until: recallDeskFaults.hold_until_invalid });
  }
  const facts = { amount: formatMoney(money), currency, until: until.toISOString(), note: said };
  return begin(tx, needs, { ...asked, name: names.hold, minor: money.minor, facts }, note);
}

export async function beginEnd(
  tx: Tx,
  needs: DisputeDeskNeeds,
  asked: Begin & { by: 'lift' | 'return' },
  note: Note,
): Promise<Begun> {
  const { recall, by } = asked;
  const hold = await readOpenHold(tx, recall.number);
  if (!hold) throw refuse(recallDeskRefusals.recall_not_held);
  const { currency } = recall;
  const { leftMinor } = await readLeft(tx, recall);
  const minor = by === 'lift' || hold.amount < leftMinor ? hold.amount : leftMinor;
  const facts = { amount: formatMoney({ currency, minor }), currency };
  const change = by === 'lift' ? { minor: -minor } : { minor, comesFirst: hold.amount };
  return begin(tx, needs, { ...asked, name: names[by], ...change, facts }, note);
}

/** `minor` is what leaves the receiver's wallet, or comes back to it where it is below zero; what is held may come back first. */
async function begin(
  tx: Tx,
  needs: DisputeDeskNeeds,
  asked: Begin & { name: string; minor: bigint; comesFirst?: bigint; facts: Readonly<Record<string, string>> },
  note: Note,
): Promise<Begun> {
  const { recall, name, minor, comesFirst = 0n, facts, reason, operator } = asked;
  await requireNoneOfThem(tx, needs, recall, [operator.email]);
  const { from } = await sidesOf(tx, needs, recall);
  const who = (await readPerson(tx, recall.receiver)).name;
  const lines = await moneyLines(tx, recall.currency, [
    { where: { wallet: from, name: who }, minor: -minor, comesFirst },
  ]);
  const payload = { movement: recall.movement, case: recall.caseNumber, recall: recall.id, ...facts, lines };
  const begun = { subject: recall.caseNumber, payload, reason, operator };
  const { id } = await needs.operators.approvals.begin(tx, { name }, begun, note);
  return { approval: id, lines };
}

const requireNoneOfThem = (tx: Tx, { identity }: Deciding, recall: RecallRow, emails: readonly string[]) =>
  requireOthers(tx, identity, { customers: [recall.sender, recall.receiver], emails });

/** From whom it goes back, and to whom. */
async function sidesOf(
  tx: Tx,
  { walletServices: { wallets } }: Deciding,
  { cameTo, sentFrom }: RecallRow,
): Promise<{ from: WalletFacts; to: WalletFacts }> {
  const known = await wallets.byIds([Number(cameTo), Number(sentFrom)], tx);
  return { from: known.get(Number(cameTo))!, to: known.get(Number(sentFrom))! };
}

const agreed = z.object({ recall: z.string(), amount: z.string(), currency: z.string() });
const agreedHold = agreed.extend({ until: z.string(), note: z.string() });

interface Locked {
  readonly recall: RecallRow;
  readonly hold: HoldRow | undefined;
  readonly from: WalletFacts;
  readonly to: WalletFacts;
  readonly at: Date;
}

/** What is read of it now stays so until it is done. */
async function lockAll(
  tx: Tx,
  needs: Deciding,
  { id, emails }: { id: string; emails: readonly string[] },
): Promise<Locked> {
  const recall = await lockRecall(tx, (await readRecall(tx, { id }))!);
  await requireNoneOfThem(tx, needs, recall, emails);
  await lockOriginal(tx, Number(recall.original));
  const sides = await sidesOf(tx, needs, recall);
  await lockWallet(tx, sides.from.id);
  return { recall, hold: await readOpenHold(tx, recall.number), ...sides, at: new Date(needs.now()) };
}

/** No more than the two agreed on, than is left of the transfer, and than is there by now. */
function holdApproval(needs: Deciding) {
  return defineApproval({
    name: names.hold,
    roles: ['compliance', 'finance'],
    payload: agreedHold,
    async carryOut(tx, { id: approval, agreement, payload, reason, emails }, note) {
      const { recall, hold, from, at } = await lockAll(tx, needs, { id: payload.recall, emails });
      const until = new Date(payload.until);
      const { mostMinor } = await readThere(tx, recall);
      const agreedMinor = moneyIn(payload).minor;
      const minor = agreedMinor < mostMinor ? agreedMinor : mostMinor;
      if (hold || minor <= 0n || until <= at || !isAnswerable(recall.state)) {
        throw refuse(recallDeskRefusals.recall_no_hold);
      }
      const { currency, reference, number, receiver } = recall;
      const money = { currency, minor };
      const details = { about: reference };
      const entry = await holdByStaff(tx, agreement, { kind: recallHold, details, from, money, until });
      const id = randomId('hld');
      const { transferId } = entry;
      const set = { id, recall: number, approval, transferId, amountMinor: minor, placedAt: at, endsAt: until };
      await insertHold(tx, { ...set, reason: payload.note });
      await enqueue(tx, { kind: holdJob, subject: id }, { inMs: until.getTime() - at.getTime() });
      await note({
        what: 'recall_held',
        subject: recall.disputeId,
        why: `${formatMoney(money)} ${currency}: ${reason}`,
      });
      const facts = { id: recall.id, amount: money, reference, until, said: payload.note };
      await notify(tx, { customer: receiver, what: holdPlaced, facts, at });
    },
  });
}

function liftApproval(needs: Deciding) {
  return defineApproval({
    name: names.lift,
    roles: ['compliance', 'finance'],
    payload: agreed,
    async carryOut(tx, { payload, reason, emails }, note) {
      const { recall, hold, at } = await lockAll(tx, needs, { id: payload.recall, emails });
      if (!hold) throw refuse(recallDeskRefusals.recall_not_held);
      await endHold(tx, { recall, hold, ending: 'lifted', at });
      await note({ what: 'recall_lifted', subject: recall.disputeId, why: reason });
    },
  });
}

/** It comes out of the hold and goes on in one transaction, so that its owner has no moment to spend it in. */
function returnApproval(needs: Deciding) {
  return defineApproval({
    name: names.return,
    roles: ['compliance', 'finance'],
    payload: agreed,
    async carryOut(tx, { agreement, payload, reason, emails }, note) {
      const { recall, hold, from, to, at } = await lockAll(tx, needs, { id: payload.recall, emails });
      const { leftMinor, cameMinor } = await readLeft(tx, recall);
      if (!hold || leftMinor <= 0n) throw refuse(recallDeskRefusals.recall_not_held);
      await endHold(tx, { recall, hold, ending: 'returned', at });
      const { currency, reference, receiver, sender } = recall;
      const minor = hold.amount < leftMinor ? hold.amount : leftMinor;
      const money = { currency, minor };
      const details = { returns: reference };
      const { transferId } = await moveByStaff(tx, agreement, { kind: recallReturn, details, from, to, money });
      await noteReturned(tx, { recall, transferId, minor, leftMinor, cameMinor, at });
      await note({
        what: 'recall_returned',
        subject: recall.disputeId,
        why: `${formatMoney(money)} ${currency}: ${reason}`,
      });
      const { name } = await readPerson(tx, sender);
      await notify(tx, {
        customer: receiver,
        what: moneyWasReturned,
        facts: { id: recall.id, name, amount: money, reference },
        at,
      });
    },
  });
}

export const recallApprovals = (needs: Deciding) => [holdApproval(needs), liftApproval(needs), returnApproval(needs)];
