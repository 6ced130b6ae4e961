import type { Queries, Tx } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { formatMoney } from '@wura/money';
import { notify } from '@wura/notices/server';
import { approvalRefusals } from '@wura/operators/contract';
import { defineApproval, type ApprovalKind, type Note, type Operator, type Operators } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import { decisionRefusals, type WaitingDeposit } from '../operator-contract.ts';
import { naira } from './credit.ts';
import { refundJob } from './kinds.ts';
import type { Settling } from './needs.ts';
import { depositReturning } from './notices.ts';
import {
  listWaiting,
  lockDeposit,
  noteRefundAsked,
  updateDeposit,
  type DepositRow,
  type WaitingRow,
} from './queries.ts';
import { returnableMinor, takeToReturn } from './return-credited.ts';
import { creditReviewed, waitingMinor } from './review.ts';
import { wireStatus } from './wire.ts';

interface Deciders extends Settling {
  identity: Pick<Identity, 'holders'>;
}

export interface Deciding extends Deciders {
  approvals: Pick<Operators['approvals'], 'begin' | 'pendingOf' | 'pendingOfEach'>;
  /** What is more than this, in kobo, waits for a second operator. */
  secondAboveMinor: bigint;
}

type Decision = 'credit' | 'return' | 'take_back';

/** One operator's word about a deposit under review. Of a larger one it is the first of two. */
export async function decideDeposit(
  tx: Tx,
  needs: Deciding,
  decided: { reference: string; decision: Decision; reason: string; operator: Operator },
  note: Note,
): Promise<{ isDone: boolean; deposit: WaitingDeposit }> {
  const { reference, decision, reason, operator } = decided;
  const deposit = await lockDeposit(tx, reference);
  if (!deposit) throw refuse(commonRefusals.not_found);
  await requireOthers(tx, needs.identity, { customers: [deposit.customer], emails: [operator.email] });
  requireUndecided(deposit, decision);
  if (await needs.approvals.pendingOf(tx, reference)) throw refuse(approvalRefusals.approval_pending);
  // What is a customer's already is never one person's to take.
  const isDone = decision !== 'take_back' && !needsSecond(needs, deposit);
  if (isDone) await carryOut(tx, needs, { deposit, decision, reason }, note);
  else {
    const payload = {
      customer: await customerOf(tx, reference),
      to: senderOf(deposit),
      ...agreedOn(deposit, decision),
    };
    await needs.approvals.begin(tx, kinds[decision], { subject: reference, payload, reason, operator }, note);
  }
  const [row] = await listWaiting(tx, { reference });
  return { isDone, deposit: (await onWire(tx, needs, [row!]))[0]! };
}

const kinds = {
  credit: { name: 'deposit_credit' },
  return: { name: 'deposit_return' },
  take_back: { name: 'deposit_take_back' },
} as const;

/** What a second operator agrees to, done in the transaction of their word. */
export function depositApprovals(needs: Deciders): ApprovalKind[] {
  const payload = z.object({ customer: z.string(), amount: z.string(), currency: z.string() });
  return (['credit', 'return', 'take_back'] as const).map(decision =>
    defineApproval({
      ...kinds[decision],
      roles: ['finance'],
      payload,
      async carryOut(tx, { subject, payload: agreed, reason, emails }, note) {
        const deposit = await lockDeposit(tx, subject);
        if (!deposit) throw refuse(commonRefusals.not_found);
        await requireOthers(tx, needs.identity, { customers: [deposit.customer], emails });
        requireUndecided(deposit, decision);
        const { amount, currency } = agreedOn(deposit, decision);
        // Another sum than the two have agreed about.
        if (amount !== agreed.amount || currency !== agreed.currency) throw refuse(decisionRefusals.deposit_decided);
        await carryOut(tx, needs, { deposit, decision, reason }, note);
      },
    }),
  );
}

function requireUndecided(deposit: DepositRow, decision: Decision): void {
  if (decision === 'take_back') {
    if (deposit.state !== 'credited' || returnableMinor(deposit) <= 0n) throw refuse(decisionRefusals.deposit_decided);
    return;
  }
  if (deposit.state !== 'review') throw refuse(decisionRefusals.deposit_decided);
  if (decision === 'credit' && (waitingMinor(deposit) ?? 0n) <= 0n) throw refuse(decisionRefusals.not_creditable);
}

const acts = { credit: 'deposit_credited', return: 'deposit_returned', take_back: 'deposit_taken_back' } as const;

async function carryOut(
  tx: Tx,
  needs: Settling,
  { deposit, decision, reason }: { deposit: DepositRow; decision: Decision; reason: string },
  note: Note,
): Promise<void> {
  const { reference, customer, amount } = deposit;
  await note({
    what: acts[decision],
    subject: reference,
    why: reason,
  });
  if (decision === 'credit') {
    if (!(await creditReviewed(tx, needs, deposit))) throw refuse(decisionRefusals.not_creditable);
    return;
  }
  if (decision === 'take_back') await takeToReturn(tx, needs, deposit);
  else await updateDeposit(tx, reference, { state: 'returning' });
  await noteRefundAsked(tx, reference, null);
  await enqueue(tx, { kind: refundJob, subject: reference });
  // Taken from a wallet, its customer was told so.
  if (decision === 'take_back') return;
  const told = { amount: naira(waitingMinor(deposit) ?? amount), reference };
  await notify(tx, { customer, what: depositReturning, facts: told, at: new Date(needs.now()) });
}

/** What did not come in naira always needs two, because it cannot be weighed against the setting. */
function needsSecond({ secondAboveMinor }: Pick<Deciding, 'secondAboveMinor'>, deposit: DepositRow): boolean {
  const minor = waitingMinor(deposit);
  return minor === undefined || minor > secondAboveMinor;
}

const agreedOn = (deposit: DepositRow, decision: Decision) =>
  decision === 'take_back'
    ? { amount: formatMoney(naira(returnableMinor(deposit))), currency: 'NGN' }
    : reportedOf(deposit);

/** To whom it goes back. Their name stands with the deposit, where it is forgotten with its customer. */
const senderOf = ({ channel }: DepositRow) =>
  channel === 'card' ? 'the card it was paid with' : 'the account it came from';

function reportedOf(deposit: DepositRow): { amount: string; currency: string } {
  const minor = waitingMinor(deposit);
  if (minor !== undefined) return { amount: formatMoney(naira(minor)), currency: 'NGN' };
  return { amount: deposit.reported?.amount ?? '', currency: deposit.reported?.currency ?? '' };
}

async function customerOf(db: Queries, reference: string): Promise<string> {
  const [row] = await listWaiting(db, { reference });
  return row!.customer_id;
}

export async function onWire(db: Queries, needs: Deciding, rows: readonly WaitingRow[]): Promise<WaitingDeposit[]> {
  const pending = await needs.approvals.pendingOfEach(
    db,
    rows.map(({ reference }) => reference),
  );
  return rows.map(row => shown(row, needs, pending.get(row.reference)));
}

function shown(row: WaitingRow, needs: Deciding, approval: WaitingDeposit['approval'] | undefined): WaitingDeposit {
  const left = waitingMinor(row);
  return {
    id: row.reference,
    reference: row.reference,
    channel: row.channel,
    provider: row.provider,
    provider_reference: row.provider_reference,
    status: wireStatus[row.state],
    customer_id: row.customer_id,
    customer: row.customer_name,
    sender: [row.sender_name, row.sender_bank].filter(Boolean).join(', ') || null,
    amount: formatMoney(naira(row.amount)),
    currency: 'NGN',
    reported: row.reported,
    returnable: row.state === 'credited' && returnableMinor(row) > 0n ? formatMoney(naira(returnableMinor(row))) : null,
    left: left === undefined || row.state !== 'review' ? null : formatMoney(naira(left)),
    reason: row.review_reason,
    case_number: row.case_number,
    needs_second: row.state === 'credited' || needsSecond(needs, row),
    approval: approval ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
