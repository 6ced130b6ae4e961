import { offer, type Surroundings, type Vendor } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';
import { rateSources } from '@wura/rates/server/ports';
import { createOpenExchangeRates, type OpenExchangeRatesOptions } from './open-exchange-rates.ts';

type Settings = Pick<OpenExchangeRatesOptions, 'appId' | 'baseUrl' | 'isSimulated'>;

export const vendor: Vendor<Settings> = {
  name: 'openexchangerates',
  settings: readSettings,
  open: (settings, { now, onEnd }) => ({
    offers: [offer(rateSources, createOpenExchangeRates({ ...settings, now, ...(onEnd && { onEnd }) }))],
  }),
};

/**
 * Rates move no money, so they may be live beside a sandbox: then the key is there. Without one the sandbox speaks, unless
 * the source that needs no key was asked for.
 */
function readSettings(read: SettingsReader, { sandbox }: Surroundings): Settings | undefined {
  const appId = read.text('OPENEXCHANGERATES_APP_ID');
  const baseUrl = read.baseUrl('OPENEXCHANGERATES_BASE_URL');
  if (appId !== undefined)
    return { appId, baseUrl: baseUrl ?? 'https://openexchangerates.org/api', isSimulated: false };
  if (!sandbox || read.choice('EXCHANGERATE_API', ['on', 'off']) === 'on') return undefined;
  return { appId: 'sandbox_app_id', baseUrl: baseUrl ?? `${sandbox.url}/fx/api`, isSimulated: true };
}
