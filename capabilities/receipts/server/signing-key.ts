import { randomBytes } from 'node:crypto';
import { transaction, type Pool, type Tx } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';

const purpose = 'receipts signing key';

/** The key of this installation's receipts, made when the first one is asked for. */
export async function readSigningKey(pool: Pool, vault: Vault): Promise<Buffer> {
  const sealed = (await select(pool)) ?? (await transaction(pool, tx => make(tx, vault)));
  return vault.open(sealed, purpose);
}

/** Seals it anew when an older key has sealed it; the key itself, and so every code, stays what it was. */
export async function resealSigningKey(tx: Tx, vault: Vault): Promise<number> {
  const sealed = await select(tx);
  if (!sealed || vault.isFresh(sealed)) return 0;
  await tx.query('update receipts.signing_key set sealed = $1', [vault.seal(vault.open(sealed, purpose), purpose)]);
  return 1;
}

/** Of two processes that make one at once, the first one's is the key. */
async function make(tx: Tx, vault: Vault): Promise<Buffer> {
  const sealed = vault.seal(randomBytes(32), purpose);
  await tx.query('insert into receipts.signing_key (sealed) values ($1) on conflict (id) do nothing', [sealed]);
  return (await select(tx))!;
}

async function select(db: Pick<Pool | Tx, 'query'>): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ sealed: Buffer }>('select sealed from receipts.signing_key');
  return rows[0]?.sealed;
}
