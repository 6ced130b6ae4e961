import { formatMoney } from '@wura/money';
import { ControlRefused } from '../control-input.ts';
import type { BooksEntry, Settlement } from '../provider.ts';
import type { Desk } from './desk.ts';
import { findRefund, settleRefund } from './refunds.ts';
import type { ChargeStatus, RefundRow, TransactionRow, TransferRow, TransferStatus } from './tables.ts';
import { findByReference, settleTransaction } from './transactions.ts';
import { transactionIdBase } from './transaction-wire.ts';
import { findTransfer, settleTransfer } from './transfers.ts';

/** What Paystack believes, in the order in which it happened: payments first, then transfers and refunds. */
export function entries({ books }: Desk): BooksEntry[] {
  const charges = books.all<TransactionRow>('select * from paystack_transactions order by id');
  const transfers = books.all<TransferRow & { account_number: string }>(
    `select paystack_transfers.*, account_number
     from paystack_transfers join paystack_recipients on paystack_recipients.id = recipient
     order by paystack_transfers.id`,
  );
  const refunds = books.all<RefundRow>('select * from paystack_refunds order by id');
  return [...charges.map(chargeEntry), ...transfers.map(transferEntry), ...refunds.map(refundEntry)];
}

export function settle(desk: Desk, reference: string, outcome: Settlement): BooksEntry | undefined {
  const charge = findCharge(desk, reference);
  if (charge) {
    requireOpen(charge.status, outcome);
    return chargeEntry(settleTransaction(desk, charge, outcome));
  }
  const given = findRefund(desk, reference);
  if (given) {
    requireOpen(given.status === 'processed' ? 'success' : given.status, outcome);
    return refundEntry(settleRefund(desk, given, outcome === 'success' ? 'processed' : 'failed'));
  }
  const transfer = findTransfer(desk, reference);
  if (!transfer) return undefined;
  requireOpen(transfer.status, outcome);
  settleTransfer(desk, transfer, outcome);
  return entries(desk).find(entry => entry.provider_reference === transfer.code);
}

export function webhookReference(desk: Desk, reference: string): string | undefined {
  const known = findCharge(desk, reference) ?? findTransfer(desk, reference);
  if (known) return known.reference;
  // The assignment of an account has no reference but the account's number.
  const sql = 'select account_number from paystack_accounts where account_number = ?';
  return desk.books.one<{ account_number: string }>(sql, reference)?.account_number;
}

export function chargeEntry(row: TransactionRow): BooksEntry {
  const isCallers = row.is_callers === 1;
  return {
    reference: isCallers ? row.reference : null,
    provider_reference: isCallers ? String(row.id + transactionIdBase) : row.reference,
    operation: row.channel === 'card' ? 'initialize' : 'transfer_in',
    amount: formatMoney({ currency: 'NGN', minor: BigInt(row.amount) }),
    currency: row.currency,
    destination: row.account,
    // Not yet paid may still be paid.
    status: row.status === 'abandoned' ? 'pending' : row.status,
  };
}

function transferEntry(row: TransferRow & { account_number: string }): BooksEntry {
  return {
    reference: row.reference,
    provider_reference: row.code,
    operation: 'transfer',
    amount: formatMoney({ currency: 'NGN', minor: BigInt(row.amount) }),
    currency: 'NGN',
    destination: row.account_number,
    status: row.status,
  };
}

export function refundEntry(row: RefundRow): BooksEntry {
  return {
    reference: null,
    provider_reference: row.code,
    operation: row.is_dispute === 1 ? 'chargeback' : 'refund',
    amount: formatMoney({ currency: 'NGN', minor: BigInt(row.amount) }),
    currency: 'NGN',
    destination: null,
    status: row.status === 'processed' ? 'success' : row.status,
  };
}

function findCharge(desk: Desk, reference: string): TransactionRow | undefined {
  const sql = 'select * from paystack_transactions where id = ?';
  const id = /^\d{10}$/.test(reference) ? Number(reference) - transactionIdBase : -1;
  return findByReference(desk, reference) ?? desk.books.one<TransactionRow>(sql, id);
}

/** What is final stays as it is, save that a success may be reversed: a provider that does otherwise would be a bug of ours. */
function requireOpen(status: ChargeStatus | TransferStatus, outcome: Settlement): void {
  const isOpen = status === 'pending' || status === 'abandoned';
  if (isOpen || (status === 'success' && outcome === 'reversed')) return;
  throw new ControlRefused(409, `It is ${status} already and cannot become ${outcome}.`);
}
