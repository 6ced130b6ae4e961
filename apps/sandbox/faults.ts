/** The ways in which a provider can let us down, as the control calls name them. */
export const faultModes = [
  'error500',
  'refuse',
  'timeout',
  'slow',
  'pending',
  'act_then_timeout',
  'garbage',
  'wrong_amount',
  'wrong_currency',
  'status429',
  'redirect',
  'oversized',
] as const;

export type FaultMode = (typeof faultModes)[number];

export interface Fault {
  readonly provider: string;
  readonly operation: string;
  readonly mode: FaultMode;
  /** How many calls it still spoils. */
  times: number;
  readonly delayMs: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** The fault that the next call of this operation meets, used up by asking. */
  take(provider: string, operation: string): Fault | undefined;
  /** What still lies in wait. */
  list(): readonly Fault[];
  clear(): void;
}

/** Kept in memory on purpose: a sandbox that was restarted behaves. Faults of one operation are met in the order given. */
export function createFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add: fault => void waiting.push({ ...fault }),
    take(provider, operation) {
      const fault = waiting.find(next => next.provider === provider && next.operation === operation);
      if (!fault) return undefined;
      fault.times -= 1;
      if (fault.times === 0) waiting = waiting.filter(next => next !== fault);
      return fault;
    },
    list: () => waiting,
    clear: () => void (waiting = []),
  };
}
