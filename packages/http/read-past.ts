import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';

const readPastMs = 3_000;

/** A caller who is cut off in the middle of sending never reads the answer, so the rest is read, and thrown away, for a while. */
export function readPast(payload: FastifyRequest['raw'], then: () => void): void {
  const patience = AbortSignal.timeout(readPastMs);
  finished(payload, { signal: patience }, () => then());
  payload.resume();
}
