import { transaction } from '@wura/database';
import {
  beginCoolingOff,
  recordEvent,
  refuseOut,
  type Identity,
  type Origin,
  type Passkeys,
  type SignedIn,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { PasskeyAnswer } from '@wura/secrets/passkeys';
import { passkeyAdded } from './notices.ts';

/** Less may leave for a day, as with every new way in. */
export async function addPasskey(
  { now, passkeys, pool, sessions }: Identity,
  caller: SignedIn,
  { name, credential: answer }: { name: string; credential: PasskeyAnswer },
  { address, requestId }: Origin,
): Promise<Awaited<ReturnType<Passkeys['list']>>[number]> {
  const { number: customer, sessionId: session } = caller;
  const added = await transaction(pool, async tx => {
    const at = new Date(now());
    // The row of the customer first: a lock, or a new password, comes before this and refuses it; a lock that comes after it
    // removes the passkey.
    await beginCoolingOff(tx, { customer, at });
    await refuseOut(tx, caller);
    const row = await passkeys.add(tx, { customer, session }, { answer, name });
    await recordEvent(tx, { what: 'passkey_added', customer, address, requestId, at });
    await notify(tx, { customer, what: passkeyAdded, facts: { name }, at });
    return row;
  });
  sessions.forget(customer);
  return added;
}
