import { confirmOwner, readUser, type Identity, type Origin, type Proof, type SignedIn } from '@wura/identity/server';
import type { PasskeyOptions } from '@wura/secrets/passkeys';

/** The proof first: a passkey of an attacker's own would outlast every new password. */
export async function askToAdd(
  identity: Identity,
  caller: SignedIn,
  proof: Proof,
  origin: Origin,
): Promise<PasskeyOptions> {
  await confirmOwner(identity, caller, proof, origin);
  const { id, number: customer, sessionId: session } = caller;
  const { email: account, firstname, lastname } = await readUser(identity.pool, customer);
  return identity.passkeys.askToAdd({ customer, session, publicId: id, account, name: `${firstname} ${lastname}` });
}
