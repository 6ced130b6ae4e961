import { ownerOfSmartcard, meterBehind } from '../meters.ts';
import { phoneOf } from '../networks.ts';
import { variationsOf, type Variation } from './variations.ts';

/** What is sold under one serviceID, and for what it is sold. */
export interface Service {
  readonly id: string;
  readonly kind: 'airtime' | 'data' | 'electricity' | 'tv';
  readonly name: string;
  /** Of those at a fixed price; none: any amount between these. */
  readonly variations: readonly Variation[] | undefined;
  readonly minimumKobo: number;
  readonly maximumKobo: number;
}

const names = {
  airtime: { mtn: 'MTN', airtel: 'Airtel', glo: 'GLO', etisalat: '9mobile' },
  data: { 'mtn-data': 'MTN', 'airtel-data': 'Airtel', 'glo-data': 'GLO', 'etisalat-data': '9mobile' },
  tv: { dstv: 'DSTV', gotv: 'Gotv', startimes: 'Startimes' },
  electricity: Object.fromEntries(
    'ikeja eko abuja ibadan enugu portharcourt kano kaduna jos benin yola aba'
      .split(' ')
      .map(place => [`${place}-electric`, `${place[0]!.toUpperCase()}${place.slice(1)} Electric`]),
  ),
} as const;

const titles = { airtime: 'Airtime VTU', data: 'Data', tv: 'Subscription', electricity: 'Payment' } as const;

const services: readonly Service[] = (Object.keys(names) as Service['kind'][]).flatMap(kind =>
  Object.entries(names[kind]).map(([id, name]) => ({
    id,
    kind,
    name: `${name} ${titles[kind]}`,
    variations: kind === 'data' || kind === 'tv' ? variationsOf(id) : undefined,
    minimumKobo: kind === 'electricity' ? 10_000 : 5_000,
    maximumKobo: kind === 'airtime' ? 5_000_000 : 100_000_000,
  })),
);

export const findService = (id: string | undefined): Service | undefined => services.find(service => service.id === id);

/** Whether a customer can be served there. */
export function isServed({ kind }: Service, destination: string): boolean {
  if (kind === 'electricity') return meterBehind(destination) !== undefined;
  return kind === 'tv' ? ownerOfSmartcard(destination) !== undefined : phoneOf(destination) !== undefined;
}
