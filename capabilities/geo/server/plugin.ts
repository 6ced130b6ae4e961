import type { CustomerRouter } from '@wura/identity/server';
import { routes } from '../contract.ts';
import { neighbourhoodOf } from './address.ts';
import { createMemory } from './memory.ts';
import type { Atlas } from './ports.ts';

export interface GeoNeeds {
  /** None: switched off, and every country is unknown. */
  atlas: Atlas | undefined;
  now: () => number;
  /** Whether a proxy of the operator's own stands before us, whose headers can be believed. */
  trustsProxy: boolean;
}

/**
 * Asked on our visitors' behalf and with no more of their address than it takes, so that no third party learns who was
 * here. The privacy page says so.
 */
export function geo(router: CustomerRouter, { atlas, now, trustsProxy }: GeoNeeds): void {
  const memory = createMemory({ now });

  router.serve(routes.showCountry, async ({ address, headers }) => ({
    status: 200,
    body: { country_code: await countryOf(address, trustsProxy ? headers['cf-ipcountry'] : undefined) },
  }));

  async function countryOf(address: string, told: string | string[] | undefined): Promise<string | null> {
    // The proxy has seen the visitor itself. XX is its word for unknown, and T1 for Tor, which is in no country.
    if (typeof told === 'string') return /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : null;
    const neighbourhood = neighbourhoodOf(address);
    if (neighbourhood === undefined || !atlas) return null;
    return memory.recall(neighbourhood, () => atlas.countryOf(neighbourhood));
  }
}
