import { hash } from 'node:crypto';
import { transaction, type Pool } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import { insertApiKey } from '../server/api-keys.ts';
import { newKeyToken } from '../server/key-tokens.ts';

/** A key of this customer's that reads, as an attacker makes one who has come in; answers its token. */
export async function makeApiKey(pool: Pool, { customer, at }: { customer: bigint; at: Date }): Promise<string> {
  const token = newKeyToken('test');
  await transaction(pool, tx =>
    insertApiKey(tx, {
      id: randomId('key'),
      customer,
      tokenHash: hash('sha256', token, 'buffer'),
      name: 'Till',
      ending: token.slice(-4),
      scopes: ['read'],
      perPaymentMinor: 0n,
      perDayMinor: 0n,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 30 * dayMs),
    }),
  );
  return token;
}
