import { plan, extendLease, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { minuteMs } from '@wura/platform/time';
import { ratesChanged } from '@wura/rates/server/changed';
import type { OrderNeeds } from './carry-out-order.ts';
import { carryOutOrders } from './carry-out-orders.ts';
import { tellAlerts } from './tell-alerts.ts';

/**
 * What waits for a rate is looked at when one comes, and once a minute besides: orders end by the clock, and a rate by hand
 * ends without a word from its source.
 */
export async function rateWatch(needs: OrderNeeds): Promise<[string, JobHandler]> {
  const { pool, rates } = needs;
  await plan(pool, ratesChanged);
  return [
    ratesChanged.kind,
    async job => {
      const afterEach = () => extendLease(pool, job);
      const current = await rates.current();
      if (current) await tellAlerts({ ...needs, afterEach }, current.rates);
      await carryOutOrders({ ...needs, afterEach });
      await reschedule(pool, job, minuteMs);
    },
  ];
}
