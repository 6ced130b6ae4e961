import { hash } from 'node:crypto';
import type { Pool, Tx } from '@wura/database';
import { networkOf } from '@wura/platform/network';
import { addFailure, clearFailures, selectLevels, type Bucket } from './sign-in-failure-queries.ts';

/**
 * Slows guessing down by counting failed sign-ins in the database. Each failure fills buckets that empty with time; while
 * one is full the next try has to wait, a right one too.
 *
 * Other people cannot keep a customer out: a browser or an address that the customer has signed in with before has a
 * bucket of its own, and no other counts there. Everywhere else an account has one budget whatever it is called by, one
 * address can use up a part of it only, and an address is slowed down by the number of accounts it fails at, so that one
 * customer who forgot a password does not slow down the street.
 */
export interface SignInThrottle {
  /** Seconds until the next try is allowed; 0 means now. */
  wait(attempt: Attempt): Promise<number>;
  failed(attempt: Attempt): Promise<void>;
  succeeded(tx: Tx, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** The account where one is known by the identifier, otherwise one text for all spellings of it. */
  account: string;
  address: string;
  isKnownHere: boolean;
  /** What this browser is known by, if the account was signed in to with it before. */
  knownDevice?: string | undefined;
}

interface Limited extends Bucket {
  max: number;
}

const perPlace = { max: 5, leakSeconds: 120 };
/** From all the places together where the customer never was. */
const perAccount = { max: 20, leakSeconds: 120 };
/** A whole town may share one address of a mobile network, so it takes many accounts to fill that bucket. */
const perAddress = { max: 100, leakSeconds: 9 };

export function createSignInThrottle(pool: Pool, { now }: { now: () => number }): SignInThrottle {
  const levelsOf = (buckets: readonly Bucket[]) => selectLevels(pool, buckets, new Date(now()));
  return {
    async wait(attempt) {
      const limited = [...ownBuckets(attempt), ...addressBuckets(attempt)];
      const levels = await levelsOf(limited);
      const waits = limited.map(({ subject, max, leakSeconds }) => {
        const level = levels.get(subject.toString('hex')) ?? 0;
        return level > max - 1 ? Math.ceil((level - (max - 1)) * leakSeconds) : 0;
      });
      return Math.max(...waits);
    },
    async failed(attempt) {
      const own = ownBuckets(attempt);
      // An address is judged by how many accounts it fails at, not by how often one customer mistypes.
      const isAgain = (await levelsOf(own.slice(0, 1))).size > 0;
      await addFailure(pool, isAgain ? own : [...own, ...addressBuckets(attempt)], new Date(now()));
    },
    // The address keeps its count: one account of his own must not buy a guesser new tries at others.
    succeeded: (tx, attempt) => clearFailures(tx, ownBuckets(attempt)),
  };
}

export const noThrottle: SignInThrottle = {
  wait: () => Promise.resolve(0),
  failed: () => Promise.resolve(),
  succeeded: () => Promise.resolve(),
};

/** The first of them is that of this account at this place. */
function ownBuckets({ account, address, isKnownHere, knownDevice }: Attempt): Limited[] {
  if (knownDevice !== undefined) return [bucket(`with ${knownDevice} ${account}`, perPlace)];
  const place = networkOf(address);
  if (isKnownHere) return [bucket(`at ${place} ${account}`, perPlace)];
  return [bucket(`from ${place} ${account}`, perPlace), bucket(`name ${account}`, perAccount)];
}

function addressBuckets({ address, isKnownHere, knownDevice }: Attempt): Limited[] {
  if (isKnownHere || knownDevice !== undefined) return [];
  return [bucket(`address ${networkOf(address)}`, perAddress)];
}

function bucket(subject: string, limits: { max: number; leakSeconds: number }): Limited {
  return { subject: hash('sha256', subject, 'buffer'), ...limits };
}
