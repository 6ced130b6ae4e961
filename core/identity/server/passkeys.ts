import { minuteMs } from '@wura/platform/time';
import { isIP } from 'node:net';
import type { Pool, Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { refuse, type Refused } from '@wura/wire/refusals';
import { passkeyRefusals, passkeysMax } from '../passkey.ts';
import {
  insertPasskey,
  insertPasskeyChallenge,
  notePasskeyUse,
  selectPasskey,
  selectPasskeys,
  takePasskeyChallenge,
  type PasskeyChallenge,
  type PasskeyRow,
} from './passkey-queries.ts';

/** What a browser hands to the device, and what it hands back: opaque here, because the standard's library reads both. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/** Whose session it is that asks. */
export interface Asking {
  customer: bigint;
  session: string;
}

export interface Passkeys {
  list(db: Queries, customer: bigint): Promise<PasskeyRow[]>;
  askToAdd(who: Asking & { publicId: string; account: string; name: string }): Promise<PasskeyOptions>;
  /** Keeps the new key, or refuses. */
  add(tx: Tx, who: Asking, added: { answer: PasskeyAnswer; name: string }): Promise<PasskeyRow>;
  askToSignIn(): Promise<PasskeyOptions>;
  /** Whose key signed, or a refusal that says no more than that none of ours did. */
  signIn(answer: PasskeyAnswer): Promise<bigint>;
  /** Nothing where the customer has no key to ask. */
  askToPay(who: Asking, digest: Buffer): Promise<PasskeyOptions | undefined>;
  /** For what makes the account less safe; nothing where the customer has no key to ask. */
  askToStepUp(who: Asking): Promise<PasskeyOptions | undefined>;
  /** Signed in this session for that and nothing else, or refused. */
  stepUp(who: Asking, answer: PasskeyAnswer): Promise<void>;
  /** For a session that was locked; nothing where the customer has no key to ask. */
  askToUnlock(who: Asking): Promise<PasskeyOptions | undefined>;
  /** Signed in this session to open it again, or refused. */
  unlock(who: Asking, answer: PasskeyAnswer): Promise<void>;
  /** Right for exactly this payment in this session, or refused. */
  confirmPayment(who: Asking, confirmed: { answer: PasskeyAnswer; digest: Buffer }): Promise<void>;
}

const goodForMs = 5 * minuteMs;

/** Where passkeys are good: a name, never a number, so an installation without a name of its own is known as localhost. */
export function siteOf(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl);
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

export function createPasskeys({
  pool,
  now,
  publicUrl,
}: {
  pool: Pool;
  now: () => number;
  publicUrl: string;
}): Passkeys {
  const site = siteOf(publicUrl);

  async function keep(challenge: string, row: PasskeyChallenge): Promise<void> {
    await insertPasskeyChallenge(pool, { ...row, challenge, expiresAt: new Date(now() + goodForMs) });
  }

  async function requestOptions(row: PasskeyChallenge, keys: readonly PasskeyRow[]): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await standard();
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      userVerification: 'required',
      timeout: goodForMs,
      ...(keys.length > 0 && { allowCredentials: keys.map(asDescriptor) }),
    });
    await keep(options.challenge, row);
    return asJson(options);
  }

  /** Takes the challenge out. Said apart from what the answer is worth: a database that fails is no wrong answer. */
  function takes(wanted: PasskeyChallenge) {
    let failure: unknown;
    return {
      expectedChallenge: async (challenge: string) => {
        try {
          return await takePasskeyChallenge(pool, { ...wanted, challenge, at: new Date(now()) });
        } catch (error) {
          failure = error;
          return false;
        }
      },
      /** Anything but a proper answer makes the library throw, each time something else. */
      unlessBroken: () => {
        if (failure !== undefined) throw failure;
        return undefined;
      },
    };
  }

  /** Whether the key signed this challenge here, with its owner's finger, face or code on the device. */
  async function check(row: PasskeyRow, answer: PasskeyAnswer, wanted: PasskeyChallenge): Promise<boolean> {
    const { verifyAuthenticationResponse } = await standard();
    const { expectedChallenge, unlessBroken } = takes(wanted);
    const verified = await verifyAuthenticationResponse({
      response: answer as never,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: row.credential,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
      },
    }).catch(unlessBroken);
    if (!verified?.verified) return false;
    const { newCounter: counter, credentialBackedUp: isSynced } = verified.authenticationInfo;
    return notePasskeyUse(pool, { credential: row.credential, counter, isSynced, at: new Date(now()) });
  }

  async function askFor(purpose: 'step_up' | 'unlock', { customer, session }: Asking) {
    const keys = await selectPasskeys(pool, customer);
    if (keys.length === 0) return undefined;
    return requestOptions({ purpose, customer, session, digest: null }, keys);
  }

  async function signedFor(purpose: 'step_up' | 'unlock', { customer, session }: Asking, answer: PasskeyAnswer) {
    const row = await selectPasskey(pool, idOf(answer));
    const wanted = { purpose, customer, session, digest: null };
    if (row?.customer !== customer || !(await check(row, answer, wanted))) throw refused();
  }

  return {
    list: selectPasskeys,

    async askToAdd({ customer, session, publicId, account, name }) {
      const { generateRegistrationOptions } = await standard();
      const known = await selectPasskeys(pool, customer);
      if (known.length >= passkeysMax) throw refuse(passkeyRefusals.too_many_passkeys);
      const options = await generateRegistrationOptions({
        rpName: 'Wura',
        rpID: site.id,
        userName: account,
        userDisplayName: name,
        // Handed back at each sign-in, to whoever holds the device: it says nothing of its owner.
        userID: new TextEncoder().encode(publicId),
        attestationType: 'none',
        supportedAlgorithmIDs,
        timeout: goodForMs,
        excludeCredentials: known.map(asDescriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keep(options.challenge, { purpose: 'add', customer, session, digest: null });
      return asJson(options);
    },

    async add(tx, { customer, session }, { answer, name }) {
      const { verifyRegistrationResponse } = await standard();
      const at = new Date(now());
      const { expectedChallenge, unlessBroken } = takes({ purpose: 'add', customer, session, digest: null });
      const info = await verifyRegistrationResponse({
        response: answer as never,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).then(({ registrationInfo }) => registrationInfo, unlessBroken);
      if (!info) throw refused();
      const { credential, credentialBackedUp } = info;
      const row: PasskeyRow = {
        credential: credential.id,
        public_id: randomId('psk'),
        customer,
        public_key: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: (credential.transports ?? []).slice(0, 8).map(each => each.slice(0, 20)),
        is_synced: credentialBackedUp,
        name,
        created_at: at,
        last_used_at: null,
      };
      if (!(await insertPasskey(tx, row))) throw refused();
      return row;
    },

    askToSignIn: () => requestOptions({ purpose: 'sign_in', customer: null, session: null, digest: null }, []),

    async signIn(answer) {
      const row = await selectPasskey(pool, idOf(answer));
      const wanted = { purpose: 'sign_in', customer: null, session: null, digest: null } as const;
      if (row && (await check(row, answer, wanted))) return row.customer;
      throw refuse(passkeyRefusals.passkey_unknown);
    },

    async askToPay({ customer, session }, digest) {
      const keys = await selectPasskeys(pool, customer);
      if (keys.length === 0) return undefined;
      return requestOptions({ purpose: 'pay', customer, session, digest }, keys);
    },

    askToStepUp: who => askFor('step_up', who),
    stepUp: (who, answer) => signedFor('step_up', who, answer),
    askToUnlock: who => askFor('unlock', who),
    unlock: (who, answer) => signedFor('unlock', who, answer),

    async confirmPayment({ customer, session }, { answer, digest }) {
      const row = await selectPasskey(pool, idOf(answer));
      const wanted = { purpose: 'pay', customer, session, digest } as const;
      if (row?.customer !== customer || !(await check(row, answer, wanted))) throw refused();
    },
  };
}

/** Ed25519, ECDSA with P-256 and RSA: between them, every device there is. */
const supportedAlgorithmIDs = [-8, -7, -257];

const refused = (): Refused => refuse(passkeyRefusals.passkey_refused);

/** Read when it is first needed: it is large, and most processes of a start never meet a passkey. */
const standard = () => import('@simplewebauthn/server');

const asDescriptor = ({ credential, transports }: PasskeyRow) => ({
  id: credential,
  transports: transports as never[],
});

const asJson = (options: object): PasskeyOptions => options as PasskeyOptions;

/** What a device says is its own, which may be anything. */
function idOf({ id }: Readonly<Record<string, unknown>>): string {
  return typeof id === 'string' ? id : '';
}
