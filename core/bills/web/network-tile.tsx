import { Tile } from '@wura/ui/tile';
import { networkOf, type Network } from '../networks.ts';

/** A letter on a colour near the network's own; drawn, so that no trademark is copied. The letter is readable on each. */
const marks: Readonly<Record<Network, { letter: string; fill: string; ink: string }>> = {
  mtn: { letter: 'M', fill: '#F4C21B', ink: '#1B1B1B' },
  airtel: { letter: 'A', fill: '#C4242B', ink: '#fff' },
  glo: { letter: 'G', fill: '#2B7A2F', ink: '#fff' },
  '9mobile': { letter: '9', fill: '#0B4A33', ink: '#fff' },
};

export function NetworkTile({ network, size = 36 }: { network: Network; size?: 24 | 36 | 40 | 52 }) {
  const { letter, ...colour } = marks[network];
  return <Tile monogram={letter} size={size} colour={colour} />;
}

/** Of a number that was saved or paid, whose network may be one that this build does not know. */
export function tileOf(fields: Readonly<Record<string, string>>) {
  const network = networkOf(fields['network'] ?? '');
  return network && <NetworkTile network={network} size={40} />;
}
