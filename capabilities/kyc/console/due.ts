import { workingDaysAfter } from '@wura/operators/console/age';

/** Customers are told that a review takes 1 to 3 business days. */
const promisedDays = 3;

export const dueOf = (submittedAt: string): string => workingDaysAfter(submittedAt, promisedDays);
