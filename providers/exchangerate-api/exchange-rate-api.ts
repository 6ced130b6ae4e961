import type { RateSource } from '@wura/rates/server/ports';
import { createVendorHttp, type VendorHttpOptions } from '@wura/vendor-http';
import { z } from 'zod';
import { hourMs } from '@wura/platform/time';

export interface ExchangeRateApiOptions extends Pick<VendorHttpOptions, 'now' | 'onEnd'> {
  /** `https://open.er-api.com`, or wherever the same is spoken. */
  baseUrl: string;
  timeoutMs?: number;
}

/** https://www.exchangerate-api.com/docs/free: no key, a new word every day, and a link to it wherever it is shown. */
const said = z.object({
  result: z.literal('success'),
  time_last_update_unix: z.int().positive(),
  time_next_update_unix: z.int().positive(),
  base_code: z.literal('USD'),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number()),
});
const refused = z.object({ result: z.literal('error'), 'error-type': z.string() });

export function createExchangeRateApi(options: ExchangeRateApiOptions): RateSource {
  const { baseUrl, timeoutMs = 5_000, ...rest } = options;
  const http = createVendorHttp({ provider: 'exchangerate-api', baseUrl, headers: {}, ...rest });
  return {
    name: 'exchangerate-api',
    title: 'Rates By Exchange Rate API',
    link: 'https://www.exchangerate-api.com',
    cadence: 'daily',
    isSimulated: false,
    askEveryMs: hourMs,
    async latest() {
      const outcome = await http.ask({ operation: 'open_latest', method: 'GET', path: '/v6/latest/USD', timeoutMs });
      if (outcome.kind === 'no_answer') throw new Error(outcome.why);
      const answer = said.safeParse(outcome.body);
      if (outcome.status !== 200 || !answer.success) {
        const no = refused.safeParse(outcome.body);
        throw new Error(no.success ? no.data['error-type'] : `an answer that says no rates: ${outcome.status}`);
      }
      const { rates, time_last_update_unix: asOf, time_next_update_unix: nextAt } = answer.data;
      // A number's shortest text is what the source wrote, up to more digits than any rate has.
      const texts = Object.entries(rates).map(([code, rate]) => [code, String(rate)] as const);
      return { asOf: new Date(asOf * 1000), nextAt: new Date(nextAt * 1000), rates: Object.fromEntries(texts) };
    },
  };
}
