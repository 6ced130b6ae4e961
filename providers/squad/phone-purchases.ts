import type { ListedRow, Payable, PaymentPort, SaleReason, Verdict } from '@wura/provider-payments/server/ports';
import type { SquadClient } from './client.ts';
import { findByName, readSince } from './list.ts';
import { anotherPurchase, isAbout, stateOf, wholeNaira, withoutRecord } from './vend-verdict.ts';
import { vend, type Vend } from './wire.ts';

/** Within the ten seconds that a customer waits: one sending, and time left to look into their list. */
const sendTimeoutMs = 6_000;

interface ForPhone {
  readonly phone: string;
}

export interface PhonePurchase<Details> {
  readonly client: SquadClient;
  readonly type: 'airtime' | 'data';
  readonly body: (payment: Payable<Details>, naira: number) => object;
  readonly goods?: (row: Vend) => Readonly<Record<string, unknown>> | undefined;
}

/**
 * What is sold to a phone, and named by nothing of ours. The same call again is another purchase, so it is made once; what
 * became of one that was not answered is looked for in their list.
 */
export function createPhonePurchases<Details extends ForPhone>({
  client,
  type,
  body,
  goods,
}: PhonePurchase<Details>): Pick<PaymentPort<Details>, 'provider' | 'takesReference' | 'isDown' | 'send' | 'find'> {
  const isThis = (row: Vend, payment: Payable<Details>) => row.type.toLowerCase() === type && isAbout(row, payment);

  function verdictOf(row: Vend, payment: Payable<Details>): Verdict {
    if (!isThis(row, payment)) return anotherPurchase;
    const verdict = stateOf(row);
    return verdict.outcome === 'accepted' ? { ...verdict, goods: goods?.(row) } : verdict;
  }

  return {
    provider: 'squad',
    takesReference: false,
    isDown: () => client.isDown(),
    async send(payment, until) {
      const naira = wholeNaira(payment.amountMinor);
      if (naira === undefined) return { outcome: 'declined', reason: 'amount_refused' satisfies SaleReason };
      const path = `/vending/purchase/${type}`;
      const sent = {
        operation: type,
        method: 'POST' as const,
        path,
        body: body(payment, naira),
        timeoutMs: sendTimeoutMs,
        until,
      };
      const reply = await client.call(sent, vend);
      if (reply.kind === 'done') return verdictOf(reply.data, payment);
      // The seller has not heard it, and it is not said again.
      if (reply.kind === 'no_answer' && !reply.mayHaveArrived) {
        return { outcome: 'declined', reason: 'unavailable' satisfies SaleReason };
      }
      return withoutRecord(reply);
    },
    async find(payment, until) {
      const { providerReference } = payment;
      if (providerReference !== null) {
        const listing = await findByName(client, providerReference, until);
        if (listing.kind === 'unknown') return { outcome: 'unknown', why: listing.why };
        const [row] = listing.rows;
        return row ? verdictOf(row, payment) : { outcome: 'unknown', why: 'they no longer list what they named' };
      }
      const listing = await readSince(client, payment, until);
      if (listing.kind === 'unknown') return { outcome: 'unknown', why: listing.why };
      const rows: ListedRow[] = [];
      for (const row of listing.rows.filter(each => isThis(each, payment))) {
        const verdict = verdictOf(row, payment);
        // One that may be ours and cannot be understood leaves nothing to be said about the others.
        if (verdict.outcome === 'unknown') return verdict;
        if (isEnd(verdict)) rows.push({ providerReference: row.reference, at: new Date(row.createdAt), verdict });
      }
      return { outcome: 'listed', rows };
    },
  };
}

function isEnd(verdict: Verdict): verdict is ListedRow['verdict'] {
  return verdict.outcome === 'accepted' || verdict.outcome === 'declined' || verdict.outcome === 'reversed';
}
