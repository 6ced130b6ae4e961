import { transaction } from '@wura/database';
import { freezeCustomer, readContact, recordEvent, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { DisputeReason } from '../rules.ts';
import type { DisputeNeeds } from './needs.ts';
import { paymentsLocked } from './notices.ts';

/**
 * A customer who was robbed or tricked is robbed again within minutes. From this commit on nothing leaves the account, what
 * was to be done by itself stops, and where it was not its owner who paid, all other devices are signed out. Staff open it
 * again with the customer, because the caller may be the thief. Once more changes nothing.
 */
export async function lockPayments(
  { identity, all, now }: Pick<DisputeNeeds, 'identity' | 'all' | 'now'>,
  { number: customer, sessionId }: SignedIn,
  { reason }: { reason: DisputeReason },
  { address, requestId }: Origin,
): Promise<void> {
  const at = new Date(now());
  await transaction(identity.pool, async tx => {
    const { language } = await readContact(tx, customer);
    const { title: said } = paymentsLocked.words[language]({}, () => '');
    if (reason === 'not_me') await identity.sessions.endOthers(tx, { customer, sessionId });
    if (!(await freezeCustomer(tx, { customer, reason: said, at }))) return;
    for (const stop of all.whenLocked) await stop(tx, { customer, at });
    await recordEvent(tx, { what: 'payments_locked', customer, address, requestId, at });
    await notify(tx, { customer, what: paymentsLocked, facts: {}, at });
  });
  identity.sessions.forget(customer);
}
