import { transaction } from '@wura/database';
import {
  confirmOwner,
  deletePasskey,
  recordEvent,
  refuseOut,
  type Identity,
  type Origin,
  type Proof,
  type SignedIn,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { passkeyRemoved } from './notices.ts';

/** A stranger's passkey is as unknown as one that never was. */
export async function removePasskey(
  identity: Identity,
  caller: SignedIn,
  { id: publicId, proof }: { id: string; proof: Proof },
  origin: Origin,
): Promise<void> {
  const { now, passkeys, pool } = identity;
  const customer = caller.number;
  const own = await passkeys.list(pool, customer);
  if (!own.some(({ public_id }) => public_id === publicId)) throw refuse(commonRefusals.not_found);
  await confirmOwner(identity, caller, proof, origin);
  await transaction(pool, async tx => {
    const at = new Date(now());
    const { address, requestId } = origin;
    await refuseOut(tx, caller);
    const name = await deletePasskey(tx, { customer, publicId });
    if (name === undefined) throw refuse(commonRefusals.not_found);
    await recordEvent(tx, { what: 'passkey_removed', customer, address, requestId, at });
    await notify(tx, { customer, what: passkeyRemoved, facts: { name }, at });
  });
}
