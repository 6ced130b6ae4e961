import { transaction, type Pool } from '@wura/database';
import { isDatabaseBusy } from '@wura/database/errors';
import { booksBalance, verifyBooks, type BooksReport } from '@wura/ledger/server/verify';
import { readVerified, verifyAbove, type Verified } from '@wura/ledger/server/verify-recent';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { ReplyOf } from '@wura/wire';
import type { operatorRoutes } from '../operator-contract.ts';

type Health = ReplyOf<typeof operatorRoutes.health>;

const freshMs = 60_000;
/** Books of so many entries are recomputed whole for the operator who asks, in about a second. */
const wholeMost = 200_000;
/** So long one statement over the entries may take; a look is three. */
const lookMsMost = 1_500;

/**
 * Whether the books balance, at most once a minute and one at a time, however many ask and how often, on connections of its own.
 * Small books are recomputed from all of their entries. Of larger ones the worker has verified the old part and holds it against
 * its hashes every day: that is taken as it was found, with the time since when, and only what is newer is recomputed.
 */
export function createHealthCheck({
  pool,
  now,
  wholeMost: most = wholeMost,
}: {
  pool: Pool;
  now: () => number;
  wholeMost?: number;
}): () => Promise<Health> {
  let last: { health: Health; at: number } | undefined;
  let checking: Promise<Health> | undefined;

  async function check(): Promise<Health> {
    const verified = await readVerified(pool);
    const isSmall = (verified?.entries ?? 0) <= most;
    const whole = isSmall ? await inTime(pool, verifyBooks) : undefined;
    if (!whole && !verified) throw refuse(commonRefusals.busy);
    const recent = whole || !verified ? undefined : await inTime(pool, tx => verifyAbove(tx, verified.high));
    const report = whole ?? together(verified!, recent);
    const at = now();
    const health = {
      balanced: booksBalance(report),
      checkedAt: (whole ? new Date(at) : verified!.checkedAt).toISOString(),
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

/** Nothing where it takes too long: the worker is behind, or the operator imported a history. */
async function inTime(pool: Pool, look: typeof verifyBooks): Promise<BooksReport | undefined> {
  try {
    return await transaction(pool, async tx => {
      await tx.query(`select set_config('statement_timeout', $1, true)`, [`${lookMsMost}ms`]);
      return look(tx);
    });
  } catch (error) {
    if (isDatabaseBusy(error)) return undefined;
    throw error;
  }
}

/** A stretch in which something was found is one broken link at least. */
function together(verified: Verified, recent: BooksReport | undefined): BooksReport {
  const ids = new Set([...verified.currencies, ...(recent?.currencies ?? [])].map(({ currency }) => currency));
  const of = (all: Verified['currencies'] | undefined, id: number) =>
    all?.find(({ currency }) => currency === id) ?? { debits: 0n, credits: 0n };
  return {
    entries: verified.entries + (recent?.entries ?? 0),
    currencies: [...ids]
      .sort((a, b) => a - b)
      .map(currency => {
        const debits = of(verified.currencies, currency).debits + of(recent?.currencies, currency).debits;
        const credits = of(verified.currencies, currency).credits + of(recent?.currencies, currency).credits;
        return { currency, debits, credits, difference: credits - debits };
      }),
    brokenLinks: verified.faults + (recent?.brokenLinks ?? 0),
    unbalancedTransfers: recent?.unbalancedTransfers ?? 0,
    negativeBalances: recent?.negativeBalances ?? 0,
    strangers: recent?.strangers ?? 0,
  };
}
