import { findCase } from '@wura/cases/server';
import type { Step } from '@wura/provider-payments/server/queries';
import type { Pool } from '@wura/database';
import { findOrderOfTransfer, readSteps } from '@wura/orders/server';
import { readMovement } from '@wura/provider-payments/server/read-movement';
import { formatMoney } from '@wura/money';
import { feesOnWire } from '@wura/policy/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { ReplyOf } from '@wura/wire';
import type { TimelineEvent, Transaction } from '@wura/wallets/contract';
import type { Place } from '@wura/wallets/server/naming';
import type { Person } from '@wura/wallets/server/kinds';
import { totalOf, type HistoryRow } from '@wura/wallets/server/statements';
import { placeKey, readLabels } from '@wura/wallets/server/filing';
import type { routes } from '../contract.ts';
import { labelOnWire, labelsMs } from './label-on-wire.ts';
import type { MyWallets } from './needs.ts';

type Detail = ReplyOf<typeof routes.showTransaction>;

/** One movement whole. Whatever is not there, not a movement of its own or not the customer's gets one answer. */
export async function showTransaction(
  { pool, walletServices }: MyWallets,
  owner: bigint,
  place: Place | undefined,
): Promise<Detail> {
  const movement = place && (await readMovement({ pool, walletServices }, place));
  if (movement?.wallet.owner !== owner) throw refuse(commonRefusals.not_found);

  const { wallet, row, wayOut, customer, other } = movement;
  const transaction = walletServices.statements.transaction(row, wallet, customer);
  const money = (minor: bigint) => formatMoney({ currency: wallet.currency, minor });
  await walletServices.filing.fileUp(pool, [wallet], { waitMs: labelsMs });
  const labels = await readLabels(pool, [row.entry]);
  return {
    ...transaction,
    ...labelOnWire(labels.get(placeKey(row.entry))),
    fees: feesOnWire(row.fees, wallet.currency),
    total: money(row.amountMinor + totalOf(row.fees)),
    counterparty: other
      ? { name: other.fullName, account_number: other.accountNumber || null, bank: other.bankName || null }
      : null,
    timeline: wayOut ? wayOut.steps.map(stepOf) : timelineOf(row),
    expected_by: row.expectedBy?.toISOString() ?? null,
    session_id: wayOut?.sessionId ?? null,
    delivery: await deliveryOf(pool, row),
    case_number: (await findCase(pool, transaction.reference)) ?? null,
    exchange: walletServices.statements.exchange(row) ?? null,
    receipt: receiptOf(transaction, other),
  };
}

/** How far a payment to the outside has come, in the words of the timeline. */
function stepOf({ state, at }: Step): Detail['timeline'][number] {
  return { event: steps[state], at: at.toISOString() };
}

const steps: Readonly<Record<Step['state'], TimelineEvent>> = {
  held: 'created',
  asked: 'sent',
  accepted: 'accepted',
  succeeded: 'completed',
  declined: 'refunded',
  reversed: 'refunded',
};

/** Of what was paid for and is brought. Payments that never waited bought nothing of the kind. */
async function deliveryOf(pool: Pool, { entry, isHold }: HistoryRow): Promise<Detail['delivery']> {
  const order = isHold ? await findOrderOfTransfer(pool, entry.transferId) : undefined;
  if (!order?.promised) return null;
  const steps = (await readSteps(pool, [order.number])).get(order.number) ?? [];
  return {
    order_id: order.id,
    status: order.status,
    ...order.promised,
    steps: steps.flatMap(({ status, at, note }) => (status === null ? [] : [{ status, at: at.toISOString(), note }])),
  };
}

/** A movement that never waited began and ended in one moment. */
function timelineOf({ entry, status, endedAt }: HistoryRow): Detail['timeline'] {
  const created = { event: 'created' as const, at: entry.createdAt.toISOString() };
  if (status === 'pending') return [created];
  const event = status === 'failed' ? 'refunded' : status;
  return [created, { event, at: (endedAt ?? entry.createdAt).toISOString() }];
}

function receiptOf(transaction: Transaction, other: Person | undefined): Detail['receipt'] {
  const { amount, currency, reference, status, date, fee, description } = transaction;
  return {
    amount,
    currency,
    accountName: other?.fullName ?? description,
    bankName: other?.bankName ?? 'Wura',
    reference,
    status,
    timestamp: date,
    fee,
  };
}
