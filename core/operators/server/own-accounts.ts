import type { Queries } from '@wura/database';
import { readCustomerRecord, type Identity } from '@wura/identity/server';
import { refuse } from '@wura/wire/refusals';
import { approvalRefusals } from '../contract.ts';

/** One person's mailbox, however it was written. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');

/**
 * Staff may be customers too, and no operator, alone or as one of two, decides about an account that their own mailbox belongs
 * to. Every act about a customer asks this; the test beside it walks all of them.
 */
export async function requireOthers(
  db: Queries,
  { holders }: Pick<Identity, 'holders'>,
  { customers, emails }: { customers: readonly bigint[]; emails: readonly string[] },
): Promise<void> {
  const theirs = new Set(emails.map(mailboxOf));
  for (const number of customers) {
    const holder = await holders.findByNumber(number);
    const customer = holder && (await readCustomerRecord(db, holder.id));
    if (customer && theirs.has(mailboxOf(customer.email))) throw refuse(approvalRefusals.staff_own_account);
  }
}
