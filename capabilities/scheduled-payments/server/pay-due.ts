import { transaction, type Tx } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import type { DueDeed } from '@wura/features/server/schedulable';
import { readMover } from '@wura/identity/server';
import { assertLease, complete, type Job } from '@wura/jobs';
import type { Entry } from '@wura/ledger/server/order';
import { currencyById } from '@wura/money/currencies';
import { hourMs, lagosDate, lagosMidnight, minuteMs } from '@wura/platform/time';
import type { PricedKind } from '@wura/policy/server';
import { providerRefusals } from '@wura/provider-payments/contract';
import { away } from '@wura/wallets/server/asker';
import { uuidOf } from '@wura/wallets/server/intents';
import { wasDoneBefore } from '@wura/wallets/server/refusals';
import { commonRefusals, Refused } from '@wura/wire/refusals';
import { lastUntil, nextAfter } from '../calendar.ts';
import { noteFailure } from './note-failure.ts';
import {
  endRun,
  findSchedule,
  hasPending,
  insertEvent,
  listEnded,
  lockSchedule,
  takeDay,
  updateProgress,
  type ScheduleRow,
} from './queries.ts';

export interface DueNeeds extends Pick<WorkerNeeds, 'pool' | 'policy' | 'walletServices' | 'now'> {
  readonly deeds: ReadonlyMap<string, DueDeed>;
  readonly prices: ReadonlyMap<string, PricedKind>;
}

/** What a worker finds to do for one schedule: the day of it that is due, and the day on which that is. */
interface Due {
  readonly dueOn: string;
  readonly today: string;
}

/**
 * Makes the payment of one schedule that is due, and notes how an earlier one has ended. Any number of workers may try at
 * once: the day is taken in the commit that moves the money, and there is one row for a day.
 */
export async function payDue(needs: DueNeeds, job: Job): Promise<void> {
  const { pool, now } = needs;
  await transaction(pool, tx => settleEnded(needs, tx, job), { retries: 5 });
  const schedule = await findSchedule(pool, { publicId: job.subject });
  const due = schedule && dueNow(schedule, now());
  if (schedule && due) await pay(needs, job, schedule, due);
  await transaction(pool, tx => complete(tx, job));
}

function dueNow(schedule: ScheduleRow, at: number): Due | undefined {
  const { state, next_on, retry_of, retry_on, repeats, starts_on, ends_on, wait_until } = schedule;
  const today = lagosDate(at);
  if (state !== 'active' || (wait_until !== null && wait_until.getTime() > at)) return undefined;
  if (next_on !== null && next_on <= today) {
    // Of several that no worker was there for, the newest alone is paid.
    const last = lastUntil({ repeats, startsOn: starts_on, endsOn: ends_on }, today);
    return { dueOn: last !== undefined && last > next_on ? last : next_on, today };
  }
  return retry_of !== null && retry_on !== null && retry_on <= today ? { dueOn: retry_of, today } : undefined;
}

async function pay(needs: DueNeeds, job: Job, schedule: ScheduleRow, due: Due): Promise<void> {
  const { pool, deeds, walletServices } = needs;
  const currency = currencyById(schedule.currency).code;
  const amount = { currency, minor: schedule.amount } as const;
  const deed = deeds.get(schedule.kind);
  const wallet = (await walletServices.wallets.byId(Number(schedule.wallet)))!;
  const { fields, name, number } = schedule;
  const takeUp = (tx: Tx, entry: Entry) => takeDue(tx, job, schedule, due, entry);
  const request = uuidOf(`scheduled payment\0${schedule.public_id}\0${due.today}`);
  try {
    if (!deed) throw new Refused(providerRefusals.service_off, {});
    const mover = await readMover(pool, schedule.customer);
    const wish = { wallet: wallet.publicId, fields, amount, name, number };
    const paid = await deed(away(mover, takeUp), wish, { request, fingerprint: 0, isNamed: true });
    if (paid.status === 'pending') return;
    const { status, reason } = paid;
    await transaction(pool, tx => noteEnd(needs, tx, { schedule, due, outcome: status, why: reason }), { retries: 5 });
  } catch (error) {
    // Another worker has paid it, or its customer changed their mind a moment ago.
    if (error instanceof NoLongerDue || wasDoneBefore(error)) return;
    if (!(error instanceof Refused)) throw error;
    await transaction(pool, tx => refused(needs, tx, { job, schedule, due, why: error.refusal.code }), { retries: 5 });
  }
}

class NoLongerDue extends Error {}

/** In the commit that moves the money: the day is taken, and the schedule moves on to its next one. */
async function takeDue(tx: Tx, job: Job, seen: ScheduleRow, { dueOn, today }: Due, entry: Entry): Promise<void> {
  await assertLease(tx, job);
  const schedule = await lockUnchanged(tx, seen);
  if (!schedule) throw new NoLongerDue();
  const day = { schedule: schedule.id, day: today, due_on: dueOn, outcome: 'pending' } as const;
  if (!(await takeDay(tx, day, { entry, amount: schedule.amount }))) throw new NoLongerDue();
  await moveOn(tx, schedule, dueOn);
}

async function lockUnchanged(tx: Tx, { public_id: publicId, version }: ScheduleRow): Promise<ScheduleRow | undefined> {
  const schedule = await lockSchedule(tx, { publicId });
  return schedule?.state === 'active' && schedule.version === version ? schedule : undefined;
}

/** What was missed before this day is written down and not made up for. */
async function moveOn(tx: Tx, schedule: ScheduleRow, dueOn: string): Promise<void> {
  const { id, next_on, repeats, starts_on, ends_on } = schedule;
  const calendar = { repeats, startsOn: starts_on, endsOn: ends_on };
  const none = { retry_of: null, retry_on: null, wait_until: null };
  if (next_on === null || next_on > dueOn) {
    await updateProgress(tx, schedule, none);
    return;
  }
  for (let day: string | undefined = next_on; day !== undefined && day < dueOn; day = nextAfter(calendar, day)) {
    await takeDay(tx, { schedule: id, day, due_on: day, outcome: 'missed' });
  }
  await updateProgress(tx, schedule, { next_on: nextAfter(calendar, dueOn) ?? null, ...none, retries: 0 });
}

/** No money moved. A provider that is away is tried again today; anything else is what its customer said to do about it. */
async function refused(
  needs: DueNeeds,
  tx: Tx,
  { job, schedule: seen, due, why }: { job: Job; schedule: ScheduleRow; due: Due; why: string },
): Promise<void> {
  await assertLease(tx, job);
  const schedule = await lockUnchanged(tx, seen);
  if (!schedule) return;
  const at = needs.now();
  if (passing.has(why) && at < lagosMidnight(at, { later: 1 }) - 2 * hourMs) {
    await updateProgress(tx, schedule, { wait_until: new Date(at + 10 * minuteMs) });
    return;
  }
  const { dueOn, today } = due;
  const isTaken = await takeDay(tx, { schedule: schedule.id, day: today, due_on: dueOn, outcome: 'failed', why });
  await moveOn(tx, schedule, dueOn);
  if (!isTaken) return;
  const moved = (await lockSchedule(tx, { publicId: schedule.public_id }))!;
  await noteFailure(tx, { schedule: moved, dueOn, today, why, at });
}

/** What passes by itself. */
const passing: ReadonlySet<string> = new Set([
  providerRefusals.provider_unavailable.code,
  commonRefusals.busy.code,
  'outcome_unknown',
  'duplicate',
]);

/** Those that were paid and had not ended then. */
async function settleEnded(needs: DueNeeds, tx: Tx, job: Job): Promise<void> {
  await assertLease(tx, job);
  const schedule = await lockSchedule(tx, { publicId: job.subject });
  if (!schedule) return;
  for (const { day, due_on: dueOn, status } of await listEnded(tx, schedule.id)) {
    const due = { dueOn, today: day };
    await noteEnd(needs, tx, { schedule, due, outcome: status, why: status === 'failed' ? 'returned' : null });
  }
}

interface End {
  readonly schedule: ScheduleRow;
  readonly due: Due;
  readonly outcome: 'completed' | 'failed';
  readonly why: string | null;
}

async function noteEnd(needs: DueNeeds, tx: Tx, { schedule: { public_id }, due, outcome, why }: End): Promise<void> {
  const schedule = (await lockSchedule(tx, { publicId: public_id }))!;
  const { id } = schedule;
  const { dueOn, today } = due;
  if (!(await endRun(tx, { schedule: id, day: today, outcome, why }))) return;
  if (outcome === 'failed') {
    const at = needs.now();
    await noteFailure(tx, { schedule, dueOn, today: lagosDate(at), why: why ?? 'returned', at });
    return;
  }
  const isOver = schedule.state === 'active' && schedule.next_on === null && schedule.retry_on === null;
  if (isOver && !(await hasPending(tx, id))) {
    await insertEvent(tx, { schedule: id, what: 'finished' });
    await updateProgress(tx, schedule, { state: 'finished', retries: 0 });
  } else if (schedule.retries > 0) await updateProgress(tx, schedule, { retries: 0 });
}
