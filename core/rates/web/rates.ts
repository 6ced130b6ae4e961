import { endpoint } from '@wura/browser/client';
import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { rateMessages } from './messages.ts';

export type ShownRates = ReplyOf<typeof routes.listRates>;

const listRates = endpoint<typeof routes.listRates>('GET', '/api/rates');

const freshEveryMs = 60_000;

/** The rates of the moment, asked for again as long as the page is looked at. */
export function useRates({ isOff = false } = {}) {
  return useRoute(listRates, { query: {} }, { isOff, everyMs: freshEveryMs });
}

/** Whose rates these are and of when; that there are none, where there are none. */
export function useRatesText(): (rates: Pick<ShownRates, 'as_of' | 'source' | 'simulated'> | undefined) => string {
  const words = useMessages(rateMessages);
  return rates => {
    if (!rates) return words.none;
    const when = momentDate(rates.as_of);
    return rates.simulated ? words.simulated(when) : words.ofTime(when, rates.source.title);
  };
}
