import type { CustomerRouter } from '@wura/identity/server';
import type { Queries } from '@wura/database';
import { currencies } from '@wura/money/currencies';
import { dayMs } from '@wura/platform/time';
import { rateRefusals, routes } from '@wura/rates/contract';
import { rateBetween, rateText } from '@wura/rates/cross-rate';
import type { RateBook, KnownSource } from '@wura/rates/server';
import { readHistory } from '@wura/rates/server/history';
import { refuse } from '@wura/wire/refusals';

export interface ExchangeRates {
  pool: Queries;
  rates: RateBook;
  sources: readonly KnownSource[];
  now: () => number;
}

const daysShown = 30;

export function exchangeRates(router: CustomerRouter, { pool, rates: book, sources, now }: ExchangeRates): void {
  router.serve(routes.listRates, async ({ query: { base = 'USD' } }) => {
    const current = await book.current();
    if (current?.rates[base] === undefined) throw refuse(rateRefusals.rates_unavailable);
    const known = currencies.flatMap(({ code }) => {
      const rate = rateBetween(current.rates, { from: base, to: code });
      return rate ? [[code, rateText(rate)] as const] : [];
    });
    const body = {
      base,
      as_of: current.asOf.toISOString(),
      source: current.source,
      simulated: current.isSimulated,
      rates: Object.fromEntries(known),
    };
    return { status: 200, body };
  });

  router.serve(routes.showHistory, async ({ query: { from, to, days = daysShown } }) => {
    const since = new Date(now() - days * dayMs);
    const data = await readHistory(pool, { pair: { from, to }, sources: sources.map(({ name }) => name), since });
    return { status: 200, body: { from, to, data: data.map(({ at, rate }) => ({ at: at.toISOString(), rate })) } };
  });
}
