import type { Entry, Posted } from '@wura/ledger/server/order';
import { transaction, type Tx } from '@wura/database';
import type { Job } from '@wura/jobs';
import { identityRefusals } from '@wura/identity/contract';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { termsOf, type Cleared } from '@wura/wallets/server/clear';
import type { Intent } from '@wura/wallets/server/intents';
import { completedRow, type HistoryRow } from '@wura/wallets/server/statements';
import { begin } from '@wura/wallets/server/waiting-movements';
import { paymentPhrases, type PaymentState } from '../contract.ts';
import { carryOut, openPayment } from './carry-out.ts';
import type { PaymentPort } from './ports.ts';
import { isTwinUnderWay, type Goods, type Payment } from './queries.ts';
import type { PaymentRail } from './rail.ts';

/** What a payment writes down about itself: its reference, and what the room that pays needs besides. */
export type PaymentDetails = Readonly<Record<string, unknown>> & { readonly reference: string };

export interface NewPayment<Details> {
  /** Who is to carry it out: one of the rail's. */
  readonly port: PaymentPort<Details>;
  /** What it must not be bought twice of at once; none: it may. */
  readonly twin?: string;
  readonly details: Details;
  readonly intent: Intent;
  /** By when it will have ended, if all goes as it mostly does. */
  readonly expectedBy: Date;
  /** What else belongs in the commit that holds the money. */
  readonly alongside?: (tx: Tx, entry: Entry) => Promise<void>;
  /** When the customer stops waiting, by performance.now(). */
  readonly endsAt: number;
}

/** How a payment stands: as its customer reads it, and what its provider said. */
export interface Standing<Details> {
  readonly row: HistoryRow;
  readonly details: Details;
  readonly reason: string | null;
  readonly sessionId: string | null;
  readonly goods: Goods | null;
}

export interface Paid<Details> extends Posted {
  readonly standing: Standing<Details>;
}

/**
 * Pays what was cleared: the money is held, with the payment's reference and the job to carry it out, in one commit; only
 * then does the first call leave us. Answers how it stands when the customer stops waiting, and nothing is read again for
 * that.
 */
export async function pay<Details extends PaymentDetails>(
  rail: PaymentRail<Details>,
  cleared: Cleared<undefined>,
  payment: NewPayment<Details>,
): Promise<Paid<Details>> {
  const { entry, job } = await hold(rail, cleared, payment);
  const ended = await carryOut(rail, job, { endsAt: payment.endsAt });
  return { entry, replayed: false, standing: standingOf(entry, cleared, payment, ended) };
}

async function hold<Details extends PaymentDetails>(
  rail: PaymentRail<Details>,
  cleared: Cleared<undefined>,
  { port, twin, details, intent, expectedBy, alongside }: NewPayment<Details>,
): Promise<{ entry: Entry; job: Job }> {
  const { from, explain } = termsOf(cleared);
  try {
    return await transaction(
      rail.pool,
      async tx => {
        const entry = await begin(tx, cleared, { kind: rail.movement, details, intent, expectedBy });
        const { reference } = details;
        const { transferId } = entry;
        // First what may refuse: of two that use up one look-up, the second must hear that, and not that the name which its
        // seller gave to both is taken.
        await alongside?.(tx, entry);
        const job = await openPayment(tx, rail, { port, twin, reference, transferId, customer: from.owner });
        return { entry, job };
      },
      { retries: 5 },
    );
  } catch (error) {
    if (isTwinUnderWay(error)) throw underWay();
    throw await explain(error);
  }
}

const underWay = () => refuse(identityRefusals.duplicate, { reason: say(paymentPhrases.payment_under_way, {}) });

function standingOf<Details extends PaymentDetails>(
  entry: Entry,
  cleared: Cleared<undefined>,
  { details, expectedBy }: NewPayment<Details>,
  payment: Payment<Details> | undefined,
): Standing<Details> {
  const { amount, fees } = termsOf(cleared);
  const status = payment ? statuses[payment.state] : 'pending';
  const row: HistoryRow = {
    ...completedRow(entry),
    status,
    amountMinor: amount.minor,
    fees,
    details,
    isHold: true,
    expectedBy: status === 'pending' ? expectedBy : null,
  };
  return {
    row,
    details,
    reason: payment?.reason ?? null,
    sessionId: payment?.sessionId ?? null,
    goods: payment?.goods ?? null,
  };
}

const statuses: Readonly<Record<PaymentState, HistoryRow['status']>> = {
  held: 'pending',
  asked: 'pending',
  accepted: 'pending',
  succeeded: 'completed',
  declined: 'failed',
  reversed: 'failed',
};
