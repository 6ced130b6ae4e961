import { identityRefusals } from '@wura/identity/contract';
import { passwordCharactersMax } from '@wura/identity/rules';
import {
  beginCoolingOff,
  namesMeant,
  noteDevice,
  recordEvent,
  selectLogin,
  type Identity,
  type Origin,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { transaction } from '@wura/database';
import { commonReasons } from '@wura/wire/faults';
import { say } from '@wura/wire/phrases';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { newDevice } from './notices.ts';

export interface Credentials {
  identifier: string;
  password: string;
  remember?: boolean | undefined;
}

/**
 * A token for the right password; otherwise the same answer, after the same work, whether or not a customer is known by
 * the identifier.
 */
export async function signIn(
  identity: Identity,
  { identifier, password, remember }: Credentials,
  { address, requestId, userAgent, device }: Origin & { userAgent: string; device: string },
): Promise<string> {
  const { passwords, pool, sessions, throttle } = identity;
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
    return transaction(pool, async tx => {
      const { customer } = login;
      await throttle.succeeded(tx, attempt);
      const isNew = await noteDevice(tx, { customer, token: device, address, userAgent, at });
      await recordEvent(tx, { what: 'signed_in', customer, address, requestId, at });
      if (isNew) {
        await notify(tx, { customer, what: newDevice, facts: { address, at }, at });
        await beginCoolingOff(tx, { customer, at });
      }
      return sessions.start(tx, { customer, isRemembered: remember ?? false, address, userAgent });
    });
  });

  async function isRight(hash: string | undefined): Promise<boolean> {
    // No password is longer than this, so a longer one is wrong; hashing its beginning takes as long as any other try.
    const isPossible = [...password].length <= passwordCharactersMax;
    const matches = await passwords.verify(hash, isPossible ? password : password.slice(0, passwordCharactersMax));
    return matches && isPossible;
  }
}

function tooManyTries(waitSeconds: number) {
  return refuse(commonRefusals.too_many_requests, {
    reason: say(commonReasons.too_many_tries, { minutes: Math.ceil(waitSeconds / 60) }),
    retryAfterSeconds: waitSeconds,
  });
}
