import { countAt, countMs, untilNextStepMs } from './count.ts';
import { figureText } from './figures.ts';
import { isStillWanted, whenSeen } from './motion.ts';

/** Lets the figures of a list rise together, the first time they are seen. */
export function countUp(list: HTMLElement): void {
  if (isStillWanted()) return;
  const counters = [...list.querySelectorAll<HTMLElement>('[data-to]')];

  whenSeen(list, () => {
    list.dataset.running = '';
    const startedAt = performance.now();
    const step = () => {
      const elapsedMs = performance.now() - startedAt;
      // The target is read each time: the figures of this service may arrive while the samples still rise.
      for (const each of counters) {
        if (each.dataset.to) each.textContent = figureText(countAt(elapsedMs, Number(each.dataset.to)));
      }
      if (elapsedMs < countMs) setTimeout(step, untilNextStepMs(elapsedMs));
    };
    step();
  });
}
