import type { Atlas } from '@wura/geo/server/ports';
import { createOutside } from '@wura/outside';
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
  const outside = createOutside({ provider: 'geolocation', baseUrl, headers: {}, ...(now && { now }) });
  return {
    async countryOf(address) {
      const heard = await outside.ask({
        operation: 'lookup',
        method: 'GET',
        path: `/${encodeURIComponent(address)}`,
        query: { fields: 'success,message,country_code' },
        timeoutMs,
      });
      if (heard.kind === 'silence') throw new Error(heard.why);
      const yes = found.safeParse(heard.body);
      if (heard.status === 200 && yes.success) return yes.data.country_code;
      const no = notFound.safeParse(heard.body);
      if (heard.status === 200 && no.success && aboutTheAddress.test(no.data.message)) return null;
      throw new Error(`an answer that says nothing, with status ${heard.status}`);
    },
  };
}
