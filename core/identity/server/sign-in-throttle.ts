import { hash } from 'node:crypto';
import type { Pool, Tx } from '@wura/database';
import { networkOf } from '@wura/platform/network';
import { addFailure, clearFailures, selectLevels, type Bucket } from './queries.ts';

/**
 * Slows guessing down by counting failed sign-ins, per identifier and per address, in the database. Each failure fills a
 * bucket that empties with time; while it is full the next try has to wait, a right one too.
 *
 * Nobody else can keep a customer out: from an address the customer has signed in from before, the tries of others do
 * not count. And as the buckets know identifiers and not accounts, they say nothing about who is a customer.
 */
export interface SignInThrottle {
  /** Seconds until the next try is allowed; 0 means now. */
  wait(attempt: Attempt): Promise<number>;
  failed(attempt: Attempt): Promise<void>;
  succeeded(tx: Tx, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** One text for all spellings of an identifier. */
  identifier: string;
  address: string;
  isKnownHere: boolean;
}

const perIdentifier = { max: 5, leakSeconds: 120 };
/** A whole street may share one address of a mobile network, so it takes many more failures to fill that bucket. */
const perAddress = { max: 100, leakSeconds: 9 };

export function createSignInThrottle(pool: Pool, { now }: { now: () => number }): SignInThrottle {
  return {
    async wait(attempt) {
      const limited = [
        { ...perIdentifier, ...identifierBucket(attempt) },
        { ...perAddress, ...addressBucket(attempt) },
      ];
      const levels = await selectLevels(pool, limited, new Date(now()));
      const waits = limited.map(({ subject, max, leakSeconds }) => {
        const level = levels.get(subject.toString('hex')) ?? 0;
        return level > max - 1 ? Math.ceil((level - (max - 1)) * leakSeconds) : 0;
      });
      return Math.max(...waits);
    },
    failed: attempt => addFailure(pool, [identifierBucket(attempt), addressBucket(attempt)], new Date(now())),
    // The address keeps its count: one account of his own must not buy a guesser new tries at others.
    succeeded: (tx, attempt) => clearFailures(tx, identifierBucket(attempt)),
  };
}

export const noThrottle: SignInThrottle = {
  wait: () => Promise.resolve(0),
  failed: () => Promise.resolve(),
  succeeded: () => Promise.resolve(),
};

function identifierBucket({ identifier, address, isKnownHere }: Attempt): Bucket {
  const subject = isKnownHere ? `at ${networkOf(address)} ${identifier}` : `name ${identifier}`;
  return { subject: hash('sha256', subject, 'buffer'), leakSeconds: perIdentifier.leakSeconds };
}

function addressBucket({ address }: Attempt): Bucket {
  return { subject: hash('sha256', `address ${networkOf(address)}`, 'buffer'), leakSeconds: perAddress.leakSeconds };
}
