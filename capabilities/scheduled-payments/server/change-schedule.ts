import { transaction, type Tx } from '@wura/database';
import type { Call } from '@wura/http/router';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { moneyOf } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import { lagosDate } from '@wura/platform/time';
import { admit } from '@wura/wallets/server/clear';
import { confirmForLater } from '@wura/wallets/server/confirm-for-later';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { firstFrom, nextAfter } from '../calendar.ts';
import type { Routes } from '../contract.ts';
import { scheduleRefusals } from '../refusals.ts';
import { endFault, scheduleFaults, startFault } from '../rules.ts';
import { checkWish } from './check-wish.ts';
import { lookJob } from './jobs.ts';
import { kindNamed, type ScheduleNeeds } from './needs.ts';
import {
  findSchedule,
  hasPending,
  insertEvent,
  isDayTaken,
  lockSchedule,
  takeDay,
  updateProgress,
  updateTerms,
  type Progress,
  type ScheduleRow,
  type Terms,
} from './queries.ts';

type Origin = { address: string; requestId: string };
type OfOne = Pick<Call<Routes['pause'], SignedIn>, 'caller' | 'params' | 'address' | 'requestId'>;

/**
 * What makes more money leave, or sooner, needs the PIN as it did when the payment was made; what is done on failure does
 * not. Who is paid is never changed: that would be another payment.
 */
export async function changeSchedule(
  needs: ScheduleNeeds,
  call: Call<Routes['change'], SignedIn>,
): Promise<ScheduleRow> {
  const { pool, now, walletServices } = needs;
  const { caller, body, params, address, requestId } = call;
  const seen = await findSchedule(pool, { publicId: params.id, customer: caller.number });
  if (!seen) throw refuse(commonRefusals.not_found);
  if (body.amount !== undefined && typeof moneyOf(body.amount, currencyById(seen.currency).code) === 'string') {
    throw refuseFields({ amount: commonFaults.amount_invalid });
  }
  requireLiving(seen);
  const today = lagosDate(now());
  const changes: Terms & Progress = body.on_failure ? { on_failure: body.on_failure } : {};
  if (body.repeats !== undefined || body.next_on !== undefined || body.ends_on !== undefined) {
    Object.assign(changes, daysOf(seen, body, today));
  }
  const wallet = (await walletServices.wallets.byId(Number(seen.wallet)))!;
  const isPriceAsked = body.amount !== undefined || kindNamed(needs, seen.kind).of.isPriced === true;
  if (isPriceAsked) {
    const { kind, fields } = seen;
    const wish = await checkWish(needs, { customer: caller.number, kind, wallet, fields, amount: body.amount });
    if (wish.amount.minor !== seen.amount) changes.amount = wish.amount.minor;
  }
  if (Object.keys(changes).some(name => name !== 'on_failure')) {
    const payer = await admit(needs, call, wallet.publicId);
    const minor = changes.amount ?? seen.amount;
    const most = { currency: currencyById(seen.currency).code, minor };
    const payee = await kindNamed(needs, seen.kind).form.payee?.({ customer: caller.number, fields: seen.fields });
    await confirmForLater(needs, payer, { most, pin: body.pin, transfers: payee ? [{ payee, amount: most }] : [] });
  }
  if (Object.keys(changes).length === 0) return seen;
  return transaction(pool, async tx => {
    const schedule = await lockLiving(tx, { caller, params });
    // A payment was made between the look at it and the change of it.
    if (schedule.version !== seen.version) throw refuse(scheduleRefusals.schedule_under_way);
    const { next_on } = changes;
    if (next_on && (await isDayTaken(tx, { schedule: schedule.id, day: next_on }))) {
      throw refuseFields({ next_on: scheduleFaults.schedule_day_used });
    }
    const origin: Origin = { address, requestId };
    await insertEvent(tx, { schedule: schedule.id, what: 'changed', origin });
    const changed = await updateProgress(tx, await updateTerms(tx, schedule, changes), changes);
    await enqueue(tx, lookJob);
    return changed;
  });
}

/** A next day of the customer's own is from now on its day of the week and of the month. */
function daysOf(seen: ScheduleRow, body: Call<Routes['change'], SignedIn>['body'], today: string): Terms & Progress {
  const repeats = body.repeats ?? seen.repeats;
  const starts_on = body.next_on ?? seen.next_on ?? today;
  const wrongStart = body.next_on === undefined ? undefined : startFault(body.next_on, today);
  if (wrongStart) throw refuseFields({ next_on: wrongStart });
  const isMoved = body.next_on !== undefined || body.repeats !== undefined;
  const startsOn = isMoved ? starts_on : seen.starts_on;
  const ends_on = repeats === 'once' ? null : body.ends_on === undefined ? seen.ends_on : body.ends_on;
  const wrongEnd = endFault(ends_on, starts_on);
  if (wrongEnd) throw refuseFields({ ends_on: wrongEnd });
  const next_on = firstFrom({ repeats, startsOn, endsOn: ends_on }, starts_on) ?? null;
  const none = { retry_of: null, retry_on: null, retries: 0, wait_until: null };
  return { repeats, starts_on: startsOn, ends_on, next_on, ...none };
}

/** One payment less: its day is taken as if it had been paid, so that nothing pays it after all. */
export function skipNext({ pool }: ScheduleNeeds, call: Call<Routes['skip'], SignedIn>): Promise<ScheduleRow> {
  const { day } = call.body;
  return transaction(pool, async tx => {
    const schedule = await lockLiving(tx, call);
    const { id, next_on, retry_on, repeats, starts_on, ends_on } = schedule;
    // Pressed twice, or a screen of yesterday: that payment is out of the way already.
    if (day !== (retry_on ?? next_on)) throw refuse(scheduleRefusals.nothing_to_skip);
    if (retry_on !== null) return change(tx, schedule, { retry_of: null, retry_on: null, retries: 0 }, 'skipped', call);
    if (next_on === null) throw refuse(scheduleRefusals.nothing_to_skip);
    const isTaken = await takeDay(tx, { schedule: id, day: next_on, due_on: next_on, outcome: 'skipped' });
    if (!isTaken) throw refuse(scheduleRefusals.schedule_under_way);
    const after = nextAfter({ repeats, startsOn: starts_on, endsOn: ends_on }, next_on) ?? null;
    const isOver = after === null && !(await hasPending(tx, id));
    const state = isOver ? 'finished' : schedule.state;
    return change(tx, schedule, { next_on: after, state, wait_until: null }, 'skipped', call);
  });
}

export function pauseSchedule({ pool }: ScheduleNeeds, call: OfOne): Promise<ScheduleRow> {
  return transaction(pool, async tx => {
    const schedule = await lockLiving(tx, call);
    if (schedule.state === 'paused') return schedule;
    return change(tx, schedule, { state: 'paused' }, 'paused', call);
  });
}

/** From today on: days that went by meanwhile stay unpaid, and a day that is taken is not paid again. */
export function resumeSchedule({ pool, now }: ScheduleNeeds, call: OfOne): Promise<ScheduleRow> {
  return transaction(pool, async tx => {
    await refuseEnded(tx, call.caller);
    const schedule = await lockLiving(tx, call);
    if (schedule.state === 'active') return schedule;
    const { id, repeats, starts_on, ends_on, next_on } = schedule;
    const today = lagosDate(now());
    const calendar = { repeats, startsOn: starts_on, endsOn: ends_on };
    let next = next_on !== null && next_on < today ? firstFrom(calendar, today) : (next_on ?? undefined);
    if (next !== undefined && (await isDayTaken(tx, { schedule: id, day: next }))) next = nextAfter(calendar, next);
    const none = { retry_of: null, retry_on: null, retries: 0, wait_until: null };
    const isOver = next === undefined && !(await hasPending(tx, id));
    const state = isOver ? 'finished' : 'active';
    const resumed = await change(tx, schedule, { state, next_on: next ?? null, ...none }, 'resumed', call);
    await enqueue(tx, lookJob);
    return resumed;
  });
}

/** The first to come has it: the customer, or its day. */
export function cancelSchedule({ pool }: ScheduleNeeds, call: OfOne): Promise<ScheduleRow> {
  return transaction(pool, async tx => {
    const schedule = await lockOwn(tx, call);
    // Pressed twice, it is cancelled as it was meant to be.
    if (schedule.state === 'cancelled') return schedule;
    requireLiving(schedule);
    const none = { next_on: null, retry_of: null, retry_on: null, retries: 0, wait_until: null };
    return change(tx, schedule, { state: 'cancelled', ...none }, 'cancelled', call);
  });
}

async function change(
  tx: Tx,
  row: ScheduleRow,
  changes: Progress,
  what: 'skipped' | 'paused' | 'resumed' | 'cancelled',
  { address, requestId }: Origin,
): Promise<ScheduleRow> {
  await insertEvent(tx, { schedule: row.id, what, origin: { address, requestId } });
  return updateProgress(tx, row, changes);
}

async function lockOwn(tx: Tx, { caller, params }: Pick<OfOne, 'caller' | 'params'>): Promise<ScheduleRow> {
  const schedule = await lockSchedule(tx, { publicId: params.id, customer: caller.number });
  if (!schedule) throw refuse(commonRefusals.not_found);
  return schedule;
}

async function lockLiving(tx: Tx, call: Pick<OfOne, 'caller' | 'params'>): Promise<ScheduleRow> {
  const schedule = await lockOwn(tx, call);
  requireLiving(schedule);
  return schedule;
}

function requireLiving({ state }: ScheduleRow): void {
  if (state !== 'active' && state !== 'paused') throw refuse(scheduleRefusals.schedule_ended);
}
