import type { Queries, Tx } from '@wura/database';
import type { AllFeatures, WorkerNeeds } from '@wura/features/server';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { BatchRow, EndedLine } from './queries.ts';

/** What is needed to tell a customer's programs of a file; the lines only where one of them listens. */
export interface Telling {
  readonly all: Pick<AllFeatures, 'partnerListeners'>;
  readonly walletServices: Pick<WorkerNeeds['walletServices'], 'naming'>;
  readonly now: () => number;
}

/** Asked once for many lines: of a file that no program listens to, nothing is written beside each. */
export async function isHeard(db: Queries, { all }: Telling, { customer }: BatchRow): Promise<boolean> {
  const answers = await Promise.all(all.partnerListeners.map(each => each.isHeard(db, customer)));
  return answers.includes(true);
}

/** In the transaction in which they came to their end. */
export async function tellOfLines(
  tx: Tx,
  { all, walletServices: { naming }, now }: Telling,
  { public_id: batchId, customer, currency: id }: BatchRow,
  lines: readonly EndedLine[],
): Promise<void> {
  const at = new Date(now());
  const currency = currencyById(id).code;
  const events = lines.map(
    ({ n, state, amount, why, wallet, seq }) =>
      ({
        customer,
        name: 'bulk.line_finished',
        subject: `${batchId} ${n}`,
        at,
        data: {
          batch_id: batchId,
          line: n,
          status: state === 'completed' ? 'completed' : 'failed',
          amount: formatMoney({ currency, minor: amount }),
          currency,
          why,
          transaction_id:
            wallet === null || seq === null ? null : naming.movementId({ wallet: Number(wallet), seq: Number(seq) }),
        },
      }) as const,
  );
  for (const listener of all.partnerListeners) await listener.tell(tx, events, at);
}

/** In the transaction that ends it. */
export async function tellOfBatch(
  tx: Tx,
  { all, now }: Pick<Telling, 'all' | 'now'>,
  { public_id: batchId, customer, lines }: BatchRow,
  { status, completed, why }: { status: 'finished' | 'stopped'; completed: number; why: string | null },
): Promise<void> {
  const at = new Date(now());
  const data = { batch_id: batchId, status, lines, completed, why };
  const event = { customer, name: 'bulk.batch_finished', subject: batchId, at, data } as const;
  for (const listener of all.partnerListeners) await listener.tell(tx, [event], at);
}
