import { isIP } from 'node:net';

/**
 * What one subscriber holds, under one name for all its spellings: an address of the short kind, or the /64 that a line
 * is given of the long kind. Its 2^64 addresses would be as many callers otherwise.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const plain = withoutMapping(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** An address of the short kind that came as one of the long kind, as it is otherwise written. */
export function withoutMapping(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).some(group => group !== '0') || groups[5] !== 'ffff') return address;
  const [high, low] = groups.slice(6).map(group => Number.parseInt(group, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address without leading zeros, those that "::" leaves out included. */
export function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::').map(groupsIn);
  if (tail === undefined) return [...head];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function groupsIn(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap(group => (group.includes('.') ? pairsOf(group) : [group]))
    .map(group => Number.parseInt(group, 16).toString(16));
}

/** The last four bytes may be written as an address of the short kind. */
function pairsOf(dotted: string): [string, string] {
  const [a, b, c, d] = dotted.split('.').map(Number) as [number, number, number, number];
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
