import type { Paid, PaymentDetails } from './pay.ts';

/** How a payment stands, for who made it in its customer's absence. */
export function outcomeOf<Details extends PaymentDetails>({ standing: { row, reason } }: Paid<Details>) {
  return { status: row.status, reason };
}
