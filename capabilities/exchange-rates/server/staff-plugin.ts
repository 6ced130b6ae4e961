import type { Queries } from '@wura/database';
import type { OperatorRouter } from '@wura/operators/server';
import { hourMs } from '@wura/platform/time';
import type { KnownSource } from '@wura/rates/server';
import { acceptHeld, decideRate, readForStaff } from '@wura/rates/server/staff';
import { refuse } from '@wura/wire/refusals';
import { operatorRoutes as routes, staffRateRefusals } from '../operator-contract.ts';

export interface StaffedRates {
  pool: Queries;
  sources: readonly KnownSource[];
  now: () => number;
}

const hoursDefault = 24;

export function exchangeRatesForStaff(router: OperatorRouter, { pool, sources, now }: StaffedRates): void {
  const names = sources.map(({ name }) => name);

  router.show(routes.list, async () => ({ status: 200, body: await view(pool) }));

  router.act(routes.decide, async (tx, { body }, note) => {
    const { currency, rate = null, hours = hoursDefault, stopped = false, accept = false, reason } = body;
    if (currency === 'USD' && (rate !== null || accept)) throw refuse(staffRateRefusals.base_has_no_rate);
    if (accept && !(await acceptHeld(tx, { currency, sources: names }))) throw refuse(staffRateRefusals.nothing_held);
    // To accept what a source says is no decision of one's own, and leaves those that stand.
    if (!accept || rate !== null || stopped) {
      const valid_until = rate === null ? null : new Date(now() + hours * hourMs);
      await decideRate(tx, { currency, rate, valid_until, is_stopped: stopped, reason, set_at: new Date(now()) });
    }
    const what = accept ? 'rate_accepted' : stopped ? 'rate_stopped' : rate === null ? 'rate_withdrawn' : 'rate_set';
    await note({ what, subject: currency, why: rate === null ? reason : `${rate} for one US dollar: ${reason}` });
    return { status: 200, body: await view(tx) };
  });

  async function view(db: Queries) {
    const seen = await readForStaff(db, names, now());
    return {
      sources: seen.sources.map(row => ({
        name: row.source,
        as_of: row.as_of.toISOString(),
        fetched_at: row.fetched_at.toISOString(),
        fresh: row.isFresh,
        simulated: row.is_simulated,
        rates: row.rates,
        held: row.held,
      })),
      decisions: seen.decisions.map(row => ({
        currency: row.currency,
        rate: row.rate,
        valid_until: row.valid_until?.toISOString() ?? null,
        stopped: row.is_stopped,
        reason: row.reason,
        set_at: row.set_at.toISOString(),
      })),
    };
  }
}
