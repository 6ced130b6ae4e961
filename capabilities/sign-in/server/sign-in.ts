import { identityRefusals } from '@wura/identity/contract';
import { passwordCharactersMax } from '@wura/identity/rules';
import { secondFactorRefusals } from '@wura/identity/second-factor';
import {
  beginChallenge,
  namesMeant,
  recordEvent,
  selectLogin,
  tooManyTries,
  type Identity,
} from '@wura/identity/server';
import { transaction } from '@wura/database';
import { refuse } from '@wura/wire/refusals';
import { charactersIn } from '@wura/wire/plain-text';
import type { Visitor } from '@wura/identity/server/ports';
import { letIn } from './let-in.ts';

export interface Credentials {
  identifier: string;
  password: string;
  remember?: boolean | undefined;
}

/**
 * A token for the right password, or the question for the second factor; otherwise the same answer, after the same work, whether or not a customer is known by
 * the identifier.
 */
export async function signIn(
  identity: Identity,
  { identifier, password, remember }: Credentials,
  visitor: Visitor,
): Promise<string> {
  const { address, requestId, device } = visitor;
  const { passwords, pool, secondFactor, throttle } = identity;
  const names = namesMeant(identifier);
  const login = await selectLogin(pool, { names, address, device });
  // One budget for an account, by whichever of its names it is called.
  const account = login ? `account ${login.customer}` : (names.at(-1) ?? identifier.trim());
  const attempt = {
    account,
    address,
    isKnownHere: login?.is_known_here ?? false,
    knownDevice: login?.is_known_device ? device : undefined,
  };

  return identity.inTurnToSignIn(account, async () => {
    const waitSeconds = await throttle.wait(attempt);
    if (waitSeconds > 0) throw tooManyTries(waitSeconds);

    const at = new Date(identity.now());
    if (!(await isRight(login?.password_hash)) || !login) {
      await throttle.failed(attempt);
      await recordEvent(pool, { what: 'sign_in_failed', customer: login?.customer ?? null, address, requestId, at });
      throw refuse(identityRefusals.invalid_credentials);
    }
    const { customer, password_hash: passwordHash } = login;
    const isRemembered = remember ?? false;
    if (await secondFactor.isOn(pool, customer)) {
      const challenge = await transaction(pool, tx => beginChallenge(tx, { customer, passwordHash, isRemembered, at }));
      // Committed by now: the refusal is how the other step is asked for.
      throw refuse(secondFactorRefusals.two_factor_required, { body: { challenge } });
    }
    return transaction(pool, async tx => {
      await throttle.succeeded(tx, attempt);
      const proven = { hash: passwordHash, otherwise: identityRefusals.invalid_credentials };
      return letIn(tx, identity, { customer, isRemembered, at, password: proven }, visitor);
    });
  });

  async function isRight(hash: string | undefined): Promise<boolean> {
    // No password is longer than this, so a longer one is wrong; hashing its beginning takes as long as any other try.
    const isPossible = charactersIn(password) <= passwordCharactersMax;
    const matches = await passwords.verify(hash, isPossible ? password : password.slice(0, passwordCharactersMax));
    return matches && isPossible;
  }
}
