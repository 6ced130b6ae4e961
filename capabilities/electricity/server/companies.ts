import { dayMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { electricityReasons, electricityRefusals } from '../refusals.ts';
import type { Company, ElectricitySeller } from './ports.ts';

export interface Companies {
  /** Those that a seller sells for. */
  of(seller: ElectricitySeller): Promise<readonly Company[]>;
  /** By our name or the seller's code, in either case; refuses what is neither. */
  find(seller: ElectricitySeller, named: string): Promise<Company>;
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
    async find(seller, named) {
      const companies = await of(seller);
      const wanted = named.trim().toUpperCase();
      const isWanted = ({ name, code }: Company) => name.toUpperCase() === wanted || code.toUpperCase() === wanted;
      const direct = companies.find(isWanted);
      if (direct) return direct;
      // A screen that was opened while another seller was asked knows that seller's codes.
      const elsewhere = [...kept.values()].flatMap(each => each.companies).find(isWanted);
      const found = elsewhere && companies.find(({ name }) => name === elsewhere.name);
      if (!found) throw refuse(electricityRefusals.unknown_electricity_provider);
      return found;
    },
  };
}
