import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/**
 * Where a request comes from: the farthest address that proxies of ours vouch for. Text that is no address is never one,
 * whichever proxy passed it on; then the last hop before it is what is known.
 */
export function callerAddress({ ips, ip, socket }: FastifyRequest): string {
  // Without trusted proxies there is no list, and the address is that of the connection.
  return (ips ?? [ip]).findLast(address => isIP(address) !== 0) ?? socket.remoteAddress ?? '';
}

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether any proxy passed this request on. */
export function isForwarded({ headers }: FastifyRequest): boolean {
  return forwardingHeaders.some(name => headers[name] !== undefined) || headers['cf-connecting-ip'] !== undefined;
}
