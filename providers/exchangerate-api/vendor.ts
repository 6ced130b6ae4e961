import { offer, type Vendor } from '@wura/features/server/ports';
import { rateSources } from '@wura/rates/server/ports';
import { createExchangeRateApi } from './exchange-rate-api.ts';

/** It needs no key, so a live product has rates from its first hour; beside a sandbox it speaks when it is asked for. */
export const vendor: Vendor<{ baseUrl: string }> = {
  name: 'exchangerate-api',
  settings(read, { sandbox }) {
    const choice = read.choice('EXCHANGERATE_API', ['on', 'off']) ?? (sandbox ? 'off' : 'on');
    const baseUrl = read.baseUrl('EXCHANGERATE_API_BASE_URL') ?? 'https://open.er-api.com';
    return choice === 'on' ? { baseUrl } : undefined;
  },
  open: ({ baseUrl }, { now, onEnd }) => ({
    offers: [offer(rateSources, createExchangeRateApi({ baseUrl, now, ...(onEnd && { onEnd }) }))],
  }),
};
