import type { Queries } from '@wura/database';
import type { Approvals, OperatorRouter } from '@wura/operators/server';
import { readForStaff } from '@wura/rates/server/staff';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { decide, type RateDesk } from './decide-rate.ts';

export function exchangeRatesForStaff(
  router: OperatorRouter,
  needs: RateDesk & { readonly pool: Queries; readonly approvals: Pick<Approvals, 'begin'> },
): void {
  const { pool, sources, now } = needs;
  const names = sources.map(({ name }) => name);

  router.show(routes.list, async () => ({ status: 200, body: await view(pool) }));

  router.act(routes.decide, async (tx, { caller: operator, body }, note) => {
    const approval = await decide(tx, needs, { asked: body, operator }, note);
    return approval === undefined ? { status: 200, body: await view(tx) } : { status: 202, body: { approval } };
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
