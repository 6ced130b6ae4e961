import type { Tx } from '@wura/database';
import { notify } from '@wura/notices/server';
import { companyTitle } from '../companies.ts';
import { tokenVended } from './notices.ts';
import { electricityDetails } from './ports.ts';
import type { VendRow } from './vends.ts';

/** Once more to where its owner reads what we tell them. */
export async function sendToken(
  tx: Tx,
  { customer, vend: { tokens, units, details }, at }: { customer: bigint; vend: VendRow; at: Date },
): Promise<void> {
  const { company, meterNumber: meter } = electricityDetails.parse(details);
  await notify(tx, {
    customer,
    what: tokenVended,
    facts: { company: companyTitle(company), meter, tokens, units },
    at,
  });
}
