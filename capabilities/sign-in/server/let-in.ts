import type { Tx } from '@wura/database';
import { beginCoolingOff, noteDevice, recordEvent, refuseLocked, type Identity } from '@wura/identity/server';
import type { Visitor } from '@wura/identity/server/ports';
import { notify } from '@wura/notices/server';
import { refuse, type Refusal } from '@wura/wire/refusals';
import { newDevice } from './notices.ts';

interface Proven {
  customer: bigint;
  isRemembered: boolean;
  at: Date;
  /**
   * The password that was right, as it is kept, and what is said where it is another one by now. To compare it takes a moment,
   * in which its owner may change it and end every session: a thief who knows the former one begins none after that. None: no
   * password was asked for.
   */
  password?: { hash: string; otherwise: Refusal };
}

/** The customer has proved all there is to prove: a session, and a word to its owner where the device is new. */
export async function letIn(
  tx: Tx,
  { sessions }: Pick<Identity, 'sessions'>,
  { customer, isRemembered, at, password }: Proven,
  { address, requestId, userAgent, device }: Visitor,
): Promise<string> {
  const present = await refuseLocked(tx, customer);
  if (password && password.hash !== present) throw refuse(password.otherwise);
  const isNew = await noteDevice(tx, { customer, token: device, address, userAgent, at });
  await recordEvent(tx, { what: 'signed_in', customer, address, requestId, at });
  if (isNew) {
    await notify(tx, { customer, what: newDevice, facts: { address, at }, at });
    await beginCoolingOff(tx, { customer, at });
  }
  return sessions.start(tx, { customer, isRemembered, address, userAgent, device });
}
