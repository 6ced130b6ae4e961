import { minuteMs } from '@wura/platform/time';
import type { Pool, Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import {
  createPasskeyCeremonies,
  credentialOf,
  siteOf,
  type PasskeyAnswer,
  type PasskeyOptions,
} from '@wura/secrets/passkeys';
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

export function createPasskeys({
  pool,
  now,
  publicUrl,
}: {
  pool: Pool;
  now: () => number;
  publicUrl: string;
}): Passkeys {
  const ceremonies = createPasskeyCeremonies(siteOf(publicUrl), { name: 'Wura', goodForMs });

  async function keep(challenge: string, row: PasskeyChallenge): Promise<void> {
    await insertPasskeyChallenge(pool, { ...row, challenge, expiresAt: new Date(now() + goodForMs) });
  }

  async function requestOptions(row: PasskeyChallenge, keys: readonly PasskeyRow[]): Promise<PasskeyOptions> {
    const { options, challenge } = await ceremonies.askToSign(keys);
    await keep(challenge, row);
    return options;
  }

  const takes = (db: Queries, wanted: PasskeyChallenge) => (challenge: string) =>
    takePasskeyChallenge(db, { ...wanted, challenge, at: new Date(now()) });

  /** Whether the key signed this challenge here, with its owner's finger, face or code on the device. */
  async function check(row: PasskeyRow, answer: PasskeyAnswer, wanted: PasskeyChallenge): Promise<boolean> {
    const signed = await ceremonies.readSigned(row, answer, takes(pool, wanted));
    return signed !== undefined && notePasskeyUse(pool, { ...signed, credential: row.credential, at: new Date(now()) });
  }

  async function askFor(purpose: 'step_up' | 'unlock', { customer, session }: Asking) {
    const keys = await selectPasskeys(pool, customer);
    if (keys.length === 0) return undefined;
    return requestOptions({ purpose, customer, session, digest: null }, keys);
  }

  async function signedFor(purpose: 'step_up' | 'unlock', { customer, session }: Asking, answer: PasskeyAnswer) {
    const row = await selectPasskey(pool, credentialOf(answer));
    const wanted = { purpose, customer, session, digest: null };
    if (row?.customer !== customer || !(await check(row, answer, wanted))) throw refused();
  }

  return {
    list: selectPasskeys,

    async askToAdd({ customer, session, publicId, account, name }) {
      const known = await selectPasskeys(pool, customer);
      if (known.length >= passkeysMax) throw refuse(passkeyRefusals.too_many_passkeys);
      const { options, challenge } = await ceremonies.askToMake({ publicId, account, name }, known);
      await keep(challenge, { purpose: 'add', customer, session, digest: null });
      return options;
    },

    async add(tx, { customer, session }, { answer, name }) {
      // On the caller's own connection: callers who each hold one and wait for another wait for each other in a circle.
      const made = await ceremonies.readMade(answer, takes(tx, { purpose: 'add', customer, session, digest: null }));
      if (!made) throw refused();
      const named = { public_id: randomId('psk'), customer, name };
      const row: PasskeyRow = { ...made, ...named, created_at: new Date(now()), last_used_at: null };
      if (!(await insertPasskey(tx, row))) throw refused();
      return row;
    },

    askToSignIn: () => requestOptions({ purpose: 'sign_in', customer: null, session: null, digest: null }, []),

    async signIn(answer) {
      const row = await selectPasskey(pool, credentialOf(answer));
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
      const row = await selectPasskey(pool, credentialOf(answer));
      const wanted = { purpose: 'pay', customer, session, digest } as const;
      if (row?.customer !== customer || !(await check(row, answer, wanted))) throw refused();
    },
  };
}

const refused = (): Refused => refuse(passkeyRefusals.passkey_refused);

/** As its owner sees it, of the staff and of the customers alike. */
export function passkeyOnWire(
  row: Pick<PasskeyRow, 'public_id' | 'name' | 'created_at' | 'last_used_at' | 'is_synced'>,
) {
  return {
    id: row.public_id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    synced: row.is_synced,
  };
}
