import { transaction, type Pool } from '@wura/database';
import type { OperatorRole } from '@wura/operators/contract';
import { seedOperator } from '@wura/operators/server';
import { randomBytes } from '@wura/testkit/random';
import { hash } from '@node-rs/argon2';
import type { TestProduct } from './test-product.ts';

/** The token of an operator of this role, who has signed in as staff do. */
export async function newOperator(
  { database, product }: { database: { pool(role: 'none'): Pool }; product: TestProduct },
  role: OperatorRole,
): Promise<string> {
  const email = `${role}.${randomBytes(4).toString('hex')}@wura.example`;
  const password = 'Palm-Wine-7';
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  await transaction(database.pool('none'), tx =>
    seedOperator(tx, { email, name: role, role, passwordHash, at: new Date() }),
  );
  const { body } = await product.call('POST', '/api/operator/login', { body: { email, password } });
  return body.token;
}
