import type { Payable, PaymentPort, SaleReason, Verdict } from '@wura/provider-payments/server/ports';
import { mayBeThere, refusalOf } from './codes.ts';
import type { VtpassClient } from './client.ts';
import { newRequestId } from './request-id.ts';
import { answer as answerOnWire, type Answer } from './wire.ts';

/** Within the ten seconds that a customer waits: one sending, and time left to ask what became of it. */
const sendTimeoutMs = 6_000;
const findTimeoutMs = 3_000;

export interface Sales<Details> {
  readonly client: VtpassClient;
  readonly now: () => number;
  /** What says to them what is bought, beside its price, its request id and the phone. */
  readonly body: (details: Details) => object;
  /** The phone, meter or card that it is for. */
  readonly destination: (details: Details) => string;
  /** What is to be handed over. None yet: they were paid and it follows, so nothing is sold until it is there. */
  readonly goods?: (answer: Answer, details: Details) => Readonly<Record<string, unknown>> | undefined;
}

/** What they sell, whatever it is: one call sells it and one asks about it, both by a request id of ours. */
export function createSales<Details extends { readonly phone: string }>({
  client,
  now,
  body,
  destination,
  goods,
}: Sales<Details>): Pick<PaymentPort<Details>, 'provider' | 'isDown' | 'newReference' | 'send' | 'find'> {
  type Payment = Payable<Details>;

  async function find(payment: Payment, until?: AbortSignal): Promise<Verdict> {
    const asked = { operation: 'requery', path: '/requery', timeoutMs: findTimeoutMs, until };
    const reply = await client.call(
      { ...asked, method: 'POST', body: { request_id: payment.reference } },
      answerOnWire,
    );
    if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
    return reply.data.code === '015' ? { outcome: 'absent' } : verdictOf(reply.data, payment);
  }

  function verdictOf(answer: Answer, payment: Payment): Verdict {
    const { reference, details } = payment;
    const verdict = stateOf(answer, { ...payment, destination: destination(details) });
    if (answer.requestId && answer.requestId !== reference)
      return { outcome: 'unknown', why: 'about another purchase' };
    if (!goods || verdict.outcome !== 'accepted' || !verdict.isDone) return verdict;
    const brought = goods(answer, details);
    return brought ? { ...verdict, goods: brought } : { ...verdict, isDone: false };
  }

  return {
    provider: 'vtpass',
    isDown: () => client.isDown(),
    newReference: () => newRequestId(now()),
    find,
    async send(payment, until) {
      if (payment.amountMinor % 100n !== 0n) {
        return { outcome: 'declined', reason: 'amount_refused' satisfies SaleReason };
      }
      const sold = {
        request_id: payment.reference,
        amount: Number(payment.amountMinor / 100n),
        phone: payment.details.phone,
        ...body(payment.details),
      };
      const asked = { operation: 'pay', path: '/pay', timeoutMs: sendTimeoutMs, until };
      const reply = await client.call({ ...asked, method: 'POST', body: sold }, answerOnWire);
      if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
      const { code } = reply.data;
      if (mayBeThere(code)) {
        const found = await find(payment, until);
        const isRefused = found.outcome === 'absent' && code === '019';
        return isRefused ? { outcome: 'declined', reason: 'unavailable' satisfies SaleReason } : found;
      }
      const reason = refusalOf(code);
      return reason ? { outcome: 'declined', reason } : verdictOf(reply.data, payment);
    },
  };
}

type About = Pick<Payable<unknown>, 'reference' | 'amountMinor'> & { readonly destination: string };

/** What became of a purchase that they took. Anything that is not about this one, or no known word, is no answer. */
export function stateOf(answer: Answer, { reference, amountMinor, destination }: About): Verdict {
  const { code, requestId, content, amount } = answer;
  if (code === '016') return { outcome: 'declined', reason: 'not_accepted' satisfies SaleReason };
  if (code === '040') return { outcome: 'reversed', reason: 'taken_back' satisfies SaleReason };
  if (code !== '000') return { outcome: 'unknown', why: `code ${code}` };
  const sale = content?.transactions;
  if (!sale || requestId !== reference) return { outcome: 'unknown', why: 'about another purchase' };
  const amounts = [sale.amount, amount].filter(each => each != null);
  const isThisMuch = amounts.length > 0 && amounts.every(each => each === amountMinor);
  if (!isThisMuch || !isSameNumber(sale.unique_element ?? '', destination)) {
    return { outcome: 'unknown', why: 'about another purchase' };
  }
  const providerReference = sale.transactionId || undefined;
  switch (sale.status) {
    case 'delivered':
      return { outcome: 'accepted', isDone: true, providerReference };
    case 'initiated':
    case 'pending':
      return { outcome: 'accepted', isDone: false, providerReference };
    case 'failed':
      return { outcome: 'declined', reason: 'not_accepted' satisfies SaleReason, providerReference };
    case 'reversed':
      return { outcome: 'reversed', reason: 'taken_back' satisfies SaleReason, providerReference };
    default:
      return { outcome: 'unknown', why: `a status nobody has told us of: ${sale.status}` };
  }
}

/** They write a phone with its country or without. */
function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [one.replaceAll(/\D/g, ''), other.replaceAll(/\D/g, '')];
  return a === b || (a.length === 13 && a.startsWith('234') && a.slice(3) === b.slice(-10));
}
