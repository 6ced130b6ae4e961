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
  /** A text that a call has to carry to be spoiled, such as an account number; without it, every call is. */
  readonly about?: string | undefined;
  /** How many calls it still spoils. */
  times: number;
  readonly delayMs: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** The fault that the next call of this operation meets, used up by asking. What the call says is in `said`. */
  take(provider: string, operation: string, said?: string): Fault | undefined;
  /** What still lies in wait. */
  list(): readonly Fault[];
  clear(): void;
}

/** Kept in memory on purpose: a sandbox that was restarted behaves. Faults of one operation are met in the order given. */
export function createFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add: fault => void waiting.push({ ...fault }),
    take(provider, operation, said = '') {
      const fault = waiting.find(
        next => next.provider === provider && next.operation === operation && said.includes(next.about ?? ''),
      );
      if (!fault) return undefined;
      fault.times -= 1;
      if (fault.times === 0) waiting = waiting.filter(next => next !== fault);
      return fault;
    },
    list: () => waiting,
    clear: () => void (waiting = []),
  };
}
