import { passkeyRefusals, passkeysMax } from '@wura/identity/passkey';
import type { Pool, Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { minuteMs } from '@wura/platform/time';
import {
  createPasskeyCeremonies,
  credentialOf,
  siteOf,
  type PasskeyAnswer,
  type PasskeyOptions,
} from '@wura/secrets/passkeys';
import { refuse, type Refused } from '@wura/wire/refusals';
import { recordAttempt, type ActOrigin } from './audit.ts';
import {
  insertStaffChallenge,
  insertStaffPasskey,
  noteStaffPasskeyUse,
  selectStaffPasskey,
  selectStaffPasskeys,
  takeStaffChallenge,
  type StaffChallenge,
  type StaffPasskeyRow,
} from './passkey-queries.ts';
import type { Operator } from './sessions.ts';

type Origin = Omit<ActOrigin, 'operator' | 'at'>;

/** The passkeys of staff. They lie apart from the customers': a key of one opens nothing of the other. */
export interface StaffPasskeys {
  list(db: Queries, operator: bigint): Promise<StaffPasskeyRow[]>;
  askToAdd(operator: Operator): Promise<PasskeyOptions>;
  /** Keeps the new key, or refuses. */
  add(tx: Tx, operator: Operator, made: { answer: PasskeyAnswer; name: string }): Promise<StaffPasskeyRow>;
  /** For a sign-in: alone, or beside the password. */
  askToSignIn(): Promise<PasskeyOptions>;
  /** Whose key signed, or a refusal that says no more than that none of ours did. */
  signIn(answer: PasskeyAnswer, from: Origin): Promise<Signer>;
  /** Before something is changed. Nothing where the operator has no key to ask, or none but the one that is to go. */
  askToProve(operator: Operator, but?: string): Promise<PasskeyOptions | undefined>;
  prove(operator: Operator, answer: PasskeyAnswer, from: Origin): Promise<Signer>;
}

export interface Signer {
  operator: bigint;
  /** What the audit log calls the operator, and the key. */
  owner: string;
  key: string;
  email: string;
  isDemo: boolean;
}

const goodForMs = 5 * minuteMs;

export function createStaffPasskeys({
  pool,
  now,
  consoleUrl,
}: {
  pool: Pool;
  now: () => number;
  consoleUrl: string;
}): StaffPasskeys {
  // The name by which a device tells the console's keys from a customer's own.
  const ceremonies = createPasskeyCeremonies(siteOf(consoleUrl), { name: 'Wura console', goodForMs });

  async function keep(challenge: string, row: StaffChallenge): Promise<void> {
    const at = new Date(now());
    await insertStaffChallenge(pool, { ...row, challenge, at, until: new Date(at.getTime() + goodForMs) });
  }

  const takes = (wanted: StaffChallenge) => (challenge: string) =>
    takeStaffChallenge(pool, { ...wanted, challenge, at: new Date(now()) });

  /** What did not fit is written down: a key that was copied shows itself by a count that has fallen behind. */
  async function signed(
    answer: PasskeyAnswer,
    wanted: StaffChallenge,
    { whose, refused, from }: { whose?: bigint; refused: () => Refused; from: Origin },
  ): Promise<Signer> {
    const row = await selectStaffPasskey(pool, credentialOf(answer));
    const isTheirs = row && (whose === undefined || row.operator === whose);
    const use = isTheirs && (await ceremonies.readSigned(row, answer, takes(wanted)));
    const at = new Date(now());
    if (!use || !(await noteStaffPasskeyUse(pool, { ...use, credential: row.credential, at }))) {
      const by = whose ?? row?.operator;
      const operator = by === undefined ? undefined : { number: by };
      await recordAttempt(pool, refusedKey(row), { operator, ...from, at });
      throw refused();
    }
    return { operator: row.operator, owner: row.owner, key: row.public_id, email: row.email, isDemo: row.is_demo };
  }

  return {
    list: selectStaffPasskeys,

    async askToAdd({ id: publicId, number: operator, sessionId: session, email: account, name }) {
      const known = await selectStaffPasskeys(pool, operator);
      if (known.length >= passkeysMax) throw refuse(passkeyRefusals.too_many_passkeys);
      const { options, challenge } = await ceremonies.askToMake({ publicId, account, name }, known);
      await keep(challenge, { purpose: 'add', operator, session });
      return options;
    },

    async add(tx, { number: operator, sessionId: session }, { answer, name }) {
      const made = await ceremonies.readMade(answer, takes({ purpose: 'add', operator, session }));
      if (!made) throw notAccepted();
      const named = { public_id: randomId('opk'), operator, name };
      const row: StaffPasskeyRow = { ...made, ...named, created_at: new Date(now()), last_used_at: null };
      if (!(await insertStaffPasskey(tx, row))) throw notAccepted();
      return row;
    },

    async askToSignIn() {
      const { options, challenge } = await ceremonies.askToSign([]);
      await keep(challenge, { purpose: 'sign_in', operator: null, session: null });
      return options;
    },

    signIn: (answer, from) =>
      signed(
        answer,
        { purpose: 'sign_in', operator: null, session: null },
        { refused: () => refuse(passkeyRefusals.passkey_unknown), from },
      ),

    async askToProve({ number: operator, sessionId: session }, but) {
      const keys = (await selectStaffPasskeys(pool, operator)).filter(({ public_id: id }) => id !== but);
      if (keys.length === 0) return undefined;
      const { options, challenge } = await ceremonies.askToSign(keys);
      await keep(challenge, { purpose: 'prove', operator, session });
      return options;
    },

    prove: ({ number: operator, sessionId: session }, answer, from) =>
      signed(answer, { purpose: 'prove', operator, session }, { whose: operator, refused: notAccepted, from }),
  };
}

const notAccepted = (): Refused => refuse(passkeyRefusals.passkey_refused);

const refusedKey = (row: { owner: string; public_id: string } | undefined) => ({
  what: 'passkey_refused',
  subject: row?.owner ?? 'unknown',
  why: row?.public_id,
});
