import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';
import type { RequestKind } from '../contract.ts';

/** Which kinds are offered here. Those who run the product need people, and partners, for each. */
export type Offered = Readonly<Record<RequestKind, boolean>>;

const onOrOff = ['on', 'off'] as const;

export function readOffered(read: SettingsReader, { mode }: Surroundings): Offered {
  const usual = mode === 'sandbox' ? 'on' : 'off';
  return {
    // Where money is real it needs licensed lenders who have agreed to take requests.
    loans: (read.choice('LOANS_REQUESTS', onOrOff) ?? usual) === 'on',
    'business-registration': (read.choice('BUSINESS_REGISTRATION_REQUESTS', onOrOff) ?? usual) === 'on',
  };
}
