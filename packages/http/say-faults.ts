import type { Log } from '@wura/platform/log';

export interface Fault {
  code: string;
  requestId: string;
  cause: Error;
}

export interface FaultLog {
  /** A fault that is a bug, or after which an operator has to look what became of the money: each with its stack. */
  each(fault: Fault): void;
  /** One of an outage, where every call ends alike: the first is said, and of the rest how many there were. */
  ofOutage(fault: Fault): void;
  stop(): void;
}

const everyMs = 10_000;

/** A server that answers a thousand callers a second is to write about an outage, and not a thousand stacks a second. */
export function createFaultLog(log: Log): FaultLog {
  const leftOut = new Map<string, { code: string; error: string; count: number; timer: NodeJS.Timeout }>();

  function say({ code, requestId, cause }: Fault): void {
    log.error('request failed', { requestId, code, error: cause.message, stack: cause.stack });
  }

  function sayCount(kind: string): void {
    const held = leftOut.get(kind)!;
    const { code, error, count } = held;
    if (count === 0) return forget(kind);
    log.error('more requests failed alike', { code, error, count });
    held.count = 0;
  }

  function forget(kind: string): void {
    clearInterval(leftOut.get(kind)!.timer);
    leftOut.delete(kind);
  }

  return {
    each: say,
    ofOutage(fault) {
      const kind = kindOf(fault);
      const held = leftOut.get(kind);
      if (held) return void held.count++;
      say(fault);
      const timer = setInterval(sayCount, everyMs, kind);
      timer.unref();
      leftOut.set(kind, { code: fault.code, error: fault.cause.message, count: 0, timer });
    },
    stop() {
      for (const kind of leftOut.keys()) {
        if (leftOut.get(kind)!.count > 0) sayCount(kind);
        forget(kind);
      }
    },
  };
}

/** PostgreSQL names files and processes in its messages, and its codes are few. */
function kindOf({ code, cause }: Fault): string {
  const { code: ofCause } = cause as { code?: unknown };
  return `${code} ${typeof ofCause === 'string' ? ofCause : cause.message}`;
}
