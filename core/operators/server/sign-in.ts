import { tooManyTries, type Identity } from '@wura/identity/server';
import { passkeyRefusals } from '@wura/identity/passkey';
import { transaction, type Pool } from '@wura/database';
import type { PasskeyAnswer } from '@wura/secrets/passkeys';
import { matchingStep } from '@wura/secrets/totp';
import type { Vault } from '@wura/secrets/vault';
import { refuse } from '@wura/wire/refusals';
import { minuteMs } from '@wura/platform/time';
import { operatorRefusals } from '../contract.ts';
import { recordAct, recordAttempt } from './audit.ts';
import type { Signer, StaffPasskeys } from './passkeys.ts';
import { acceptCode, claimCodeTry, selectLogin, stillComesInBy, type LoginRow } from './queries.ts';
import type { OperatorSessions } from './sessions.ts';

export interface SignInNeeds {
  pool: Pool;
  now: () => number;
  vault: Vault;
  sessions: OperatorSessions;
  passkeys: StaffPasskeys;
  /** Whether the demonstration's operator, who has no second factor, may come in. */
  isDemoWelcome: boolean;
  passwords: Identity['passwords'];
  throttle: Identity['throttle'];
  inTurnToSignIn: Identity['inTurnToSignIn'];
}

export interface OperatorCredentials {
  email: string;
  password: string;
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

const passwordCharactersMax = 256;
const codeTriesMax = 5;
const codeWaitMs = 15 * minuteMs;

export const totpPurpose = (operatorId: string) => `totp secret of ${operatorId}`;

/** A token for the right password and a code that was never used, or a passkey; an unknown address is answered like a wrong password. */
export async function signIn(
  needs: SignInNeeds,
  given: OperatorCredentials,
  from: { address: string; requestId: string },
): Promise<string> {
  const { pool, now, sessions, throttle } = needs;
  const email = given.email.trim().toLowerCase();
  // Staff share the customers' throttle, under names that no customer can have.
  const identifier = `operator ${email}`;

  return needs.inTurnToSignIn(identifier, async () => {
    const login = await selectLogin(pool, { email, address: from.address });
    // What others try from elsewhere must not keep an operator out of where they work.
    const attempt = { account: identifier, address: from.address, isKnownHere: login?.is_known_here ?? false };
    const waitSeconds = await throttle.wait(attempt);
    if (waitSeconds > 0) throw tooManyTries(waitSeconds);

    const origin = { operator: login && { number: login.id }, ...from, at: new Date(now()) };
    if (!(await isRight(needs, login, given.password)) || !login) {
      await throttle.failed(attempt);
      await recordAttempt(pool, { what: 'sign_in_failed', subject: login?.public_id ?? 'unknown' }, origin);
      throw refuse(operatorRefusals.invalid_credentials);
    }
    const { step, key } = await checkFactor(needs, login, given, answer => needs.passkeys.signIn(answer, from));

    return transaction(pool, async tx => {
      if (!(await stillComesInBy(tx, login))) throw refuse(operatorRefusals.invalid_credentials);
      if (step !== undefined && !(await acceptCode(tx, { operator: login.id, step }))) {
        throw refuse(operatorRefusals.code_refused);
      }
      await throttle.succeeded(tx, attempt);
      await recordAct(tx, { what: 'signed_in', subject: login.public_id, why: key && byKey(key) }, origin);
      return sessions.start(tx, { operator: login.id, address: from.address });
    });
  });
}

/** The device and its owner's finger, face or code: two factors at once, so that nothing else is asked for. */
export async function signInByPasskey(
  { pool, now, sessions, passkeys, isDemoWelcome }: SignInNeeds,
  answer: PasskeyAnswer,
  from: { address: string; requestId: string },
): Promise<string> {
  const { operator, owner, key, isDemo } = await passkeys.signIn(answer, from);
  if (isDemo && !isDemoWelcome) throw refuse(passkeyRefusals.passkey_unknown);
  return transaction(pool, async tx => {
    const origin = { operator: { number: operator }, ...from, at: new Date(now()) };
    await recordAct(tx, { what: 'signed_in', subject: owner, why: byKey(key) }, origin);
    return sessions.start(tx, { operator, address: from.address });
  });
}

const byKey = (key: string) => `by passkey ${key}`;

/** What is asked for beside the right password, of each operator who has something: a code of the app, or a key of their own. */
export async function checkFactor(
  needs: Pick<SignInNeeds, 'pool' | 'now' | 'vault'>,
  login: LoginRow,
  { code, passkey }: Pick<OperatorCredentials, 'code' | 'passkey'>,
  sign: (answer: PasskeyAnswer) => Promise<Signer>,
): Promise<{ step?: number; key?: string }> {
  if (!login.totp_secret && !login.has_passkey) return {};
  if (passkey) {
    const { operator, key } = await sign(passkey);
    if (operator !== login.id) throw refuse(passkeyRefusals.passkey_unknown);
    return { key };
  }
  if (!login.totp_secret) throw refuse(operatorRefusals.two_factor_required);
  return { step: await checkCode(needs, login, code) };
}

export async function isRight(
  { passwords, isDemoWelcome }: Pick<SignInNeeds, 'passwords' | 'isDemoWelcome'>,
  login: LoginRow | undefined,
  password: string,
) {
  // A longer one is wrong whatever it is; what is hashed of it takes as long as any other try.
  const matches = await passwords.verify(login?.password_hash, password.slice(0, passwordCharactersMax));
  return matches && password.length <= passwordCharactersMax && (isDemoWelcome || !login?.is_demo);
}

/** The half minute of a right code. */
async function checkCode(
  { pool, now, vault }: Pick<SignInNeeds, 'pool' | 'now' | 'vault'>,
  { id, public_id: publicId, totp_secret: sealed }: LoginRow,
  code: string | undefined,
): Promise<number> {
  if (code === undefined || code === '') throw refuse(operatorRefusals.two_factor_required);
  const at = now();
  const claim = codeTries(id, new Date(at));
  if (!(await claimCodeTry(pool, claim))) throw tooManyTries(claim.waitSeconds);
  const step = matchingStep(vault.open(sealed!, totpPurpose(publicId)), code, at);
  if (step === undefined) throw refuse(operatorRefusals.code_refused);
  return step;
}

/** How often an operator may try a code, and how long they wait then. */
export function codeTries(operator: bigint, at: Date) {
  const waitUntil = new Date(at.getTime() + codeWaitMs);
  return { operator, at, triesMax: codeTriesMax, waitUntil, waitSeconds: codeWaitMs / 1000 };
}
