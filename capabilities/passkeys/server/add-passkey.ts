import { transaction } from '@wura/database';
import {
  beginCoolingOff,
  recordEvent,
  refuseLocked,
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
  { number: customer, sessionId: session }: SignedIn,
  { name, credential: answer }: { name: string; credential: PasskeyAnswer },
  { address, requestId }: Origin,
): Promise<Awaited<ReturnType<Passkeys['list']>>[number]> {
  const added = await transaction(pool, async tx => {
    const at = new Date(now());
    // The row of the customer first: a lock comes before this and refuses it, or after it and removes the passkey.
    await beginCoolingOff(tx, { customer, at });
    await refuseLocked(tx, customer);
    const row = await passkeys.add(tx, { customer, session }, { answer, name });
    await recordEvent(tx, { what: 'passkey_added', customer, address, requestId, at });
    await notify(tx, { customer, what: passkeyAdded, facts: { name }, at });
    return row;
  });
  sessions.forget(customer);
  return added;
}
