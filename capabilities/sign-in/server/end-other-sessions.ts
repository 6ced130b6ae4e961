import { transaction } from '@wura/database';
import { recordEvent, type Identity, type Origin, type SignedIn } from '@wura/identity/server';

/** Signs the customer out everywhere but here: what to do first about a lost phone or a strange device in the list. */
export async function endOtherSessions(
  identity: Identity,
  { number: customer, sessionId }: SignedIn,
  { address, requestId }: Origin,
): Promise<void> {
  await transaction(identity.pool, async tx => {
    const ended = await identity.sessions.endOthers(tx, { customer, sessionId });
    if (ended === 0) return;
    await recordEvent(tx, { what: 'session_revoked', customer, address, requestId, at: new Date(identity.now()) });
  });
  identity.sessions.forget(customer);
}
