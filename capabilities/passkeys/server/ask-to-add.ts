import { passkeyRefusals } from '@wura/identity/passkey';
import {
  confirmNewFactor,
  readUser,
  type Identity,
  type Origin,
  type Proof,
  type SignedIn,
} from '@wura/identity/server';
import type { PasskeyOptions } from '@wura/secrets/passkeys';
import { refuse } from '@wura/wire/refusals';

/**
 * The proof first: a passkey of an attacker's own would outlast every new password, and pay in the PIN's place. An account
 * whose address was never confirmed may have been opened in another's name: its true owner, who comes by that address one
 * day, must not find a stranger's passkey in it.
 */
export async function askToAdd(
  identity: Identity,
  caller: SignedIn,
  proof: Proof & { pin?: string | undefined },
  origin: Origin,
): Promise<PasskeyOptions> {
  const { id, number: customer, sessionId: session } = caller;
  const { email: account, email_confirmed: isConfirmed, firstname, lastname } = await readUser(identity.pool, customer);
  if (!isConfirmed) throw refuse(passkeyRefusals.passkey_confirm_email_first);
  await confirmNewFactor(identity, caller, proof, origin);
  return identity.passkeys.askToAdd({ customer, session, publicId: id, account, name: `${firstname} ${lastname}` });
}
