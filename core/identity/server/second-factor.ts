import { minuteMs } from '@wura/platform/time';
import { hash, randomBytes } from 'node:crypto';
import type { Pool, Queries, Tx } from '@wura/database';
import { matchingStep, totpAddress, totpSecretBytes, totpSecretText } from '@wura/secrets/totp';
import type { Vault } from '@wura/secrets/vault';
import { refuse, refuseFields, type Refused } from '@wura/wire/refusals';
import {
  backupCodeCharacters,
  backupCodeLetters,
  cleanSecondFactorCode,
  isAppCode,
  secondFactorFaults,
  secondFactorRefusals,
} from '../second-factor.ts';
import { customerVault } from './customer-vault.ts';
import {
  confirmAuthenticator,
  countBackupCodes,
  deleteSecondFactor,
  insertAuthenticator,
  replaceBackupCodes,
  selectAuthenticator,
  spendBackupCode,
  spendStep,
} from './second-factor-queries.ts';

/** What a customer proves besides the password: a code of an authenticator app, or one from the paper. */
export interface SecondFactor {
  isOn(db: Queries, customer: bigint): Promise<boolean>;
  read(customer: bigint): Promise<{ since: Date | null; backupCodesLeft: number }>;
  /** A secret for the app. It asks for nothing before a code of it was given. */
  begin(tx: Tx, of: { customer: bigint; account: string; issuer: string }): Promise<NewSecret>;
  /** Turns it on with the first code, and answers the backup codes, which exist nowhere else from now on. */
  confirm(tx: Tx, of: { customer: bigint; code: string }): Promise<string[]>;
  /** Uses a code up, and says which kind it was; none: it is wrong, or was used before. */
  spend(tx: Tx, of: { customer: bigint; code: string }): Promise<'app' | 'backup' | undefined>;
  /** Only a code from the paper: six digits can be guessed, by an attacker who may ask without a session. */
  spendBackup(tx: Tx, of: { customer: bigint; code: string }): Promise<boolean>;
  /** Those before them are worth nothing any more. */
  renewBackupCodes(tx: Tx, customer: bigint): Promise<string[]>;
  turnOff(tx: Tx, customer: bigint): Promise<void>;
}

export interface NewSecret {
  /** As the app takes it where no camera can read it. */
  secret: string;
  /** As a QR code holds it. */
  address: string;
}

const setUpWithinMs = 30 * minuteMs;
const backupCodesAtOnce = 10;

export function createSecondFactor({
  pool,
  vault,
  now,
}: {
  pool: Pool;
  vault: Vault;
  now: () => number;
}): SecondFactor {
  const open = async (db: Queries, customer: bigint, secret: Buffer) =>
    (await customerVault(db, vault, customer)).open(secret, purposeOf(customer));

  return {
    async isOn(db, customer) {
      return Boolean((await selectAuthenticator(db, customer))?.confirmed_at);
    },

    async read(customer) {
      const since = (await selectAuthenticator(pool, customer))?.confirmed_at ?? null;
      return { since, backupCodesLeft: since ? await countBackupCodes(pool, customer) : 0 };
    },

    async begin(tx, { customer, account, issuer }) {
      const secret = randomBytes(totpSecretBytes);
      const own = await customerVault(tx, vault, customer);
      const row = { customer, secret: own.seal(secret, purposeOf(customer)), at: new Date(now()) };
      if (!(await insertAuthenticator(tx, row))) throw refuse(secondFactorRefusals.two_factor_on);
      return { secret: totpSecretText(secret), address: totpAddress(secret, { issuer, account }) };
    },

    async confirm(tx, { customer, code }) {
      const row = await selectAuthenticator(tx, customer);
      if (row?.confirmed_at) throw refuse(secondFactorRefusals.two_factor_on);
      if (!row || now() - row.created_at.getTime() > setUpWithinMs) throw refuse(secondFactorRefusals.set_up_expired);
      const step = matchingStep(await open(tx, customer, row.secret), cleanSecondFactorCode(code), now());
      if (step === undefined) throw wrongCode();
      const isFirst = await confirmAuthenticator(tx, { customer, secret: row.secret, step, at: new Date(now()) });
      if (!isFirst) throw refuse(secondFactorRefusals.two_factor_on);
      return writeBackupCodes(tx, customer);
    },

    async spend(tx, { customer, code: typed }) {
      const code = cleanSecondFactorCode(typed);
      const row = await selectAuthenticator(tx, customer);
      if (!row?.confirmed_at) return undefined;
      if (!isAppCode(code)) {
        const digest = backupDigest(customer, code);
        return (await spendBackupCode(tx, { customer, digest, at: new Date(now()) })) ? 'backup' : undefined;
      }
      const { secret } = row;
      const step = matchingStep(await open(tx, customer, secret), code, now());
      return step !== undefined && (await spendStep(tx, { customer, secret, step })) ? 'app' : undefined;
    },

    async spendBackup(tx, { customer, code }) {
      const digest = backupDigest(customer, cleanSecondFactorCode(code));
      return spendBackupCode(tx, { customer, digest, at: new Date(now()) });
    },

    renewBackupCodes: writeBackupCodes,
    turnOff: deleteSecondFactor,
  };
}

/** Bound to the customer: a secret copied to another row opens nothing there. */
export const purposeOf = (customer: bigint) => `totp secret of customer ${customer}`;

export const wrongCode = (): Refused => refuseFields({ code: secondFactorFaults.second_factor_code_wrong });

async function writeBackupCodes(tx: Tx, customer: bigint): Promise<string[]> {
  const codes = Array.from({ length: backupCodesAtOnce }, newBackupCode);
  await replaceBackupCodes(tx, { customer, digests: codes.map(code => backupDigest(customer, code)) });
  return codes.map(code => code.match(/.{4}/g)!.join('-'));
}

/** Five bits a letter, each byte's lowest. */
function newBackupCode(): string {
  return [...randomBytes(backupCodeCharacters)].map(byte => backupCodeLetters[byte & 31]).join('');
}

const backupDigest = (customer: bigint, code: string) => hash('sha256', `backup code ${customer} ${code}`, 'buffer');
