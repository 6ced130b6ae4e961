import { spentMs } from '@wura/testkit/processor-time';

/** No request may keep the one thread from all others for longer, in milliseconds of the processor. */
export const holdMsMax = 100;

/**
 * The longest that work keeps the loop without a turn for others, in milliseconds of the processor: a machine that others
 * use too changes nothing about it. Asked while nothing else is under way.
 */
export async function holdMsOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = spentMs();
  const turn = () => {
    const now = spentMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  turn();
  return longest;
}
