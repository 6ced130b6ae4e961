import { iso, makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import {
  balanceTooLow,
  duplicateTransfer,
  invalid,
  invalidRecipient,
  missing,
  success,
  transferNotFound,
  unsupportedCurrency,
} from './answers.ts';
import { balanceOf } from './balance.ts';
import type { Desk } from './desk.ts';
import { transferFee } from './fees.ts';
import { domain, integration, koboOf } from './fields.ts';
import { recipientIdBase, recipientOnWire } from './recipients.ts';
import type { RecipientRow, TransferRow, TransferStatus } from './tables.ts';

const transferIdBase = 860_000_000;

/** `POST /transfer` from the balance, with OTP switched off as a server needs it. */
export function transfer(desk: Desk, body: Body, how: { isUndecided: boolean }): Answer {
  const { books, now } = desk;
  if (textOf(body['source']) !== 'balance') return invalid('Transfer source must be balance', 'invalid_source');
  if (body['amount'] === undefined || body['amount'] === '') return missing('Amount is required');
  const amount = koboOf(body['amount']);
  if (amount === undefined) return invalid('Invalid amount', 'invalid_amount');
  if ((textOf(body['currency']) ?? 'NGN') !== 'NGN') return unsupportedCurrency;
  const code = textOf(body['recipient']);
  if (!code) return missing('Recipient is required');
  const recipient = books.one<RecipientRow>('select * from paystack_recipients where code = ?', code);
  if (!recipient) return invalidRecipient;
  const given = textOf(body['reference']);
  if (given !== undefined && !/^[a-z0-9_-]{16,50}$/.test(given)) {
    const rule = 'lowercase letters, digits, - and _, 16 to 50 characters';
    return invalid(`Invalid transfer reference: use ${rule}`, 'invalid_transfer_reference');
  }
  const reference = given ?? makeCode('', 24);
  // Before the balance: a caller who repeats a transfer that was made must learn that it was.
  if (findTransfer(desk, reference)) return duplicateTransfer;
  const fee = transferFee(amount);
  if (amount + fee > balanceOf(books)) return balanceTooLow;

  books.run(
    `insert into paystack_transfers (code, reference, recipient, amount, fee, reason, status, at, updated_at)
     values (?, ?, ?, ?, ?, ?, 'pending', ?7, ?7)`,
    makeCode('TRF_', 16),
    reference,
    recipient.id,
    amount,
    fee,
    textOf(body['reason']) ?? null,
    now(),
  );
  const made = findTransfer(desk, reference)!;
  const row = how.isUndecided ? made : settleTransfer(desk, made, 'success');
  return success('Transfer has been queued', {
    transfersessionid: [],
    transfertrials: [],
    ...transferOnWire(row),
    recipient: recipient.id + recipientIdBase,
  });
}

/** `GET /transfer/verify/:reference`. Undecided: it stays open, whatever it was, until it is settled. */
export function verifyTransfer(desk: Desk, reference: string, how: { isUndecided: boolean }): Answer {
  const found = findTransfer(desk, reference);
  if (!found) return transferNotFound;
  const isFinal = found.status === 'failed' || found.status === 'reversed';
  const row = how.isUndecided && !isFinal ? setStatus(desk, found, 'pending') : found;
  return success('Transfer retrieved', transferInFull(desk, row));
}

/** Decides an open transfer, or reverses one that was made, and says so by webhook. */
export function settleTransfer(desk: Desk, row: TransferRow, outcome: TransferStatus): TransferRow {
  const settled = setStatus(desk, row, outcome);
  desk.sendEvent(`transfer.${outcome}`, transferInFull(desk, settled), { reference: row.reference });
  return settled;
}

function setStatus(desk: Desk, { id, reference }: TransferRow, status: TransferStatus): TransferRow {
  desk.books.run(
    `update paystack_transfers set status = ?2, updated_at = ?3,
       transferred_at = case when ?2 = 'success' then ?3 else transferred_at end
     where id = ?1`,
    id,
    status,
    desk.now(),
  );
  return findTransfer(desk, reference)!;
}

export function findTransfer({ books }: Desk, reference: string): TransferRow | undefined {
  return books.one<TransferRow>('select * from paystack_transfers where reference = ?1 or code = ?1', reference);
}

function transferOnWire(row: TransferRow) {
  return {
    domain,
    amount: row.amount,
    currency: 'NGN',
    reference: row.reference,
    source: 'balance',
    source_details: null,
    reason: row.reason,
    status: row.status,
    failures: null,
    transfer_code: row.code,
    titan_code: null,
    transferred_at: row.transferred_at === null ? null : iso(row.transferred_at),
    id: row.id + transferIdBase,
    integration,
    request: row.id + 2 * transferIdBase,
    createdAt: iso(row.at),
    updatedAt: iso(row.updated_at),
  };
}

export function transferInFull(desk: Desk, row: TransferRow) {
  const recipient = desk.books.one<RecipientRow>('select * from paystack_recipients where id = ?', row.recipient)!;
  const isDone = row.status === 'success';
  return {
    ...transferOnWire(row),
    recipient: recipientOnWire(recipient),
    session: { provider: 'nip', id: isDone ? String(row.id + transferIdBase).padStart(30, '0') : null },
    fee_charged: isDone ? row.fee : 0,
    fees_breakdown: null,
    gateway_response: isDone ? 'Approved' : null,
  };
}
