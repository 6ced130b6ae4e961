import type { Queries, Tx } from '@wura/database';
import { ledgerRefusals } from '@wura/ledger/contract';
import { nameOtherDeed } from '@wura/ledger/server/other-deed';
import { refuse } from '@wura/wire/refusals';
import type { Intent } from './intents.ts';

// What was answered first to a call under a key that is no payment: the books remember the keys of payments themselves.

interface KeptAnswer {
  readonly status: number;
  /** As JSON. */
  readonly answer: string;
}

/** Refused where the key stands for something else. */
export async function findKept(db: Queries, intent: Intent): Promise<KeptAnswer | undefined> {
  const { rows } = await db.query<{ fingerprint: number; status: number; answer: string }>(
    'select fingerprint, status, answer from wallets.kept_answer where request = $1',
    [intent.request],
  );
  const kept = rows[0];
  if (!kept) return undefined;
  if (kept.fingerprint !== intent.fingerprint) throw refuse(ledgerRefusals.idempotency_mismatch);
  return kept;
}

/**
 * With the name told to the books, so that no payment has it after. False where another was faster: who keeps an answer under the
 * same key meanwhile waits here for this transaction to end.
 */
export async function keepFirst(
  tx: Tx,
  { request, fingerprint, customer, status, answer }: Omit<Intent, 'isNamed'> & KeptAnswer & { customer: bigint },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into wallets.kept_answer (request, customer, fingerprint, status, answer) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [request, customer, fingerprint, status, answer],
  );
  await nameOtherDeed(tx, request);
  return rowCount === 1;
}
