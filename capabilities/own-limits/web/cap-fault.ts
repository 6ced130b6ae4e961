import { parseMoney } from '@wura/money';
import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { ownLimitFaults } from '../refusals.ts';

const smallest = 100_00n;

/** Of a limit of one's own: none would be more than what the tier allows anyway. */
export const capFaultBelow =
  (tierLimit: string) =>
  (typed: string): Fault | undefined => {
    if (typed === '') return undefined;
    const [cap, most] = [parseMoney(typed, 'NGN'), parseMoney(tierLimit, 'NGN')];
    if (typeof cap === 'string' || typeof most === 'string') return commonFaults.amount_invalid;
    if (cap.minor > most.minor) return ownLimitFaults.own_limit_above_tier;
    return cap.minor < smallest ? ownLimitFaults.own_limit_too_small : undefined;
  };
