/** The networks of Nigeria by the prefixes they were given. A number that was carried to another network keeps its own. */
const prefixes = {
  MTN: '0703 0704 0706 0707 0803 0806 0810 0813 0814 0816 0903 0906 0913 0916',
  GLO: '0705 0805 0807 0811 0815 0905 0915',
  AIRTEL: '0701 0708 0802 0808 0812 0901 0902 0904 0907 0911 0912',
  '9MOBILE': '0809 0817 0818 0908 0909',
} as const;

export type Network = keyof typeof prefixes;

export const networks = Object.keys(prefixes) as Network[];

const byPrefix = new Map(networks.flatMap(network => prefixes[network].split(' ').map(prefix => [prefix, network])));

/** Nothing that is no number of a Nigerian phone; eleven digits otherwise. */
export function phoneOf(text: string | undefined): string | undefined {
  const [, last] = /^(?:0|\+?234)(\d{10})$/.exec(text ?? '') ?? [];
  return last && `0${last}`;
}

/** Eleven digits in, and a prefix that no network owns up to is MTN's. */
export const networkOf = (phone: string): Network => byPrefix.get(phone.slice(0, 4)) ?? 'MTN';
