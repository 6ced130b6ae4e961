import type { Quotation, RateSource } from '@wura/rates/server/ports';
import { createVendorHttp, type HttpOutcome, type VendorHttpOptions } from '@wura/vendor-http';
import { z } from 'zod';
import { minuteMs } from '@wura/platform/time';

export interface OpenExchangeRatesOptions extends Pick<VendorHttpOptions, 'now' | 'onEnd'> {
  appId: string;
  /** `https://openexchangerates.org/api`, or wherever the same is spoken. */
  baseUrl: string;
  isSimulated: boolean;
  timeoutMs?: number;
}

/** https://docs.openexchangerates.org: the free plan has the dollar for its base, and a new word every hour. */
const said = z.object({
  timestamp: z.int().positive(),
  base: z.literal('USD'),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number()),
});
const refused = z.object({ error: z.literal(true), message: z.string() });

export function createOpenExchangeRates(options: OpenExchangeRatesOptions): RateSource {
  const { appId, baseUrl, isSimulated, timeoutMs = 5_000, ...rest } = options;
  const http = createVendorHttp({ provider: 'openexchangerates', baseUrl, headers: {}, ...rest });

  async function ask(operation: string, path: string): Promise<Quotation> {
    return read(await http.ask({ operation, method: 'GET', path, query: { app_id: appId, base: 'USD' }, timeoutMs }));
  }

  return {
    // A chart must not mix what the sandbox made up with what the market said.
    name: isSimulated ? 'sandbox' : 'openexchangerates',
    title: isSimulated ? 'Sandbox' : 'Open Exchange Rates',
    link: isSimulated ? null : 'https://openexchangerates.org',
    cadence: 'hourly',
    isSimulated,
    // A thousand questions a month are free, which is one an hour and some to spare.
    askEveryMs: isSimulated ? minuteMs : 60 * minuteMs,
    latest: () => ask('latest', '/latest.json'),
    onDay: day => ask('historical', `/historical/${encodeURIComponent(day)}.json`),
  };
}

function read(outcome: HttpOutcome): Quotation {
  if (outcome.kind === 'no_answer') throw new Error(outcome.why);
  const answer = said.safeParse(outcome.body);
  if (outcome.status !== 200 || !answer.success) {
    const no = refused.safeParse(outcome.body);
    throw new Error(no.success ? no.data.message : `an answer that says no rates, with status ${outcome.status}`);
  }
  const { timestamp, rates } = answer.data;
  // A number's shortest text is what the source wrote, up to more digits than any rate has.
  const texts = Object.entries(rates).map(([code, rate]) => [code, String(rate)] as const);
  return { asOf: new Date(timestamp * 1000), rates: Object.fromEntries(texts) };
}
