import type { Payable, SaleReason, Verdict } from '@wura/provider-payments/server/ports';
import type { Reply } from './client.ts';
import { knownReason } from './reasons.ts';
import type { Vend } from './wire.ts';

/** What a record of theirs says became of what it is about. */
export function stateOf({ status, reference }: Pick<Vend, 'status' | 'reference'>): Verdict {
  const providerReference = reference;
  switch (status.toLowerCase()) {
    case 'success':
      return { outcome: 'accepted', isDone: true, providerReference };
    case 'pending':
      return { outcome: 'accepted', isDone: false, providerReference };
    case 'failed':
      return { outcome: 'declined', reason: 'not_accepted' satisfies SaleReason, providerReference };
    case 'reversed':
      return { outcome: 'reversed', reason: 'taken_back' satisfies SaleReason, providerReference };
    default:
      return { outcome: 'unknown', why: `a status nobody has told us of: ${status}` };
  }
}

/** Whether a record is about a purchase of this amount for this phone: they write phones in more than one way. */
export function isAbout(
  { amount, phone_number: phone }: Vend,
  { amountMinor, details }: Payable<{ readonly phone: string }>,
): boolean {
  return amount === amountMinor && phone != null && lastTen(phone) === lastTen(details.phone);
}

const lastTen = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10);

export const anotherPurchase: Verdict = { outcome: 'unknown', why: 'a reply about another purchase' };

/** What a reply that is no record says about a purchase that was sent: no more than it says in words that are known. */
export function withoutRecord(reply: Exclude<Reply<unknown>, { kind: 'done' }>): Verdict {
  if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
  const reason = ofThemselves.test(reply.message) ? undefined : knownReason(reply.message);
  return reason ? { outcome: 'declined', reason } : { outcome: 'unknown', why: 'refused in other words' };
}

/** They tell of a trouble of theirs, and not of what we asked: "Network error", "Unable to confirm". */
const ofThemselves = /error|unable|respon|confirm/i;

/** They sell for whole naira only. */
export function wholeNaira(amountMinor: bigint): number | undefined {
  return amountMinor % 100n === 0n ? Number(amountMinor / 100n) : undefined;
}
