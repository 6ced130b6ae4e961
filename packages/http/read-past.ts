import type { FastifyRequest } from 'fastify';

/** As long as a body that is taken may last to arrive, about. */
const readPastMs = 20_000;
/** A caller who has announced more and sends nothing is answered now. */
const beginsMs = 250;
/** A caller who is sending may pause, as a telephone's network does, and goes on: for longer, who has sent much already. */
const pauseMs = 800;
const longPauseMs = 2_500;
const muchBytes = 256 * 1024;

/** A caller who is cut off in the middle of sending never reads the answer, so the rest is read, and thrown away, for a while. */
export function readPast(payload: FastifyRequest['raw'], then: () => void): void {
  if (payload.readableEnded || payload.destroyed) return then();
  const whole = setTimeout(end, readPastMs);
  let pause = setTimeout(end, payload.readableDidRead ? pauseMs : beginsMs);
  let bytes = 0;
  function goOn(chunk: Buffer): void {
    clearTimeout(pause);
    bytes += chunk.length;
    pause = setTimeout(end, bytes > muchBytes ? longPauseMs : pauseMs);
  }
  function end(): void {
    clearTimeout(whole);
    clearTimeout(pause);
    payload.off('data', goOn).off('end', end).off('close', end).resume();
    then();
  }
  payload.on('data', goOn).on('end', end).on('close', end).resume();
}
