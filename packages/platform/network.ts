import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Nothing for what is no address. An IPv4 address that came mapped into IPv6 is the IPv4 address it stands for. */
export function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // The library also takes the octal and shortened forms that some systems read otherwise.
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

/** The first groups of an IPv6 address, which name a network. */
export const groupsOf = (address: ipaddr.IPv6, count: number) =>
  address.parts.slice(0, count).map(group => group.toString(16));

/**
 * What one subscriber holds, under one name for all its spellings: an IPv4 address, or the /64 of an IPv6 line, whose 2^64
 * addresses would be as many callers otherwise.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? `${groupsOf(parsed, 4).join(':')}::/64` : parsed.toString();
}
