import { createHash } from 'node:crypto';
import { enqueue } from '@wura/jobs';
import { transaction, type Pool } from '@wura/database';
import type { ProviderEvent } from './ports.ts';

/**
 * Keeps it, once for each wording, and makes us ask. The word itself is never believed: what it says may be late, out of
 * order, repeated, or another's.
 */
export async function receiveWebhook(pool: Pool, told: ProviderEvent, raw: Buffer): Promise<void> {
  const { provider, event, reference, job } = told;
  const digest = createHash('sha256').update(raw).digest();
  await transaction(
    pool,
    async tx => {
      await tx.query(
        `insert into provider_payments.webhook as w (provider, event, reference, digest) values ($1, $2, $3, $4)
         on conflict (provider, digest) do update set times = w.times + 1`,
        [provider, event, reference, digest],
      );
      if (job) await enqueue(tx, { kind: job, subject: reference });
    },
    { retries: 3 },
  );
}
