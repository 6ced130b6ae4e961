import { BlockList, isIP } from 'node:net';

export const countries = {
  US: { name: 'United States', dialCode: '1', capital: 'Washington D.C.' },
  GB: { name: 'United Kingdom', dialCode: '44', capital: 'London' },
  CA: { name: 'Canada', dialCode: '1', capital: 'Ottawa' },
  AU: { name: 'Australia', dialCode: '61', capital: 'Canberra' },
  DE: { name: 'Germany', dialCode: '49', capital: 'Berlin' },
  FR: { name: 'France', dialCode: '33', capital: 'Paris' },
  NG: { name: 'Nigeria', dialCode: '234', capital: 'Abuja' },
  GH: { name: 'Ghana', dialCode: '233', capital: 'Accra' },
  KE: { name: 'Kenya', dialCode: '254', capital: 'Nairobi' },
  ZA: { name: 'South Africa', dialCode: '27', capital: 'Pretoria' },
} as const;

type Code = keyof typeof countries;

/** One block for each country whose flag the landing page knows; every other address on the Internet is in Nigeria. */
const blocks: readonly [prefix: string, code: Code][] = [
  ['8.8', 'US'],
  ['81.2', 'GB'],
  ['24.48', 'CA'],
  ['1.128', 'AU'],
  ['84.128', 'DE'],
  ['90.1', 'FR'],
  ['154.160', 'GH'],
  ['41.90', 'KE'],
  ['41.0', 'ZA'],
];

const reserved = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(address, bits, 'ipv4');
}
reserved.addSubnet('::', 127, 'ipv6');
reserved.addSubnet('fc00::', 7, 'ipv6');
reserved.addSubnet('fe80::', 10, 'ipv6');

/** Nothing for an address that is nowhere. */
export function placeOf(address: string): Code | undefined {
  if (reserved.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return undefined;
  return blocks.find(([prefix]) => address.startsWith(`${prefix}.`))?.[1] ?? 'NG';
}
