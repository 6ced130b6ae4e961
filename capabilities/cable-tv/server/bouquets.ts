import { minuteMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { cableReasons } from '../refusals.ts';
import type { Bouquet, CableSeller } from './ports.ts';

export interface Bouquets {
  /** What a seller offers, as of some minutes ago at most: for looking. */
  of(seller: CableSeller, provider: string): Promise<readonly Bouquet[]>;
  /** As the seller says now: for paying. */
  now(seller: CableSeller, provider: string): Promise<readonly Bouquet[]>;
}

const keptMs = 5 * minuteMs;

export function createBouquets({ now }: { now: () => number }): Bouquets {
  const kept = new Map<string, { bouquets: readonly Bouquet[]; at: number }>();
  const asking = new Map<string, Promise<readonly Bouquet[]>>();
  const keyOf = (seller: CableSeller, provider: string) => `${seller.provider} ${provider}`;

  async function ask(seller: CableSeller, provider: string): Promise<readonly Bouquet[]> {
    const heard = await seller.bouquets(provider);
    if (heard.outcome === 'unknown') {
      throw refuse(providerRefusals.provider_unavailable, { reason: say(cableReasons.bouquets_unavailable, {}) });
    }
    kept.set(keyOf(seller, provider), { bouquets: heard.bouquets, at: now() });
    return heard.bouquets;
  }

  return {
    async of(seller, provider) {
      const key = keyOf(seller, provider);
      const known = kept.get(key);
      if (known && now() - known.at < keptMs) return known.bouquets;
      // Every caller who comes meanwhile waits for the same answer.
      const answer = asking.get(key) ?? ask(seller, provider).finally(() => asking.delete(key));
      asking.set(key, answer);
      return answer;
    },
    now: ask,
  };
}
