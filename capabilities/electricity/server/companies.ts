import { dayMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { asFault, say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { companyOf } from '../companies.ts';
import { electricityReasons, electricityRefusals } from '../refusals.ts';
import type { Company, ElectricitySeller } from './ports.ts';

export interface Companies {
  /** Those that a seller sells for. */
  of(seller: ElectricitySeller): Promise<readonly Company[]>;
  /**
   * By our name or any seller's code, in either case: a screen that was opened while another seller was asked knows that one's.
   * Refuses what this seller does not have, under the request's name of it.
   */
  find(seller: ElectricitySeller, named: string, field: string): Promise<Company>;
}

/** The list changes once in years, so each seller is asked once a day; a list of yesterday is better than none. */
export function createCompanies({ now }: { now: () => number }): Companies {
  const kept = new Map<ElectricitySeller, { companies: readonly Company[]; at: number }>();
  const asking = new Map<ElectricitySeller, Promise<readonly Company[]>>();

  async function ask(seller: ElectricitySeller): Promise<readonly Company[]> {
    const heard = await seller.companies();
    if (heard.outcome === 'accepted' && heard.companies.length > 0) {
      kept.set(seller, { companies: heard.companies, at: now() });
      return heard.companies;
    }
    const before = kept.get(seller);
    if (before) return before.companies;
    throw refuse(providerRefusals.provider_unavailable, {
      reason: say(electricityReasons.electricity_providers_unavailable, {}),
    });
  }

  async function of(seller: ElectricitySeller): Promise<readonly Company[]> {
    const known = kept.get(seller);
    if (known && now() - known.at < dayMs) return known.companies;
    // Every caller who comes meanwhile waits for the same answer.
    const answer = asking.get(seller) ?? ask(seller).finally(() => asking.delete(seller));
    asking.set(seller, answer);
    return answer;
  }

  return {
    of,
    async find(seller, named, field) {
      const wanted = companyOf(named);
      const found = (await of(seller)).find(({ name }) => name === wanted);
      if (found) return found;
      const { unknown_electricity_provider: refusal } = electricityRefusals;
      throw refuse(refusal, { errors: { [field]: asFault(refusal) } });
    },
  };
}
