import type { Network } from '@wura/bills/networks';
import { minuteMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { dataReasons } from '../refusals.ts';
import type { DataPlan, DataSeller } from './ports.ts';

export interface Plans {
  /** What this seller offers of a network. */
  of(seller: DataSeller, network: Network): Promise<readonly DataPlan[]>;
}

/** Prices change now and then, and every customer of a network asks for the same list. */
const freshMs = 5 * minuteMs;
/** Their own "not that price" protects what is bought at a price that was overtaken, so an old list is better than none. */
const usableMs = 60 * minuteMs;

export function createPlans({ now }: { now: () => number }): Plans {
  const kept = new Map<string, { plans: readonly DataPlan[]; at: number }>();
  const asking = new Map<string, Promise<readonly DataPlan[]>>();

  async function ask(name: string, seller: DataSeller, network: Network): Promise<readonly DataPlan[]> {
    const heard = await seller.plans(network);
    if (heard.outcome === 'accepted') {
      const plans = heard.plans.filter(({ priceMinor }) => priceMinor > 0n);
      kept.set(name, { plans, at: now() });
      return plans;
    }
    const known = kept.get(name);
    if (known && now() - known.at < usableMs) return known.plans;
    throw refuse(providerRefusals.provider_unavailable, { reason: say(dataReasons.plans_unavailable, {}) });
  }

  return {
    async of(seller, network) {
      const name = `${seller.provider} ${network}`;
      const known = kept.get(name);
      if (known && now() - known.at < freshMs) return known.plans;
      // Every caller who comes meanwhile waits for the same answer.
      const answer = asking.get(name) ?? ask(name, seller, network).finally(() => asking.delete(name));
      asking.set(name, answer);
      return answer;
    },
  };
}
