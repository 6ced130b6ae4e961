import { randomBytes } from 'node:crypto';
import { addOperator, endOperator } from '@wura/operators/server';
import { operatorRoles, staffRefusals, type OperatorRole } from '@wura/operators/contract';
import type { Config } from './config.ts';
import { createPool, transaction, type Tx } from '@wura/database';
import { totpAddress, totpSecretBytes } from '@wura/secrets/totp';
import { Refused } from '@wura/wire/refusals';
import { openIdentity } from './open-identity.ts';
import { openVault } from './open-vault.ts';

// The first members of staff are let in from the machine itself, because no operator is there yet who could let them in.

const requestId = 'command-line';

/** What a new member of staff needs to sign in; neither is kept where it could be read again. */
export interface NewStaff {
  password: string;
  /** For the authenticator app. */
  totpAddress: string;
}

export async function addStaff(
  config: Config,
  { email, role, name }: { email: string; role: string; name: string },
): Promise<NewStaff> {
  if (!isRole(role)) throw new Error(`a role is one of ${operatorRoles.join(', ')}`);
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || name === '') throw new Error('staff need an e-mail address and a name');
  const password = randomBytes(15).toString('base64url');
  const totpSecret = randomBytes(totpSecretBytes);
  await withIdentity(config, async (identity, run) => {
    const person = { email, name, role, passwordHash: await identity.passwords.hash(password), at: new Date() };
    const vault = openVault(config);
    const isNew = await run(tx => addOperator(tx, person, { vault, totpSecret, requestId }));
    if (!isNew) throw new Error(`${email} is staff already, or was`);
  });
  return { password, totpAddress: totpAddress(totpSecret, { issuer: 'Wura', account: email }) };
}

export async function endStaff(config: Config, email: string): Promise<void> {
  await withIdentity(config, async (_identity, run) => {
    const isEnded = await run(tx => endOperator(tx, { email, at: new Date(), requestId })).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.refusal.code !== staffRefusals.staff_last_admin.code) throw error;
      const remedy = 'let another in first, by `npm run staff -- add <e-mail> admin <name>`';
      throw new Error(`${email} is the last admin, without whom nobody could let anybody in: ${remedy}`, {
        cause: error,
      });
    });
    if (!isEnded) throw new Error(`${email} is not staff`);
  });
}

const isRole = (text: string): text is OperatorRole => (operatorRoles as readonly string[]).includes(text);

type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

async function withIdentity(
  config: Config,
  work: (identity: ReturnType<typeof openIdentity>, run: Run) => Promise<void>,
): Promise<void> {
  const pool = createPool({ url: config.databaseUrl!, role: 'wura_owner', max: 2, applicationName: 'wura-staff' });
  const identity = openIdentity({ config, pool, now: Date.now });
  try {
    await work(identity, inTransaction => transaction(pool, inTransaction));
  } finally {
    await identity.close();
    await pool.end();
  }
}
