import { minuteMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { giftCardReasons } from '../refusals.ts';
import type { GiftCardSeller, GiftProduct } from './ports.ts';

export interface Catalogue {
  /** What this seller offers. */
  of(seller: GiftCardSeller): Promise<readonly GiftProduct[]>;
}

const freshMs = 10 * minuteMs;
/** What is bought has a price of this minute, so an old list is better than none. */
const usableMs = 120 * minuteMs;

export function createCatalogue({ now }: { now: () => number }): Catalogue {
  const kept = new Map<GiftCardSeller, { products: readonly GiftProduct[]; at: number }>();
  const asking = new Map<GiftCardSeller, Promise<readonly GiftProduct[]>>();

  async function ask(seller: GiftCardSeller): Promise<readonly GiftProduct[]> {
    const heard = await seller.catalogue();
    if (heard.outcome === 'accepted') {
      kept.set(seller, { products: heard.products, at: now() });
      return heard.products;
    }
    const known = kept.get(seller);
    if (known && now() - known.at < usableMs) return known.products;
    throw refuse(providerRefusals.provider_unavailable, { reason: say(giftCardReasons.gift_cards_unavailable, {}) });
  }

  return {
    async of(seller) {
      const known = kept.get(seller);
      if (known && now() - known.at < freshMs) return known.products;
      // Every caller who comes meanwhile waits for the same answer.
      const answer = asking.get(seller) ?? ask(seller).finally(() => asking.delete(seller));
      asking.set(seller, answer);
      return answer;
    },
  };
}
