import type { Tx } from '@wura/database';
import { beginCoolingOff, noteDevice, recordEvent, refuseLocked, type Identity } from '@wura/identity/server';
import type { Visitor } from '@wura/identity/server/ports';
import { notify } from '@wura/notices/server';
import { newDevice } from './notices.ts';

/** The customer has proved all there is to prove: a session, and a word to its owner where the device is new. */
export async function letIn(
  tx: Tx,
  { sessions }: Pick<Identity, 'sessions'>,
  { customer, isRemembered, at }: { customer: bigint; isRemembered: boolean; at: Date },
  { address, requestId, userAgent, device }: Visitor,
): Promise<string> {
  await refuseLocked(tx, customer);
  const isNew = await noteDevice(tx, { customer, token: device, address, userAgent, at });
  await recordEvent(tx, { what: 'signed_in', customer, address, requestId, at });
  if (isNew) {
    await notify(tx, { customer, what: newDevice, facts: { address, at }, at });
    await beginCoolingOff(tx, { customer, at });
  }
  return sessions.start(tx, { customer, isRemembered, address, userAgent, device });
}
