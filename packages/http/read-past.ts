import type { FastifyRequest } from 'fastify';

const readPastMs = 3_000;
/** A caller who has announced more and sends nothing is answered now. */
const pauseMs = 250;

/** A caller who is cut off in the middle of sending never reads the answer, so the rest is read, and thrown away, for a while. */
export function readPast(payload: FastifyRequest['raw'], then: () => void): void {
  if (payload.readableEnded || payload.destroyed) return then();
  const whole = setTimeout(end, readPastMs);
  const pause = setTimeout(end, pauseMs);
  const goOn = () => void pause.refresh();
  function end(): void {
    clearTimeout(whole);
    clearTimeout(pause);
    payload.off('data', goOn).off('end', end).off('close', end).resume();
    then();
  }
  payload.on('data', goOn).on('end', end).on('close', end).resume();
}
