import { BlockList } from 'node:net';
import { groupsOf, parseAddress } from '@wura/platform/network';
import ipaddr from 'ipaddr.js';

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
 * What an address shares with its neighbours, who are in the same country: 24 bits of IPv4, or 48 of IPv6, and nothing
 * but zeros after them. It is enough to find the country and too little to find the visitor. Nothing for addresses that
 * are on no map, such as those of a machine's own network.
 */
export function neighbourhoodOf(address: string): string | undefined {
  const parsed = parseAddress(address);
  if (!parsed || nowhere.check(parsed.toNormalizedString(), parsed.kind())) return undefined;
  if (parsed instanceof ipaddr.IPv6) return `${groupsOf(parsed, 3).join(':')}::`;
  return [...parsed.octets.slice(0, 3), 0].join('.');
}
