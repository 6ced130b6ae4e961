import type { Atlas } from '@wura/geo/server/ports';
import { createVendorHttp } from '@wura/vendor-http';
import { z } from 'zod';

export interface AtlasOptions {
  /** `https://ipwho.is`, or wherever the same is spoken. */
  baseUrl: string;
  now?: () => number;
  timeoutMs?: number;
}

/** https://ipwhois.io/documentation: no key, and a no is a 200 with `success: false`. */
const found = z.object({ success: z.literal(true), country_code: z.string().regex(/^[A-Z]{2}$/) });
const notFound = z.object({ success: z.literal(false), message: z.string() });

/** What it says of an address, as against of us: that it is busy, or that we have asked too often. */
const aboutTheAddress = /reserved range|invalid ip/i;

export function createAtlas({ baseUrl, now, timeoutMs = 1_000 }: AtlasOptions): Atlas {
  const http = createVendorHttp({ provider: 'geolocation', baseUrl, headers: {}, ...(now && { now }) });
  return {
    async countryOf(address) {
      const outcome = await http.ask({
        operation: 'lookup',
        method: 'GET',
        path: `/${encodeURIComponent(address)}`,
        query: { fields: 'success,message,country_code' },
        timeoutMs,
      });
      if (outcome.kind === 'no_answer') throw new Error(outcome.why);
      const yes = found.safeParse(outcome.body);
      if (outcome.status === 200 && yes.success) return yes.data.country_code;
      const no = notFound.safeParse(outcome.body);
      if (outcome.status === 200 && no.success && aboutTheAddress.test(no.data.message)) return null;
      throw new Error(`an answer that says nothing, with status ${outcome.status}`);
    },
  };
}
