import { recordEvent, type Identity, type Origin, type SignedIn } from '@wura/identity/server';
import { transaction } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';

/** Ends one of the customer's own sessions, here or elsewhere. A stranger's is as unknown as one that never was. */
export async function endSession(
  identity: Identity,
  { caller, sessionId }: { caller: SignedIn; sessionId: string },
  { address, requestId }: Origin,
): Promise<void> {
  const customer = caller.number;
  const what = sessionId === caller.sessionId ? 'signed_out' : 'session_revoked';
  await transaction(identity.pool, async tx => {
    if (!(await identity.sessions.end(tx, { customer, sessionId }))) throw refuse(commonRefusals.not_found);
    await recordEvent(tx, { what, customer, address, requestId, at: new Date(identity.now()) });
  });
  identity.sessions.forget(customer);
}
