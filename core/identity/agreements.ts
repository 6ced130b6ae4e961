/** The day from which this wording of the terms holds. A changed clause means a new day, in every language. */
export const termsVersion = '2026-11-21';

/**
 * When a customer who is here at this moment agrees to it: no agreement comes before its wording. A customer who is entered with a day
 * of the past, as those of the demonstration are, agreed on the day when the wording began.
 */
export function agreedAt(at: Date, version: string = termsVersion): Date {
  return new Date(Math.max(at.getTime(), Date.parse(`${version}T00:00:00+01:00`)));
}
