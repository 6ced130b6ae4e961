import { dayMs, minuteMs } from '@wura/platform/time';
import { readStanding, type HouseRecords } from '@wura/provider-payments/server/own-records';
import { assertLease, enqueue, enqueueAll, extendLease, reschedule, type NewJob } from '@wura/jobs';
import { transaction, type Pool, type Tx } from '@wura/database';
import type { AllFeatures, ProviderAccount } from '@wura/features/server';
import type { JobHandler } from '@wura/jobs/run';
import { noteBalance } from './account-queries.ts';
import { bookAccounts, keyOf, type ToBook } from './book-account.ts';
import type { Compared } from './compare.ts';
import { conclude, type Conclusion, type JudgedBalance } from './conclude.ts';
import { gather, Unreadable } from './gather.ts';
import {
  endRun,
  insertRun,
  readLastUntil,
  readOpen,
  readPositions,
  updatePositions,
  type DifferenceRow,
} from './queries.ts';
import { readAccounts, type AccountsRead } from './read-accounts.ts';
import { readDisputed } from './read-disputed.ts';
import { readEntries } from './read-entries.ts';

/** The job of holding our books against every provider's. There is one, and it is never finished. */
export const reconciliationJob = 'reconciliation';

/** Every run looks at a week again: what was decided late is seen, and a missed day is made up for. */
const overlapMs = 7 * dayMs;
/** A provider that could not be read is tried again long before the next day. */
const retryMs = 30 * minuteMs;
/** More open differences than the staff could look at at once. */
const openMax = 5_000;

/** Makes a run due now; one that is under way is followed by another. */
export function askForReconciliation(tx: Tx): Promise<void> {
  return enqueue(tx, { kind: reconciliationJob, subject: 'all' });
}

export interface Reconciling {
  pool: Pool;
  accounts: readonly ProviderAccount[];
  house: readonly HouseRecords[];
  all: Pick<AllFeatures, 'kinds'>;
  now: () => number;
}

/**
 * The worker's part: reads every provider's books and ours, and writes down once what differs, with a case for the
 * operator who has to look, and closes what differs no more. What only a question to the provider can settle is asked
 * again at once.
 */
export function createReconciliation(needs: Reconciling): JobHandler {
  return async job => {
    const { pool, now } = needs;
    const until = new Date(now());
    const stretch = { from: await beginning(needs, until), until };
    const open = await readOpen(pool, { limit: openMax });
    const run = await transaction(pool, async tx => {
      await assertLease(tx, job);
      return insertRun(tx, stretch);
    });

    const beat = () => extendLease(pool, job);
    const { accounts, house, all } = needs;
    // Our books first: what moves from here on is known to have moved while the providers were read.
    const entries = await readEntries(pool, { accounts, house, after: await readPositions(pool), beat });
    const gathered = await gatherAll(needs, { stretch, open, beat });
    const { compared } = gathered;
    const money = await readAccounts(pool, { accounts, compared, positions: entries.positions, stretch, beat });
    const disputed = await readDisputed(accounts, { stretch, beat });
    const standing = await readStanding(pool, all.kinds);
    await transaction(
      pool,
      async tx => {
        await assertLease(tx, job);
        const balances = await judgeBalances(tx, { run, at: until, gathered, money });
        const conclusion: Conclusion = {
          run,
          at: until,
          open,
          ...gathered,
          standing,
          strays: entries.strays,
          balances,
        };
        const differences = await conclude(tx, conclusion);
        await updatePositions(tx, entries.positions);
        const { atProvider, inLedger, again } = gathered;
        const unread = [...(gathered.why === undefined ? [] : [gathered.why]), ...money.unread, ...disputed.unread];
        const why = unread.length > 0 ? unread.join('; ') : undefined;
        await enqueueAll(tx, [...again, ...disputed.asked]);
        await endRun(tx, run, { at: new Date(now()), why, atProvider, inLedger, differences });
        // What is asked again now is compared again soon: it may be what the provider lists and we do not have.
        const isQuiet = again.length === 0 && balances.every(({ isExplained }) => isExplained);
        await reschedule(tx, job, why === undefined && isQuiet ? dayMs : retryMs);
      },
      { retries: 3 },
    );
  };
}

/**
 * Books what the providers kept and what the owner took out, and says of each balance whether it is explained. Nothing is
 * said of a provider whose lists could not be read.
 */
async function judgeBalances(
  tx: Tx,
  { run, at, gathered, money }: { run: bigint; at: Date; gathered: GatheredAll; money: AccountsRead },
): Promise<JudgedBalance[]> {
  const left = await bookAccounts(tx, run, [...gathered.fees, ...money.settlements]);
  const judged: JudgedBalance[] = [];
  for (const { provider, currency, theirs, ours: before, tolerance } of money.accounts) {
    if (gathered.unreadable.has(provider)) continue;
    const ours = before - (left.get(keyOf(provider, currency)) ?? 0n);
    const row = await noteBalance(tx, { provider, currency, theirs, ours, at });
    const size = row.difference < 0n ? -row.difference : row.difference;
    judged.push({ ...row, isExplained: size <= tolerance });
  }
  return judged;
}

/** Of the first run: when the first payment was begun. Nothing before it can be ours. */
async function beginning({ pool, accounts }: Reconciling, until: Date): Promise<Date> {
  const last = await readLastUntil(pool);
  if (last) return new Date(last.getTime() - overlapMs);
  const begun = await Promise.all(accounts.flatMap(({ ours }) => ours.map(books => books.beganAt(pool))));
  const times = begun.flatMap(at => (at ? [at.getTime()] : []));
  return new Date(Math.min(...times, until.getTime() - dayMs));
}

interface GatheredAll {
  /** Each with the account it belongs to. */
  compared: readonly { provider: string; job: string; each: Compared }[];
  atProvider: number;
  inLedger: number;
  /** What is asked about again though it does not differ. */
  again: readonly NewJob[];
  /** What the providers keep for what they did. */
  fees: readonly ToBook[];
  /** Providers that could not be read whole. */
  unreadable: ReadonlySet<string>;
  why: string | undefined;
}

async function gatherAll(
  { pool, accounts }: Reconciling,
  {
    stretch,
    open,
    beat,
  }: { stretch: { from: Date; until: Date }; open: readonly DifferenceRow[]; beat: () => Promise<void> },
): Promise<GatheredAll> {
  const compared: { provider: string; job: string; each: Compared }[] = [];
  const unread: string[] = [];
  const again: NewJob[] = [];
  const fees: ToBook[] = [];
  const unreadable = new Set<string>();
  let [atProvider, inLedger] = [0, 0];
  for (const account of accounts) {
    const { provider } = account.theirs;
    for (const books of account.ours) {
      const stillOpen = open
        .filter(row => row.provider === provider && row.operation === books.operation)
        .map(({ reference }) => reference);
      try {
        const gathered = await gather(account, books, { pool, stretch, stillOpen, beat });
        compared.push(...gathered.compared.map(each => ({ provider, job: books.job, each })));
        again.push(...gathered.givenUp.map(subject => ({ kind: books.job, subject })));
        atProvider += gathered.atProvider;
        inLedger += gathered.inLedger;
        fees.push({ provider, what: `fee ${books.operation}`, items: gathered.fees });
        if (gathered.why === undefined) continue;
        unread.push(`${provider} ${books.operation}s: ${gathered.why}`);
        unreadable.add(provider);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        unread.push(`${provider} ${books.operation}s: ${error.message}`);
        unreadable.add(provider);
      }
    }
  }
  const why = unread.length > 0 ? unread.join('; ') : undefined;
  return { compared, atProvider, inLedger, again, fees, unreadable, why };
}
