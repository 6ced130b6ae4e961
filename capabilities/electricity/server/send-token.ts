import type { Tx } from '@wura/database';
import { canBeTexted, readContact, readPhone } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { textTo } from '@wura/notices/server/texts';
import { providerRefusals } from '@wura/provider-payments/contract';
import { refuse } from '@wura/wire/refusals';
import { companyTitle } from '../companies.ts';
import { tokenTexts, tokenVended } from './notices.ts';
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

/** To the telephone that the account was opened with, in as few letters as it takes: each part of a text is paid for. */
export async function textToken(
  tx: Tx,
  { customer, vend: { tokens, units, details }, at }: { customer: bigint; vend: VendRow; at: Date },
): Promise<void> {
  const { meterNumber: meter } = electricityDetails.parse(details);
  const { language } = await readContact(tx, customer);
  const to = await readPhone(tx, customer);
  if (!canBeTexted(to)) throw refuse(providerRefusals.service_off);
  await textTo(tx, { to, text: tokenTexts[language]({ meter, tokens, units }), at });
}
