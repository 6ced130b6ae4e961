import { CallError, isOutcomeUnknown } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { pinRefusal } from '@wura/identity/web/pin-calls';
import { findPayment } from '@wura/wallets/web/find-payment';
import { transfer } from './calls.ts';
import type { Event, Order } from './transfer-flow.ts';

type Tell = (event: Event) => void;

/** Sends an order once, however often it is called with it, and tells what became of it. */
export async function sendOrder(order: Order, pin: string | undefined, tell: Tell, signal: AbortSignal): Promise<void> {
  const { key, toAccountNumber, fromWalletId, amount } = order;
  try {
    const body = { toAccountNumber, fromWalletId, amount, ...(pin !== undefined && { pin }) };
    const { transaction } = await call(transfer, { body, key });
    tell({ type: 'done', transaction });
  } catch (error) {
    if (!isOutcomeUnknown(error)) return tell(meaningOf(error));
    tell({ type: 'lost' });
    await findOut(order, tell, signal);
  }
}

async function findOut(order: Order, tell: Tell, signal: AbortSignal): Promise<void> {
  try {
    const answer = await findPayment(order.key, signal);
    if (answer.outcome === 'found') tell({ type: 'done', transaction: answer.found });
    else tell({ type: 'failed', failure: { kind: 'nothing_sent' } });
  } catch (error) {
    // The screen was left, or the session ended: the transaction list tells the rest.
    if (!signal.aborted && !(error instanceof CallError)) throw error;
  }
}

/** A refusal is either a question for the PIN or the end of this try. */
function meaningOf(error: unknown): Event {
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'pin_required') return { type: 'pin_asked', needsFirstPin: false };
  if (code === 'pin_not_set') return { type: 'pin_asked', needsFirstPin: true };
  if (code === 'invalid_pin') return { type: 'pin_refused', text: pinRefusal(error) };
  return { type: 'failed', failure: { kind: 'refused', error } };
}
