import type { Tx } from '@wura/database';
import { notify } from '@wura/notices/server';
import type { Payment } from '@wura/provider-payments/server/queries';
import { companyTitle } from '../companies.ts';
import { goodsIn } from './goods.ts';
import { tokenVended } from './notices.ts';
import type { ElectricityDetails } from './ports.ts';
import { keepVend } from './vends.ts';

/**
 * Keeps the token in the commit that ends the payment, and tells it to the customer. Answers whether they have been told
 * what there is to tell: a payment that came back, or a postpaid one, is told like any other bill.
 */
export async function handOver(tx: Tx, payment: Payment<ElectricityDetails>): Promise<boolean> {
  const { transferId, customer, state, details, readAt } = payment;
  const goods = state === 'succeeded' ? goodsIn(payment.goods) : undefined;
  if (!goods) return false;
  const { meterNumber, company } = details;
  await keepVend(tx, { transferId, customer, meterNumber, goods, at: readAt });
  await notify(tx, {
    customer,
    what: tokenVended,
    facts: { company: companyTitle(company), meter: meterNumber, tokens: goods.tokens, units: goods.units },
    at: readAt,
  });
  return true;
}
