import { CallError, isOutcomeUnknown } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { pinRefusal } from '@wura/identity/web/pin-calls';
import { findPayment, type Payment } from '@wura/wallets/web/find-payment';
import { sendMoney } from './calls.ts';
import type { Event, Order, Sent } from './send-flow.ts';

type Tell = (event: Event) => void;

/** Sends an order once, however often it is called with it, and tells what became of it. */
export async function sendOrder(order: Order, pin: string, tell: Tell, signal: AbortSignal): Promise<void> {
  const { key, fromWalletId, bankCode, accountNumber, accountName, amount, remarks } = order;
  const body = {
    from_wallet_id: fromWalletId,
    to_bank_account: {
      account_number: accountNumber,
      bank_code: bankCode,
      beneficiary_name: accountName,
      currency: 'NGN' as const,
    },
    amount,
    pin,
    ...(remarks !== '' && { remarks }),
  };
  try {
    const { receipt, reference, status, transaction } = await call(sendMoney, { body, key });
    const { timestamp: date, expected_by: expectedBy, sessionId } = receipt;
    tell({ type: 'done', sent: { id: transaction.id, reference, status, date, expectedBy, sessionId } });
  } catch (error) {
    if (!isOutcomeUnknown(error)) return tell(meaningOf(error, order));
    tell({ type: 'lost' });
    await findOut(order, tell, signal);
  }
}

async function findOut(order: Order, tell: Tell, signal: AbortSignal): Promise<void> {
  try {
    const answer = await findPayment(order.key, signal);
    tell(
      answer.outcome === 'found' ? endOf(order, answer.found) : { type: 'failed', failure: { kind: 'nothing_sent' } },
    );
  } catch (error) {
    // The screen was left, or the session ended: the transaction list tells the rest.
    if (!signal.aborted && !(error instanceof CallError)) throw error;
  }
}

function endOf(order: Order, payment: Payment): Event {
  const { reference } = payment;
  if (payment.status === 'failed') {
    return { type: 'failed', failure: { kind: 'declined', order, reference, reason: undefined } };
  }
  return { type: 'done', sent: sentOf(payment) };
}

function sentOf({ id, reference, status, date, expected_by: expectedBy }: Payment): Sent {
  return { id, reference, status, date, expectedBy, sessionId: null };
}

/** A refusal is either a question for the PIN or the end of this try. */
function meaningOf(error: unknown, order: Order): Event {
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'pin_not_set' || code === 'pin_required') return { type: 'pin_missing' };
  if (code === 'invalid_pin') return { type: 'pin_refused', text: pinRefusal(error) };
  if (error instanceof CallError && code === 'payment_declined') {
    const reference = typeof error.facts['reference'] === 'string' ? error.facts['reference'] : '';
    return { type: 'failed', failure: { kind: 'declined', order, reference, reason: reasonIn(error.message) } };
  }
  return { type: 'failed', failure: { kind: 'refused', error } };
}

/** The server says why and that the money is back; how much is back is said here, so the rest would be said twice. */
function reasonIn(message: string): string {
  return message.replace(/ Your money is back in your wallet\.$/, '');
}
