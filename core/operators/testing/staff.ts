import pg from 'pg';
import { randomBytes } from '@wura/testkit/random';
import type { Identity } from '@wura/identity/server';
import { transaction, type Pool } from '@wura/database';
import { unlimited } from '@wura/http/rate-limit';
import { createVault, type Vault } from '@wura/secrets/vault';
import type { FastifyInstance } from 'fastify';
import type { OperatorRole } from '../contract.ts';
import { seedOperator } from '../server/add-operator.ts';
import { openOperators, type Operators } from '../server/operators.ts';

export const testVault: Vault = createVault({ masterKey: Buffer.alloc(32, 7) });

const actsMax = 3;

/** Staff beside the customers of a test's application. */
export function openStaff(options: { app: FastifyInstance; identity: Identity; isDemoWelcome?: boolean }): Operators {
  const { app, identity, isDemoWelcome = true } = options;
  const { pool, now } = identity;
  const acts = new pg.Pool({ ...pool.options, max: actsMax });
  app.addHook('onClose', () => acts.end());
  const needs = { limiter: unlimited, strict: true, vault: testVault, isDemoWelcome };
  return openOperators({ app, pool, acts, now, identity, ...needs });
}

/** An operator of this role, signed in without going through the route. */
export async function openOperator({
  database,
  sessions,
  role,
}: {
  database: { pool(role: 'wura_owner'): Pool };
  sessions: Operators['sessions'];
  role: OperatorRole;
}): Promise<{ token: string; email: string }> {
  const email = `${role}.${randomBytes(5).toString('hex')}@wura.example`;
  const passwordHash = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$nobody';
  const token = await transaction(database.pool('wura_owner'), async tx => {
    await seedOperator(tx, { email, name: `Test ${role}`, role, passwordHash, at: new Date() });
    const { rows } = await tx.query<{ id: bigint }>('select id from operators.operators where email = $1', [email]);
    return sessions.start(tx, { operator: rows[0]!.id, address: '10.0.0.1' });
  });
  return { token, email };
}
