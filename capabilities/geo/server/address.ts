import { groupsOf, withoutMapping } from '@wura/platform/network';
import { BlockList, isIP } from 'node:net';

const nowhere = new BlockList();
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
  nowhere.addSubnet(address, bits, 'ipv4');
}
nowhere.addSubnet('::', 127, 'ipv6');
nowhere.addSubnet('fc00::', 7, 'ipv6');
nowhere.addSubnet('fe80::', 10, 'ipv6');
nowhere.addSubnet('ff00::', 8, 'ipv6');

/**
 * What an address shares with its neighbours, who are in the same country: 24 bits, or 48 of the longer kind, and nothing
 * but zeros after them. It is enough to find the country and too little to find the visitor. Nothing for addresses that
 * are on no map, such as those of a machine's own network.
 */
export function neighbourhoodOf(address: string): string | undefined {
  const plain = withoutMapping(address);
  const kind = isIP(plain);
  if (kind === 0 || nowhere.check(plain, kind === 6 ? 'ipv6' : 'ipv4')) return undefined;
  if (kind === 4) return `${plain.slice(0, plain.lastIndexOf('.'))}.0`;
  return `${groupsOf(plain).slice(0, 3).join(':')}::`;
}
