import { nationalPhone } from './phone.ts';

/** The mobile networks that sell airtime and data in Nigeria, largest first, by the names that the API uses. */
export const networks = ['mtn', 'airtel', 'glo', '9mobile'] as const;
export type Network = (typeof networks)[number];

/** As each writes itself. */
export const networkNames: Readonly<Record<Network, string>> = {
  mtn: 'MTN',
  airtel: 'Airtel',
  glo: 'Glo',
  '9mobile': '9mobile',
};

export function networkOf(text: string): Network | undefined {
  const name = text.toLowerCase();
  return networks.find(network => network === name);
}

/**
 * Which network first gave a number out, by its first digits; the longer beginning counts. Customers have taken their
 * numbers along to other networks since 2013, so this chooses for them before they do, and never refuses.
 */
const numberBlocks = {
  asOf: '2026-11-01',
  source: 'Nigerian Communications Commission, national numbering plan: blocks given out to mobile networks',
  blocks: {
    // The two longer ones were Visafone's, which MTN took over.
    mtn: '0703 0704 0706 0707 0803 0806 0810 0813 0814 0816 0903 0906 0913 0916 07025 07026',
    airtel: '0701 0708 0802 0808 0812 0901 0902 0904 0907 0911 0912',
    glo: '0705 0805 0807 0811 0815 0905 0915',
    '9mobile': '0809 0817 0818 0908 0909',
  },
} as const satisfies { asOf: string; source: string; blocks: Record<Network, string> };

/** As soon as there are digits enough; undefined where the block is another's, such as ntel's 0804. */
export function likelyNetwork(phone: string): Network | undefined {
  return networks.find(network => numberBlocks.blocks[network].split(' ').some(block => phone.startsWith(block)));
}

/** The network of a number, for a customer who has not chosen one; what they chose stays, whatever the number says. */
export function networkFor(phone: string, chosen: Network | undefined): Network | '' {
  return chosen ?? likelyNetwork(nationalPhone(phone) ?? phone) ?? '';
}
