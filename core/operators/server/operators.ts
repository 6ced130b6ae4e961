import type { Tx } from '@wura/platform/database';
import { randomId } from '@wura/platform/identifiers';

/** `support` reads and replies, `compliance` decides on identities, `finance` on money, `admin` on operators. */
export type OperatorRole = 'support' | 'compliance' | 'finance' | 'admin';

export interface NewOperator {
  email: string;
  name: string;
  role: OperatorRole;
  passwordHash: string;
  at: Date;
}

/** Adds the operator unless that e-mail address has one already: a second start finds the first one's. */
export async function seedOperator(tx: Tx, { email, name, role, passwordHash, at }: NewOperator): Promise<void> {
  await tx.query(
    `insert into operators.operators (public_id, email, name, role, password_hash, created_at)
     values ($1, lower($2), $3, $4, $5, $6)
     on conflict (email) do nothing`,
    [randomId('opr'), email, name, role, passwordHash, at],
  );
}
