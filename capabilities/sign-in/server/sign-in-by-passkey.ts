import { transaction } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import type { Visitor } from '@wura/identity/server/ports';
import type { PasskeyAnswer } from '@wura/secrets/passkeys';
import { letIn } from './let-in.ts';

/** The device and its owner's finger or face: two factors at once, so that no code is asked for. */
export async function signInByPasskey(
  identity: Identity,
  { credential, remember: isRemembered = false }: { credential: PasskeyAnswer; remember?: boolean | undefined },
  visitor: Visitor,
): Promise<string> {
  const customer = await identity.passkeys.signIn(credential);
  const at = new Date(identity.now());
  return transaction(identity.pool, tx => letIn(tx, identity, { customer, isRemembered, at }, visitor));
}
