import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';

/** Where a name led at this moment. The connection is made to these and to no other. */
export interface Resolved {
  readonly address: string;
  readonly family: 4 | 6;
}

export type NotReached = 'name_unknown' | 'address_refused';

export type Lookup = (name: string) => Promise<readonly { address: string; family: number }[]>;

interface Ways {
  /** For a developer's own machine. */
  readonly isLoopbackAllowed: boolean;
  readonly find?: Lookup;
}

const findAll: Lookup = name => lookup(name, { all: true, verbatim: true });

/**
 * The public addresses of a name that a customer gave us. One that leads inside, and were it among others, is refused: an
 * attacker who answers for the name would have us call our own machines.
 */
export async function resolvePublic(
  hostname: string,
  { isLoopbackAllowed, find = findAll }: Ways,
): Promise<readonly Resolved[] | NotReached> {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  let found: Awaited<ReturnType<Lookup>>;
  try {
    found = ipaddr.isValid(name)
      ? [{ address: name, family: ipaddr.parse(name).kind() === 'ipv4' ? 4 : 6 }]
      : await find(name);
  } catch {
    return 'name_unknown';
  }
  if (found.length === 0) return 'name_unknown';
  if (!found.every(({ address }) => isPublic(address, { isLoopbackAllowed }))) return 'address_refused';
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

/** All of version 6 that is handed out to the public; what stands for an address of version 4 lies outside of it. */
const handedOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Neither ours, nor a neighbour's, nor of the cloud that we may run in, nor one that stands for such. */
export function isPublic(address: string, { isLoopbackAllowed = false } = {}): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (isLoopbackAllowed && parsed.range() === 'loopback') return true;
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(handedOut);
}
