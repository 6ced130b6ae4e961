import type { Pool } from '@wura/database';

/** The payments left us so long ago, by the clock that wrote when they did. Only the owner of the database may say so. */
export async function sentEarlier(owner: Pool, references: readonly string[], ms: number): Promise<void> {
  await owner.query(
    `update provider_payments.payment set sent_at = clock_timestamp() - $2 * interval '1 ms' where reference = any($1)`,
    [references, ms],
  );
}
