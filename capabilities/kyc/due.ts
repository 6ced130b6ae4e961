import { workingDaysAfter } from '@wura/platform/time';

/** Customers are told that a review takes 1 to 3 business days. */
const promisedDays = 3;

/** By when papers that came then are decided about. */
export const dueOf = (submittedAt: string): string =>
  new Date(workingDaysAfter(Date.parse(submittedAt), promisedDays)).toISOString();
