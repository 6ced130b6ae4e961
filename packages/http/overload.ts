import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A turn of the event loop that took longer than this means: a call that comes now would wait for seconds. */
const delayMsMax = 1_000;
const checkEveryMs = 250;

export interface Overload {
  /** True while calls are better refused at once than kept waiting. */
  isOn(): boolean;
  stop(): void;
}

export function watchOverload(): Overload {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let on = false;
  // What a process does before its first turn is to start, and a caller who comes then is not kept waiting by it any more.
  let isStarting = true;
  const timer = setInterval(() => {
    on = !isStarting && delay.percentile(90) / 1e6 > delayMsMax;
    isStarting = false;
    delay.reset();
  }, checkEveryMs);
  timer.unref();
  return {
    isOn: () => on,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
