import { defineFaults, type Fault } from '@wura/wire/phrases';
import { addDays } from './calendar.ts';

/** What to do when a payment could not be made. */
export const failurePlans = ['retry', 'skip', 'stop'] as const;
export type FailurePlan = (typeof failurePlans)[number];

export const scheduleFaults = defineFaults({
  schedule_kind_unknown: 'Please choose what to pay',
  schedule_wallet_missing: 'Please select a wallet',
  schedule_repeats_unknown: 'Please choose how often',
  schedule_plan_unknown: 'Please choose what to do if a payment fails',
  schedule_start_invalid: 'Please choose a day from today to a year from now',
  schedule_end_invalid: 'The last day cannot be before the first, nor more than ten years away',
  schedule_day_used: 'A payment was made or skipped on that day already',
  schedule_price_theirs: 'The price of this is the seller’s, so it cannot be chosen',
});

export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

export function startFault(day: string, today: string): Fault | undefined {
  const isFine = isDay(day) && day >= today && day <= addDays(today, 366);
  return isFine ? undefined : scheduleFaults.schedule_start_invalid;
}

export function endFault(day: string | null, startsOn: string): Fault | undefined {
  if (day === null) return undefined;
  const isFine = isDay(day) && day >= startsOn && day <= addDays(startsOn, 3_660);
  return isFine ? undefined : scheduleFaults.schedule_end_invalid;
}

/** In a row, after the day itself. */
export const retriesMax = 3;
