import { closeCase } from '@wura/cases/server';
import type { Queries, Tx } from '@wura/database';
import type { Agreement } from '@wura/operators/server';
import { fail, reverse } from '@wura/wallets/server/waiting-movements';
import { z } from 'zod';
import type { PaymentState } from '../contract.ts';
import { bookLoss } from './losses.ts';
import { lockPayment, noteLearnt, type Payment } from './queries.ts';
import { ambiguousKind, isOpen, overdueKind } from './settle.ts';

/** What staff need to know of a payment before they give its money back. */
export interface PaymentFile {
  readonly reference: string;
  readonly provider: string;
  /** `transfer`, `airtime`: as the provider calls it. */
  readonly operation: string;
  readonly state: PaymentState;
  readonly reason: string | null;
  readonly provider_reference: string | null;
  /** What the receiver's bank looks it up by. */
  readonly session_id: string | null;
  /** How often the provider was asked. */
  readonly asked: number;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

/** The payment whose money this transfer holds, or held. */
export async function readPaymentFile(db: Queries, transferId: number): Promise<PaymentFile | undefined> {
  const { rows } = await db.query<PaymentFile>(
    `select reference, provider, operation, state, reason, provider_reference, session_id, asked, created_at, ended_at
       from provider_payments.payment where transfer_id = $1`,
    [transferId],
  );
  return rows[0];
}

/** What a payment is given the name of when two people gave its money back. */
export const returnedByStaff = 'returned_by_staff';

const anyDetails = z.unknown();

/**
 * Two people have decided that the customer gets the money of this payment back, fees included. Of one that waits, the hold
 * is undone. Of one that the provider says it carried out, the house bears what the provider keeps, until the provider gives
 * that back; so our books still say what the provider's say. Nothing for one whose money went back before: the ledger
 * gives a hold back once.
 */
export async function giveBack(tx: Tx, _agreed: Agreement, reference: string): Promise<Payment | undefined> {
  const payment = (await lockPayment(tx, reference, anyDetails))!;
  if (isOpen(payment)) {
    await fail(tx, payment.transferId);
    await noteLearnt(tx, reference, { state: 'declined', reason: returnedByStaff });
  } else if (payment.state === 'succeeded') {
    await reverse(tx, payment.transferId);
    await noteLearnt(tx, reference, { state: 'reversed', reason: returnedByStaff });
    await bookLoss(tx, payment);
  } else {
    return undefined;
  }
  for (const kind of [overdueKind, ambiguousKind]) {
    await closeCase(tx, { kind, subject: reference, resolution: 'two people gave the money back' });
  }
  return payment;
}
