import type { Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { Vault } from '@wura/secrets/vault';
import type { OperatorRole } from '../contract.ts';
import { recordAct } from './audit.ts';
import { totpPurpose } from './sign-in.ts';
import { unlessLastAdmin } from './staff-queries.ts';

export interface NewOperator {
  email: string;
  name: string;
  role: OperatorRole;
  passwordHash: string;
  at: Date;
}

/** The demonstration's operator, who signs in without a second factor. A second start finds the first one's. */
export async function seedOperator(tx: Tx, { email, name, role, passwordHash, at }: NewOperator): Promise<void> {
  await tx.query(
    `insert into operators.operators (public_id, email, name, role, password_hash, created_at, is_demo)
     values ($1, lower($2), $3, $4, $5, $6, true)
     on conflict (email) do nothing`,
    [randomId('opr'), email, name, role, passwordHash, at],
  );
}

/** A member of staff. False when that e-mail address has one already. */
export async function addOperator(
  tx: Tx,
  { email, name, role, passwordHash, at }: NewOperator,
  { vault, totpSecret, requestId }: { vault: Vault; totpSecret: Uint8Array; requestId: string },
): Promise<boolean> {
  const id = randomId('opr');
  const { rowCount } = await tx.query(
    `insert into operators.operators (public_id, email, name, role, password_hash, created_at, totp_secret)
     values ($1, lower($2), $3, $4, $5, $6, $7)
     on conflict (email) do nothing`,
    [id, email, name, role, passwordHash, at, vault.seal(totpSecret, totpPurpose(id))],
  );
  if (rowCount === 0) return false;
  await recordAct(tx, { what: 'operator_added', subject: id, why: role }, { at, requestId, address: '' });
  return true;
}

/**
 * They may not come in any more, and are out at once. False when no operator has that address. The last admin is refused:
 * `staff_last_admin`.
 */
export async function endOperator(
  tx: Tx,
  { email, at, requestId }: { email: string; at: Date; requestId: string },
): Promise<boolean> {
  const sql = 'select operators.end_staff_by_owner($1, $2) as ended';
  const { rows } = await unlessLastAdmin(tx.query<{ ended: string | null }>(sql, [email, at]));
  const { ended } = rows[0]!;
  if (ended === null) return false;
  await recordAct(tx, { what: 'operator_ended', subject: ended }, { at, requestId, address: '' });
  return true;
}

/** Seals anew what an older key has sealed. */
export async function resealOperators(tx: Tx, vault: Vault): Promise<number> {
  const { rows } = await tx.query<{ id: bigint; public_id: string; totp_secret: Buffer }>(
    'select id, public_id, totp_secret from operators.operators where totp_secret is not null for update',
  );
  const stale = rows.filter(({ totp_secret }) => !vault.isFresh(totp_secret));
  for (const { id, public_id, totp_secret } of stale) {
    const purpose = totpPurpose(public_id);
    const sealed = vault.seal(vault.open(totp_secret, purpose), purpose);
    await tx.query('update operators.operators set totp_secret = $2 where id = $1', [id, sealed]);
  }
  return stale.length;
}
