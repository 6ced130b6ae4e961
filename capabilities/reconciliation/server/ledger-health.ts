import { booksBalance, verifyBooks } from '@wura/ledger/server/verify';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { Pool } from '@wura/database';
import type { ReplyOf } from '@wura/wire';
import type { operatorRoutes } from '../operator-contract.ts';

type Health = ReplyOf<typeof operatorRoutes.health>;

const freshMs = 60_000;

/**
 * Recomputes the books from their entries, which reads every one of them: so at most once a minute and one at a time,
 * however many ask and how often, on connections of its own.
 */
export function createHealthCheck({ pool, now }: { pool: Pool; now: () => number }): () => Promise<Health> {
  let last: { health: Health; at: number } | undefined;
  let checking: Promise<Health> | undefined;

  async function check(): Promise<Health> {
    const report = await verifyBooks(pool);
    const at = now();
    const health = {
      balanced: booksBalance(report),
      checkedAt: new Date(at).toISOString(),
      entries: report.entries,
      currencies: report.currencies.map(({ currency: id, debits, credits, difference }) => {
        const currency = currencyById(id).code;
        const money = (minor: bigint) => formatMoney({ currency, minor });
        return { currency, debits: money(debits), credits: money(credits), difference: money(difference) };
      }),
      negativeBalances: report.negativeBalances,
      orphans: report.strangers,
      brokenLinks: report.brokenLinks,
      unbalancedTransfers: report.unbalancedTransfers,
    };
    last = { health, at };
    return health;
  }

  return async () => {
    if (last && now() - last.at < freshMs) return last.health;
    checking ??= check().finally(() => (checking = undefined));
    return checking;
  };
}
