import type { BankTransferDetails, DeclineReason } from '@wura/bank-transfers/server/ports';
import type { Payable, PaymentPort, Verdict } from '@wura/provider-payments/server/ports';
import type { z } from 'zod';
import { isOfTheCall, isTaken, isUnheardOf, type PaystackClient, type Reply } from './client.ts';
import { recipient, transfer } from './wire.ts';

/** Within the ten seconds that a customer waits: one sending, and time left to ask what became of it. */
const sendTimeoutMs = 4_000;
const findTimeoutMs = 3_000;

export function createPayouts(client: PaystackClient): PaymentPort<BankTransferDetails> {
  async function find(payment: Payable<BankTransferDetails>, until?: AbortSignal): Promise<Verdict> {
    const path = `/transfer/verify/${encodeURIComponent(payment.reference)}`;
    const reply = await client.call(
      { operation: 'transfer_verify', method: 'GET', path, timeoutMs: findTimeoutMs, until },
      transfer,
    );
    if (reply.kind !== 'refused') return transferVerdict(reply, payment);
    return isUnheardOf(reply) ? { outcome: 'absent' } : { outcome: 'unknown', why: reply.message };
  }

  return {
    provider: 'paystack',
    find,
    async send(payment, until) {
      const { accountName, accountNumber, bankCode, remarks } = payment.details;
      // The same account again answers the same recipient, so this may be repeated at will.
      const made = await client.call(
        {
          operation: 'recipient',
          method: 'POST',
          path: '/transferrecipient',
          body: {
            type: 'nuban',
            name: accountName,
            account_number: accountNumber,
            bank_code: bankCode,
            currency: 'NGN',
          },
          timeoutMs: findTimeoutMs,
          until,
        },
        recipient,
      );
      if (made.kind === 'no_answer') return { outcome: 'unknown', why: made.why };
      if (made.kind === 'refused') {
        const isNo = isOfTheCall(made) && !isTaken(made);
        return isNo ? declined(made.message) : { outcome: 'unknown', why: made.message };
      }

      const reply = await client.call(
        {
          operation: 'transfer',
          method: 'POST',
          path: '/transfer',
          body: {
            source: 'balance',
            amount: Number(payment.amountMinor),
            currency: 'NGN',
            recipient: made.data.recipient_code,
            reference: payment.reference,
            ...(remarks && { reason: remarks }),
          },
          timeoutMs: sendTimeoutMs,
          until,
        },
        transfer,
      );
      if (reply.kind !== 'refused') return transferVerdict(reply, payment);
      // A no gives the money back, so it is believed once they say that they do not have it. Who has it already (the reference
      // is taken) says what became of it, whatever words this no was in.
      const found = await find(payment, until);
      const isNo = found.outcome === 'absent' && isOfTheCall(reply) && !isTaken(reply);
      return isNo ? declined(reply.message) : found;
    },
  };
}

/** What a transfer's status means. Anything that is not the payment we asked for, or no known word, is no answer. */
export function transferVerdict(
  reply: Exclude<Reply<z.output<typeof transfer>>, { kind: 'refused' }>,
  { reference, amountMinor }: Pick<Payable<unknown>, 'reference' | 'amountMinor'>,
): Verdict {
  if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
  const { data } = reply;
  if (data.reference !== reference || data.amount !== amountMinor || data.currency !== 'NGN') {
    return { outcome: 'unknown', why: 'a reply about another payment' };
  }
  const known = { providerReference: data.transfer_code ?? undefined, sessionId: data.session?.id ?? undefined };
  switch (data.status) {
    case 'success':
      return { outcome: 'accepted', isDone: true, ...known };
    case 'pending':
    case 'otp':
    case 'received':
    case 'queued':
    case 'processing':
      return { outcome: 'accepted', isDone: false, ...known };
    case 'failed':
    case 'abandoned':
    case 'blocked':
    case 'rejected':
      return { outcome: 'declined', reason: 'not_accepted' satisfies DeclineReason };
    case 'reversed':
      return { outcome: 'reversed', reason: 'sent_back' satisfies DeclineReason };
    default:
      return { outcome: 'unknown', why: `a status nobody has told us of: ${data.status}` };
  }
}

const declined = (message: string): Verdict => ({ outcome: 'declined', reason: reasonFor(message) });

/** What of their words helps a customer. How much the product has with them is not among it. */
function reasonFor(message: string): DeclineReason {
  if (/balance|third party|starter business|otp/i.test(message)) return 'cannot_be_sent';
  if (/recipient|account/i.test(message)) return 'account_unknown';
  return 'not_accepted';
}
